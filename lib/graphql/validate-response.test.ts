import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  isUnionType,
  Kind,
  type DocumentNode,
  type GraphQLType,
} from 'graphql'
import { sampleResponse, type Sample } from '@/lib/testing/sample-response'
import * as generated from './generated/graphql'
import { assertResponse } from './validate-response'

type Place = {
  holder: Record<string, unknown>
  key: string
  path: string
  value: unknown
  type: GraphQLType | undefined
  isMember: boolean
}

const operations = Object.entries(generated as unknown as Record<string, DocumentNode>).filter(
  ([, document]) => document.definitions?.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
)
/** `npm test` has the largest responses only: each of its damages validates a whole response. */
const flagsOfVariables = process.env.TEST_TIER === 'full' ? [true, false, null] : [true]
const cases = operations.flatMap(([name, document]) =>
  flagsOfVariables.map((flags) => [name.replace(/Document$/, ''), flags, document] as const),
)

/** Every value of a response. */
function placesIn({ data, types }: Sample): Place[] {
  const walk = (holder: Record<string, unknown>, before: string): Place[] =>
    Object.entries(holder).flatMap(([key, value]) => {
      const path = before + key
      const type = types.get(path)
      const place = {
        holder,
        key,
        path,
        value,
        type,
        isMember: isUnionType(getNamedType(types.get(before.slice(0, -1)))),
      }
      const isOpen =
        typeof value === 'object' &&
        value !== null &&
        !(type && isScalarType(getNamedType(type)) && !isListType(nullable(type)))
      return [place, ...(isOpen ? walk(value as Record<string, unknown>, `${path}.`) : [])]
    })
  return walk(data, '')
}

const nullable = (type: GraphQLType): GraphQLType => (isNonNullType(type) ? type.ofType : type)
const isJson = ({ type }: Place) => String(type && nullable(type)).startsWith('JSON')
const isRoot = ({ path }: Place) => !path.includes('.')
const isTypeName = ({ key }: Place) => key === '__typename'
const isNullable = (place: Place) =>
  !isRoot(place) && !isTypeName(place) && !isNonNullType(place.type)

/** Unknown members of a union are valid; a type name that is not a string is not. */
const wrongKindOf = (value: unknown): unknown => (typeof value === 'string' ? 17 : 'damaged')

/** The replacements of a value; undefined removes it. */
const damages: [string, (place: Place) => boolean, (place: Place) => unknown][] = [
  ['without a field', () => true, () => undefined],
  ['with null for what is not nullable', (place) => !isNullable(place), () => null],
  ['with a value of another kind', (place) => !isJson(place), ({ value }) => wrongKindOf(value)],
  ['with an object for a list', ({ value }) => Array.isArray(value), () => ({})],
  [
    'with a list for an object or a value',
    (place) => !isJson(place) && !Array.isArray(place.value),
    () => [],
  ],
  [
    'with an object for a value',
    (place) => !isJson(place) && typeof place.value !== 'object',
    () => ({}),
  ],
  [
    'with an empty object for an object',
    ({ value, ...place }) =>
      !isJson({ value, ...place }) && typeof value === 'object' && !Array.isArray(value),
    () => ({}),
  ],
  [
    'with the name of another type',
    (place) => isTypeName(place) && !place.isMember,
    () => 'Nobody',
  ],
  [
    'with a value that its enum lacks',
    ({ type }) => Boolean(type && isEnumType(nullable(type))),
    () => 'no_such_value',
  ],
  [
    'with a text that is no date for a date',
    ({ type }) => String(type && nullable(type)) === 'DateTime',
    () => 'damaged',
  ],
]

/** The paths of accepted ones. */
function accepted(
  document: DocumentNode,
  sample: Sample,
  places: Place[],
  damage: (place: Place) => unknown,
): string[] {
  return places.flatMap((place) => {
    const { holder, key, path, value } = place
    holder[key] = damage(place)
    try {
      assertResponse(document, sample.variables, sample.data)
      return [path]
    } catch {
      return []
    } finally {
      holder[key] = value
    }
  })
}

describe.each(cases)('a response to %s, flags %s', (_, flags, document) => {
  const sample = sampleResponse(document, flags)
  const places = placesIn(sample)

  test('that matches the schema is valid', () =>
    expect(() => assertResponse(document, sample.variables, sample.data)).not.toThrow())

  test.each([[undefined], [null], [{}], [[]], ['text'], [{ errors: [] }]])(
    '%j is damaged',
    (data) => expect(() => assertResponse(document, sample.variables, data)).toThrow('damaged'),
  )

  test.each(damages)('%s is damaged', (_name, concerns, damage) =>
    expect(accepted(document, sample, places.filter(concerns), damage)).toEqual([]),
  )

  test('with null for what is nullable is valid', () => {
    const some = places.filter(isNullable)
    expect(accepted(document, sample, some, () => null)).toEqual(some.map(({ path }) => path))
  })
})

test('many damaged responses are tested', () => {
  const count = cases.reduce(
    (sum, [, flags, document]) => sum + placesIn(sampleResponse(document, flags)).length,
    0,
  )
  expect(count).toBeGreaterThan(9_000)
})

describe('the number of documents', () => {
  const [, , document] = cases.find(([name]) => name === 'Insights') as (typeof cases)[number]
  const sample = sampleResponse(document, true)
  const responseOf = (docs: number, totalDocs: number) => {
    const list = sample.data.Articles as { docs: unknown[] }
    return {
      ...sample.data,
      Articles: { ...list, docs: Array.from({ length: docs }, () => list.docs[0]), totalDocs },
    }
  }
  test.each<[number, number, number | undefined, boolean]>([
    [0, 0, 1, true],
    [1, 1, 1, true],
    [2, 9, undefined, true],
    [0, 9, 4, true],
    [0, 9, 1, false],
    [0, 9, undefined, false],
    [2, 1, 1, false],
  ])('%d of %d on page %s is valid: %s', (docs, totalDocs, page, isValid) => {
    const check = () =>
      assertResponse(document, { ...sample.variables, page }, responseOf(docs, totalDocs))
    if (isValid) expect(check).not.toThrow()
    else expect(check).toThrow('.Articles.totalDocs')
  })
})

test('an unknown block type is valid', () => {
  const [, , document] = cases.find(([name]) => name === 'Publication') as (typeof cases)[number]
  const { data, variables } = sampleResponse(document, false)
  const list = data.Articles as { docs: { body: unknown[] }[] }
  list.docs[0]?.body.push({ __typename: 'HologramBlock' })
  expect(() => assertResponse(document, variables, data)).not.toThrow()
  list.docs[0]?.body.push({})
  expect(() => assertResponse(document, variables, data)).toThrow(
    '.Articles.docs.0.body.13.__typename',
  )
})
