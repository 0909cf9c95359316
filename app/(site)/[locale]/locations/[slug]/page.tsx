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

/**
 * A country, or a city with an office. A city-state (Singapore) has one page, the country's, with its office.
 */
async function findLocation(slug: string, locale: SiteLocale) {
  const { countries, offices } = await getLocations(locale)
  const countryOfSlug = countries.find((candidate) => candidate.slug === slug)
  const city = countryOfSlug ? null : (offices.find((candidate) => candidate.slug === slug) ?? null)
  const country =
    countryOfSlug ?? countries.find((candidate) => candidate.id === city?.country) ?? null
  return {
    country,
    city,
    offices: city ? [city] : offices.filter((candidate) => candidate.country === country?.id),
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await toSiteLocale(params)
  const { country, city } = await findLocation((await params).slug, locale)
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

const maxPeople = 8
const maxInsights = 5

export default async function Page({ params }: Props) {
  const locale = await toSiteLocale(params)
  const { country, city, offices } = await findLocation((await params).slug, locale)
  if (!country) notFound()
  const slugs = offices.map(({ slug }) => slug)
  const people = (await getPeople(locale))
    .filter((person) => person.offices.some((office) => slugs.includes(office.slug)))
    .slice(0, maxPeople)
  return (
    <LocationPage
      country={country}
      city={city}
      offices={offices}
      body={await getCountryBody(country.id, locale)}
      people={people}
      publications={await getInsightsOfCountry(country.id, locale, maxInsights)}
      news={await getNewsOfCountry(country.id, locale)}
      locale={locale}
    />
  )
}
