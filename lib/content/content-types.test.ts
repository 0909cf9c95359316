import { contentTypes as types, type ContentType } from '@law-firm/contract/content-types'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { favouriteKinds } from '@law-firm/contract/favourites'
import { matchRoute } from '../routes/match'
import { routes } from '../routes/table'
import { contentTypes, isCollection, isGatedType, rowsWith } from './content-types'

const schema = readFileSync(path.join(__dirname, '../graphql/schema.graphql'), 'utf8')
const rows = Object.entries(contentTypes)

describe('a content type of the site', () => {
  test.each(rows)('%s is in the schema', (_, { type, plural }) =>
    expect(schema.includes(`\ntype ${plural} {\n  docs: [${type}!]!\n`)).toBe(true),
  )

  test.each(rows.flatMap(([, row]) => ('route' in row && 'address' in row ? [row] : [])))(
    '$type has the address of the content service: $route',
    ({ route, address }) => expect(routes[route].pattern.replace(/\{.*\}/, '')).toBe(address),
  )

  test.each(rowsWith('sitemap'))('$type has a sitemap, as its address has an id', ({ route }) =>
    expect(routes[route].pattern).toMatch(/^\/[a-z-]+\/:id\/:slug$/),
  )
})

test('the site has a row for every type that texts link to, or that is searched', () => {
  const names = Object.entries<ContentType>(types).flatMap(([name, { linkable, search }]) =>
    linkable || search ? [name] : [],
  )
  expect(names.filter((name) => !isCollection(name))).toEqual([])
})

test.each(
  Object.entries<ContentType>(types).flatMap(([name, { section }]) =>
    section ? [[name, section]] : [],
  ),
)('%s has a page above it: %s', (_, section) => expect(matchRoute(String(section))).not.toBeNull())

test('the kinds of favourites are those of the content types', () =>
  expect([...favouriteKinds].sort()).toEqual(
    rowsWith('favourite')
      .map(({ favourite }) => favourite)
      .sort(),
  ))

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
