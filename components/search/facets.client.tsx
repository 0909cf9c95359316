'use client'

import { useId, useState } from 'react'
import { useClearRefinements, useRefinementList } from 'react-instantsearch'
import { facetNames, type FacetName } from '@/lib/search/settings'
import type { SearchTexts } from './search-texts'
import styles from './facets.module.css'
import button from '@/components/ui/button.module.css'
import typography from '@/components/ui/typography.module.css'

/** Facets with counts; one without values is not rendered. On phones a button opens them. */
export function Facets({ texts, chosen }: { texts: SearchTexts; chosen: number }) {
  const { refine } = useClearRefinements()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <button
        type="button"
        className={`${button.underlined} ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.filters}
        {chosen > 0 ? ` (${chosen})` : ''}
      </button>
      <div
        id={id}
        className={isOpen ? styles.facets : `${styles.facets} ${styles.closed}`}
        role="group"
        aria-label={texts.filters}
      >
        {chosen > 0 ? (
          <button type="button" className={button.underlined} onClick={refine}>
            {texts.clear}
          </button>
        ) : null}
        {facetNames.map((name) => (
          <Facet key={name} name={name} texts={texts} />
        ))}
      </div>
    </div>
  )
}

const initiallyOpen = new Set<FacetName>(['type'])

function Facet({ name, texts }: { name: FacetName; texts: SearchTexts }) {
  const { items, refine, createURL, canToggleShowMore, isShowingMore, toggleShowMore } =
    useRefinementList({
      attribute: name,
      operator: 'or',
      limit: 8,
      showMore: true,
      showMoreLimit: 20,
      sortBy: name === 'year' ? ['name:desc'] : ['isRefined', 'count:desc', 'name:asc'],
    })
  if (items.length === 0) return null
  return (
    <details open={initiallyOpen.has(name) || items.some(({ isRefined }) => isRefined)}>
      <summary>{texts.facets[name]}</summary>
      <ul>
        {items.map(({ value, label, count, isRefined }) => (
          <li key={value}>
            <a
              href={createURL(value)}
              rel="nofollow"
              aria-current={isRefined || undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return
                event.preventDefault()
                refine(value)
              }}
            >
              {labelOf(name, label, texts)} <span className={typography.meta}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
      {canToggleShowMore ? (
        <button type="button" className={button.underlined} onClick={toggleShowMore}>
          {isShowingMore ? texts.fewer : texts.more}
        </button>
      ) : null}
    </details>
  )
}

function labelOf(name: FacetName, label: string, texts: SearchTexts): string {
  const labels =
    name === 'type'
      ? texts.types
      : name === 'role'
        ? texts.roles
        : name === 'language'
          ? texts.languages
          : {}
  return labels[label] ?? label
}
