'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import type { Option } from '../../admin/editor-page'
import { PreviewTable, Settings } from './import-preview.client'
import type { Preview } from './preview'
import { Runs } from './runs.client'
import { send } from './send.client'
import { getBulkTexts } from './texts'

/** A file that cannot be read has choices, too. */
const unread: Preview = {
  format: 'csv',
  settings: { encoding: null, delimiter: null, dateOrder: null },
  questions: ['encoding'],
  columns: [],
  total: 0,
  rows: [],
}

/** A file is shown as it will be stored; then it is checked, or imported. */
export function ImportForm({ types, mayPublish }: { types: Option[]; mayPublish: boolean }) {
  const { i18n } = useTranslation()
  const texts = getBulkTexts(i18n.language)
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(0)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [run, setRun] = useState<number | null>(null)
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const post = async <Body,>(path: string, more: object): Promise<Body | null> => {
    const fields = new FormData(form.current ?? undefined)
    const file = fields.get('file')
    if (!(file instanceof File) || file.size === 0) return null
    const body = new FormData()
    body.set('file', file)
    const settings = { ...Object.fromEntries(fields), file: undefined, ...more }
    body.set('_payload', JSON.stringify(settings))
    return send<Body>(path, i18n.language, body, texts.failed)
  }
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
  const show = (more: object = {}) => {
    setRun(null) // a report is of what was shown
    const number = (latest.current += 1)
    return attempt(async () => {
      const shown = await post<Preview>('preview', more).catch((cause: unknown) => {
        if (number === latest.current) setPreview((before) => ({ ...(before ?? unread), rows: [] }))
        throw cause
      })
      if (number === latest.current) setPreview(shown)
    })
  }
  const start = (isDryRun: boolean) =>
    attempt(async () => {
      const fields = new FormData(form.current ?? undefined)
      const response = await post<{ run: number }>('import', {
        dryRun: isDryRun,
        publishes: fields.get('publishes') === 'on',
      })
      setRun(response?.run ?? null)
    })

  // an encoding that is proposed is confirmed by the import of what is shown
  const isReady =
    preview !== null &&
    preview.rows.length > 0 &&
    preview.questions.every((name) => preview.settings[name] !== null)
  return (
    <>
      <form
        ref={form}
        className="board-filters"
        onSubmit={(event) => {
          event.preventDefault()
          void start(true)
        }}
      >
        <label>
          {texts.type}
          <select name="type" onChange={() => void show()}>
            {types.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.file}
          <input
            type="file"
            name="file"
            accept=".csv,.tsv,.txt,.jsonl,.xlsx,text/csv,application/jsonl"
            onChange={() => {
              setPreview(null)
              void show({ encoding: '', delimiter: '', dateOrder: '' })
            }}
          />
        </label>
        {preview ? <Settings preview={preview} texts={texts} onChange={() => void show()} /> : null}
        {mayPublish ? (
          <label className="bulk-tick">
            <input type="checkbox" name="publishes" /> {texts.publishes}
          </label>
        ) : null}
        <button
          type="submit"
          disabled={isBusy || !isReady}
          className="btn btn--style-secondary btn--size-medium"
        >
          {texts.check}
        </button>
        <button
          type="button"
          disabled={isBusy || !isReady}
          className="btn btn--style-primary btn--size-medium"
          onClick={() => void start(false)}
        >
          {texts.import}
        </button>
      </form>
      <p role="status">{isBusy ? texts.reading : ''}</p>
      {message ? <p role="alert">{message}</p> : null}
      {preview && preview.rows.length > 0 && !run ? (
        <PreviewTable preview={preview} texts={texts} />
      ) : null}
      <Runs chosen={run} onChoose={setRun} kind="import" texts={texts} />
    </>
  )
}
