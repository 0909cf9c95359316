import { parse, print } from 'graphql'
import { askingTogether } from './together'

const publication = parse('query Publication($id: Int!, $locale: Locale!) { Articles(where: { id: { equals: $id } }, locale: $locale, limit: 1, pagination: false) { docs { id ...Card } } } fragment Card on Article { related(limit: 1, where: { id: { equals: 5 } }) { id } }')
const page = parse('query Page($slug: String!) { pages: NewsItems(where: { slug: { equals: $slug } }, limit: 1) { docs { slug } } }')

type Asked = { query: string; variables: Record<string, unknown> }

/** Answers every question with the documents 1 to 9, and notes it. */
function contentService(name = 'Articles') {
  const asked: Asked[] = []
  const docs = Array.from({ length: 9 }, (_, index) => ({ id: index + 1, slug: `s${index + 1}` }))
  const ask = askingTogether(async (query, variables) => {
    asked.push({ query: print(query), variables })
    return { [name]: { docs: 'id' in variables ? docs.filter(({ id }) => id === variables.id) : docs } }
  })
  return { ask, asked }
}

describe('single documents', () => {
  test('are asked for together in one moment, and each caller has its own', async () => {
    const { ask, asked } = contentService()
    const answers = await Promise.all([3, 4, 12].map((id) => ask(publication, { id, locale: 'en' })))
    expect(answers.map(({ Articles }) => Articles)).toEqual([{ docs: [{ id: 3, slug: 's3' }] }, { docs: [{ id: 4, slug: 's4' }] }, { docs: [] }])
    expect(asked).toHaveLength(1)
    expect(asked[0]?.variables).toEqual({ locale: 'en' })
    expect(asked[0]?.query).toContain('query Publication($locale: Locale!)')
    expect(asked[0]?.query.replace(/\s+/g, ' ')).toContain('where: {OR: [{id: {equals: 3}}, {id: {equals: 4}}, {id: {equals: 12}}]} locale: $locale limit: 0 pagination: false')
  })

  test('leave fragments as they are', async () => {
    const { ask, asked } = contentService()
    await Promise.all([1, 2].map((id) => ask(publication, { id, locale: 'en' })))
    expect(asked[0]?.query).toContain('related(limit: 1, where: {id: {equals: 5}})')
  })

  test('are told apart by a slug too', async () => {
    const { ask, asked } = contentService('pages')
    const answers = await Promise.all(['s2', 's"'].map((slug) => ask(page, { slug })))
    expect(answers.map(({ pages }) => pages)).toEqual([{ docs: [{ id: 2, slug: 's2' }] }, { docs: [] }])
    expect(asked[0]?.query).toContain('{slug: {equals: "s\\""}}')
  })

  test('in another language, of another kind or alone are asked for as they were', async () => {
    const { ask, asked } = contentService()
    await Promise.all([ask(publication, { id: 1, locale: 'en' }), ask(publication, { id: 1, locale: 'fr_fr' })])
    expect(asked.map(({ variables }) => variables)).toEqual([{ id: 1, locale: 'en' }, { id: 1, locale: 'fr_fr' }])
    expect(asked[0]?.query).toBe(print(publication))
  })

  test('that were asked for together fail together, and others do not', async () => {
    const ask = askingTogether(async (_query, variables) => {
      if (variables.locale === 'en') throw new Error('out')
      return { Articles: { docs: [] } }
    })
    const settled = await Promise.allSettled([ask(publication, { id: 1, locale: 'en' }), ask(publication, { id: 2, locale: 'en' }), ask(publication, { id: 2, locale: 'fr_fr' })])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  })
})

