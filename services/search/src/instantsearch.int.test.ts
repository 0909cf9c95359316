/** @jest-environment node */
import algoliasearchHelper from 'algoliasearch-helper'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  getServerState,
  InstantSearch,
  InstantSearchSSRProvider,
  Configure,
  useHierarchicalMenu,
  useHits,
  useRefinementList,
  useSearchBox,
  useSortBy,
  usePagination,
} from 'react-instantsearch'
import { createFolder, keys, startService, type Service } from './testing/service'

const port = 3_807
const folder = createFolder()
const indexName = 'insights_en'
let service: Service

const types = ['Article', 'Guide', 'News']
const records = Array.from({ length: 90 }, (_, i) => ({
  objectID: String(i),
  title: `Insight ${i} about ${i % 2 ? 'energy' : 'data'}`,
  type: types[i % 3] ?? '',
  sector: i % 4 === 0 ? ['Energy', 'Retail'] : ['Health'],
  year: 2020 + (i % 5),
  topic: {
    lvl0: i % 2 ? 'Law' : 'Tax',
    lvl1: i % 2 ? `Law > ${i % 3 ? 'Contract' : 'Courts'}` : 'Tax > VAT',
  },
}))

beforeAll(async () => {
  service = await startService(port, folder.file)
  const admin = service.client()
  await admin.setSettings({
    indexName,
    indexSettings: {
      searchableAttributes: ['title'],
      attributesForFaceting: ['type', 'sector', 'year', 'topic.lvl0', 'topic.lvl1'],
      replicas: ['insights_en_year_desc'],
    },
  })
  const { taskID } = await admin.setSettings({
    indexName: 'insights_en_year_desc',
    indexSettings: { ranking: ['desc(year)'] },
  })
  await admin.waitForTask({ indexName, taskID })
  await admin.saveObjects({ indexName, objects: records, waitForTasks: true })
})

afterAll(async () => {
  await service.stop()
  folder.remove()
})

const countOf = (test: (record: (typeof records)[number]) => boolean) => records.filter(test).length

describe('InstantSearch', () => {
  it('its helper merges disjunctive, conjunctive and hierarchical queries into right counts', async () => {
    const helper = algoliasearchHelper(
      service.client(keys.search) as unknown as Parameters<typeof algoliasearchHelper>[0],
      indexName,
      {
        facets: ['sector'],
        disjunctiveFacets: ['type', 'year'],
        hierarchicalFacets: [
          { name: 'topic', attributes: ['topic.lvl0', 'topic.lvl1'], separator: ' > ' },
        ],
      },
    )
    helper
      .setQuery('insight')
      .addDisjunctiveFacetRefinement('type', 'Article')
      .addDisjunctiveFacetRefinement('type', 'Guide')
      .toggleFacetRefinement('topic', 'Law')
      .addFacetRefinement('sector', 'Health')
    const { content } = await helper.searchOnce({ hitsPerPage: 5 })
    const others = ({ topic, sector }: (typeof records)[number]) =>
      topic.lvl0 === 'Law' && sector.includes('Health')
    const chosen = (record: (typeof records)[number]) =>
      others(record) && ['Article', 'Guide'].includes(record.type)
    expect(content.nbHits).toBe(countOf(chosen))
    const values = content.getFacetValues('type', { sortBy: ['name:asc'] }) as {
      name: string
      count: number
      isRefined: boolean
    }[]
    expect(values.map(({ name, count, isRefined }) => [name, count, isRefined])).toEqual(
      types.map((type) => [
        type,
        countOf((record) => others(record) && record.type === type),
        type !== 'News',
      ]),
    )
    const topics = content.getFacetValues('topic', {}) as {
      data: { name: string; count: number; data: { name: string; count: number }[] | null }[]
    }
    expect(topics.data.map(({ name, count }) => [name, count])).toEqual(
      expect.arrayContaining([
        ['Law', countOf(chosen)],
        [
          'Tax',
          countOf(
            (record) =>
              record.topic.lvl0 === 'Tax' &&
              record.sector.includes('Health') &&
              record.type !== 'News',
          ),
        ],
      ]),
    )
  })

  it('renders its first results on the server', async () => {
    const results: Record<string, unknown> = {}
    const Widgets = () => {
      useSearchBox()
      usePagination()
      useSortBy({
        items: [
          { label: 'Relevance', value: indexName },
          { label: 'Newest', value: 'insights_en_year_desc' },
        ],
      })
      results.topics = useHierarchicalMenu({ attributes: ['topic.lvl0', 'topic.lvl1'] }).items.map(
        ({ label, count }) => [label, count],
      )
      results.types = useRefinementList({ attribute: 'type', sortBy: ['name:asc'] }).items.map(
        ({ label, count }) => [label, count],
      )
      const { items } = useHits<{ title: string; year: number }>()
      results.years = items.map(({ year }) => year)
      return createElement(
        'ol',
        null,
        items.map(({ objectID, title }) => createElement('li', { key: objectID }, title)),
      )
    }
    const App = ({ serverState }: { serverState?: object }) =>
      createElement(
        InstantSearchSSRProvider,
        serverState ?? {},
        createElement(
          InstantSearch,
          {
            searchClient: service.client(keys.search),
            indexName,
            initialUiState: {
              [indexName]: {
                query: 'energy',
                refinementList: { type: ['Guide'] },
                sortBy: 'insights_en_year_desc',
              },
            },
          },
          createElement(Configure, { hitsPerPage: 4 }),
          createElement(Widgets),
        ),
      )
    const serverState = await getServerState(createElement(App), { renderToString })
    const html = renderToString(createElement(App, { serverState }))
    expect(html.match(/<li>/g)).toHaveLength(4)
    expect(html).toContain('about energy')
    const years = records
      .filter(({ title, type }) => title.endsWith('energy') && type === 'Guide')
      .map(({ year }) => year)
    expect(results.years).toEqual(years.sort((a, b) => b - a).slice(0, 4))
    expect(results.types).toEqual(
      types.map((type) => [
        type,
        countOf((record) => record.title.endsWith('energy') && record.type === type),
      ]),
    )
    expect(results.topics).toEqual([
      ['Law', countOf((record) => record.title.endsWith('energy') && record.type === 'Guide')],
    ])
  })
})
