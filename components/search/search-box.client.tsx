'use client'

import { useId, useState } from 'react'
import { useSearchBox } from 'react-instantsearch'
import { clearRecent, saveRecent, readRecent } from '@/lib/search/recent-searches'
import type { SearchTexts } from './texts'

/** The field. Results follow while one types; Enter keeps the words among the recent ones. */
export function SearchBox({ texts, path }: { texts: SearchTexts; path: string }) {
  const { query, refine } = useSearchBox()
  const [value, setValue] = useState(query)
  const [shown, setShown] = useState(query)
  const [recent, setRecent] = useState<string[]>([])
  const id = useId()
  if (query !== shown) {
    // Back, forward, or a recent search: the field follows.
    setShown(query)
    setValue(query)
  }
  const keep = (words: string) => setRecent(saveRecent(localStorageOrNull(), words))
  return (
    <search>
      <form
        className="search-form"
        action={path}
        onSubmit={(event) => {
          event.preventDefault()
          keep(value)
          refine(value)
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          {texts.label}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          value={value}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => {
            setValue(event.target.value)
            refine(event.target.value)
          }}
          onFocus={() => setRecent(readRecent(localStorageOrNull()))}
          onBlur={() => keep(value)}
        />
        <button className="btn" type="submit">
          {texts.button}
        </button>
      </form>
      {recent.length > 0 ? (
        <div className="recent">
          <p className="meta" id={`${id}-recent`}>
            {texts.recent}
          </p>
          <ul className="chips" aria-labelledby={`${id}-recent`}>
            {recent.map((words) => (
              <li key={words}>
                <button type="button" className="chip" onClick={() => refine(words)}>
                  {words}
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="link"
            onClick={() => setRecent(clearRecent(localStorageOrNull()))}
          >
            {texts.clearRecent}
          </button>
        </div>
      ) : null}
    </search>
  )
}

function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null // denied: there are no recent searches
  }
}
