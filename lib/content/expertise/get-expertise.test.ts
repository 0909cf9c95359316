import { readFileSync } from 'node:fs'
import { buildSchema, print, validate } from 'graphql'
import { asRaw, rawArticle, rawContact, rawDated, rawText } from '@/lib/testing/raw'
import { toAbout, getExpertise, getExpertiseTrees, getPublishedExpertise } from './get-expertise'
import { expertiseQueries } from './query'
import type { ExpertiseNode, ExpertiseTrees, ExpertiseType } from './tree'
import { pageTags } from '@/lib/testing/page-tags'

const asked: {
  name: string
  query: string
  variables: Record<string, unknown>
  options: unknown
}[] = []
let draft = false
let answer: (operation: string) => unknown = () => ({})

jest.mock('../shared/is-draft-request', () => ({ isDraftRequest: async () => draft }))
jest.mock('next/cache', () => jest.requireActual('@/lib/testing/page-tags'))
jest.mock('@/lib/graphql/server', () => ({
  queryContent: async (
    query: Parameters<typeof print>[0] & { definitions: { name: { value: string } }[] },
    variables: Record<string, unknown>,
    options: unknown,
  ) => {
    const name = query.definitions[0]?.name.value ?? ''
    asked.push({ name, query: print(query), variables, options })
    return answer(name)
  },
}))

const schema = buildSchema(readFileSync('lib/graphql/schema.graphql', 'utf8'))
const typeNames: [ExpertiseType, string][] = [
  ['service', 'ServiceInfo'],
  ['sector', 'SectorInfo'],
  ['solution', 'SolutionInfo'],
]

const node = (
  type: ExpertiseType,
  id: number,
  more: Partial<ExpertiseNode> = {},
): ExpertiseNode => ({
  type,
  id,
  slug: `s${id}`,
  title: '',
  summary: '',
  language: 'en',
  translations: ['en'],
  updatedAt: '',
  noIndex: false,
  parent: null,
  practices: [],
  sectors: [],
  ...more,
})

const trees: ExpertiseTrees = {
  service: [
    node('service', 1),
    node('service', 2, { parent: 1 }),
    node('service', 3, { parent: 2 }),
    node('service', 4),
  ],
  sector: [node('sector', 1), node('sector', 9, { parent: 1 })],
  solution: [
    node('solution', 1, { practices: [4, 2], sectors: [1] }),
    node('solution', 2, { parent: 1, sectors: [9] }),
    node('solution', 3),
  ],
}

beforeEach(() => {
  asked.length = 0
  pageTags.length = 0
  draft = false
  answer = () => ({})
})

describe('the document of an expertise type', () => {
  test.each(typeNames)('%s is valid against the schema', (type) =>
    expect(validate(schema, expertiseQueries[type])).toEqual([]),
  )

  test.each(typeNames)('%s queries %ss', (type, name) => {
    const text = print(expertiseQueries[type])
    expect(text).toContain(`heads: ${name}s(`)
    for (const [, other] of typeNames)
      if (other !== name) expect(text).not.toMatch(new RegExp(`: ${other}s\\(`))
  })
})

describe('the topics of insights about a document', () => {
  test.each<[ExpertiseType, number, Record<string, unknown>]>([
    ['service', 1, { by: 'practices', ids: [1, 2, 3] }],
    ['service', 2, { by: 'practices', ids: [2, 3] }],
    ['service', 3, { by: 'practices', ids: [3] }],
    ['service', 4, { by: 'practices', ids: [4] }],
    ['sector', 1, { by: 'sectors', ids: [1, 9] }],
    ['sector', 9, { by: 'sectors', ids: [9] }],
    ['solution', 1, { by: 'practices', ids: [2, 4] }],
    ['solution', 2, { by: 'sectors', ids: [9] }],
    ['solution', 3, { by: 'sectors', ids: [] }],
  ])('%s %d: %j', (type, id, where) =>
    expect(toAbout(trees[type].find((item) => item.id === id) as ExpertiseNode, trees)).toEqual(
      where,
    ),
  )

  test('are finite in a cycle', () => {
    const service = [node('service', 1, { parent: 2 }), node('service', 2, { parent: 1 })]
    expect(toAbout(service[0] as ExpertiseNode, { ...trees, service })).toEqual({
      by: 'practices',
      ids: [1, 2],
    })
  })
})

