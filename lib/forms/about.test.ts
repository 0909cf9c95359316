import { aboutOf } from './about'

describe('what a message is about', () => {
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
  ])('by %j is %j', (query, about) => expect(aboutOf(query)).toBe(about))

  test('is found soon in a long run of hyphens', () => {
    const began = performance.now()
    aboutOf({ about: `${'a-'.repeat(100_000)}!` })
    expect(performance.now() - began).toBeLessThan(500)
  })
})
