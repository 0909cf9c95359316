import { NewsItemPage } from '@/components/news/news-item-page'
import { prerenderLimits } from '@/lib/cache/prerender-limits'
import { getNewsItem, getNewsPaths } from '@/lib/content/news/get-news'
import { newsLd } from '@/lib/seo/json-ld'
import { documentPage } from '../../../../document-page'

const { generateStaticParams, generateMetadata, Page } = documentPage({
  getParams: async () =>
    (await getNewsPaths()).slice(0, prerenderLimits.news).map(({ slug }) => ({ slug })),
  find: ({ slug }, locale) => getNewsItem(slug, locale),
  toTarget: ({ slug }) => ({ to: 'newsItem', params: { slug } }),
  describe: (item) => item,
  openGraph: ({ publishedOn, updatedAt }) => ({
    type: 'article',
    publishedTime: publishedOn,
    modifiedTime: updatedAt,
  }),
  jsonLd: newsLd,
  render: (item, locale, site) => <NewsItemPage item={item} site={site} locale={locale} />,
})

export { generateMetadata, generateStaticParams }
export default Page
