'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import type { Option } from '../../admin/editor-page'
import type { RowReport } from './import'
import { send } from './send.client'
import { getBulkTexts, type BulkTexts } from './texts'

type Result = { type: string; isDryRun: boolean; reports: RowReport[] }

/** A check first; what it reports is imported by the second button. */
export function ImportForm({ types, mayPublish }: { types: Option[]; mayPublish: boolean }) {
  const { i18n } = useTranslation()
  const texts = getBulkTexts(i18n.language)
  const form = useRef<HTMLFormElement>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const run = async (isDryRun: boolean) => {
    if (!form.current) return
    const fields = new FormData(form.current)
    const file = fields.get('file')
    setMessage('')
    if (!(file instanceof File) || file.size === 0) return setMessage(texts.noFile)
    const type = String(fields.get('type'))
    const body = new FormData()
    body.set('file', file)
    body.set(
      '_payload',
      JSON.stringify({ type, dryRun: isDryRun, publishes: fields.get('publishes') === 'on' }),
    )
    setIsBusy(true)
    try {
      const { reports } = await send<{ reports: RowReport[] }>(
        'import',
        i18n.language,
        body,
        texts.failed,
      )
      setResult({ type, isDryRun, reports })
    } catch (cause) {
      setMessage(cause instanceof Error ? cause.message : texts.failed)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <form
        ref={form}
        className="board-filters"
        onChange={() => setResult(null)} // an import is of what was checked
        onSubmit={(event) => {
          event.preventDefault()
          void run(true)
        }}
      >
        <label>
          {texts.type}
          <select name="type">
            {types.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.file}
          <input type="file" name="file" accept=".csv,.txt,.jsonl,text/csv,application/jsonl" />
        </label>
        {mayPublish ? (
          <label className="bulk-tick">
            <input type="checkbox" name="publishes" /> {texts.publishes}
          </label>
        ) : null}
        <button
          type="submit"
          disabled={isBusy}
          className="btn btn--style-secondary btn--size-medium"
        >
          {texts.check}
        </button>
        <button
          type="button"
          disabled={isBusy || !result?.isDryRun}
          className="btn btn--style-primary btn--size-medium"
          onClick={() => void run(false)}
        >
          {texts.import}
        </button>
      </form>
      {message ? <p role="alert">{message}</p> : null}
      {result ? <Report {...result} texts={texts} /> : null}
    </>
  )
}

const Report = ({ type, isDryRun, reports, texts }: Result & { texts: BulkTexts }) => (
  <>
    <p role="status">{(isDryRun ? texts.checked : texts.imported)(reports.length)}</p>
    <div className="table board-table bulk-table">
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
          {reports.map(({ row, id, title, action, fields, errors }) => (
            <tr key={row}>
              <td>{row}</td>
              <th scope="row">
                {id ? <a href={`/admin/collections/${type}/${id}`}>{title || `#${id}`}</a> : title}
              </th>
              <td>{texts.actions[action]}</td>
              <td>{action === 'unchanged' ? '' : fields.join(', ')}</td>
              <td>
                {errors.map((error) => (
                  <p key={error} className="translation-state is-missing">
                    {error}
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
)
