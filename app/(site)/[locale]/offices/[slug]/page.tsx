import { getTranslations } from 'next-intl/server'
import { OfficePage } from '@/components/locations/office-page'
import { getLocations, getPublishedLocations } from '@/lib/content/location/get-locations'
import { getPeople } from '@/lib/content/people/get-people'
import { officeLd } from '@/lib/seo/json-ld'
import { documentPage } from '../../../document-page'

const { generateStaticParams, generateMetadata, Page } = documentPage({
  getParams: async () => (await getPublishedLocations('en')).offices.map(({ slug }) => ({ slug })),
  find: async ({ slug }, locale) => {
    const { countries, offices } = await getLocations(locale)
    const office = offices.find((candidate) => candidate.slug === slug)
    const country = countries.find((candidate) => candidate.id === office?.country) ?? null
    return office ? { office, country } : null
  },
  toTarget: ({ office }) => ({ to: 'office', params: { slug: office.slug } }),
  describe: async ({ office }) => {
    const t = await getTranslations('office')
    return { ...office, title: t('metaTitle', { office: office.name }) }
  },
  jsonLd: ({ office }, ...firm) => officeLd(office, ...firm),
  render: async ({ office, country }, locale) => {
    const people = (await getPeople(locale))
      .filter((person) => person.offices.some(({ slug }) => slug === office.slug))
      .slice(0, 9)
    return <OfficePage office={office} country={country} people={people} locale={locale} />
  },
})

export { generateMetadata, generateStaticParams }
export default Page
