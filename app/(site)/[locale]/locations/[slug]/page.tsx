import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LocationPage } from '@/components/locations/location-page'
import {
  getCountryBody,
  getLocations,
  getPublishedLocations,
} from '@/lib/content/location/get-locations'
import { getInsightsOfCountry } from '@/lib/content/insights/get-insights'
import { getNewsOfCountry } from '@/lib/content/news/get-news'
import { getPeople } from '@/lib/content/people/get-people'
import { getSite } from '@/lib/content/site/get-site'
import type { SiteLocale } from '@/lib/i18n/locales'
import { toSiteLocale } from '@/lib/i18n/params'
import { buildMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ locale: string; slug: string }> }

export async function generateStaticParams() {
  const { countries, offices } = await getPublishedLocations('en')
  return [...new Set([...countries, ...offices].map(({ slug }) => slug))].map((slug) => ({ slug }))
}

/** A country, or an office's city: where both have the name (Singapore), the country's page shows the office too. */
async function find(slug: string, locale: SiteLocale) {
  const { countries, offices } = await getLocations(locale)
  const named = countries.find((one) => one.slug === slug)
  const city = named ? null : (offices.find((one) => one.slug === slug) ?? null)
  const country = named ?? countries.find((one) => one.id === city?.country) ?? null
  return {
    country,
    city,
    offices: city ? [city] : offices.filter((one) => one.country === country?.id),
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await toSiteLocale(params)
  const { country, city } = await find((await params).slug, locale)
  const place = city ?? country
  if (!place) return { robots: { index: false } }
  const { firmName } = await getSite(locale)
  return buildMetadata({
    target: { to: 'location', params: { slug: place.slug } },
    locale,
    title: place.seo.title ?? place.name,
    description: place.seo.description ?? place.summary,
    translations: place.translations,
    noIndex: place.seo.noIndex,
    firmName,
  })
}

const mostPeople = 8
const mostInsights = 5

export default async function Page({ params }: Props) {
  const locale = await toSiteLocale(params)
  const { country, city, offices } = await find((await params).slug, locale)
  if (!country) notFound()
  const slugs = offices.map(({ slug }) => slug)
  const people = (await getPeople(locale))
    .filter((person) => person.offices.some((office) => slugs.includes(office.slug)))
    .slice(0, mostPeople)
  return (
    <LocationPage
      country={country}
      city={city}
      offices={offices}
      body={await getCountryBody(country.id, locale)}
      people={people}
      publications={await getInsightsOfCountry(country.id, locale, mostInsights)}
      news={await getNewsOfCountry(country.id, locale)}
      locale={locale}
    />
  )
}
