import { notFound } from 'next/navigation'
import { isId } from '../routes/pattern'
import { isSiteLocale, type SiteLocale } from './locales'

/** The params of a page; every value is untrusted until it is parsed here. */
export type LocaleParams = { params: Promise<{ locale: string }> }
export type QueryParams = LocaleParams & {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}
export type DocumentParams = { params: Promise<{ locale: string; id: string; slug: string }> }

/** The page's locale; a 404 for anything else. */
export async function toSiteLocale(params: Promise<{ locale: string }>): Promise<SiteLocale> {
  const { locale } = await params
  return isSiteLocale(locale) ? locale : notFound()
}

/** The id and slug of a document's page; null for an invalid id. */
export async function toDocumentParams(
  params: Promise<{ id: string; slug: string }>,
): Promise<{ id: number | null; slug: string }> {
  const { id, slug } = await params
  return { id: isId(id) && Number(id) <= 2 ** 31 - 1 ? Number(id) : null, slug }
}
