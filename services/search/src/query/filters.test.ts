/** @jest-environment node */
import { createTarget, idsOf } from '../testing/target'
import { parseFacetFilters, parseFilters, parseNumericFilters } from './filters'

const target = createTarget(
  'filters',
  {
    attributesForFaceting: ['type', 'sector', 'filterOnly(author.name)', 'featured', 'quoted key'],
  },
  [
    {
      objectID: '1',
      type: 'Article',
      sector: ['Energy', 'Technology'],
      year: 2020,
      featured: true,
      author: { name: 'Zoë O’Neil' },
      _tags: ['public'],
    },
    {
      objectID: '2',
      type: 'Article',
      sector: ['Energy'],
      year: 2022,
      price: -1.5,
      featured: false,
      author: [{ name: 'Li' }, { name: 'Ann' }],
    },
    {
      objectID: '3',
      type: 'News',
      sector: [],
      year: [2021, 2023],
      _tags: ['public', 'free'],
      'quoted key': 'a "b" c',
    },
    { objectID: '4', type: 'http://x.example/a:b', year: 2024, type2: 'Article' },
  ],
)

describe('filters', () => {
  it.each([
    ['', '1234'],
    ['type:Article', '12'],
    ['type:article', '12'],
    ['type:"Article"', '12'],
    ['"type":\'Article\'', '12'],
    ['NOT type:Article', '34'],
    ['type:Article AND sector:Technology', '1'],
    ['type:Article OR type:News', '123'],
    ['sector:Technology OR type:News AND year>2020', '3'],
    ['(sector:Technology OR type:News) AND NOT year:2023', '1'],
    ['((type:Article))', '12'],
    ['year:2020 TO 2022', '123'],
    ['year>2022', '34'],
    ['year >= 2022 AND year <= 2023', '23'],
    ['year!=2020', '234'],
    ['NOT year:2021 TO 2022', '14'],
    ['year = 2024', '4'],
    ['year:2024', '4'],
    ['price<0', '2'],
    ['price=-1.5', '2'],
    ['featured:true', '1'],
    ['featured=1', '1'],
    ['featured=0', '2'],
    ['author.name:Ann', '2'],
    ['author.name:"Zoë O’Neil"', '1'],
    ['public', '13'],
    ['_tags:free', '3'],
    ['objectID:2 OR objectID:4', '24'],
    ['type:http://x.example/a:b', '4'],
    ['"quoted key":"a \\"b\\" c"', '3'],
    ['type2:Article', ''],
    ['NOT type2:Article', '1234'],
    ['nothing:here', ''],
  ])('%s selects %s', (filters, expected) => {
    expect(idsOf(target, { filters }).sort().join('')).toBe(expected)
  })

  it.each([
    ['type:'],
    ['AND'],
    ['type:Article AND'],
    ['type:Article OR OR type:News'],
    ['(type:Article'],
    ['type:Article)'],
    ['year>abc'],
    ['year:1 TO x'],
    ['type:"Article'],
    ['type:Article type:News'],
    ['NOT (type:Article OR type:News)'],
    ['(type:Article AND year>1) OR type:News'],
    ['type:Article OR year>2000'],
    ['('.repeat(5_000)],
    ["type:Article' OR 1=1 --"],
    [Array.from({ length: 3_000 }, () => 'a:b').join(' OR ')],
    [Array.from({ length: 500 }, () => 'NOT a:b').join(' AND ')],
  ])('%j is a bad request', (filters) => {
    expect(() => idsOf(target, { filters })).toThrow(expect.objectContaining({ status: 400 }))
  })

  it('takes a thousand values at once', () => {
    const filters = Array.from({ length: 1_000 }, (_, i) => `objectID:${i}`).join(' OR ')
    expect(idsOf(target, { filters })).toHaveLength(4)
  })

  it.each([
    ['facetFilters', ['type:Article', 'sector:Technology'], '1'],
    ['facetFilters', [['type:Article', 'type:News']], '123'],
    ['facetFilters', 'type:Article,sector:Technology', '1'],
    ['facetFilters', ['type:-Article'], '34'],
    ['facetFilters', ['-type:Article'], '34'],
    ['facetFilters', [['type:-Article', 'sector:Technology']], '134'],
    ['facetFilters', [], '1234'],
    ['numericFilters', ['year>2020', 'year<2023'], '23'],
    ['numericFilters', [['year=2020', 'year=2024']], '14'],
    ['numericFilters', 'year:2020 TO 2021', '13'],
    ['tagFilters', ['public', 'free'], '3'],
    ['tagFilters', [['public', 'free']], '13'],
    ['tagFilters', ['-free'], '124'],
    ['tagFilters', 'public,free', '3'],
    ['tagFilters', '(public,free)', '13'],
    ['tagFilters', 'public, (free,none)', '3'],
    ['facetFilters', 'type:Article,(sector:Technology,sector:None)', '1'],
    ['numericFilters', 'year>2020,year<2023', '23'],
    ['numericFilters', '(year=2020,year=2024)', '14'],
    ['numericFilters', 'featured=1', '1'],
    ['numericFilters', ['featured=0'], '2'],
  ])('%s %j selects %s', (name, value, expected) => {
    expect(
      idsOf(target, { [name]: value })
        .sort()
        .join(''),
    ).toBe(expected)
  })

  it.each([
    () => parseFacetFilters([[['type:Article']]], 'facetFilters'),
    () => parseFacetFilters({ type: 'Article' }, 'facetFilters'),
    () => parseFacetFilters(['Article'], 'facetFilters'),
    () => parseNumericFilters(['type:Article']),
    () => parseNumericFilters([3]),
  ])('refuses lists of another shape (%#)', (parse) => {
    expect(parse).toThrow(expect.objectContaining({ status: 400 }))
  })

  it('reads scores', () =>
    expect(
      parseFilters('type:Article<score=3> OR type:News<score=1>')[0]?.map(({ score }) => score),
    ).toEqual([3, 1]))
})
