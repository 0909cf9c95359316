import type { SiteLocale } from '@/lib/i18n/locales'
import type { LinkTarget } from '@/lib/routes/href'
import { slugsOf } from '../parts/tree'
import { namedSectors } from '../parts/links'

export type ExpertiseType = 'service' | 'sector' | 'solution'

/** A practice, a sector or a solution, as its tree knows it. */
export type ExpertiseNode = {
  type: ExpertiseType
  id: number
  slug: string
  title: string
  summary: string
  language: SiteLocale
  translations: SiteLocale[]
  updatedAt: string
  noIndex: boolean
  parent: number | null
  /** Numbers of related practices and sectors. */
  practices: number[]
  sectors: number[]
}

export type ExpertiseTrees = Record<ExpertiseType, ExpertiseNode[]>

/** How many levels the specification gives each kind. */
const levels: Record<ExpertiseType, number> = { service: 3, sector: 3, solution: 2 }

/** Where a document of expertise stands; null for one that is deeper than its kind may be. */
export function targetOf(node: ExpertiseNode, trees: ExpertiseTrees): LinkTarget | null {
  const slugs = slugsOf(node, trees[node.type])
  if (slugs.length > levels[node.type]) return null
  const named =
    node.type === 'sector' && Object.hasOwn(namedSectors, node.slug)
      ? namedSectors[node.slug]
      : undefined
  return named ? { to: named } : { to: node.type, params: { slugs } }
}

/** Each document followed by those below it. */
export function inTreeOrder(
  nodes: readonly ExpertiseNode[],
  parent: number | null = null,
  depth = 0,
): { node: ExpertiseNode; depth: number }[] {
  return nodes
    .filter((node) => node.parent === parent)
    .flatMap((node) => [{ node, depth }, ...inTreeOrder(nodes, node.id, depth + 1)])
}
