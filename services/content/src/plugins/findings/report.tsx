import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { EditorPage, nameOfLanguage, nameOfType } from '../../admin/editor-page'
import { contentSlugs } from '../../model/content-types'
import { describe } from './describe'
import { readReport, type ReportRow } from './read-report'
import {
  toHref,
  reportAddress,
  reportLocales,
  toReportQuery,
  type ReportQuery,
} from './report-query'
import { getFindingsTexts } from './texts'

/** Every document with findings, in each of its languages. */
export function FindingsReport(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props
  const { req } = initPageResult
  const texts = getFindingsTexts(req.i18n.language)
  const query = toReportQuery(searchParams)
  return (
    <EditorPage view={props} address={reportAddress}>
      <main>
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
        <Filters query={query} req={req} />
        <Rows query={query} req={req} />
      </main>
    </EditorPage>
  )
}

type Props = { query: ReportQuery; req: PayloadRequest }

function Filters({ query, req }: Props) {
  const texts = getFindingsTexts(req.i18n.language)
  return (
    <form method="get" action={reportAddress} className="board-filters">
      <label>
        {texts.type}
        <select name="type" defaultValue={query.collection ?? ''}>
          <option value="">{texts.anyType}</option>
          {contentSlugs.map((slug) => (
            <option key={slug} value={slug}>
              {nameOfType(req, slug)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.severity}
        <select name="severity" defaultValue={query.severity ?? ''}>
          <option value="">{texts.anySeverity}</option>
          <option value="error">{texts.errors}</option>
          <option value="warning">{texts.warnings}</option>
        </select>
      </label>
      <label>
        {texts.language}
        <select name="language" defaultValue={query.locale ?? ''}>
          <option value="">{texts.anyLanguage}</option>
          {reportLocales.map((code) => (
            <option key={code} value={code}>
              {nameOfLanguage(code)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn btn--style-secondary btn--size-medium">
        {texts.show}
      </button>
    </form>
  )
}

async function Rows({ query, req }: Props) {
  const texts = getFindingsTexts(req.i18n.language)
  const { rows, checked, next } = await readReport(req, query)
  return (
    <>
      <p role="status">{texts.checked(checked, rows.length)}</p>
      <ul className="findings-report">
        {rows.map((row) => (
          <Row key={`${row.collection} ${row.id} ${row.locale}`} row={row} req={req} />
        ))}
      </ul>
      <nav className="board-pages" aria-label={texts.pages}>
        {query.after ? <a href={toHref({ ...query, after: null })}>{texts.first}</a> : null}
        {next ? <a href={toHref({ ...query, after: next })}>{texts.next}</a> : null}
      </nav>
    </>
  )
}

function Row({ row, req }: { row: ReportRow; req: PayloadRequest }) {
  const { collection, id, locale, title, findings } = row
  const texts = getFindingsTexts(req.i18n.language)
  const fields = req.payload.collections[collection].config.flattenedFields
  return (
    <li>
      <a href={`/admin/collections/${collection}/${id}?locale=${locale}`}>{title}</a> ·{' '}
      {nameOfType(req, collection)} · {nameOfLanguage(locale)}
      <ul>
        {findings.map((finding) => (
          <li key={finding.kind + finding.path + finding.name} className={`is-${finding.severity}`}>
            <strong>{finding.severity === 'error' ? texts.error : texts.warning}</strong>{' '}
            {describe(req, fields, finding)}
          </li>
        ))}
      </ul>
    </li>
  )
}
