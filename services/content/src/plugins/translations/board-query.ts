import type { Where } from 'payload'
import { graduateLocales, siteLocales } from '@law-firm/contract/locales'
import { localization } from '../../model/locales'
import { contentTypes, toTitle, type ContentSlug } from '../../model/content-types'

export const states = ['missing', 'outdated', 'draft', 'live'] as const
export type TranslationState = (typeof states)[number]

export type BoardQuery = {
  collection: ContentSlug
  /** Null: any. */
  locale: string | null
  state: TranslationState | null
  page: number
}

type Params = Record<string, string | string[] | undefined>

/** Reads the filters of the board; what is unknown counts as not chosen. */
export function toBoardQuery(params: Params = {}): BoardQuery {
  const collection = slugs.find((slug) => slug === params.type) ?? 'articles'
  const locale = toLocales(collection).find((code) => code === params.language) ?? null
  const state = states.find((name) => name === params.state) ?? null
  const page = Number(params.page)
  return { collection, locale, state, page: Number.isInteger(page) && page > 0 ? page : 1 }
}

export const slugs = Object.keys(contentTypes) as ContentSlug[]

/** Languages that documents of a type are translated into. */
export const toLocales = (collection: ContentSlug): string[] =>
  (collection === 'graduate-pages' ? graduateLocales : siteLocales).filter(
    (code) => code !== localization.defaultLocale,
  )

/** Documents that are in the state in the language; in any of them when none is chosen. */
export function toWhere({ collection, locale, state }: BoardQuery): Where {
  if (!state) return {}
  const locales = locale ? [locale] : toLocales(collection)
  return { or: locales.map((code) => isIn(collection, code, state)) }
}

/** Documents that are missing, outdated or drafts in a language. */
export const isUnfinished = (collection: ContentSlug, locale: string): Where => ({
  or: [
    { [`_status.${locale}`]: { not_equals: 'published' } },
    { outdatedIn: { in: [locale] } },
    hasTitle(collection, locale, false),
  ],
})

function isIn(collection: ContentSlug, locale: string, state: TranslationState): Where {
  if (state === 'missing') return hasTitle(collection, locale, false)
  const status = `_status.${locale}`
  const conditions: Record<Exclude<TranslationState, 'missing'>, Where> = {
    outdated: { outdatedIn: { in: [locale] } },
    draft: { [status]: { not_equals: 'published' } },
    live: { [status]: { equals: 'published' } },
  }
  return { and: [hasTitle(collection, locale, true), conditions[state]] }
}

const hasTitle = (collection: ContentSlug, locale: string, exists: boolean): Where => ({
  [`${toTitle(collection)}.${locale}`]: { exists },
})

type Row = {
  titles?: Record<string, unknown> | null
  outdatedIn?: string[] | null
  _status?: unknown
}

/** The state of a document, as an editor reads it in all languages. */
export function toState({ titles, outdatedIn, _status }: Row, locale: string): TranslationState {
  if (!titles?.[locale]) return 'missing'
  if (outdatedIn?.includes(locale)) return 'outdated'
  const statuses = (_status ?? {}) as Record<string, unknown>
  return statuses[locale] === 'published' ? 'live' : 'draft'
}
