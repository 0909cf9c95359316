import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { navigatorTrail } from '@/components/navigator/navigator-trail'
import { EditorialPage } from '@/components/pages/editorial-page'
import { findArea, marketingTarget } from '@/lib/content/navigator/navigator-structure'
import { getStructure, getPublishedStructure } from '@/lib/content/navigator/get-structure'
import { getPage } from '@/lib/content/page/get-page'
import { getSite } from '@/lib/content/site/get-site'
import { toSiteLocale } from '@/lib/i18n/params'
import { buildMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ locale: string; service: string; slug: string }> }

/** A marketing page has a URL below each service that links it. */
async function findPage(params: Props['params']) {
  const locale = await toSiteLocale(params)
  const { service, slug } = await params
  const area = findArea(await getStructure(locale), service)
  const entry = area?.service.marketing.find((candidate) => candidate.slug === slug)
  const page = entry ? await getPage('marketing', entry.id, locale) : null
  return {
    locale,
    match: area && page ? { area, page, target: marketingTarget(area, page) } : null,
  }
}

export const generateStaticParams = async () =>
  (await getPublishedStructure('en')).services.flatMap((service) =>
    service.marketing.map(({ slug }) => ({ service: service.slug, slug })),
  )

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, match } = await findPage(params)
  if (!match) return { robots: { index: false } }
  const { page, target } = match
  const { firmName } = await getSite(locale)
  return buildMetadata({
    target,
    locale,
    title: page.seo.title ?? page.title,
    description: page.seo.description ?? page.summary,
    translations: page.translations,
    noIndex: page.seo.noIndex,
    firmName,
  })
}

export default async function Page({ params }: Props) {
  const { locale, match } = await findPage(params)
  if (!match) notFound()
  return (
    <EditorialPage
      page={match.page}
      target={match.target}
      locale={locale}
      site={await getSite(locale)}
      trail={await navigatorTrail(match.area)}
    />
  )
}
