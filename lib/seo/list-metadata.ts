import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getSite } from '@/lib/content/site/get-site'
import type { SiteLocale } from '@/lib/i18n/locales'
import { buildMetadata } from './metadata'

/** Title and description of a list. A filtered one points at the plain list and stays out of search engines. */
export async function listMetadata(list: 'people' | 'insights' | 'search', locale: SiteLocale, options: { filtered?: boolean } = {}): Promise<Metadata> {
  const { firmName } = await getSite(locale)
  const t = await getTranslations(list)
  return buildMetadata({ target: { to: list }, locale, title: t('title'), description: t('description', { firm: firmName }), firmName, noIndex: list === 'search' || options.filtered })
}
