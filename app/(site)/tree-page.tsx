import type { ReactNode } from 'react'
import { getPage, type EditorialPage } from '@/lib/content/page/get-page'
import { getPublishedTree, getTree } from '@/lib/content/page/get-tree'
import { toTarget } from '@/lib/content/page/tree'
import type { PageNode, PageType } from '@/lib/content/page/types'
import type { Site } from '@/lib/content/site/get-site'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { LinkTarget } from '@/lib/routes/href'
import { documentPage } from './document-page'

type TreePageProps = {
  page: EditorialPage
  node: PageNode
  nodes: PageNode[]
  target: LinkTarget
  locale: SiteLocale
  site: Site
}

type TreePageOptions<RouteParams> = {
  type: PageType
  find: (params: RouteParams, nodes: PageNode[]) => PageNode | null
  /** Params for pre-rendering; null for a page of another route. */
  toParams?: (target: LinkTarget, node: PageNode) => RouteParams | null
  noIndex?: boolean
  render: (props: TreePageProps) => ReactNode | Promise<ReactNode>
}

/** Builds the exports of a route whose pages are nodes of a page tree. */
export const treePage = <RouteParams extends object>({
  type,
  find,
  toParams,
  noIndex,
  render,
}: TreePageOptions<RouteParams>) =>
  documentPage({
    getParams: async (): Promise<RouteParams[]> => {
      const nodes = await getPublishedTree(type, 'en')
      return nodes.flatMap((node) => {
        const target = toTarget(node, nodes)
        const params = target ? toParams?.(target, node) : null
        return params ? [params] : []
      })
    },
    find: async (params, locale) => {
      const nodes = await getTree(type, locale)
      const node = find(params, nodes)
      const target = node ? toTarget(node, nodes) : null
      const page = node && target ? await getPage(type, node.id, locale) : null
      return node && target && page ? { page, node, nodes, target } : null
    },
    toTarget: ({ target }) => target,
    describe: ({ page }) => (noIndex ? { ...page, seo: { ...page.seo, noIndex } } : page),
    render: (item, locale, site) => render({ ...item, locale, site }),
  })

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
