/** @jest-environment node */
import { createTarget, toIds } from '../testing/target'

const target = createTarget(
  'filters',
  { attributesForFaceting: ['type', 'sector', 'filterOnly(slugs)', 'quoted key', 'year'] },
  [
    { objectID: '1', type: 'Article', sector: ['Energy', 'Technology'], year: 2020, day: 10 },
    { objectID: '2', type: 'Article', sector: ['Energy'], year: 2022, day: -1.5, slugs: ['a:b'] },
    { objectID: '3', type: 'News', sector: [], year: 2021, day: 20, 'quoted key': 'a "b" c' },
    { objectID: '4', type: 'http://x.example/a:b', year: 2024, day: [5, 30], other: 'Article' },
  ],
)
const select = (params: object) => toIds(target, params).sort().join('')

describe('filters', () => {
  it.each([
    ['', '1234'],
    ['type:Article', '12'],
    ['type:article', '12'],
    ['type:"Article"', '12'],
    ['"type":Article', '12'],
    ['  type : "Article"  AND  sector:"Technology" ', '1'],
    ['type:"Article" AND slugs:"a:b"', '2'],
    ['year:2024', '4'],
    ['day>10', '34'],
    ['day >= 10', '134'],
    ['day < 0', '2'],
    ['day <= -1.5', '2'],
    ['day = 30', '4'],
    ['type:"Article" AND day >= 5 AND day <= 15', '1'],
    ['type:http://x.example/a:b', '4'],
    ['"quoted key":"a \\"b\\" c"', '3'],
    ['other:Article', ''],
    ['nothing:here', ''],
    ['nothing > 1', ''],
    ['constructor:x', ''],
  ])('%s selects %s', (filters, expected) => {
    expect(select({ filters })).toBe(expected)
  })

  it.each([
    ['type:'],
    ['type'],
    ['AND'],
    ['type:Article AND'],
    ['type:Article AND AND year:2020'],
    ['type:"Article"AND year:2020'],
    ['type:Article OR type:News'],
    ['NOT type:Article'],
    ['(type:Article)'],
    ['year>abc'],
    ['day >= NaN'],
    ['type:"Article'],
    ['type:Article type:News'],
    ['('.repeat(5_000)],
    ["type:Article' OR 1=1 --"],
    ['x'.repeat(100_000)],
    ['"'.repeat(100_001)],
    [Array.from({ length: 3_000 }, () => 'a:b').join(' AND ')],
    [Array.from({ length: 90 }, (_, i) => `day > ${i}`).join(' AND ')],
  ])('case %# is a bad request', (filters) => {
    expect(() => select({ filters })).toThrow(expect.objectContaining({ status: 400 }))
  })

  it.each([
    [['type:Article', 'sector:Technology'], '1'],
    [[['type:Article', 'type:News']], '123'],
    [[['type:Article', 'type:News'], 'year:2020'], '1'],
    [['type:-Article'], '34'],
    [[['type:-Article', 'sector:Technology']], '134'],
    [['type:\\-Article'], ''],
    [['type:"Article"'], '12'],
    [[], '1234'],
    [[[]], '1234'],
    [[Array.from({ length: 1_000 }, (_, i) => `year:${i + 1_100}`)], '1234'],
  ])('facetFilters of case %# select %s', (facetFilters, expected) => {
    expect(select({ facetFilters })).toBe(expected)
  })

  it('are all to hold', () => {
    expect(select({ filters: 'day > 0', facetFilters: ['type:Article'] })).toBe('1')
  })

  it.each([
    [[[['type:Article']]]],
    [{ type: 'Article' }],
    ['type:Article'],
    [['Article']],
    [[':Article']],
    [[3]],
    [[Array.from({ length: 3_000 }, () => 'type:Article')]],
    [Array.from({ length: 300 }, () => 'type:-Article')],
  ])('refuses the facetFilters of case %#', (facetFilters) => {
    expect(() => select({ facetFilters })).toThrow(expect.objectContaining({ status: 400 }))
  })
})
