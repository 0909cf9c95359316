import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { JsonLd } from '@/components/ui/json-ld'
import { prerenderLimits } from '@/lib/cache/prerender-limits'
import type { IdContentType } from '@/lib/content/content-types'
import { getDocumentPaths } from '@/lib/content/shared/get-document-paths'
import type { Seo } from '@/lib/content/shared/seo'
import { getSite, type Site } from '@/lib/content/site/get-site'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toDocumentId, toSiteLocale } from '@/lib/i18n/params'
import { toHref, type LinkTarget } from '@/lib/routes/href'
import type { RouteName } from '@/lib/routes/table'
import type { JsonLdObject, Publisher } from '@/lib/seo/json-ld'
import { absoluteUrl, buildMetadata, type PageMetadata } from '@/lib/seo/metadata'

/** The fields of a document that describe its page. */
type Described = {
  title: string
  summary: string
  /** The actual language of the text, and all available ones. */
  language: SiteLocale
  translations: readonly SiteLocale[]
  seo: Seo
}

type DocumentPageOptions<Params, Item> = {
  /** The pages to pre-render; the others are rendered on demand. */
  getParams: () => Promise<Params[]>
  find: (params: Params, locale: SiteLocale) => Promise<Item | null>
  toTarget: (item: Item) => LinkTarget
  describe: (item: Item, locale: SiteLocale) => Described | Promise<Described>
  openGraph?: (item: Item) => Pick<PageMetadata, 'type' | 'publishedTime' | 'modifiedTime'>
  jsonLd?: (item: Item, url: string, firm: Publisher) => JsonLdObject
  render: (item: Item, locale: SiteLocale, site: Site) => ReactNode | Promise<ReactNode>
}

/** Builds the exports of a route of documents. Other params than the canonical ones redirect (decision 4). */
export function documentPage<Params extends object, Item>({
  getParams,
  find,
  toTarget,
  describe,
  openGraph,
  jsonLd,
  render,
}: DocumentPageOptions<Params, Item>) {
  type Props = { params: Promise<{ locale: string } & Params> }

  return {
    generateStaticParams: async () => (await getParams()).slice(0, prerenderLimits.other),

    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const locale = await toSiteLocale(params)
      const item = await find(await params, locale)
      if (!item) return { robots: { index: false } }
      const { firmName } = await getSite(locale)
      const { title, summary, translations, seo } = await describe(item, locale)
      return buildMetadata({
        target: toTarget(item),
        locale,
        title: seo.title ?? title,
        description: seo.description ?? summary,
        translations,
        noIndex: seo.noIndex,
        firmName,
        ...openGraph?.(item),
      })
    },

    Page: async ({ params }: Props) => {
      const locale = await toSiteLocale(params)
      const requested = await params
      const item = await find(requested, locale)
      if (!item) notFound()
      const target = toTarget(item)
      if (!isCanonical(requested, target)) permanentRedirect(toHref(target, locale))
      const site = await getSite(locale)
      const content = await render(item, locale, site)
      if (!jsonLd) return content
      const url = absoluteUrl(target, (await describe(item, locale)).language)
      const firm = { name: site.firmName, url: absoluteUrl({ to: 'home' }, 'en') }
      return (
        <>
          <JsonLd data={jsonLd(item, url, firm)} />
          {content}
        </>
      )
    },
  }
}

const isCanonical = (requested: object, { params = {} }: LinkTarget): boolean =>
  Object.entries(requested).every(
    ([name, value]) => name === 'locale' || String(value ?? '') === String(params[name] ?? ''),
  )

type Ids = { id: string; slug: string }
type Options<Item> = DocumentPageOptions<Ids, Item>

type IdPageOptions<Item> = Pick<Options<Item>, 'openGraph' | 'jsonLd' | 'render'> &
  Partial<Pick<Options<Item>, 'getParams' | 'describe'>> & {
    content: IdContentType
    getItem: (id: number, locale: SiteLocale) => Promise<Item | null>
    /** That of the type's documents by default. */
    route?: RouteName
  }

/** Builds the exports of a route with `[id]/[slug]`. */
export const idPage = <Item extends Described & { id: number; slug: string }>({
  content,
  getItem,
  route = content.route,
  ...options
}: IdPageOptions<Item>) =>
  documentPage<Ids, Item>({
    getParams: async () =>
      (await getDocumentPaths(content.type, prerenderLimits.document)).map(({ id, slug }) => ({
        id: String(id),
        slug,
      })),
    find: async (params, locale) => {
      const id = toDocumentId(params.id)
      return id === null ? null : getItem(id, locale)
    },
    toTarget: ({ id, slug }) => ({ to: route, params: { id, slug } }),
    describe: (item) => item,
    ...options,
  })
