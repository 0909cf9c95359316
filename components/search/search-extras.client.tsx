'use client'

import { useEffect } from 'react'
import { useInstantSearch, useSearchBox } from 'react-instantsearch'
import { toSearchParams, type SearchQuery } from '@/lib/search/address'
import { createSearchClient } from '@/lib/search/client'
import type { SearchSettings } from '@/lib/search/settings'
import { spellingHint } from '@/lib/search/spelling-hint'
import type { SearchTexts } from './texts'

/** The words as they were found, where a mistake was forgiven. */
export function SpellingHint({ texts }: { texts: SearchTexts }) {
  const { results } = useInstantSearch()
  const { query, refine } = useSearchBox()
  const hint =
    results && results.query === query ? spellingHint(query, results.hits as never) : null
  if (!hint) return null
  const [before = '', after = ''] = texts.didYouMean.split('{words}')
  return (
    <p className="found-hint">
      {before}
      <button type="button" className="link-button" onClick={() => refine(hint)}>
        {hint}
      </button>
      {after}
    </p>
  )
}

/** Leads to an alert about what is searched for. */
export function AlertLink({
  texts,
  path,
  toQuery,
}: {
  texts: SearchTexts
  path: string
  toQuery: (state: never) => SearchQuery
}) {
  const { uiState } = useInstantSearch()
  const search = toSearchParams({ ...toQuery(uiState as never), page: 1, newest: false }).toString()
  return search ? (
    <a className="found-alert arrow" href={`${path}?search=${encodeURIComponent(search)}`}>
      {texts.alert}
    </a>
  ) : null
}

/** So long nobody types, who stopped at words that find nothing. */
const settledMs = 2_000

/** Editors see what readers searched for in vain: words that the reader stopped at count, beginnings of words do not. */
export function FruitlessCount({
  settings,
  first,
}: {
  settings: SearchSettings
  /** The words that the server asked for, and counted. */ first: string
}) {
  const { results } = useInstantSearch()
  const words =
    results && !results.__isArtificial && results.nbHits === 0 ? results.query.trim() : ''
  useEffect(() => {
    if (words === '' || words === first) return
    const timer = setTimeout(() => {
      createSearchClient(settings)
        .search({
          requests: [{ indexName: settings.index, query: words, hitsPerPage: 0, analytics: true }],
        })
        .catch(() => {}) // a count less
    }, settledMs)
    return () => clearTimeout(timer)
  }, [words, first, settings])
  return null
}
