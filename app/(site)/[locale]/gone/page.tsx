import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GonePage } from '@/components/layout/missing-page'
import { toSiteLocale, type LocaleParams } from '@/lib/i18n/params'

/** Served by `server/fallback-pages.ts` with status 410 for removed URLs. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('gone')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

export default async function Page({ params }: LocaleParams) {
  return <GonePage locale={await toSiteLocale(params)} />
}
