'use client'

import { useEffect, useId, useRef, useState } from 'react'

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
  const status = useRef<HTMLParagraphElement>(null)
  const id = useId()
  useEffect(() => {
    const words = fold(typed).split(/\s+/).filter(Boolean)
    const items = [...document.querySelectorAll<HTMLElement>(`#${list} [data-words]`)]
    let shown = 0
    for (const item of items) {
      const own = fold(item.dataset.words ?? '')
      item.hidden = !words.every((word) => own.includes(word))
      if (!item.hidden) shown += 1
    }
    for (const group of document.querySelectorAll<HTMLElement>(`#${list} [data-group]`)) group.hidden = !group.querySelector('[data-words]:not([hidden])')
    setLeft(words.length > 0 ? shown : null)
  }, [typed, list])
  return (
    <div className="filter-list needs-script">
      <label className="field" htmlFor={id}>
        <span>{label}</span>
        <input id={id} type="search" value={typed} maxLength={100} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
      </label>
      <p className="meta" role="status" ref={status}>{left === null ? '' : left === 0 ? texts.none : texts.count.replace('{count}', String(left))}</p>
    </div>
  )
}
