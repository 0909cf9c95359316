import { toSubjectSlug } from './subject-slug'

describe('the subject slug', () => {
  test.each<[Record<string, string | string[] | undefined>, string]>([
    [{ about: 'associate-tokyo' }, 'associate-tokyo'],
    [{ about: 'a' }, 'a'],
    [{ about: '2026' }, '2026'],
    [{ about: ['first', 'second'] }, 'first'],
    [{ about: 'a'.repeat(96) }, 'a'.repeat(96)],
    [{ about: 'a'.repeat(97) }, ''],
    [{ about: 'a'.repeat(1_000_000) }, ''],
    [{}, ''],
    [{ about: undefined }, ''],
    [{ about: '' }, ''],
    [{ about: [] }, ''],
    [{ about: '-a' }, ''],
    [{ about: 'a-' }, ''],
    [{ about: 'a--b' }, ''],
    [{ about: 'A' }, ''],
    [{ about: 'a b' }, ''],
    [{ about: 'a\n' }, ''],
    [{ about: 'a\r\nBcc: everybody@site.test' }, ''],
    [{ about: '\u202ea' }, ''],
    [{ about: '../../etc' }, ''],
    [{ about: '__proto__' }, ''],
    [{ about: '<script>' }, ''],
    [{ about: '东京' }, ''],
    [{ subject: 'a' }, ''],
  ])('of %j is %j', (query, about) => expect(toSubjectSlug(query)).toBe(about))

  test('is parsed in linear time', () => {
    const startedAt = performance.now()
    toSubjectSlug({ about: `${'a-'.repeat(100_000)}!` })
    expect(performance.now() - startedAt).toBeLessThan(500)
  })
})
