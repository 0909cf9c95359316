import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MissingPage } from '@/components/layout/missing-page'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('missing')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** The middleware rewrites unknown URLs to this page, with status 404. */
export default async function Page({ params }: LocaleParams) {
  return <MissingPage locale={await toSiteLocale(params)} />
}
