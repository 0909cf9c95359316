'use client'

import type { SearchResults } from 'algoliasearch-helper'
import { useEffect } from 'react'
import { useSearchBox } from 'react-instantsearch'
import { toSearchParams, type SearchQuery } from '@/lib/search/search-query'
import { createSearchClient } from '@/lib/search/search-client'
import type { SearchSettings } from '@/lib/search/settings'
import { spellingHint } from '@/lib/search/spelling-hint'
import { fillSlots } from './fill-slots'
import type { SearchTexts } from './search-texts'
import pageHead from '@/components/ui/page-head.module.css'
import typography from '@/components/ui/typography.module.css'
import styles from './search-extras.module.css'
import button from '@/components/ui/button.module.css'
import arrow from '@/components/ui/arrow.module.css'

type ResultsProps = { texts: SearchTexts; results: SearchResults | null }

/** The headline names the query of the results that are shown; before the first letter stands what can be found. */
export function Headline({ texts, results, isStart }: ResultsProps & { isStart: boolean }) {
  const query = isStart ? '' : (results?.query.trim() ?? '')
  return (
    <div className={pageHead.head}>
      <h1>{query ? fillSlots(texts.resultsFor, { query }) : texts.title}</h1>
      {isStart ? <p className={`${typography.lede} ${pageHead.lede}`}>{texts.intro}</p> : null}
    </div>
  )
}

/** A notice when nothing has all words, and results have some of them. */
export function SomeWords({ texts, results }: ResultsProps) {
  const isRelaxed = Boolean(results?.queryAfterRemoval)
  return (
    <p role="status" className={isRelaxed ? styles.hint : undefined}>
      {isRelaxed ? texts.someWords : ''}
    </p>
  )
}

/** The corrected query, when results match a corrected spelling. */
export function SpellingHint({ texts, results }: ResultsProps) {
  const { query, refine } = useSearchBox()
  const hint =
    results && results.query === query ? spellingHint(query, results.hits as never) : null
  if (!hint) return null
  const [before = '', after = ''] = texts.didYouMean.split('{words}')
  return (
    <p className={styles.hint}>
      {before}
      <button type="button" className={button.link} onClick={() => refine(hint)}>
        {hint}
      </button>
      {after}
    </p>
  )
}

/** Links to an alert with the current search. */
export function AlertLink({
  texts,
  path,
  query,
}: {
  texts: SearchTexts
  path: string
  query: SearchQuery
}) {
  const search = toSearchParams({ ...query, page: 1, newest: false }).toString()
  return search ? (
    <a
      className={`${styles.alert} ${arrow.link}`}
      href={`${path}?search=${encodeURIComponent(search)}`}
    >
      {texts.alert}
    </a>
  ) : null
}

/** A query without results counts after this pause without typing. */
const pauseMs = 2_000

/**
 * Reports queries without results for the editors' statistics; prefixes that are typed on the way do not
 * count.
 */
export function NoResultsReport({
  settings,
  results,
  initialQuery,
}: {
  settings: SearchSettings
  results: SearchResults | null
  /** The query of the server-side search, which is already counted. */
  initialQuery: string
}) {
  const query =
    results && !results.__isArtificial && results.nbHits === 0 ? results.query.trim() : ''
  useEffect(() => {
    if (query === '' || query === initialQuery) return
    const timer = setTimeout(() => {
      createSearchClient(settings)
        .search({
          requests: [{ indexName: settings.index, query, hitsPerPage: 0, analytics: true }],
        })
        .catch(() => {}) // statistics are optional
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [query, initialQuery, settings])
  return null
}
