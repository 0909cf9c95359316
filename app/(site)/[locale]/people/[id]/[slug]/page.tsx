import { PersonPage } from '@/components/people/person-page'
import { contentTypes } from '@/lib/content/content-types'
import { getPerson } from '@/lib/content/person/get-person'
import type { SiteLocale } from '@law-firm/contract/locales'
import { personLd } from '@/lib/seo/json-ld'
import { idPage } from '../../../../document-page'

const { generateStaticParams, generateMetadata, Page } = idPage({
  content: contentTypes.contacts,
  getItem: async (id: number, locale: SiteLocale) => {
    const person = await getPerson(id, locale)
    return (
      person && { ...person, title: `${person.name}, ${person.jobTitle}`, summary: person.headline }
    )
  },
  openGraph: () => ({ type: 'profile' }),
  jsonLd: personLd,
  render: (person, locale) => <PersonPage person={person} locale={locale} />,
})

export { generateMetadata, generateStaticParams }
export default Page
