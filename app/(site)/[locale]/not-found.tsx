import { locale as rootLocale } from 'next/root-params'
import { MissingPage } from '@/components/layout/missing-page'
import { defaultLocale, isSiteLocale } from '@/lib/i18n/locales'

/** Rendered after `notFound()`. */
export default async function NotFound() {
  const locale = await rootLocale()
  return <MissingPage locale={isSiteLocale(locale) ? locale : defaultLocale} />
}
