import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { OfficePage } from '@/components/locations/office-page'
import { getLocations, getPublishedLocations } from '@/lib/content/location/get-locations'
import { getPeople } from '@/lib/content/people/get-people'
import { getSite } from '@/lib/content/site/get-site'
import type { SiteLocale } from '@/lib/i18n/locales'
import { toSiteLocale } from '@/lib/i18n/params'
import { buildMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ locale: string; slug: string }> }

export const generateStaticParams = async () =>
  (await getPublishedLocations('en')).offices.map(({ slug }) => ({ slug }))

async function findOffice(slug: string, locale: SiteLocale) {
  const { countries, offices } = await getLocations(locale)
  const office = offices.find((candidate) => candidate.slug === slug) ?? null
  return {
    office,
    country: countries.find((candidate) => candidate.id === office?.country) ?? null,
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await toSiteLocale(params)
  const { office } = await findOffice((await params).slug, locale)
  if (!office) return { robots: { index: false } }
  const { firmName } = await getSite(locale)
  const t = await getTranslations('office')
  return buildMetadata({
    target: { to: 'office', params: { slug: office.slug } },
    locale,
    title: office.seo.title ?? t('metaTitle', { office: office.name }),
    description: office.seo.description ?? office.summary,
    translations: office.translations,
    noIndex: office.seo.noIndex,
    firmName,
  })
}

export default async function Page({ params }: Props) {
  const locale = await toSiteLocale(params)
  const { office, country } = await findOffice((await params).slug, locale)
  if (!office) notFound()
  const people = (await getPeople(locale))
    .filter((person) => person.offices.some(({ slug }) => slug === office.slug))
    .slice(0, 9)
  return (
    <OfficePage
      office={office}
      country={country}
      people={people}
      site={await getSite(locale)}
      locale={locale}
    />
  )
}