describe('the trees of expertise', () => {
  test('have every document with the ids of related ones', async () => {
    const raw = {
      id: 1,
      slug: 'a',
      title: 'A',
      summary: 'S',
      locale: 'fr-fr',
      translations: ['en', 'fr-fr'],
      updatedAt: '2026-11-01',
      parent: { id: 7 },
      practices: [{ id: 3 }],
      sectors: [{ id: 4 }],
      seo: { noIndex: true },
    }
    answer = () => ({
      service: { docs: [{ ...raw, practices: undefined }] },
      sector: { docs: [{ ...raw, sectors: undefined }] },
      solution: { docs: [raw] },
    })
    const known = {
      id: 1,
      slug: 'a',
      title: 'A',
      summary: 'S',
      language: 'fr-fr',
      translations: ['en', 'fr-fr'],
      updatedAt: '2026-11-01',
      parent: 7,
      noIndex: true,
    }
    expect(await getPublishedExpertise('fr-fr')).toEqual({
      service: [{ ...known, type: 'service', practices: [], sectors: [4] }],
      sector: [{ ...known, type: 'sector', practices: [3], sectors: [] }],
      solution: [{ ...known, type: 'solution', practices: [3], sectors: [4] }],
    })
  })

  test('are empty without documents', async () => {
    answer = () => ({ service: null, sector: null, solution: { docs: [] } })
    expect(await getExpertiseTrees('en')).toEqual({ service: [], sector: [], solution: [] })
  })

  test('have defaults for null fields', async () => {
    answer = () => ({
      solution: {
        docs: [
          {
            id: 1,
            slug: null,
            title: null,
            summary: null,
            locale: null,
            translations: null,
            updatedAt: null,
            parent: null,
            practices: null,
            sectors: null,
            seo: null,
          },
        ],
      },
    })
    expect((await getExpertiseTrees('en')).solution).toEqual([node('solution', 1, { slug: '' })])
  })

  test('contain drafts in a preview', async () => {
    draft = true
    await getExpertiseTrees('zh-cn')
    expect(asked).toMatchObject([
      { variables: { locale: 'zh_cn', draft: true }, options: { draft: true } },
    ])
    expect(pageTags).toEqual([])
  })
})

describe('an expertise page', () => {
  const head = {
    __typename: 'ServiceInfo',
    id: 1,
    capabilities: [{ title: 'C', text: null }],
    experience: [{ client: null, text: 'T' }],
    contacts: [rawContact()],
    seo: null,
    product: null,
  }
  const data = (more: Record<string, unknown> = {}, body: unknown = []) => ({
    heads: { docs: [{ ...head, ...more, body }] },
  })
  const isHead = (operation: string) =>
    ['ServiceInfo', 'SectorInfo', 'SolutionInfo'].includes(operation)
  const answerWith = (page: unknown) =>
    (answer = (name) =>
      isHead(name)
        ? page
        : name === 'Insights'
          ? { Articles: { docs: [rawArticle()] } }
          : name === 'InsightCount'
            ? { Articles: { totalDocs: 12 } }
            : { Events: { docs: planned } })
  const first = trees.service[0] as ExpertiseNode
  const event = (id: number, practice: number, startsAt = '2999-01-01T09:00:00.000Z') => ({
    ...rawDated({ id, startsAt }),
    about: [{ id: practice }],
    sectors: null,
  })
  const planned = [
    event(9, 1, '2020-01-01T09:00:00.000Z'),
    event(2, 3),
    event(8, 4),
    event(1, 1),
    event(3, 2),
    event(4, 2),
  ]

  test('has its text, people, insights and events', async () => {
    answerWith(data({}, [{ __typename: 'TextBlock', id: 'x', heading: 'H', text: rawText('a') }]))
    expect(await getExpertise(first, trees, 'en')).toMatchObject({
      body: [{ kind: 'text' }],
      capabilities: [{ title: 'C', text: '' }],
      experience: [{ client: '', text: 'T' }],
      contacts: [{ id: 1001 }],
      publications: [{ id: 2001 }],
      publicationCount: 12,
      events: [{ id: 2 }, { id: 1 }, { id: 3 }],
    })
    expect(asked[1]?.variables.where).toEqual({ practices: { in: [1, 2, 3] } })
    expect(asked[2]?.variables).toEqual({ where: { practices: { in: [1, 2, 3] } } })
    expect(asked[3]?.query).toContain('sort: "startsAt"') // the next ones, not those furthest ahead
  })

  test.each(typeNames)(
    'of kind %s carries the tags of itself and of what it lists',
    async (type, name) => {
      answerWith(data())
      await getExpertise(trees[type][0] as ExpertiseNode, trees, 'en')
      expect(asked[0]?.query).toContain(`${name}s(`)
      expect(pageTags).toEqual([
        expect.arrayContaining([`${name}:1`, 'Article@*', 'Event@*', 'Contact:1001']),
        expect.arrayContaining(['Article@*', 'Article:2001', 'ServiceInfo:3001']),
      ])
    },
  )

  test('is null for an unknown id', async () => {
    answerWith({ heads: { docs: [] } })
    expect(await getExpertise(first, trees, 'en')).toBeNull()
    expect(pageTags[0]).toContain('ServiceInfo:1')
  })

  test.each<[string, unknown, unknown, unknown]>([
    ['behind a permission that the reader lacks', { feature: 'a.b' }, null, null],
    ['open without a text', null, null, []],
  ])('%s has the expected body', async (_, product, body, shown) => {
    answerWith(data({ product }, body))
    expect((await getExpertise(first, trees, 'en'))?.body).toEqual(shown)
  })

  test('is empty without related documents', async () => {
    answer = (name) => (isHead(name) ? { heads: { docs: [asRaw({ id: 1 })] } } : {})
    expect(await getExpertise(first, trees, 'en')).toEqual({
      body: [],
      feature: null,
      capabilities: [],
      experience: [],
      contacts: [],
      publications: [],
      publicationCount: 0,
      events: [],
      seo: { title: null, description: null, noIndex: false },
    })
  })
})
