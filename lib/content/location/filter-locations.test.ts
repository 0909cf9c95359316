import type { Country, Office } from './locations'
import { filterLocations, type FoundPlaces } from './filter-locations'
import { locationsList, type LocationFilters } from './locations-list'

const tax = { id: 1, slug: 'tax', label: 'Tax' }
const country = (id: number, name: string, region: string, practices: object[] = []) =>
  ({ id, name, slug: name.toLowerCase(), region, practices }) as unknown as Country
const office = (id: number, name: string, of: number, address: string[] = []) =>
  ({ id, name, slug: name.toLowerCase(), country: of, address }) as unknown as Office

const places = {
  countries: [
    country(1, 'China', 'asia_pacific', [tax]),
    country(2, 'Chile', 'americas'),
    country(3, 'France', 'europe', [tax]),
  ],
  offices: [
    office(11, 'Beijing', 1),
    office(12, 'Shanghai', 1, ['8 Century Avenue']),
    office(31, 'Paris', 3, ['1 rue Royale']),
  ],
}

const nothing: FoundPlaces = { countries: new Map(), offices: new Map() }
const find = (query: Partial<LocationFilters>, found = nothing) =>
  filterLocations(places, { ...locationsList.parse({}), ...query }, 'en', found)
const shown = (query: Partial<LocationFilters>) =>
  find(query).countries.map(({ country: { name }, offices }) => [
    name,
    ...offices.map((item) => item.name),
  ])

test.each<[Partial<LocationFilters>, string[][], number]>([
  [{}, [['China', 'Beijing', 'Shanghai'], ['Chile'], ['France', 'Paris']], 3],
  [{ q: 'china' }, [['China', 'Beijing', 'Shanghai']], 2],
  [{ q: 'century' }, [['China', 'Shanghai']], 1],
  [{ q: 'chi' }, [['China', 'Beijing', 'Shanghai'], ['Chile']], 2],
  [{ region: 'americas' }, [['Chile']], 0],
  [{ region: 'europe' }, [['France', 'Paris']], 1],
  [{ practice: 'tax', q: 'rue' }, [['France', 'Paris']], 1],
  [{ practice: 'tax', region: 'americas' }, [], 0],
])('%j: %j', (query, countries, total) => {
  expect(shown(query)).toEqual(countries)
  expect(find(query).total).toBe(total)
})

test.each<[Partial<FoundPlaces>, string[]]>([
  [{ countries: new Map([[1, 0]]) }, ['Beijing', 'Shanghai']],
  [{ offices: new Map([[31, 0]]) }, ['Paris']],
])('finds what the search service knows by another name: %j', (found, offices) =>
  expect(
    find({ q: 'prc' }, { ...nothing, ...found }).countries.flatMap((entry) =>
      entry.offices.map(({ name }) => name),
    ),
  ).toEqual(offices),
)

test('regions with offices are in their order', () =>
  expect(find({}).choices.region.map(({ value }) => value)).toEqual(['europe', 'asia_pacific']))
