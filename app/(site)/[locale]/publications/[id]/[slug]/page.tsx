import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { PublicationPage } from '@/components/insights/publication-page'
import { getPublication, getPublicationPaths } from '@/lib/content/article/get-publication'
import { getSite } from '@/lib/content/site/get-site'
import { toDocumentParams, toSiteLocale, type DocumentParams } from '@/lib/i18n/params'
import { hrefOf } from '@/lib/routes/href'
import { buildMetadata } from '@/lib/seo/metadata'

/** The newest publications are pre-rendered, the others on demand. */
const prerenderLimit = 100

export const generateStaticParams = async () =>
  (await getPublicationPaths(prerenderLimit)).map(({ id, slug }) => ({ id: String(id), slug }))

export async function generateMetadata({ params }: DocumentParams): Promise<Metadata> {
  const locale = await toSiteLocale(params)
  const { id } = await toDocumentParams(params)
  const publication = id ? await getPublication(id, locale) : null
  if (!publication) return { robots: { index: false } }
  const { firmName } = await getSite(locale)
  return buildMetadata({
    target: { to: 'publication', params: { id: publication.id, slug: publication.slug } },
    locale,
    title: publication.seo.title ?? publication.title,
    description: publication.seo.description ?? publication.summary,
    translations: publication.translations,
    noIndex: publication.seo.noIndex,
    type: 'article',
    publishedTime: publication.publishedOn,
    modifiedTime: publication.updatedOn,
    firmName,
  })
}

export default async function Page({ params }: DocumentParams) {
  const locale = await toSiteLocale(params)
  const { id, slug } = await toDocumentParams(params)
  const publication = id ? await getPublication(id, locale) : null
  if (!publication) notFound()
  if (publication.slug !== slug)
    permanentRedirect(
      hrefOf({ to: 'publication', params: { id: publication.id, slug: publication.slug } }, locale),
    )
  return <PublicationPage publication={publication} site={await getSite(locale)} locale={locale} />
}
