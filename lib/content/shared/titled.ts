import { siteLocales, type SiteLocale } from '@law-firm/contract/locales'

/** The actual language of a document's text, and all available ones, English included. */
export type Languages = { language: SiteLocale; translations: SiteLocale[] }

type RawLanguages = { locale?: string | null; translations?: readonly string[] | null }

export function toLanguages({ locale, translations }: RawLanguages): Languages {
  const all = siteLocales.filter((one) => one === 'en' || translations?.includes(one))
  return { language: all.find((one) => one === locale) ?? 'en', translations: all }
}

/** What every document with a page has. */
export type Titled = Languages & {
  id: number
  slug: string
  title: string
  summary: string
  /** ISO date and time. */
  updatedAt: string
}

type RawTitled = RawLanguages & {
  id: number
  slug: string | null
  title: string | null
  summary?: string | null
  updatedAt?: string | null
}

export const toTitled = (raw: RawTitled): Titled => ({
  ...toLanguages(raw),
  id: raw.id,
  slug: raw.slug ?? '',
  title: raw.title ?? '',
  summary: raw.summary ?? '',
  updatedAt: raw.updatedAt ?? '',
})
