'use client'

import type { Hit } from 'instantsearch.js'
import { memo, type ReactNode } from 'react'
import { Highlight, Snippet, useHits } from 'react-instantsearch'
import { groupHits } from '@/lib/search/group-hits'
import { hrefOfHit } from '@/lib/search/href-of-hit'
import { reportClick } from '@/lib/search/report-click'
import type { SearchHit, SearchSettings } from '@/lib/search/settings'
import { fillSlots } from './fill-slots'
import type { SearchTexts } from './search-texts'
import { EmptyState } from '@/components/ui/empty-state'
import { EmailLink } from '@/components/ui/email-link'
import section from '@/components/ui/section.module.css'
import styles from './hits.module.css'
import typography from '@/components/ui/typography.module.css'

type HitsProps = {
  settings: SearchSettings
  texts: SearchTexts
  prefix: string
  emptyState: ReactNode
  isStalled: boolean
}

export const Hits = memo(function Hits({
  settings,
  texts,
  prefix,
  emptyState,
  isStalled,
}: HitsProps) {
  const { items, results } = useHits<SearchHit>()
  if (results && items.length === 0) {
    return (
      <EmptyState
        title={fillSlots(texts.emptyTitle, { query: results.query })}
        text={texts.emptyText}
      >
        {emptyState}
      </EmptyState>
    )
  }
  return (
    <div aria-busy={isStalled}>
      {groupHits(items as never as Hit<SearchHit>[]).map((group) => (
        <section key={group.type} className={section.group} aria-labelledby={`found-${group.type}`}>
          <h2 id={`found-${group.type}`}>{texts.types[group.type] ?? group.type}</h2>
          <ol>
            {group.hits.map((hit) => (
              <HitRow
                key={hit.objectID}
                hit={hit}
                texts={texts}
                prefix={prefix}
                onOpen={() => reportClick(settings, results?.index, hit)}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
})

function HitRow({
  hit,
  texts,
  prefix,
  onOpen,
}: {
  hit: Hit<SearchHit>
  texts: SearchTexts
  prefix: string
  onOpen: () => void
}) {
  const isForeign = hit.language === 'en' && prefix !== ''
  const details = [
    hit.place,
    hit.date,
    isForeign ? texts.untranslated : null,
    hit.gated ? texts.gated : null,
  ].filter(Boolean)
  return (
    <li className={styles.row} lang={isForeign ? 'en' : undefined}>
      <h3>
        <a href={hrefOfHit(prefix, hit.path)} onClick={onOpen}>
          <Highlight attribute="title" hit={hit} />
        </a>
      </h3>
      {hit.jobTitle ? (
        <p>
          <Highlight attribute="jobTitle" hit={hit} />
        </p>
      ) : null}
      {hit.summary ? (
        <p className={styles.snippet}>
          <Snippet attribute="summary" hit={hit} />
        </p>
      ) : null}
      <Answer hit={hit} />
      {details.length > 0 ? <p className={typography.meta}>{details.join(' · ')}</p> : null}
    </li>
  )
}

/** Whom to call or write to, and when: often what was searched for. */
function Answer({ hit: { phone, phoneUri, email, hours = [] } }: { hit: SearchHit }) {
  if (!phone && !email && hours.length === 0) return null
  return (
    <p className={styles.answer}>
      {phone ? <a href={phoneUri ?? `tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : null}
      {email ? <EmailLink address={email} /> : null}
      {hours.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
}
