import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getEvent } from '@/lib/content/event/get-event'
import { getSite } from '@/lib/content/site/get-site'
import { toDocumentParams, toSiteLocale, type DocumentParams } from '@/lib/i18n/params'
import { buildMetadata } from '@/lib/seo/metadata'

export async function registerMetadata({ params }: DocumentParams): Promise<Metadata> {
  const locale = await toSiteLocale(params)
  const { id } = await toDocumentParams(params)
  const event = id ? await getEvent(id, locale) : null
  if (!event) return { robots: { index: false } }
  const t = await getTranslations('register')
  const { firmName } = await getSite(locale)
  return buildMetadata({
    target: { to: 'eventRegister', params: { id: event.id, slug: event.slug } },
    locale,
    title: t('metaTitle', { title: event.title }),
    description: event.summary,
    translations: event.translations,
    noIndex: true,
    firmName,
  })
}
