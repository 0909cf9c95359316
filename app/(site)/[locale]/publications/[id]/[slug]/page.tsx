import { PublicationPage } from '@/components/insights/publication-page'
import { getPublication } from '@/lib/content/article/get-publication'
import { contentTypes } from '@/lib/content/content-types'
import { articleLd } from '@/lib/seo/json-ld'
import { idPage } from '../../../../document-page'

const { generateStaticParams, generateMetadata, Page } = idPage({
  content: contentTypes.articles,
  getItem: getPublication,
  openGraph: ({ publishedOn, updatedOn }) => ({
    type: 'article',
    publishedTime: publishedOn,
    modifiedTime: updatedOn,
  }),
  jsonLd: articleLd,
  render: (publication, locale, site) => (
    <PublicationPage publication={publication} site={site} locale={locale} />
  ),
})

export { generateMetadata, generateStaticParams }
export default Page
