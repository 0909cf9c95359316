import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { UnavailablePage } from '@/components/layout/unavailable-page'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('unavailable')
  return { title: t('title'), robots: { index: false } }
}

/** Served with status 503 when a page cannot be rendered (`lib/server`). */
export default async function Page({ params }: LocaleParams) {
  return <UnavailablePage locale={await toSiteLocale(params)} />
}
