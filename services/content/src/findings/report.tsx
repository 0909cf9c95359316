import { getTranslation, type I18nClient } from '@payloadcms/translations'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isEditor } from '../access/rules'
import { contentSlugs, type ContentSlug } from '../content-types'
import { localization } from '../locales'
import { describe } from './describe'
import { readReport, type ReportRow } from './read-report'
import {
  hrefOf,
  reportAddress,
  reportLocales,
  toReportQuery,
  type ReportQuery,
} from './report-query'
import { findingsTextsOf } from './texts'

/** Every document with findings, in each of its languages. */
export async function FindingsReport(props: AdminViewServerProps) {
  const { initPageResult, params, searchParams } = props
  const { permissions, req, visibleEntities } = initPageResult
  if (!isEditor(req)) redirect(`/admin/login?redirect=${encodeURIComponent(reportAddress)}`)
  const texts = findingsTextsOf(req.i18n.language)
  const query = toReportQuery(searchParams)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={initPageResult.locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <main>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
          <Filters query={query} req={req} />
          <Rows query={query} req={req} />
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}

type Props = { query: ReportQuery; req: PayloadRequest }

function Filters({ query, req }: Props) {
  const texts = findingsTextsOf(req.i18n.language)
  return (
    <form method="get" action={reportAddress} className="board-filters">
      <label>
        {texts.type}
        <select name="type" defaultValue={query.collection ?? ''}>
          <option value="">{texts.anyType}</option>
          {contentSlugs.map((slug) => (
            <option key={slug} value={slug}>
              {nameOf(req, slug)}
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
              {languageOf(code)}
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
  const texts = findingsTextsOf(req.i18n.language)
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
        {query.after ? <a href={hrefOf({ ...query, after: null })}>{texts.first}</a> : null}
        {next ? <a href={hrefOf({ ...query, after: next })}>{texts.next}</a> : null}
      </nav>
    </>
  )
}

function Row({ row, req }: { row: ReportRow; req: PayloadRequest }) {
  const { collection, id, locale, title, findings } = row
  const texts = findingsTextsOf(req.i18n.language)
  const fields = req.payload.collections[collection].config.flattenedFields
  return (
    <li>
      <a href={`/admin/collections/${collection}/${id}?locale=${locale}`}>{title}</a> ·{' '}
      {nameOf(req, collection)} · {languageOf(locale)}
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

const languageOf = (code: string): string =>
  localization.locales.find((locale) => locale.code === code)?.label ?? code

function nameOf(req: PayloadRequest, slug: ContentSlug): string {
  const { plural } = req.payload.collections[slug].config.labels
  return typeof plural === 'function' ? slug : getTranslation(plural, req.i18n as I18nClient)
}
