import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { prerenderLimits } from '@/lib/cache/prerender-limits'
import type { NavigatorStructure } from '@/lib/content/navigator/navigator-structure'
import { getStructure, getPublishedStructure } from '@/lib/content/navigator/get-structure'
import { getReader, visitor, type Reader } from '@/lib/content/navigator/get-reader'
import { getSite, type Site } from '@/lib/content/site/get-site'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toSiteLocale } from '@/lib/i18n/params'
import { toHref, type LinkTarget } from '@/lib/routes/href'
import { buildMetadata, type PageMetadata } from '@/lib/seo/metadata'

type Query = Record<string, string | string[] | undefined>

/** What a page renders for: the reader, and the query of the request. */
export type RenderContext = { locale: SiteLocale; site: Site; reader: Reader; query: Query }

type RouteMetadata = Pick<
  PageMetadata,
  'title' | 'description' | 'translations' | 'noIndex' | 'eyebrow'
>

type Options<RouteParams, Item> = {
  /** All items, for pre-rendering. */
  list: (frame: NavigatorStructure) => Item[]
  find: (frame: NavigatorStructure, params: RouteParams) => Item | null
  /** Canonical params of an item; other params redirect to them (decision 4). */
  toParams: (item: Item) => RouteParams
  target: (item: Item) => LinkTarget
  describe: (item: Item, locale: SiteLocale) => RouteMetadata | Promise<RouteMetadata>
  render: (item: Item, context: RenderContext) => ReactNode | Promise<ReactNode>
}

/**
 * The two variants of a navigator page: `cached` for visitors; `dynamic` for members and for URLs with a
 * query. The content service decides what the reader may see in both.
 */
export function navigatorRoute<RouteParams extends Record<string, string>, Item>({
  list,
  find,
  toParams,
  target,
  describe,
  render,
}: Options<RouteParams, Item>) {
  type Props = { params: Promise<{ locale: string } & RouteParams> }
  type QueryProps = Props & { searchParams: Promise<Query> }

  async function resolve(params: Props['params']) {
    const locale = await toSiteLocale(params)
    const requested = await params
    const item = find(await getStructure(locale), requested)
    const isMoved =
      item !== null &&
      Object.entries(toParams(item)).some(([name, value]) => requested[name] !== value)
    return { locale, item, isMoved }
  }

  async function metadata(params: Props['params'], noIndex: boolean): Promise<Metadata> {
    const { locale, item } = await resolve(params)
    if (!item) return { robots: { index: false } }
    const { firmName } = await getSite(locale)
    const described = await describe(item, locale)
    return buildMetadata({
      target: target(item),
      locale,
      firmName,
      ...described,
      noIndex: noIndex || described.noIndex,
    })
  }

  async function renderPage(
    params: Props['params'],
    getContext: () => Promise<Pick<RenderContext, 'reader' | 'query'>>,
  ) {
    const { locale, item, isMoved } = await resolve(params)
    if (!item) notFound()
    if (isMoved) permanentRedirect(toHref(target(item), locale))
    return render(item, { locale, site: await getSite(locale), ...(await getContext()) })
  }

  return {
    generateStaticParams: async (): Promise<RouteParams[]> =>
      list(await getPublishedStructure('en'))
        .slice(0, prerenderLimits.navigator)
        .map(toParams),
    cached: {
      generateMetadata: ({ params }: Props) => metadata(params, false),
      Page: ({ params }: Props) => renderPage(params, async () => ({ reader: visitor, query: {} })),
    },
    dynamic: {
      generateMetadata: ({ params }: Props) => metadata(params, true),
      Page: ({ params, searchParams }: QueryProps) =>
        renderPage(params, async () => ({ reader: await getReader(), query: await searchParams })),
    },
  }
}
