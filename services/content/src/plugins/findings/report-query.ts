import { contentSlugs, type ContentSlug } from '../../model/content-types'
import { graduateLocales, siteLocales } from '@law-firm/contract/locales'
import type { Severity } from './findings'

export type ReportQuery = {
  /** Null: every type. */
  collection: ContentSlug | null
  /** Null: every language. */
  locale: string | null
  severity: Severity | null
  /** The last document of the page before. */
  after: Cursor | null
}
export type Cursor = { collection: ContentSlug; id: number }

type Params = Record<string, string | string[] | undefined>

/** Reads the filters of the report; what is unknown counts as not chosen. */
export function toReportQuery(params: Params = {}): ReportQuery {
  const collection = contentSlugs.find((slug) => slug === params.type) ?? null
  const locale = reportLocales.find((code) => code === params.language) ?? null
  const severity = (['error', 'warning'] as const).find((name) => name === params.severity) ?? null
  return { collection, locale, severity, after: toCursor(params.after) }
}

export const reportLocales = [...new Set<string>([...siteLocales, ...graduateLocales])]

/** Languages that documents of a type have. */
export const toLocales = (collection: ContentSlug): readonly string[] =>
  collection === 'graduate-pages' ? graduateLocales : siteLocales

function toCursor(value: Params[string]): Cursor | null {
  const [, slug, id] = /^([a-z-]+)\/(\d{1,9})$/.exec(String(value ?? '')) ?? []
  const collection = contentSlugs.find((candidate) => candidate === slug)
  return collection && id ? { collection, id: Number(id) } : null
}

/** The address of the report with a query, without what is not chosen. */
export function toHref({ collection, locale, severity, after }: ReportQuery): string {
  const chosen = {
    type: collection,
    language: locale,
    severity,
    after: after && `${after.collection}/${after.id}`,
  }
  const entries = Object.entries(chosen).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  const query = new URLSearchParams(entries).toString()
  return query ? `${reportAddress}?${query}` : reportAddress
}

export const reportAddress = '/admin/findings'
