import { submissionKey } from './key'

const now = new Date('2026-11-24T10:00:00Z')
const mark = '1234567890-1234567890-1'

describe('submissionKey', () => {
  test('is the same for equal values and marks, on any day', () =>
    expect(submissionKey(['a'], mark, now)).toBe(
      submissionKey(['a'], mark, new Date('2027-01-01T00:00:00Z')),
    ))

  test('differs with the values, and with the mark', () => {
    const keys = [
      submissionKey(['a'], mark, now),
      submissionKey(['b'], mark, now),
      submissionKey(['a'], `${mark}2`, now),
      submissionKey(['a'], null, now),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  test.each([null, undefined, '', 7, 'short', 'x'.repeat(65), '<script>alert(1)</script>', {}])(
    'uses the day instead of the mark %j',
    (noMark) => {
      const key = submissionKey(['a'], noMark, now)
      expect(key).toMatch(/^[0-9a-f]{64}$/)
      expect(key).toBe(submissionKey(['a'], null, new Date('2026-11-24T23:59:59Z')))
      expect(key).not.toBe(submissionKey(['a'], null, new Date('2026-11-25T00:00:00Z')))
    },
  )
})