describe('other questions', () => {
  const list = parse('query L($page: Int = 1, $where: Where!) { Articles(page: $page, where: $where, limit: 20) { docs { id ...Card } } Count(where: $where) } fragment Card on Article { related(limit: 1) { id } }')

  test('with the same query become fields of one', async () => {
    const asked: Asked[] = []
    const ask = askingTogether(async (query, variables) => {
      asked.push({ query: print(query), variables })
      return Object.fromEntries([0, 1].flatMap((index) => [[`q${index}_Articles`, { docs: [index] }], [`q${index}_Count`, index]]))
    })
    expect(await Promise.all([ask(list, { where: { a: 1 } }), ask(list, { where: { a: 2 }, page: 3 })])).toEqual([{ Articles: { docs: [0] }, Count: 0 }, { Articles: { docs: [1] }, Count: 1 }])
    expect(asked).toHaveLength(1)
    expect(asked[0]?.variables).toEqual({ q0_where: { a: 1 }, q1_where: { a: 2 }, q1_page: 3 })
    const query = asked[0]?.query.replace(/\s+/g, ' ') ?? ''
    expect(query).toContain('query L($q0_page: Int = 1, $q0_where: Where!, $q1_page: Int = 1, $q1_where: Where!)')
    expect(query).toContain('q1_Articles: Articles(page: $q1_page, where: $q1_where, limit: 20) { docs { id ...Card } } q1_Count: Count(where: $q1_where)')
    expect(query.match(/fragment Card/g)).toHaveLength(1)
    expect(() => parse(query)).not.toThrow()
  })

  test.each([
    ['a filter that is not a single document', 'query F($id: Int!) { Articles(where: { id: { greater_than: $id } }, limit: 1) { docs { id } } }'],
    ['two conditions', 'query T($id: Int!) { Articles(where: { id: { equals: $id }, slug: { equals: "a" } }, limit: 1) { docs { id } } }'],
    ['a document that does not tell its number', 'query N($id: Int!) { Articles(where: { id: { equals: $id } }, limit: 1) { docs { slug } } }'],
    ['two things at once', 'query B($id: Int!) { Articles(where: { id: { equals: $id } }, limit: 1) { docs { id } } Contacts { docs { id } } }'],
  ])('%s are among them', async (_name, source) => {
    const { ask, asked } = contentService()
    const query = parse(source)
    await Promise.all([1, 2].map((id) => ask(query, { id })))
    expect(asked.map(({ variables }) => variables)).toEqual([{ q0_id: 1, q1_id: 2 }])
  })

  test('alone are asked as they are', async () => {
    const { ask, asked } = contentService()
    await ask(list, { where: {} })
    expect(asked).toEqual([{ query: print(list), variables: { where: {} } }])
  })
})

test('the same is asked once at a time, and again later', async () => {
  const { ask, asked } = contentService()
  const same = () => ask(publication, { id: 1, locale: 'en' })
  expect(await Promise.all([same(), same()])).toEqual([{ Articles: { docs: [{ id: 1, slug: 's1' }] } }, { Articles: { docs: [{ id: 1, slug: 's1' }] } }])
  expect(asked).toHaveLength(1)
  await same()
  expect(asked).toHaveLength(2)
})

describe('variables that are shared', () => {
  const views = parse('query V($id: Int!, $full: Boolean!, $locale: Locale!) { Articles(where: { id: { not_equals: $id } }, locale: $locale) { docs { id ...Card } } } fragment Card on Article { body @include(if: $full) }')

  test('those of fragments keep their names', async () => {
    const { ask, asked } = contentService()
    await Promise.all([1, 2].map((id) => ask(views, { id, full: true, locale: 'en' })))
    expect(asked.map(({ variables }) => variables)).toEqual([{ q0_id: 1, q1_id: 2, full: true, locale: 'en' }])
    const query = asked[0]?.query.replace(/\s+/g, ' ') ?? ''
    expect(query).toContain('query V($q0_id: Int!, $full: Boolean!, $locale: Locale!, $q1_id: Int!)')
    expect(query).toContain('q1_Articles: Articles(where: {id: {not_equals: $q1_id}}, locale: $locale)')
    expect(query).toContain('fragment Card on Article { body @include(if: $full) }')
  })

  test('with other values are asked for by themselves: a language above all, which Payload hands on to what is related', async () => {
    const { ask, asked } = contentService()
    const of = (id: number, locale: string, full: boolean) => ask(views, { id, full, locale })
    await Promise.all([of(1, 'en', true), of(2, 'zh_cn', true), of(3, 'en', false), of(4, 'zh_cn', true)])
    expect(asked.map(({ variables }) => variables)).toEqual([{ id: 1, locale: 'en', full: true }, { q0_id: 2, q1_id: 4, locale: 'zh_cn', full: true }, { id: 3, locale: 'en', full: false }])
  })

  test('a number that is named elsewhere, too, is not taken out', async () => {
    const { ask, asked } = contentService()
    const query = parse('query S($id: Int!) { Articles(where: { id: { equals: $id } }, limit: 1) { docs { id ...Card } } } fragment Card on Article { isMine(id: $id) }')
    await Promise.all([1, 2].map((id) => ask(query, { id })))
    expect(asked.map(({ variables }) => variables)).toEqual([{ id: 1 }, { id: 2 }])
  })
})
