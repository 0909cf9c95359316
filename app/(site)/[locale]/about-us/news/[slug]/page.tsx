import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NewsItemPage } from '@/components/news/news-item-page'
import { getNewsItem, getNewsPaths } from '@/lib/content/news/get-news'
import { getSite } from '@/lib/content/site/get-site'
import { toSiteLocale } from '@/lib/i18n/params'
import { buildMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ locale: string; slug: string }> }

/** The newest items are pre-rendered, the others on demand. */
const prerenderLimit = 60

export const generateStaticParams = async () =>
  (await getNewsPaths()).slice(0, prerenderLimit).map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await toSiteLocale(params)
  const item = await getNewsItem((await params).slug, locale)
  if (!item) return { robots: { index: false } }
  const { firmName } = await getSite(locale)
  return buildMetadata({
    target: { to: 'newsItem', params: { slug: item.slug } },
    locale,
    title: item.seo.title ?? item.title,
    description: item.seo.description ?? item.summary,
    translations: item.translations,
    noIndex: item.seo.noIndex,
    type: 'article',
    publishedTime: item.publishedOn,
    modifiedTime: item.updatedAt,
    firmName,
  })
}

export default async function Page({ params }: Props) {
  const locale = await toSiteLocale(params)
  const item = await getNewsItem((await params).slug, locale)
  if (!item) notFound()
  return <NewsItemPage item={item} site={await getSite(locale)} locale={locale} />
}
