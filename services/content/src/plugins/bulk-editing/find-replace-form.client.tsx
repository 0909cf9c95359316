'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Option } from '../../admin/editor-page'
import type { Selection } from './find-replace'
import { Pages } from './run-results.client'
import type { ResultView } from './runs'
import { RunProgress, Runs, useRun } from './runs.client'
import { send } from './send.client'
import { getBulkTexts, type BulkTexts } from './texts'

type Query = {
  find: string
  replacement: string
  locale: string
  matchCase: boolean
  wholeWords: boolean
  collections: string[]
}

/** A search, which shows every place; what is ticked, or all that was found, is replaced. */
export function FindReplaceForm({ types, languages }: { types: Option[]; languages: Option[] }) {
  const { i18n } = useTranslation()
  const texts = getBulkTexts(i18n.language)
  const [query, setQuery] = useState<Query | null>(null)
  const [search, setSearch] = useState<number | null>(null)
  const [replacement, setReplacement] = useState<number | null>(null)
  const [message, setMessage] = useState('')

  const start = async (path: string, body: object, show: (run: number) => void) => {
    setMessage('')
    try {
      const { run } = await send<{ run: number }>(path, i18n.language, body, texts.failed)
      show(run)
    } catch (cause) {
      setMessage(cause instanceof Error ? cause.message : texts.failed)
    }
  }
  const find = (wanted: Query) => {
    setSearch(null)
    setReplacement(null)
    setQuery(wanted)
    return start('find', wanted, setSearch)
  }
  const replace = (selection: Selection) =>
    start(`runs/${search}/replace`, { ...query, selection }, setReplacement)

  return (
    <>
      <QueryForm types={types} languages={languages} texts={texts} find={find} />
      {message ? <p role="alert">{message}</p> : null}
      {search && query && !replacement ? (
        <Search key={search} id={search} query={query} texts={texts} replace={replace} />
      ) : null}
      <Runs chosen={replacement} onChoose={setReplacement} kind="replace" texts={texts} />
    </>
  )
}

type SearchProps = {
  id: number
  query: Query
  texts: BulkTexts
  replace: (selection: Selection) => Promise<void>
}

function Search({ id, query, texts, replace }: SearchProps) {
  const { i18n } = useTranslation()
  const [number, setNumber] = useState(1)
  const [ticked, setTicked] = useState<ReadonlyMap<number, string[]> | 'all'>(new Map())
  const { run, message, act } = useRun(id, texts)
  const isDone = run?.state === 'done'
  const [page, setPage] = useState<{ results: ResultView[]; pages: number } | null>(null)
  useEffect(() => {
    if (!isDone) return
    let isGone = false
    send<{ results: ResultView[]; pages: number }>(
      `runs/${id}/results?page=${number}`,
      i18n.language,
      null,
      texts.failed,
    ).then(
      (response) => isGone || setPage(response),
      () => {}, // the counts are shown; another page may be read
    )
    return () => {
      isGone = true
    }
  }, [id, isDone, number, i18n.language, texts.failed])

  const toggle = (row: number, path: string, isTicked: boolean) => {
    const next = new Map(ticked === 'all' ? [] : ticked)
    const paths = (next.get(row) ?? []).filter((one) => one !== path)
    if (isTicked) paths.push(path)
    if (paths.length > 0) next.set(row, paths)
    else next.delete(row)
    setTicked(next)
  }
  if (!run) return message ? <p role="alert">{message}</p> : null
  const { documents, matches } = run.found
  return (
    <>
      <RunProgress
        run={run}
        label={texts.findTitle}
        texts={texts}
        onStop={() => void act('stop')}
      />
      {(run.problem ?? message) ? <p role="alert">{run.problem ?? message}</p> : null}
      {isDone ? (
        <p role="status">{documents ? texts.found(matches, documents) : texts.none}</p>
      ) : null}
      {isDone && page && documents > 0 ? (
        <>
          <label className="bulk-tick">
            <input
              type="checkbox"
              checked={ticked === 'all'}
              onChange={({ target }) => setTicked(target.checked ? 'all' : new Map())}
            />{' '}
            {texts.tickAll}
          </label>
          <ul className="bulk-found">
            {page.results.map((result) => (
              <FoundItem
                key={result.row}
                result={result}
                query={query}
                isTicked={(path) =>
                  ticked === 'all' || Boolean(ticked.get(result.row)?.includes(path))
                }
                toggle={(path, isTicked) => toggle(result.row, path, isTicked)}
              />
            ))}
          </ul>
          <Pages number={number} pages={page.pages} onChange={setNumber} texts={texts} />
          <button
            type="button"
            disabled={ticked !== 'all' && ticked.size === 0}
            className="btn btn--style-primary btn--size-medium"
            onClick={() =>
              void replace(
                ticked === 'all' ? 'all' : [...ticked].map(([row, paths]) => ({ row, paths })),
              )
            }
          >
            {texts.replaceButton}
          </button>
        </>
      ) : null}
    </>
  )
}

type QueryFormProps = {
  types: Option[]
  languages: Option[]
  texts: BulkTexts
  find: (query: Query) => Promise<void>
}

const QueryForm = ({ types, languages, texts, find }: QueryFormProps) => (
  <form
    className="bulk-query"
    onSubmit={(event) => {
      event.preventDefault()
      const fields = new FormData(event.currentTarget)
      void find({
        find: String(fields.get('find')),
        replacement: String(fields.get('replacement')),
        locale: String(fields.get('locale')),
        matchCase: fields.has('matchCase'),
        wholeWords: fields.has('wholeWords'),
        collections: fields.getAll('collections').map(String),
      })
    }}
  >
    <div className="board-filters">
      <label>
        {texts.find}
        <input name="find" required maxLength={200} autoComplete="off" />
      </label>
      <label>
        {texts.replacement}
        <input name="replacement" maxLength={1000} autoComplete="off" />
      </label>
      <label>
        {texts.language}
        <select name="locale">
          {languages.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="bulk-tick">
        <input type="checkbox" name="matchCase" defaultChecked /> {texts.matchCase}
      </label>
      <label className="bulk-tick">
        <input type="checkbox" name="wholeWords" /> {texts.wholeWords}
      </label>
    </div>
    <fieldset className="bulk-types">
      <legend>{texts.types}</legend>
      {types.map(({ value, label }) => (
        <label key={value} className="bulk-tick">
          <input type="checkbox" name="collections" value={value} defaultChecked /> {label}
        </label>
      ))}
    </fieldset>
    <button type="submit" className="btn btn--style-secondary btn--size-medium">
      {texts.findButton}
    </button>
  </form>
)

type FoundItemProps = {
  result: ResultView
  query: Query
  isTicked: (path: string) => boolean
  toggle: (path: string, isTicked: boolean) => void
}

const FoundItem = ({ result, query, isTicked, toggle }: FoundItemProps) => (
  <li>
    <a href={`/admin/collections/${result.type}/${result.id}?locale=${query.locale}`}>
      {result.title}
    </a>
    <ul>
      {result.places?.map(({ path, field, matches }) => (
        <li key={path}>
          <label className="bulk-place">
            <input
              type="checkbox"
              checked={isTicked(path)}
              onChange={({ target }) => toggle(path, target.checked)}
            />
            <span>
              <small>{field}</small>
              {matches.map(({ before, text, after }, index) => (
                <span key={index} className="bulk-match">
                  …{before}
                  <del>{text}</del>
                  {query.replacement ? <ins>{query.replacement}</ins> : null}
                  {after}…
                </span>
              ))}
            </span>
          </label>
        </li>
      ))}
    </ul>
  </li>
)
