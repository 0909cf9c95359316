import { notFound } from 'next/navigation'
import { isId } from '../routes/pattern'
import { isSiteLocale, type SiteLocale } from '@law-firm/contract/locales'

/** The params of a page; every value is untrusted until it is parsed here. */
export type LocaleParams = { params: Promise<{ locale: string }> }
export type QueryParams = LocaleParams & {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The page's locale; a 404 for anything else. */
export async function toSiteLocale(params: Promise<{ locale: string }>): Promise<SiteLocale> {
  const { locale } = await params
  return isSiteLocale(locale) ? locale : notFound()
}

/** The id of a document's page; null for an invalid one. */
export const toDocumentId = (id: string): number | null =>
  isId(id) && Number(id) <= 2 ** 31 - 1 ? Number(id) : null
