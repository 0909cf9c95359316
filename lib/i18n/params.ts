import { notFound } from 'next/navigation'
import { isId } from '../routes/pattern'
import { isSiteLocale, type SiteLocale } from './locales'

/** What Next hands a page; every value is outside data until it was read here. */
export type LocaleParams = { params: Promise<{ locale: string }> }
export type QueryParams = LocaleParams & {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}
export type DocumentParams = { params: Promise<{ locale: string; id: string; slug: string }> }

/** The page's language; anything else is a missing page. */
export async function toSiteLocale(params: Promise<{ locale: string }>): Promise<SiteLocale> {
  const { locale } = await params
  return isSiteLocale(locale) ? locale : notFound()
}

/** The number and slug of a document's page; null for what cannot be a document's number. */
export async function toDocumentParams(
  params: Promise<{ id: string; slug: string }>,
): Promise<{ id: number | null; slug: string }> {
  const { id, slug } = await params
  return { id: isId(id) && Number(id) <= 2 ** 31 - 1 ? Number(id) : null, slug }
}
