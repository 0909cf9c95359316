import { readFileSync } from 'node:fs'
import path from 'node:path'
import { favouriteKinds } from '../favourites/favourite-types'
import { routes } from '../routes/table'
import { contentTypes, isCollection, isGatedType, rowsWith } from './content-types'

type ServiceRow = { type: string; address?: string; linkable?: true; search?: { type: string } }

/** Not imported: its types would add those of Payload to the site's type check. */
const service = jest.requireActual<{ contentTypes: Record<string, ServiceRow> }>(
  '../../services/content/src/content-types',
).contentTypes

const schema = readFileSync(path.join(__dirname, '../graphql/schema.graphql'), 'utf8')
const rows = Object.entries(contentTypes)

describe('a content type of the site', () => {
  test.each(rows)('%s is in the schema', (_, { type, plural }) =>
    expect(schema.includes(`\ntype ${plural} {\n  docs: [${type}!]!\n`)).toBe(true),
  )

  test.each(rows)('%s has the type and the records of the content service', (collection, row) => {
    const { type, search } = service[collection] ?? {}
    expect([row.type, 'record' in row ? row.record : undefined]).toEqual([type, search?.type])
  })

  test.each(rows.flatMap(([name, row]) => ('route' in row ? [[name, row.route] as const] : [])))(
    '%s has the address of the content service: %s',
    (collection, route) => {
      const { address } = service[collection] ?? {}
      const pattern = routes[route].pattern.replace(/\{.*\}/, '')
      expect([pattern, undefined]).toContain(address)
    },
  )

  test.each(rowsWith('sitemap'))('$type has a sitemap, as its address has an id', ({ route }) =>
    expect(routes[route].pattern).toMatch(/^\/[a-z-]+\/:id\/:slug$/),
  )
})

test('the site has a row for every type that texts link to, or that is searched', () => {
  const names = Object.keys(service).filter(
    (name) => service[name]?.linkable ?? service[name]?.search,
  )
  expect(names.filter((name) => !isCollection(name))).toEqual([])
})

test('the kinds of favourites are those of the content types', () =>
  expect([...favouriteKinds]).toEqual(rowsWith('favourite').map(({ favourite }) => favourite)))

test.each<[unknown, boolean]>([
  ['Article', true],
  ['News', true],
  ['Contact', false],
  ['articles', false],
  ['constructor', false],
  ['', false],
  [null, false],
])('whether the texts of %j can be gated is %j', (type, expected) =>
  expect(isGatedType(type)).toBe(expected),
)

test.each<[unknown, boolean]>([
  ['articles', true],
  ['Article', false],
  ['constructor', false],
  [7, false],
  [undefined, false],
])('whether %j is a collection is %j', (value, expected) =>
  expect(isCollection(value)).toBe(expected),
)
