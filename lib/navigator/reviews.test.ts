import { lastReview, toReviews } from './reviews'
import type { Answer, Statement } from './types'
import { toPair } from './find-versions'

const say = (statedAt: string, title = 'Yes'): Statement => ({
  statedAt,
  title,
  summary: '',
  text: '',
  status: { key: 'permitted', word: 'Permitted', tone: 'open' },
})
const answer = (
  jurisdiction: string,
  current: Statement | null,
  reviewedOn: string | null,
  more: Partial<Answer> = {},
): Answer => ({
  jurisdiction,
  question: 'q',
  reviewedOn,
  overdue: false,
  current,
  history: [],
  ...more,
})

describe('a list of reviews', () => {
  test('is sorted by day and jurisdiction, and has readable statements', () => {
    const list = toReviews([
      answer('fr', null, '2026-05-01T09:00:00.000Z'),
      answer('de', say('2026-05-01T07:00:00.000Z'), '2026-05-01T09:00:00.000Z'),
      answer('ie', say('2026-01-01T07:00:00.000Z'), '2026-06-01T09:00:00.000Z'),
      answer('nl', null, null),
      answer('uk', say('2026-04-01T07:00:00.000Z'), null),
    ])
    expect(
      list.map(({ date, kind, jurisdiction, statement }) => [
        date.slice(0, 10),
        kind,
        jurisdiction,
        statement?.title ?? null,
      ]),
    ).toEqual([
      ['2026-06-01', 'reviewed', 'ie', 'Yes'],
      ['2026-05-01', 'stated', 'de', 'Yes'],
      ['2026-05-01', 'reviewed', 'fr', null],
      ['2026-04-01', 'stated', 'uk', 'Yes'],
    ])
  })

  test('has the last day', () => {
    expect(
      lastReview([
        answer('a', null, '2026-01-02'),
        answer('b', null, '2026-03-01'),
        answer('c', null, null),
      ]),
    ).toBe('2026-03-01')
    expect(lastReview([])).toBe('')
  })
})

describe('two versions of an answer', () => {
  const changed = answer('fr', say('2026-05-10T09:00:00.000Z', 'New'), null, {
    history: [{ ...say('2025-03-01T09:00:00.000Z', 'Old'), changeNote: null }],
  })
  test.each([
    [
      ['2025-03-01', '2026-05-10'],
      ['Old', 'New'],
    ],
    [
      ['2026-05-10', '2025-03-01'],
      ['Old', 'New'],
    ],
    [['2026-05-10', '2026-05-10'], null],
    [['2025-03-01', '2024-01-01'], null],
    [['', ''], null],
  ] as const)('of %j', (days, expected) => {
    const pair = toPair(changed, days)
    expect(pair && [pair.before.title, pair.after.title]).toEqual(expected)
  })
  test('are null for a gated answer', () =>
    expect(toPair(answer('fr', null, null), ['2025-03-01', '2026-05-10'])).toBeNull())
})
