import 'server-only'
import { getExpertiseTrees } from '../content/expertise/get-expertise'
import { inTreeOrder, type ExpertiseNode } from '../content/expertise/tree'
import { getCountries } from '../content/location/get-locations'
import type { SiteLocale } from '@law-firm/contract/locales'

/** Documents that a member can follow, by id; those of a tree in tree order with their depth. */
type InterestChoice = { value: string; label: string; depth?: number }
export type InterestChoices = Record<'practices' | 'sectors' | 'countries', InterestChoice[]>

/** @throws ContentUnavailableError */
export async function getInterestChoices(locale: SiteLocale): Promise<InterestChoices> {
  const [trees, countries] = await Promise.all([getExpertiseTrees(locale), getCountries(locale)])
  const ofTree = (nodes: ExpertiseNode[]) =>
    inTreeOrder(nodes).map(({ node, depth }) => ({
      value: String(node.id),
      label: node.title,
      depth,
    }))
  return {
    practices: ofTree(trees.service),
    sectors: ofTree(trees.sector),
    countries: countries.map(({ id, name }) => ({ value: String(id), label: name })),
  }
}
