'use client'

import { usePagination, useSortBy, useStats } from 'react-instantsearch'
import type { SearchSettings } from '@/lib/search/settings'
import { fillSlots } from './fill-slots'
import type { SearchTexts } from './search-texts'
import pagination from '@/components/ui/pagination.module.css'

export function Stats({ texts }: { texts: SearchTexts }) {
  const { nbHits } = useStats()
  return (
    <p role="status">
      {nbHits === 0
        ? texts.countNone
        : nbHits === 1
          ? texts.countOne
          : fillSlots(texts.count, { count: nbHits })}
    </p>
  )
}

/** The order of the results. Without JavaScript it is sent with the form of the search box. */
export function Sort({
  texts,
  settings,
  form,
}: {
  texts: SearchTexts
  settings: SearchSettings
  form: string
}) {
  const { index, newestIndex } = settings
  const { currentRefinement, refine } = useSortBy({
    items: [
      { value: index, label: texts.relevance },
      { value: newestIndex, label: texts.newest },
    ],
  })
  return (
    <label>
      {texts.sort}{' '}
      <select
        name="sort"
        form={form}
        value={currentRefinement === newestIndex ? 'newest' : ''}
        onChange={(event) => refine(event.target.value === 'newest' ? newestIndex : index)}
      >
        <option value="">{texts.relevance}</option>
        <option value="newest">{texts.newest}</option>
      </select>
    </label>
  )
}

/** Real links, so that they work without JavaScript and in a new tab. */
export function Pages({ texts }: { texts: SearchTexts }) {
  const { pages, currentRefinement, nbPages, refine, createURL } = usePagination({ padding: 2 })
  if (nbPages < 2) return null
  const link = (page: number, label: string, rel?: string) => (
    <a
      href={createURL(page)}
      rel={rel}
      aria-label={rel ? undefined : fillSlots(texts.page, { page: page + 1 })}
      aria-current={page === currentRefinement ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return
        event.preventDefault()
        refine(page)
        document.getElementById('content')?.scrollIntoView()
      }}
    >
      {label}
    </a>
  )
  return (
    <nav className={pagination.pagination} aria-label={texts.pages}>
      {currentRefinement > 0 ? (
        link(currentRefinement - 1, `← ${texts.previous}`, 'prev')
      ) : (
        <span />
      )}
      <ol>
        {pages.map((page) => (
          <li key={page}>{link(page, String(page + 1))}</li>
        ))}
      </ol>
      {currentRefinement < nbPages - 1 ? (
        link(currentRefinement + 1, `${texts.next} →`, 'next')
      ) : (
        <span />
      )}
    </nav>
  )
}
