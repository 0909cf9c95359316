'use client'

import { history } from 'instantsearch.js/es/lib/routers'
import type { InitialResults, UiState } from 'instantsearch.js'
import { useMemo, type ReactNode } from 'react'
import {
  Configure,
  InstantSearch,
  InstantSearchSSRProvider,
  useInstantSearch,
} from 'react-instantsearch'
import { parseSearchQuery, toSearchParams, type SearchQuery } from '@/lib/search/search-query'
import { createSearchClient } from '@/lib/search/search-client'
import { facetNames, hitsPerPage, type SearchSettings } from '@/lib/search/settings'
import { AlertLink, FruitlessCount, SpellingHint } from './after-search.client'
import { Facets } from './facets.client'
import { Hits } from './hits.client'
import { SearchBox } from './search-box.client'
import { Pages, Sort, Stats } from './results-bar.client'
import type { SearchTexts } from './texts'

type SearchAppProps = {
  settings: SearchSettings
  initialResults: InitialResults
  /** The address of the search page, without its query; and that of this search. */
  path: string
  url: string
  prefix: string
  /** Where alerts are made; null where nobody can sign in. */
  alertsPath: string | null
  /** The words of the address. */
  words: string
  texts: SearchTexts
  /** What is offered when nothing was found. */
  nothing: ReactNode
}

/**
 * Search with results as one types. The first ones come with the page; what was asked for stands in the address, so that
 * back, forward and a sent link give the same.
 */
export function SearchApp({
  settings,
  initialResults,
  path,
  url,
  prefix,
  alertsPath,
  words,
  texts,
  nothing,
}: SearchAppProps) {
  const client = useMemo(() => createSearchClient(settings), [settings])
  const routing = useMemo(() => routingOf(settings, path, url), [settings, path, url])
  return (
    <InstantSearchSSRProvider initialResults={initialResults}>
      <InstantSearch
        searchClient={client as never}
        indexName={settings.index}
        routing={routing as never}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <Configure hitsPerPage={hitsPerPage} maxValuesPerFacet={20} analytics={false} />
        {/* beginnings of words are nobody's search: the server's first question counts */}
        <SearchBox texts={texts} path={path} />
        <SpellingHint texts={texts} />
        <Unavailable text={texts.unavailable} />
        <FruitlessCount settings={settings} first={words} />
        <div className="found">
          <Facets texts={texts} />
          <div className="found-main">
            <div className="found-bar">
              <Stats texts={texts} />
              <Sort
                texts={texts}
                items={[
                  { value: settings.index, label: texts.relevance },
                  { value: settings.newestIndex, label: texts.newest },
                ]}
              />
            </div>
            <Hits texts={texts} prefix={prefix} nothing={nothing} />
            <Pages texts={texts} />
            {alertsPath ? (
              <AlertLink
                texts={texts}
                path={alertsPath}
                toQuery={(state) => toQuery(state, settings)}
              />
            ) : null}
          </div>
        </div>
      </InstantSearch>
    </InstantSearchSSRProvider>
  )
}

/** The service went away while the page was open: what was found last stays, and a word says so. */
function Unavailable({ text }: { text: string }) {
  const { status } = useInstantSearch({ catchError: true })
  return (
    <p role="status" className="found-unavailable">
      {status === 'error' ? text : ''}
    </p>
  )
}

function routingOf(settings: SearchSettings, path: string, url: string) {
  return {
    router: history({
      cleanUrlOnDispose: false,
      writeDelay: 300,
      getLocation: () =>
        typeof window === 'undefined' ? (new URL(url) as unknown as Location) : window.location,
      createURL: ({ routeState }) => addressOf(path, routeState as unknown as SearchQuery),
      parseURL: ({ location }) => parseSearchQuery(new URLSearchParams(location.search)) as never,
      windowTitle: () => (typeof document === 'undefined' ? '' : document.title),
    }),
    stateMapping: {
      stateToRoute: (state: UiState) => toQuery(state, settings),
      routeToState: (query: SearchQuery) => toState(query, settings),
    },
  }
}

function addressOf(path: string, query: SearchQuery): string {
  const search = toSearchParams(query).toString()
  const origin = typeof window === 'undefined' ? '' : window.location.origin
  return `${origin}${path}${search ? `?${search}` : ''}`
}

function toQuery(state: UiState, settings: SearchSettings): SearchQuery {
  const own = state[settings.index] ?? {}
  return {
    q: own.query ?? '',
    facets: Object.fromEntries(
      facetNames.flatMap((name) =>
        own.refinementList?.[name]?.length ? [[name, own.refinementList[name]]] : [],
      ),
    ),
    page: own.page ?? 1,
    newest: own.sortBy === settings.newestIndex,
  }
}

const toState = (query: SearchQuery, settings: SearchSettings): UiState => ({
  [settings.index]: {
    query: query.q,
    refinementList: Object.fromEntries(Object.entries(query.facets ?? {})) as Record<
      string,
      string[]
    >,
    page: query.page,
    ...(query.newest ? { sortBy: settings.newestIndex } : {}),
  },
})
