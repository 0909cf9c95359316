import { readFileSync } from 'node:fs'
import { buildSchema, parse, print, validate } from 'graphql'
import { asRaw, rawContact, rawPicture, rawText } from '@/lib/testing/raw'
import { getPage, toPage } from './get-page'
import { typeNames } from './get-tree'
import { pageQueries } from './page-queries'
import type { PageType } from './types'
import { pageTags } from '@/lib/testing/page-tags'

const asked: { query: string; variables: Record<string, unknown>; options: unknown }[] = []
let draft = false
let answer: unknown = {}

jest.mock('../shared/is-draft-request', () => ({ isDraftRequest: async () => draft }))
jest.mock('next/cache', () => jest.requireActual('@/lib/testing/page-tags'))
jest.mock('@/lib/graphql/server', () => ({
  queryContent: async (
    query: Parameters<typeof print>[0],
    variables: Record<string, unknown>,
    options: unknown,
  ) => {
    asked.push({ query: print(query), variables, options })
    return answer
  },
}))

type Data = Parameters<typeof toPage>[0]

const schema = buildSchema(readFileSync('lib/graphql/schema.graphql', 'utf8'))
const types = Object.keys(typeNames) as PageType[]

const raw = (more: Record<string, unknown> = {}) => ({
  __typename: 'AboutPage',
  id: 7001,
  slug: 'our-people',
  title: 'Our people',
  summary: 'Who we are.',
  locale: 'en',
  translations: ['en', 'fr-fr'],
  updatedAt: '2026-11-01T09:00:00.000Z',
  picture: rawPicture(),
  contacts: [rawContact()],
  product: null,
  seo: { title: 'T', description: 'D', noIndex: true },
  ...more,
})
const textBlock = { __typename: 'TextBlock', id: 'x', heading: 'One', text: rawText('a') }
const toShown = (page: Record<string, unknown> | null, body?: unknown) =>
  toPage(asRaw<Data>({ pages: page && { docs: [{ ...page, body }] } }), 'AboutPage')

beforeEach(() => {
  asked.length = 0
  pageTags.length = 0
  draft = false
  answer = {}
})

describe('the document of a kind of page', () => {
  test.each(types)('%s is valid against the schema', (type) =>
    expect(validate(schema, pageQueries[type])).toEqual([]),
  )

  test.each(types)('%s queries its own list, under the same names', (type) => {
    const text = print(pageQueries[type])
    expect(text).toContain(`pages: ${typeNames[type]}s(`)
    if (type !== 'about') expect(text).not.toContain('AboutPages')
  })

  test('is no other’s', () =>
    expect(new Set(types.map((type) => print(pageQueries[type]))).size).toBe(types.length))

  test('would not be valid with a list that the schema lacks', () =>
    expect(
      validate(schema, parse(print(pageQueries.about).replaceAll('AboutPages', 'MoonPages'))),
    ).not.toEqual([]))
})

describe('a page', () => {
  test('maps the fields of the response', () => {
    expect(toShown(raw(), [textBlock])).toMatchObject({
      id: 7001,
      slug: 'our-people',
      title: 'Our people',
      summary: 'Who we are.',
      language: 'en',
      translations: ['en', 'fr-fr'],
      picture: { alt: 'A pylon' },
      contacts: [{ name: 'Inès Kato' }],
      body: [{ kind: 'text', heading: 'One' }],
      seo: { title: 'T', description: 'D', noIndex: true },
    })
  })

  test('with null fields has defaults', () => {
    const shown = toShown({
      id: 1,
      slug: null,
      title: null,
      summary: null,
      locale: null,
      translations: null,
      updatedAt: null,
      picture: null,
      contacts: null,
      product: null,
      seo: null,
    })
    expect(shown).toEqual({
      type: 'AboutPage',
      id: 1,
      slug: '',
      title: '',
      summary: '',
      picture: null,
      feature: null,
      body: [],
      contacts: [],
      language: 'en',
      translations: ['en'],
      updatedAt: '',
      seo: { title: null, description: null, noIndex: false },
    })
  })

  test.each<[string, Data]>([
    ['no list', asRaw<Data>({ pages: null })],
    ['an empty list', asRaw<Data>({ pages: { docs: [] } })],
  ])('is null for %s', (_, data) => expect(toPage(data, 'AboutPage')).toBeNull())

  test.each<[string, unknown, unknown, unknown]>([
    ['open, with a text', null, [textBlock], [expect.objectContaining({ kind: 'text' })]],
    ['open, without a text', { feature: null }, null, []],
    ['behind a permission that the reader lacks', { feature: 'a.b' }, null, null],
    ['behind a permission, its text not even asked', { feature: 'a.b' }, undefined, null],
    [
      'behind a permission that the reader has',
      { feature: 'a.b' },
      [textBlock],
      [expect.objectContaining({ kind: 'text' })],
    ],
  ])('is %s', (_, product, body, shown) =>
    expect(toShown(raw({ product }), body)?.body).toEqual(shown),
  )

  test.each([
    ['fr-fr', ['en', 'fr-fr'], 'fr-fr'],
    ['fr-fr', ['en'], 'en'], // an English text in its place
    ['de-de', ['en', 'de-de'], 'en'],
    ['__proto__', [], 'en'],
  ])('in %s with texts in %j is in %s', (locale, translations, language) =>
    expect(toShown(raw({ locale, translations }))?.language).toBe(language),
  )
})

describe('reading a page', () => {
  test.each(types)('of kind %s queries it by its number and tags it', async (type) => {
    answer = { pages: { docs: [raw({ __typename: typeNames[type] })] } }
    expect((await getPage(type, 7001, 'fr-fr'))?.id).toBe(7001)
    expect(asked).toMatchObject([
      { variables: { id: 7001, locale: 'fr_fr', draft: false }, options: { draft: false } },
    ])
    expect(asked[0]?.query).toContain(`${typeNames[type]}s(`)
    expect(pageTags).toEqual([expect.arrayContaining([`${typeNames[type]}:7001`, 'Contact:1001'])])
  })

  test('queries the draft in a preview', async () => {
    draft = true
    await getPage('about', 1, 'en')
    expect(asked).toMatchObject([{ variables: { draft: true }, options: { draft: true } }])
  })

  test('returns null for an unknown page, tagged for when it is published', async () => {
    expect(await getPage('legal', 5, 'en')).toBeNull()
    expect(pageTags).toEqual([['LegalPage:5']])
  })
})
