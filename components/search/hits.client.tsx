'use client'

import type { Hit } from 'instantsearch.js'
import type { ReactNode } from 'react'
import { Highlight, Snippet, useHits, useInstantSearch } from 'react-instantsearch'
import { groupHits } from '@/lib/search/group-hits'
import type { SearchHit } from '@/lib/search/settings'
import { fill } from './fill'
import type { SearchTexts } from './texts'

type HitsProps = { texts: SearchTexts; prefix: string; nothing: ReactNode }

/** What was found, by kind. */
export function Hits({ texts, prefix, nothing }: HitsProps) {
  const { items, results } = useHits<SearchHit>()
  const { status } = useInstantSearch()
  if (results && items.length === 0) {
    return (
      <div className="empty">
        <h2>{fill(texts.emptyTitle, { query: results.query })}</h2>
        <p>{texts.emptyText}</p>
        {nothing}
      </div>
    )
  }
  return (
    <div aria-busy={status === 'stalled'}>
      {groupHits(items as never as Hit<SearchHit>[]).map((group) => (
        <section key={group.type} className="search-group" aria-labelledby={`found-${group.type}`}>
          <h2 id={`found-${group.type}`}>{texts.types[group.type] ?? group.type}</h2>
          <ol className="rows">
            {group.hits.map((hit) => (
              <FoundRow key={hit.objectID} hit={hit} texts={texts} prefix={prefix} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function FoundRow({
  hit,
  texts,
  prefix,
}: {
  hit: Hit<SearchHit>
  texts: SearchTexts
  prefix: string
}) {
  const isForeign = hit.language === 'en' && prefix !== ''
  const notes = [
    hit.place,
    hit.day > 0 ? dateOf(hit.day, texts.tag) : null,
    isForeign ? texts.untranslated : null,
    hit.gated ? texts.gated : null,
  ].filter(Boolean)
  return (
    <li className="found-row" lang={isForeign ? 'en' : undefined}>
      <h3>
        <a href={prefix + hit.path}>
          <Highlight attribute="title" hit={hit} />
        </a>
      </h3>
      {hit.jobTitle ? (
        <p>
          <Highlight attribute="jobTitle" hit={hit} />
        </p>
      ) : null}
      {hit.summary ? (
        <p className="found-summary">
          <Snippet attribute="summary" hit={hit} />
        </p>
      ) : null}
      {notes.length > 0 ? <p className="meta">{notes.join(' · ')}</p> : null}
    </li>
  )
}

const dateOf = (day: number, tag: string) =>
  new Date(day * 86_400_000).toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' })
