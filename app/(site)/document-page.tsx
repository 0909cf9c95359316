import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import type { ReactNode } from 'react'
import type { DocumentPath } from '@/lib/content/shared/document-path'
import type { Topical } from '@/lib/content/shared/topical'
import { getSite, type Site } from '@/lib/content/site/get-site'
import type { SiteLocale } from '@/lib/i18n/locales'
import { toDocumentParams, toSiteLocale, type DocumentParams } from '@/lib/i18n/params'
import { hrefOf } from '@/lib/routes/href'
import { buildMetadata } from '@/lib/seo/metadata'

type DocumentPageOptions<Item extends Topical> = {
  route: 'event' | 'training' | 'trainingSeries'
  getItem: (id: number, locale: SiteLocale) => Promise<Item | null>
  getPaths: (limit: number) => Promise<DocumentPath[]>
  render: (item: Item, site: Site, locale: SiteLocale) => ReactNode
}

/** The newest documents are pre-rendered, the others on demand. */
const prerenderLimit = 100

/** Builds the exports of a route whose documents have an id in the URL (decision 4). */
export function documentPage<Item extends Topical>({
  route,
  getItem,
  getPaths,
  render,
}: DocumentPageOptions<Item>) {
  const find = async (params: DocumentParams['params']) => {
    const locale = await toSiteLocale(params)
    const { id, slug } = await toDocumentParams(params)
    return { locale, slug, item: id ? await getItem(id, locale) : null }
  }
  return {
    generateStaticParams: async () =>
      (await getPaths(prerenderLimit)).map(({ id, slug }) => ({ id: String(id), slug })),

    generateMetadata: async ({ params }: DocumentParams): Promise<Metadata> => {
      const { locale, item } = await find(params)
      if (!item) return { robots: { index: false } }
      const { firmName } = await getSite(locale)
      const { id, slug, seo } = item
      return buildMetadata({
        target: { to: route, params: { id, slug } },
        locale,
        title: seo.title ?? item.title,
        description: seo.description ?? item.summary,
        translations: item.translations,
        noIndex: seo.noIndex,
        firmName,
      })
    },

    Page: async ({ params }: DocumentParams) => {
      const { locale, slug, item } = await find(params)
      if (!item) notFound()
      if (item.slug !== slug)
        permanentRedirect(hrefOf({ to: route, params: { id: item.id, slug: item.slug } }, locale))
      return render(item, await getSite(locale), locale)
    },
  }
}
