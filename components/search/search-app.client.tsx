'use client'

import { history } from 'instantsearch.js/es/lib/routers'
import type { InitialResults, UiState } from 'instantsearch.js'
import { useId, useMemo, type ReactNode } from 'react'
import {
  Configure,
  InstantSearch,
  InstantSearchSSRProvider,
  useInstantSearch,
} from 'react-instantsearch'
import { parseSearchQuery, toSearchParams, type SearchQuery } from '@/lib/search/search-query'
import { oneAtATime } from '@/lib/search/one-at-a-time'
import { createSearchClient } from '@/lib/search/search-client'
import { hitsPerPage, type SearchSettings } from '@/lib/search/settings'
import { facetNames } from '@law-firm/contract/search'
import {
  AlertLink,
  Headline,
  NoResultsReport,
  SpellingHint,
  SomeWords,
} from './search-extras.client'
import { Facets } from './facets.client'
import { Hits } from './hits.client'
import { SearchBox } from './search-box.client'
import { Pages, Sort, Stats } from './results-bar.client'
import type { SearchTexts } from './search-texts'
import styles from './search-app.module.css'
import box from '@/components/ui/box.module.css'

type SearchAppProps = {
  settings: SearchSettings
  initialResults: InitialResults
  /** URL of the search page without a query; `url` is the absolute URL of this search. */
  path: string
  url: string
  prefix: string
  /** Page that creates alerts; null when sign-in is not configured. */
  alertsPath: string | null
  /** The query of the URL. */
  initialQuery: string
  texts: SearchTexts
  /** Shown when there are no results. */
  emptyState: ReactNode
}

/**
 * Instant search. The first results are server-rendered; the state is in the URL, so that history and shared
 * links work.
 */
export function SearchApp({ initialResults, url, ...view }: SearchAppProps) {
  const { settings, path } = view
  const client = useMemo(() => {
    const { search, ...others } = createSearchClient(settings)
    return { ...others, search: oneAtATime(search) }
  }, [settings])
  const routing = useMemo(() => createRouting(settings, path, url), [settings, path, url])
  return (
    <InstantSearchSSRProvider initialResults={initialResults}>
      <InstantSearch
        searchClient={client as never}
        indexName={settings.index}
        routing={routing as never}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <Configure
          hitsPerPage={hitsPerPage}
          maxValuesPerFacet={20}
          getRankingInfo
          analytics={false}
        />
        {/* typed prefixes are not searches; the server-side search counts instead */}
        <SearchView {...view} />
      </InstantSearch>
    </InstantSearchSSRProvider>
  )
}

/**
 * Reads the state of InstantSearch once for all of the page, as each caller computes it again. It renders
 * with every change of it, the lists of facets and hits only with their own. Keeps the last results when the
 * search service fails, and shows a notice.
 */
function SearchView({
  settings,
  path,
  prefix,
  alertsPath,
  initialQuery,
  texts,
  emptyState,
}: Omit<SearchAppProps, 'initialResults' | 'url'>) {
  const { results, status, uiState, indexUiState } = useInstantSearch({ catchError: true })
  const form = useId()
  const { query = '', refinementList = {} } = indexUiState
  const isStart = query.trim() === '' && Object.keys(refinementList).length === 0
  return (
    <>
      <Headline texts={texts} results={results} isStart={isStart} />
      <SearchBox texts={texts} path={path} form={form} />
      <SpellingHint texts={texts} results={results} />
      <SomeWords texts={texts} results={results} />
      <p role="status" className={box.warning}>
        {status === 'error' ? texts.unavailable : ''}
      </p>
      <NoResultsReport settings={settings} results={results} initialQuery={initialQuery} />
      <div className={styles.columns} hidden={isStart}>
        <Facets texts={texts} chosen={refinementList} form={form} />
        <div>
          <div className={styles.bar}>
            <Stats texts={texts} />
            <Sort texts={texts} settings={settings} form={form} />
          </div>
          <Hits
            settings={settings}
            texts={texts}
            prefix={prefix}
            emptyState={emptyState}
            isStalled={status === 'stalled'}
          />
          <Pages texts={texts} />
          {alertsPath ? (
            <AlertLink texts={texts} path={alertsPath} query={toQuery(uiState, settings)} />
          ) : null}
        </div>
      </div>
    </>
  )
}

function createRouting(settings: SearchSettings, path: string, url: string) {
  return {
    router: history({
      cleanUrlOnDispose: false,
      writeDelay: 300,
      getLocation: () =>
        typeof window === 'undefined' ? (new URL(url) as unknown as Location) : window.location,
      createURL: ({ routeState }) => toUrl(path, routeState as unknown as SearchQuery),
      parseURL: ({ location }) => parseSearchQuery(new URLSearchParams(location.search)) as never,
      windowTitle: () => (typeof document === 'undefined' ? '' : document.title),
    }),
    stateMapping: {
      stateToRoute: (state: UiState) => toQuery(state, settings),
      routeToState: (query: SearchQuery) => toState(query, settings),
    },
  }
}

function toUrl(path: string, query: SearchQuery): string {
  const search = toSearchParams(query).toString()
  const origin = typeof window === 'undefined' ? '' : window.location.origin
  return `${origin}${path}${search ? `?${search}` : ''}`
}

function toQuery(state: UiState, settings: SearchSettings): SearchQuery {
  const indexState = state[settings.index] ?? {}
  return {
    q: indexState.query ?? '',
    facets: Object.fromEntries(
      facetNames.flatMap((name) =>
        indexState.refinementList?.[name]?.length ? [[name, indexState.refinementList[name]]] : [],
      ),
    ),
    page: indexState.page ?? 1,
    newest: indexState.sortBy === settings.newestIndex,
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
