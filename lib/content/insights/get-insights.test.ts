import { toHref } from '@/lib/routes/href'
import { rawArticle, rawSector, rawService } from '@/lib/testing/raw'
import { insightsList } from './insights-list'
import {
  countInsights,
  getInsights,
  getInsightsOfCountry,
  getTopics,
  toIds,
  type Topics,
} from './get-insights'

const asked: { variables: Record<string, unknown> }[] = []
let answer: (operation: string) => unknown = () => ({})

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
jest.mock('@/lib/graphql/server', () => ({
  queryContent: async (
    query: { definitions: { name: { value: string } }[] },
    variables: Record<string, unknown>,
  ) => {
    asked.push({ variables })
    return answer(query.definitions[0]?.name.value ?? '')
  },
}))

const services = [
  { ...rawService({ id: 1, slug: 'corporate', title: 'Corporate' }), parent: null },
  {
    ...rawService({
      id: 3,
      slug: 'takeovers',
      title: 'Takeovers',
      parentChildPages: [{ slug: 'corporate' }, { slug: 'mergers' }],
    }),
    parent: { id: 2 },
  },
  { ...rawService({ id: 4, slug: 'disputes' }), parent: null },
  {
    ...rawService({
      id: 2,
      slug: 'mergers',
      title: 'Mergers',
      parentChildPages: [{ slug: 'corporate' }],
    }),
    parent: { id: 1 },
  },
]

const topicData = {
  ServiceInfos: { docs: services },
  SectorInfos: { docs: [rawSector()] },
  CountryInfos: {
    docs: [
      { id: 4001, slug: 'japan', name: 'Japan' },
      { id: 4002, slug: null, name: null },
    ],
  },
}

beforeEach(() => {
  asked.length = 0
  answer = (operation) =>
    operation === 'Topics'
      ? topicData
      : { Articles: { docs: [rawArticle()], totalDocs: 41, totalPages: 3 } }
})

describe('the topics for filters', () => {
  test('contain practices depth-first', async () => {
    expect((await getTopics('en')).practices.map(({ value, depth }) => [value, depth])).toEqual([
      ['corporate', 0],
      ['mergers', 1],
      ['takeovers', 2],
      ['disputes', 0],
    ])
  })

  test('contain sectors and countries', async () => {
    expect(await getTopics('en')).toMatchObject({
      sectors: [{ id: 3101, value: 'energy', label: 'Energy' }],
      locations: [
        { id: 4002, value: '', label: '' },
        { id: 4001, value: 'japan', label: 'Japan' },
      ],
    })
  })

  test('are empty without documents', async () => {
    answer = () => ({ ServiceInfos: null, SectorInfos: null, CountryInfos: null })
    expect(await getTopics('en')).toEqual({ practices: [], sectors: [], locations: [] })
  })

  test('are finite for cycles', async () => {
    answer = () => ({
      ServiceInfos: {
        docs: [
          { ...rawService({ id: 1, slug: 'a' }), parent: { id: 2 } },
          { ...rawService({ id: 2, slug: 'b' }), parent: { id: 1 } },
          { ...rawService({ id: 3, slug: 'c' }), parent: { id: 3 } },
        ],
      },
    })
    const topics = await getTopics('en')
    expect(topics.practices).toEqual([])
    expect(toIds(topics).practice.size).toBe(0)
  })
})

describe('the ids of a choice', () => {
  test('of a practice include its descendants', async () => {
    const { practice, sector, location } = toIds(await getTopics('en'))
    expect(Object.fromEntries(practice)).toEqual({
      corporate: [1, 2, 3],
      mergers: [2, 3],
      takeovers: [3],
      disputes: [4],
    })
    expect(sector.get('energy')).toBe(3101)
    expect(location.get('japan')).toBe(4001)
  })

  test('are empty without topics', () => {
    const none: Topics = { practices: [], sectors: [], locations: [] }
    expect(toIds(none)).toEqual({ practice: new Map(), sector: new Map(), location: new Map() })
  })
})

describe('a page of insights', () => {
  test('is queried by ids, in the language of the page', async () => {
    const result = await getInsights(
      'fr-fr',
      insightsList.parse({ practice: 'mergers', page: '2' }),
    )
    expect(asked.at(-1)?.variables).toEqual({
      locale: 'fr_fr',
      where: { AND: [{ practices: { in: [2, 3] } }] },
      limit: 20,
      page: 2,
    })
    expect(result).toMatchObject({ total: 41, page: 2, pages: 3, articles: [{ id: 2001 }] })
  })

  test.each([
    ['event', 'EventList', '/events/5/forum'],
    ['training', 'TrainingList', '/training/5/forum'],
    ['training-series', 'TrainingSeriesList', '/training-series/5/forum'],
  ])('of type %s queries its own documents by %s', async (type, name, href) => {
    const raw = {
      id: 5,
      slug: 'forum',
      title: 'Forum',
      summary: null,
      startsAt: '2026-12-01T09:00:00.000Z',
      locale: null,
      translations: null,
      practices: null,
    }
    const list = { docs: [raw, { ...raw, startsAt: null }], totalDocs: 2, totalPages: 1 }
    answer = (operation) => (operation === name ? { documents: list } : topicData)
    const { articles, dated, total } = await getInsights('en', insightsList.parse({ type }))
    expect({ articles, total }).toEqual({ articles: [], total: 2 })
    expect(dated).toMatchObject([
      {
        type,
        title: 'Forum',
        summary: '',
        startsAt: '2026-12-01T09:00:00.000Z',
        topic: null,
        language: 'en',
      },
      { startsAt: '' },
    ])
    expect(dated.map((card) => toHref(card.target, 'en'))).toEqual([href, href])
  })

  test('can be empty', async () => {
    answer = (operation) => (operation === 'Topics' ? topicData : { Articles: null })
    expect(await getInsights('en', insightsList.parse({}))).toEqual({
      articles: [],
      dated: [],
      total: 0,
      page: 1,
      pages: 1,
    })
  })

  test('is counted by one entry of its first page', async () => {
    const filters = insightsList.parse({ sector: 'energy' })
    expect(await countInsights('en', filters)).toBe(41)
    expect(asked.at(-1)?.variables).toMatchObject({ limit: 1, page: 1 })
  })

  test('rethrows an outage', async () => {
    answer = () => {
      throw new Error('out')
    }
    await expect(getInsights('en', insightsList.parse({}))).rejects.toThrow('out')
  })
})

test('queries the newest insights of a country without a count', async () => {
  expect(await getInsightsOfCountry(4001, 'fr-fr', 5)).toMatchObject([{ id: 2001 }])
  expect(asked.map(({ variables }) => variables)).toEqual([
    { locale: 'fr_fr', where: { countries: { in: [4001] } }, limit: 5, counted: false },
  ])
})
