import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { getPage, type EditorialPage } from '@/lib/content/page/get-page'
import { getPublishedTree, getTree } from '@/lib/content/page/get-tree'
import { targetOf } from '@/lib/content/page/tree'
import type { PageNode, PageType } from '@/lib/content/page/types'
import { getSite, type Site } from '@/lib/content/site/get-site'
import type { SiteLocale } from '@/lib/i18n/locales'
import { toSiteLocale } from '@/lib/i18n/params'
import { hrefOf, type LinkTarget } from '@/lib/routes/href'
import { buildMetadata } from '@/lib/seo/metadata'

type TreePageProps = {
  page: EditorialPage
  node: PageNode
  nodes: PageNode[]
  target: LinkTarget
  locale: SiteLocale
  site: Site
}

type Params = { locale: string }

type TreePageOptions<RouteParams> = {
  type: PageType
  find: (params: RouteParams, nodes: PageNode[]) => PageNode | null
  /** Params as requested; when they differ from the canonical ones, the page redirects (decision 4). */
  toRequestedParams?: (params: RouteParams) => LinkTarget['params']
  /** Params for pre-rendering; null for a page of another route. */
  toParams?: (target: LinkTarget, node: PageNode) => RouteParams | null
  noIndex?: boolean
  render: (props: TreePageProps) => ReactNode | Promise<ReactNode>
}

/** Builds the exports of a route whose pages are nodes of a page tree. */
export function treePage<RouteParams extends object>({
  type,
  find,
  toRequestedParams,
  toParams,
  noIndex,
  render,
}: TreePageOptions<RouteParams>) {
  type Props = { params: Promise<Params & RouteParams> }

  async function resolve(params: Props['params']) {
    const locale = await toSiteLocale(params)
    const requested = await params
    const nodes = await getTree(type, locale)
    const node = find(requested, nodes)
    const target = node ? targetOf(node, nodes) : null
    return {
      locale,
      nodes,
      node,
      target,
      isMoved: Boolean(
        target && toRequestedParams && !isSame(toRequestedParams(requested), target.params),
      ),
    }
  }

  return {
    generateStaticParams: async (): Promise<RouteParams[]> => {
      const nodes = await getPublishedTree(type, 'en')
      return nodes.flatMap((node) => {
        const target = targetOf(node, nodes)
        const params = target ? toParams?.(target, node) : null
        return params ? [params] : []
      })
    },

    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const { locale, node, target } = await resolve(params)
      const page = node ? await getPage(type, node.id, locale) : null
      if (!page || !target) return { robots: { index: false } }
      const { firmName } = await getSite(locale)
      return buildMetadata({
        target,
        locale,
        title: page.seo.title ?? page.title,
        description: page.seo.description ?? page.summary,
        translations: page.translations,
        noIndex: noIndex || page.seo.noIndex,
        firmName,
      })
    },

    Page: async ({ params }: Props) => {
      const { locale, nodes, node, target, isMoved } = await resolve(params)
      if (!node || !target) notFound()
      if (isMoved) permanentRedirect(hrefOf(target, locale))
      const page = await getPage(type, node.id, locale)
      if (!page) notFound()
      return render({ page, node, nodes, target, locale, site: await getSite(locale) })
    },
  }
}

const isSame = (a: LinkTarget['params'], b: LinkTarget['params']): boolean =>
  JSON.stringify(a ?? {}) === JSON.stringify(b ?? {})

/** A page with a fixed URL, found by its slug. */
export const namedPage = (
  type: PageType,
  slug: string,
  render: TreePageOptions<object>['render'],
) =>
  treePage<object>({
    type,
    find: (_, nodes) =>
      nodes.find((node) => node.slug === slug && (type !== 'marketing' || node.area === 'root')) ??
      null,
    render,
  })
