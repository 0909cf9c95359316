'use client'

import { useId, useState } from 'react'

type FilterListProps = { label: string; list: string; texts: { none: string; count: string } }

/** Folded like the words of the items: lower case, no accents. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Filters a list of the page as one types. The items carry their words in `data-words`; one stays when every typed
 * word begins one of its words, or stands in it where the script has no spaces.
 */
export function FilterList({ label, list, texts }: FilterListProps) {
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState<number | null>(null)
  const id = useId()
  const filter = (value: string) => {
    setTyped(value)
    const words = fold(value).split(/\s+/).filter(Boolean)
    const shown = showMatching(list, words)
    setLeft(words.length > 0 ? shown : null)
  }
  return (
    <div className="filter-list needs-script">
      <label className="field" htmlFor={id}>
        <span>{label}</span>
        <input
          id={id}
          type="search"
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => filter(event.target.value)}
        />
      </label>
      <p className="meta" role="status">
        {left === null
          ? ''
          : left === 0
            ? texts.none
            : texts.count.replace('{count}', String(left))}
      </p>
    </div>
  )
}

/** Hides the items without all of the words, and the groups that are left without any; says how many are shown. */
function showMatching(list: string, words: string[]): number {
  const items = [...document.querySelectorAll<HTMLElement>(`#${list} [data-words]`)]
  for (const item of items)
    item.hidden = !words.every((word) => fold(item.dataset.words ?? '').includes(word))
  for (const group of document.querySelectorAll<HTMLElement>(`#${list} [data-group]`))
    group.hidden = !group.querySelector('[data-words]:not([hidden])')
  return items.filter((item) => !item.hidden).length
}
