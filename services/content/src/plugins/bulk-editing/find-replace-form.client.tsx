'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { Option } from '../../admin/editor-page'
import type { FoundDocument, ReplaceReport } from './find-replace'
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
type Found = { query: Query; documents: FoundDocument[]; isComplete: boolean }

/** Identifies a place in the set of ticked ones. */
const buildKey = ({ collection, id }: FoundDocument, path: string) => `${collection}/${id}/${path}`

const allKeys = (documents: FoundDocument[]) =>
  documents.flatMap((document) => document.places.map(({ path }) => buildKey(document, path)))

/** A preview of every place; what is ticked is replaced. */
export function FindReplaceForm({ types, languages }: { types: Option[]; languages: Option[] }) {
  const { i18n } = useTranslation()
  const texts = getBulkTexts(i18n.language)
  const [found, setFound] = useState<Found | null>(null)
  const [ticked, setTicked] = useState(new Set<string>())
  const [reports, setReports] = useState<ReplaceReport[]>([])
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true)
    setMessage('')
    try {
      await work()
    } catch (cause) {
      setMessage(cause instanceof Error ? cause.message : texts.failed)
    } finally {
      setIsBusy(false)
    }
  }
  const find = (query: Query) =>
    attempt(async () => {
      setFound(null)
      setReports([])
      const result = await send<Omit<Found, 'query'>>('find', i18n.language, query, texts.failed)
      setFound({ query, ...result })
      setTicked(new Set())
    })
  const replace = ({ query, documents }: Found) =>
    attempt(async () => {
      const targets = documents
        .map((document) => ({
          ...document,
          paths: document.places
            .map(({ path }) => path)
            .filter((path) => ticked.has(buildKey(document, path))),
        }))
        .filter(({ paths }) => paths.length > 0)
        .map(({ collection, id, updatedAt, paths }) => ({ collection, id, updatedAt, paths }))
      const result = await send<{ reports: ReplaceReport[] }>(
        'replace',
        i18n.language,
        { ...query, documents: targets },
        texts.failed,
      )
      setReports(result.reports)
      const done = new Set(
        result.reports
          .filter(({ errors }) => errors.length === 0)
          .map(({ collection, id }) => `${collection}/${id}`),
      )
      setFound({
        query,
        isComplete: true,
        documents: documents.filter(({ collection, id }) => !done.has(`${collection}/${id}`)),
      })
      setTicked(new Set())
    })
  const toggle = (keys: string[], isTicked: boolean) => {
    const next = isTicked ? [...ticked, ...keys] : [...ticked].filter((key) => !keys.includes(key))
    setTicked(new Set(next))
  }

  const keys = found ? allKeys(found.documents) : []
  const saved = reports.filter(({ errors }) => errors.length === 0).length
  return (
    <>
      <QueryForm types={types} languages={languages} texts={texts} isBusy={isBusy} find={find} />
      {message ? <p role="alert">{message}</p> : null}
      {saved > 0 ? <p role="status">{texts.replaced(saved)}</p> : null}
      {found && (keys.length > 0 || reports.length === 0) ? (
        <>
          <p role="status">
            {keys.length === 0 ? texts.none : texts.found(countOf(found), found.documents.length)}{' '}
            {found.isComplete ? '' : texts.more}
          </p>
          {keys.length > 0 ? (
            <>
              <label className="bulk-tick">
                <input
                  type="checkbox"
                  checked={ticked.size === keys.length}
                  onChange={({ target }) => toggle(keys, target.checked)}
                />{' '}
                {texts.tickAll}
              </label>
              <ul className="bulk-found">
                {found.documents.map((document) => (
                  <FoundItem
                    key={`${document.collection}/${document.id}`}
                    document={document}
                    query={found.query}
                    ticked={ticked}
                    toggle={toggle}
                    errors={errorsOf(reports, document)}
                  />
                ))}
              </ul>
              <button
                type="button"
                disabled={isBusy || ticked.size === 0}
                className="btn btn--style-primary btn--size-medium"
                onClick={() => void replace(found)}
              >
                {texts.replaceButton}
              </button>
            </>
          ) : null}
        </>
      ) : null}
    </>
  )
}

const countOf = ({ documents }: Found): number =>
  documents.flatMap(({ places }) => places.flatMap(({ matches }) => matches)).length

const errorsOf = (reports: ReplaceReport[], { collection, id }: FoundDocument): string[] =>
  reports.find((report) => report.collection === collection && report.id === id)?.errors ?? []

type QueryFormProps = {
  types: Option[]
  languages: Option[]
  texts: BulkTexts
  isBusy: boolean
  find: (query: Query) => Promise<void>
}

const QueryForm = ({ types, languages, texts, isBusy, find }: QueryFormProps) => (
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
    <button type="submit" disabled={isBusy} className="btn btn--style-secondary btn--size-medium">
      {texts.findButton}
    </button>
  </form>
)

type FoundItemProps = {
  document: FoundDocument
  query: Query
  ticked: Set<string>
  toggle: (keys: string[], isTicked: boolean) => void
  errors: string[]
}

const FoundItem = ({ document, query, ticked, toggle, errors }: FoundItemProps) => (
  <li>
    <a href={`/admin/collections/${document.collection}/${document.id}?locale=${query.locale}`}>
      {document.title}
    </a>
    {errors.map((error) => (
      <p key={error} role="alert" className="translation-state is-missing">
        {error}
      </p>
    ))}
    <ul>
      {document.places.map(({ path, field, matches }) => (
        <li key={path}>
          <label className="bulk-place">
            <input
              type="checkbox"
              checked={ticked.has(buildKey(document, path))}
              onChange={({ target }) => toggle([buildKey(document, path)], target.checked)}
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
