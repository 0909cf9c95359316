import type { SearchHit } from './settings'

export type HitGroup<Hit> = { type: string; hits: Hit[] }

type Ranked = Pick<SearchHit, 'type'> & {
  _highlightResult?: { names?: { matchLevel?: string }[]; title?: { matchLevel?: string } }
}

/**
 * Groups hits by type, in order of the first hit. People come first when the words are a name: one of the first hits is
 * a person whose name contains all words.
 */
export function groupHits<Hit extends Ranked>(hits: readonly Hit[]): HitGroup<Hit>[] {
  const groups = new Map<string, Hit[]>()
  for (const hit of hits) groups.set(hit.type, [...(groups.get(hit.type) ?? []), hit])
  const ordered = [...groups].map(([type, own]) => ({ type, hits: own }))
  return hits.slice(0, 5).some(isNamed)
    ? ordered.sort((a, b) => Number(b.type === 'person') - Number(a.type === 'person'))
    : ordered
}

const isNamed = ({ type, _highlightResult }: Ranked) =>
  type === 'person' &&
  [...(_highlightResult?.names ?? []), _highlightResult?.title].some(
    (name) => name?.matchLevel === 'full',
  )
