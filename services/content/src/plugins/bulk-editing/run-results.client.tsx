'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ResultView } from './runs'
import { send } from './send.client'
import type { BulkTexts } from './texts'

type Page = { results: ResultView[]; pages: number }

/** What a run did with each row, a page at a time. */
export function RunResults({ id, texts }: { id: number; texts: BulkTexts }) {
  const { i18n } = useTranslation()
  const [number, setNumber] = useState(1)
  const [problemsOnly, setProblemsOnly] = useState(false)
  const [page, setPage] = useState<Page | null>(null)
  const [message, setMessage] = useState('')
  useEffect(() => {
    let isGone = false
    const path = `runs/${id}/results?page=${number}${problemsOnly ? '&problems' : ''}`
    send<Page>(path, i18n.language, null, texts.failed).then(
      (response) => isGone || setPage(response),
      (cause: Error) => isGone || setMessage(cause.message),
    )
    return () => {
      isGone = true
    }
  }, [id, number, problemsOnly, i18n.language, texts.failed])
  if (!page) return message ? <p role="alert">{message}</p> : null
  return (
    <>
      <label className="bulk-tick">
        <input
          type="checkbox"
          checked={problemsOnly}
          onChange={({ target }) => {
            setProblemsOnly(target.checked)
            setNumber(1)
          }}
        />{' '}
        {texts.problemsOnly}
      </label>
      {/* scrolled by keyboard on a narrow screen */}
      <div
        className="table board-table bulk-table"
        role="group"
        aria-label={texts.action}
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.row}</th>
              <th scope="col">{texts.document}</th>
              <th scope="col">{texts.action}</th>
              <th scope="col">{texts.fields}</th>
              <th scope="col">{texts.problems}</th>
            </tr>
          </thead>
          <tbody>
            {page.results.map((result) => (
              <ResultRow key={result.row} result={result} texts={texts} />
            ))}
          </tbody>
        </table>
      </div>
      <Pages number={number} pages={page.pages} onChange={setNumber} texts={texts} />
    </>
  )
}

type PagesProps = {
  number: number
  pages: number
  onChange: (page: number) => void
  texts: BulkTexts
}

export const Pages = ({ number, pages, onChange, texts }: PagesProps) =>
  pages > 1 ? (
    <p className="bulk-pages">
      <button
        type="button"
        disabled={number <= 1}
        className="btn btn--style-secondary btn--size-small"
        onClick={() => onChange(number - 1)}
      >
        {texts.previous}
      </button>{' '}
      <span role="status">{texts.page(number, pages)}</span>{' '}
      <button
        type="button"
        disabled={number >= pages}
        className="btn btn--style-secondary btn--size-small"
        onClick={() => onChange(number + 1)}
      >
        {texts.next}
      </button>
    </p>
  ) : null

function ResultRow({ result, texts }: { result: ResultView; texts: BulkTexts }) {
  const { row, type, id, title, locale, action, fields, errors, undone } = result
  const problems = [...errors, ...(undone && undone !== 'undone' ? [undone] : [])]
  return (
    <tr>
      <td>{row}</td>
      <th scope="row">
        {id && undone !== 'undone' ? (
          <a href={`/admin/collections/${type}/${id}?locale=${locale}`}>{title || `#${id}`}</a>
        ) : (
          title
        )}
      </th>
      <td>{undone === 'undone' ? texts.undone : texts.actions[action]}</td>
      <td>{action === 'unchanged' ? '' : fields.join(', ')}</td>
      <td>
        {problems.map((problem) => (
          <p key={problem} className="translation-state is-missing">
            {problem}
          </p>
        ))}
      </td>
    </tr>
  )
}
