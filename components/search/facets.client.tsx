'use client'

import { memo, useId, useState } from 'react'
import { useClearRefinements, useRefinementList } from 'react-instantsearch'
import { facetNames, type FacetName } from '@law-firm/contract/search'
import type { SearchTexts } from './search-texts'
import styles from './facets.module.css'
import button from '@/components/ui/button.module.css'
import typography from '@/components/ui/typography.module.css'

type Chosen = Partial<Record<string, string[]>>

/**
 * Facets with counts; one without values is not rendered. On phones a button opens them. Without JavaScript
 * the checkboxes are sent with the form of the search box.
 */
export function Facets({
  texts,
  chosen,
  form,
}: {
  texts: SearchTexts
  chosen: Chosen
  form: string
}) {
  const { refine } = useClearRefinements()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const count = Object.values(chosen).flat().length
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
        {count > 0 ? ` (${count})` : ''}
      </button>
      <div
        id={id}
        className={isOpen ? styles.facets : `${styles.facets} ${styles.closed}`}
        role="group"
        aria-label={texts.filters}
      >
        {count > 0 ? (
          <button type="button" className={`${button.underlined} needs-script`} onClick={refine}>
            {texts.clear}
          </button>
        ) : null}
        {facetNames.map((name) => (
          <Facet key={name} name={name} texts={texts} chosen={chosen[name]} form={form} />
        ))}
        <noscript>
          <button type="submit" className={button.underlined} form={form}>
            {texts.button}
          </button>
        </noscript>
      </div>
    </div>
  )
}

const initiallyOpen = new Set<FacetName>(['type'])

/** `chosen` is the current choice; `items` follow with the results. */
const Facet = memo(function Facet({
  name,
  texts,
  chosen = [],
  form,
}: {
  name: FacetName
  texts: SearchTexts
  chosen?: string[] | undefined
  form: string
}) {
  const [isOpen, setIsOpen] = useState(initiallyOpen.has(name) || chosen.length > 0)
  const { items, refine, canToggleShowMore, isShowingMore, toggleShowMore } = useRefinementList({
    attribute: name,
    operator: 'or',
    limit: 8,
    showMore: true,
    showMoreLimit: 20,
    sortBy: name === 'year' ? ['isRefined', 'name:desc'] : ['isRefined', 'count:desc', 'name:asc'],
  })
  if (items.length === 0) return null
  return (
    <details
      open={isOpen || chosen.length > 0}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{texts.facets[name]}</summary>
      <ul>
        {items.map(({ value, label, count }) => (
          <li key={value}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                name={name}
                value={value}
                form={form}
                checked={chosen.includes(value)}
                onChange={() => refine(value)}
              />
              <span>
                {labelOf(name, label, texts)} <span className={typography.meta}>{count}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {canToggleShowMore ? (
        <button
          type="button"
          className={`${button.underlined} needs-script`}
          onClick={toggleShowMore}
        >
          {isShowingMore ? texts.fewer : texts.more}
        </button>
      ) : null}
    </details>
  )
})

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
