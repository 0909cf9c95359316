import type { LinkTarget } from '@/lib/routes/href'
import { toSlugs } from '../shared/document-tree'
import { namedSectors } from '../shared/document-links'
import type { Titled } from '../shared/titled'

export type ExpertiseType = 'service' | 'sector' | 'solution'

/** A practice, sector or solution in its tree. */
export type ExpertiseNode = Titled & {
  type: ExpertiseType
  noIndex: boolean
  parent: number | null
  /** Ids of related practices and sectors. */
  practices: number[]
  sectors: number[]
}

export type ExpertiseTrees = Record<ExpertiseType, ExpertiseNode[]>

/** The maximum depth of each type (specification). */
const levels: Record<ExpertiseType, number> = { service: 3, sector: 3, solution: 2 }

/** The link target of an expertise document; null when it is deeper than its type allows. */
export function toTarget(node: ExpertiseNode, trees: ExpertiseTrees): LinkTarget | null {
  const slugs = toSlugs(node, trees[node.type])
  if (slugs.length > levels[node.type]) return null
  const named =
    node.type === 'sector' && Object.hasOwn(namedSectors, node.slug)
      ? namedSectors[node.slug]
      : undefined
  return named ? { to: named } : { to: node.type, params: { slugs } }
}

/** The nodes depth-first. */
export function inTreeOrder(
  nodes: readonly ExpertiseNode[],
  parent: number | null = null,
  depth = 0,
): { node: ExpertiseNode; depth: number }[] {
  return nodes
    .filter((node) => node.parent === parent)
    .flatMap((node) => [{ node, depth }, ...inTreeOrder(nodes, node.id, depth + 1)])
}
