import { compareTexts } from '@/lib/i18n/format'
import type { Locale } from '@law-firm/contract/locales'
import type { LinkTarget } from '@/lib/routes/href'
import type { RouteName } from '@/lib/routes/table'
import { findAncestors } from '../shared/document-tree'
import type { PageNode } from './types'

export { findAncestors, findBySlugs } from '../shared/document-tree'

/** Pages with a route in the specification. */
const namedPages: Record<string, RouteName> = {
  accessibility: 'accessibility',
  remote: 'remote',
  wechat: 'wechat',
  'our-story': 'ourStory',
  'responsible-business': 'responsibleBusiness',
  'pro-bono': 'proBono',
  'corporate-responsibility': 'corporateResponsibility',
  'fraud-and-scam-alerts': 'fraudAndScamAlerts',
  'access-the-tool': 'accessTheTool',
}

const legalPages: Record<string, RouteName> = {
  'legal-and-regulatory-information': 'legal',
  'cookie-policy': 'cookiePolicy',
  'data-privacy': 'dataPrivacy',
}

/** Pages about the firm with a route outside the tree. */
const commitments = [
  'our-story',
  'responsible-business',
  'pro-bono',
  'corporate-responsibility',
  'fraud-and-scam-alerts',
]

export const findCommitments = (marketing: readonly PageNode[]): PageNode[] =>
  commitments.flatMap((slug) =>
    marketing.filter((node) => node.area === 'root' && node.slug === slug),
  )

/** The order that editors set, then by title, as readers of the language expect. */
export function inEditorsOrder(nodes: readonly PageNode[], locale: Locale): PageNode[] {
  const compare = compareTexts(locale)
  return [...nodes].sort((a, b) => a.order - b.order || compare(a.title, b.title))
}

/** In the order of the tree. */
export const findChildren = (id: number | null, nodes: readonly PageNode[]): PageNode[] =>
  nodes.filter((node) => node.parent === id)

/** The link target of a page; null without a route. */
export function toTarget(node: PageNode, nodes: readonly PageNode[]): LinkTarget | null {
  const above = findAncestors(node, nodes)
  const slugs = [...above.map((item) => item.slug), node.slug]
  switch (node.type) {
    case 'about':
      return slugs.length <= 5 ? { to: 'aboutPage', params: { slugs } } : null
    case 'careers':
      return slugs.length <= 5 ? { to: 'careersPage', params: { slugs } } : null
    case 'legal':
      return named(legalPages, node.slug)
    case 'feature':
      return node.root && above.length <= 5
        ? { to: 'feature', params: { root: node.root, pairs: pairsOf([...above, node]) } }
        : null
    case 'product':
      return productTarget(node, above)
    case 'marketing':
      return marketingTarget(node)
  }
}

/** The first page of a root has the root's route; the route of its descendants has id and slug. */
const pairsOf = (chain: PageNode[]): string[] =>
  chain.slice(1).flatMap(({ id, slug }) => [String(id), slug])

function productTarget(node: PageNode, above: PageNode[]): LinkTarget | null {
  if (!node.root || above.length > 5) return null
  if (above.length === 0 && node.root === 'disputes-aviator') return { to: 'disputesAviator' }
  if (above.length === 0 && node.root === 'navigator') return { to: 'navigator' }
  return { to: 'product', params: { root: node.root, pairs: pairsOf([...above, node]) } }
}

function marketingTarget({ area, slug }: PageNode): LinkTarget | null {
  switch (area) {
    case 'root':
      return named(namedPages, slug)
    case 'features':
      return { to: 'featureMarketing', params: { slug } }
    case 'products':
      return { to: 'productMarketing', params: { slug } }
    case 'thank_you':
      return { to: 'thankYou', params: { slug } }
    case 'contact_us':
      return { to: 'contactPage', params: { slug } }
    default:
      return null
  }
}

const named = (routes: Record<string, RouteName>, slug: string): LinkTarget | null => {
  const to = Object.hasOwn(routes, slug) ? routes[slug] : undefined
  return to ? { to } : null
}

/** The page of a root for pairs of id and slug: the last id identifies it. */
export function findByPairs(
  root: string,
  pairs: readonly string[],
  nodes: readonly PageNode[],
): PageNode | null {
  const within = nodes.filter((node) => node.root === root)
  if (pairs.length === 0) return within.find((node) => node.parent === null) ?? null
  const id = Number(pairs.at(-2))
  return within.find((node) => node.id === id && node.parent !== null) ?? null
}
