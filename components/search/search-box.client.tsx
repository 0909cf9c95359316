'use client'

import { useId, useState } from 'react'
import { useSearchBox } from 'react-instantsearch'
import { clearRecent, saveRecent, readRecent } from '@/lib/search/recent-searches'
import type { SearchTexts } from './search-texts'
import searchForm from '@/components/ui/search-form.module.css'
import button from '@/components/ui/button.module.css'
import styles from './search-box.module.css'
import typography from '@/components/ui/typography.module.css'
import chips from '@/components/ui/chips.module.css'

/** Searches while the user types; submitting adds the query to the recent searches. */
export function SearchBox({
  texts,
  path,
  form,
}: {
  texts: SearchTexts
  path: string
  /** Identifier of the form, which has the facets, too. */
  form: string
}) {
  const { query, refine } = useSearchBox()
  const [value, setValue] = useState(query)
  const [lastQuery, setLastQuery] = useState(query)
  const [recent, setRecent] = useState<string[]>([])
  const id = useId()
  if (query !== lastQuery) {
    // The query changed outside the field: by history navigation or a recent search.
    setLastQuery(query)
    setValue(query)
  }
  const addRecent = (recentQuery: string) =>
    setRecent(saveRecent(localStorageOrNull(), recentQuery))
  return (
    <search>
      <form
        id={form}
        className={searchForm.form}
        action={path}
        onSubmit={(event) => {
          event.preventDefault()
          addRecent(value)
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
          onBlur={() => addRecent(value)}
        />
        <button className={button.primary} type="submit">
          {texts.button}
        </button>
      </form>
      {recent.length > 0 ? (
        <div className={styles.recent}>
          <p className={typography.meta} id={`${id}-recent`}>
            {texts.recent}
          </p>
          <ul className={chips.list} aria-labelledby={`${id}-recent`}>
            {recent.map((recentQuery) => (
              <li key={recentQuery}>
                <button type="button" className={chips.chip} onClick={() => refine(recentQuery)}>
                  {recentQuery}
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={button.underlined}
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
    return null // storage is denied: there are no recent searches
  }
}
