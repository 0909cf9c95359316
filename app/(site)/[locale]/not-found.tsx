import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { MissingPage } from '@/components/layout/missing-page'
import { defaultLocale, isSiteLocale } from '@law-firm/contract/locales'

/** Of every response with status 404: Next leaves out the metadata of the page itself. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('missing')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** Rendered after `notFound()`. */
export default async function NotFound() {
  const locale = await rootLocale()
  return <MissingPage locale={isSiteLocale(locale) ? locale : defaultLocale} />
}
