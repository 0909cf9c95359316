import { isId, isSlug, splitParts } from './pattern'

describe('the segments of a pattern', () => {
  test.each([
    ['/', []],
    ['/people', [{ kind: 'word', word: 'people' }]],
    [
      '/people/:id/:slug',
      [
        { kind: 'word', word: 'people' },
        { kind: 'segment', name: 'id' },
        { kind: 'segment', name: 'slug' },
      ],
    ],
    [
      '/service/:slugs{1,3}',
      [
        { kind: 'word', word: 'service' },
        { kind: 'run', name: 'slugs', min: 1, max: 3 },
      ],
    ],
    [
      '/features/:root/:pairs{0,9}',
      [
        { kind: 'word', word: 'features' },
        { kind: 'segment', name: 'root' },
        { kind: 'run', name: 'pairs', min: 0, max: 9 },
      ],
    ],
  ])('parses %s', (pattern, parts) => {
    expect(splitParts(pattern)).toEqual(parts)
  })
})

describe('an id', () => {
  test.each(['1', '7', '1001', '9999999999'])('accepts %s', (value) =>
    expect(isId(value)).toBe(true),
  )
  test.each([
    '',
    '0',
    '01',
    '-1',
    '1.5',
    '1e3',
    '12345678901',
    ' 1',
    '1 ',
    '1\n',
    '１',
    'a',
    '0x1',
    '__proto__',
  ])('refuses %j', (value) => expect(isId(value)).toBe(false))
})

describe('a slug', () => {
  test.each(['a', 'ines-kato', '2026-outlook', 'a-b-c'])('accepts %s', (value) =>
    expect(isSlug(value)).toBe(true),
  )

  test('accepts 120 letters', () => expect(isSlug('x'.repeat(120))).toBe(true))
  test.each([
    '',
    '-a',
    'a-',
    'a--b',
    'A',
    'é',
    '中文',
    'a_b',
    'a.b',
    '..',
    'a/b',
    'a b',
    'a\n',
    '__proto__',
    'a%2fb',
    '\u0000',
  ])('refuses %j', (value) => expect(isSlug(value)).toBe(false))

  test.each([121, 10_000, 100_000])('refuses one of %d letters', (length) => {
    expect(isSlug('x'.repeat(length))).toBe(false)
    expect(isSlug('a-'.repeat(length / 2))).toBe(false)
  })
})
