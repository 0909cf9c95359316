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

type TreePageOptions<Given> = {
  type: PageType
  /** The page that an address asks for. */
  find: (given: Given, nodes: PageNode[]) => PageNode | null
  /** The address as it was asked for; where the page stands at another, it answers with a redirect (decision 4). */
  asked?: (given: Given) => LinkTarget['params']
  /** The parts of the address of a page, for pre-rendering; null for one that stands elsewhere. */
  toParams?: (target: LinkTarget, node: PageNode) => Given | null
  noIndex?: boolean
  render: (props: TreePageProps) => ReactNode | Promise<ReactNode>
}

/** The functions that Next wants of a route whose pages editors write, found in the tree of their kind. */
export function treePage<Given extends object>({
  type,
  find,
  asked,
  toParams,
  noIndex,
  render,
}: TreePageOptions<Given>) {
  type Props = { params: Promise<Params & Given> }

  async function resolve(params: Props['params']) {
    const locale = await toSiteLocale(params)
    const given = await params
    const nodes = await getTree(type, locale)
    const node = find(given, nodes)
    const target = node ? targetOf(node, nodes) : null
    return {
      locale,
      nodes,
      node,
      target,
      moved: Boolean(target && asked && !same(asked(given), target.params)),
    }
  }

  return {
    generateStaticParams: async (): Promise<Given[]> => {
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
      const { locale, nodes, node, target, moved } = await resolve(params)
      if (!node || !target) notFound()
      if (moved) permanentRedirect(hrefOf(target, locale))
      const page = await getPage(type, node.id, locale)
      if (!page) notFound()
      return render({ page, node, nodes, target, locale, site: await getSite(locale) })
    },
  }
}

const same = (a: LinkTarget['params'], b: LinkTarget['params']): boolean =>
  JSON.stringify(a ?? {}) === JSON.stringify(b ?? {})

/** A page that the specification names: found by its slug, and nowhere else. */
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
