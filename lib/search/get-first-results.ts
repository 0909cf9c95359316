import 'server-only'
import algoliasearchHelper from 'algoliasearch-helper'
import type { InitialResults } from 'instantsearch.js'
import { facetNames } from '@law-firm/contract/search'
import { searchOnServer } from './search-on-server'
import type { SearchQuery } from './search-query'
import { hitsPerPage, type SearchSettings } from './settings'

/**
 * The first results of a search as the initial state of InstantSearch, so that they are in the HTML and the browser
 * does not repeat the request.
 *
 * @returns null on a timeout of the search service: the page then searches without it
 */
export async function getFirstResults(
  settings: SearchSettings,
  query: SearchQuery,
): Promise<InitialResults | null> {
  const index = query.newest ? settings.newestIndex : settings.index
  const parameters = {
    query: query.q,
    hitsPerPage,
    page: query.page - 1,
    clickAnalytics: true,
    getRankingInfo: true, // says whether a typo was tolerated
    maxValuesPerFacet: 20,
    disjunctiveFacets: [...facetNames],
    disjunctiveFacetsRefinements: Object.fromEntries(
      facetNames.map((name) => [name, query.facets[name] ?? []]),
    ),
    highlightPreTag: '__ais-highlight__',
    highlightPostTag: '__/ais-highlight__',
  }
  try {
    const { content } = await searchOnServer(settings, (client) =>
      algoliasearchHelper(client as never, index, parameters).searchOnce({}),
    )
    const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value
    return {
      [settings.index]: {
        state: plain({ ...content._state }),
        results: plain(content._rawResults),
      },
    } as unknown as InitialResults
  } catch (cause) {
    console.warn(
      'The search service does not answer:',
      cause instanceof Error ? cause.message : 'unknown',
    )
    return null
  }
}
