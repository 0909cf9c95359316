import { LocationPage } from '@/components/locations/location-page'
import {
  getCountryBody,
  getLocations,
  getPublishedLocations,
} from '@/lib/content/location/get-locations'
import { getInsightsOfCountry } from '@/lib/content/insights/get-insights'
import { getNewsOfCountry } from '@/lib/content/news/get-news'
import { getPeople } from '@/lib/content/people/get-people'
import type { SiteLocale } from '@law-firm/contract/locales'
import { documentPage } from '../../../document-page'

/**
 * A country, or a city with an office. A city-state (Singapore) has one page, the country's, with its office.
 */
async function findLocation(slug: string, locale: SiteLocale) {
  const { countries, offices } = await getLocations(locale)
  const countryOfSlug = countries.find((candidate) => candidate.slug === slug)
  const city = countryOfSlug ? null : (offices.find((candidate) => candidate.slug === slug) ?? null)
  const country =
    countryOfSlug ?? countries.find((candidate) => candidate.id === city?.country) ?? null
  return country
    ? {
        country,
        city,
        offices: city ? [city] : offices.filter((candidate) => candidate.country === country.id),
      }
    : null
}

const maxPeople = 8
const maxInsights = 5

const { generateStaticParams, generateMetadata, Page } = documentPage({
  getParams: async () => {
    const { countries, offices } = await getPublishedLocations('en')
    const slugs = [...countries, ...offices].map(({ slug }) => slug)
    return [...new Set(slugs)].map((slug) => ({ slug }))
  },
  find: ({ slug }, locale) => findLocation(slug, locale),
  toTarget: ({ city, country }) => ({ to: 'location', params: { slug: (city ?? country).slug } }),
  describe: ({ city, country }) => ({ ...(city ?? country), title: (city ?? country).name }),
  render: async ({ country, city, offices }, locale) => {
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
  },
})

export { generateMetadata, generateStaticParams }
export default Page
