'use client'

import { useState } from 'react'
import { TextField } from './field'
import styles from './filter-list.module.css'
import typography from './typography.module.css'

type FilterListProps = { label: string; list: string; texts: { none: string; count: string } }

/** Normalises as the server does for `data-words`: lower case, no accents. */
const normalise = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Filters a server-rendered list while the user types. An item matches when every typed word is part of its
 * `data-words`.
 */
export function FilterList({ label, list, texts }: FilterListProps) {
  const [query, setQuery] = useState('')
  const [matchCount, setMatchCount] = useState<number | null>(null)
  const filter = (value: string) => {
    setQuery(value)
    const words = normalise(value).split(/\s+/).filter(Boolean)
    const visible = applyFilter(list, words)
    setMatchCount(words.length > 0 ? visible : null)
  }
  return (
    <div className={`${styles.filterList} needs-script`}>
      <TextField
        type="search"
        label={label}
        value={query}
        autoComplete="off"
        onChange={(event) => filter(event.target.value)}
      />
      <p className={typography.meta} role="status">
        {matchCount === null
          ? ''
          : matchCount === 0
            ? texts.none
            : texts.count.replace('{count}', String(matchCount))}
      </p>
    </div>
  )
}

/**
 * Hides non-matching items and empty groups.
 *
 * @returns the number of visible items
 */
function applyFilter(list: string, words: string[]): number {
  const items = [...document.querySelectorAll<HTMLElement>(`#${list} [data-words]`)]
  for (const item of items)
    item.hidden = !words.every((word) => normalise(item.dataset.words ?? '').includes(word))
  for (const group of document.querySelectorAll<HTMLElement>(`#${list} [data-group]`))
    group.hidden = !group.querySelector('[data-words]:not([hidden])')
  return items.filter((item) => !item.hidden).length
}
