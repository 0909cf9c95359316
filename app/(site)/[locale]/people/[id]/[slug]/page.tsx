import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { PersonPage } from '@/components/people/person-page'
import { getPerson, getPersonPaths } from '@/lib/content/person/get-person'
import { getSite } from '@/lib/content/site/get-site'
import { toDocumentParams, toSiteLocale, type DocumentParams } from '@/lib/i18n/params'
import { hrefOf } from '@/lib/routes/href'
import { buildMetadata } from '@/lib/seo/metadata'

/** The first people by name are pre-rendered, the others on demand. */
const prerenderLimit = 100

export const generateStaticParams = async () =>
  (await getPersonPaths(prerenderLimit)).map(({ id, slug }) => ({ id: String(id), slug }))

export async function generateMetadata({ params }: DocumentParams): Promise<Metadata> {
  const locale = await toSiteLocale(params)
  const { id } = await toDocumentParams(params)
  const person = id ? await getPerson(id, locale) : null
  if (!person) return { robots: { index: false } }
  const { firmName } = await getSite(locale)
  return buildMetadata({
    target: { to: 'person', params: { id: person.id, slug: person.slug } },
    locale,
    title: person.seo.title ?? `${person.name}, ${person.jobTitle}`,
    description: person.seo.description ?? person.headline,
    translations: person.translations,
    noIndex: person.seo.noIndex,
    type: 'profile',
    firmName,
  })
}

export default async function Page({ params }: DocumentParams) {
  const locale = await toSiteLocale(params)
  const { id, slug } = await toDocumentParams(params)
  const person = id ? await getPerson(id, locale) : null
  if (!person) notFound()
  if (person.slug !== slug)
    permanentRedirect(
      hrefOf({ to: 'person', params: { id: person.id, slug: person.slug } }, locale),
    )
  return <PersonPage person={person} site={await getSite(locale)} locale={locale} />
}
