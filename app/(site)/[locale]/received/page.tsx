import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ReceivedPage } from '@/components/layout/received-page'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await toSiteLocale(params)
  const t = await getTranslations({ locale, namespace: 'received' })
  return { title: t('title'), robots: { index: false } }
}

/** For a form without a script that is delivered later (`lib/forms/redirect-without-script.ts`). */
export default async function Page({ params }: LocaleParams) {
  return <ReceivedPage home="home" locale={await toSiteLocale(params)} />
}
