import type { RecordIndex } from '../index/record-index'
import { bare, defaultRanking } from '../settings'
import { attributeRange, type Matches } from './match'
import type { Criterion } from './rank'
import type { Effective, FindResult, Target } from './target'

/**
 * The ranking formula as numbers; a criterion that can't tell two records apart in this query is
 * left out.
 */
export function toCriteria(
  target: Target,
  options: Effective,
  { matches, slots }: FindResult,
): Criterion[] {
  const { index, settings } = target
  const { documents } = matches
  const words = slots.length
  const custom = (settings.customRanking ?? []).flatMap((item) => toOrder(index, documents, item))
  const byName: Record<string, () => Criterion[]> = {
    typo: () => (words > 0 ? [{ range: 64, toValues: () => matches.typos }] : []),
    words: () =>
      (options.removeWordsIfNoResults ?? 'none') !== 'none'
        ? [{ range: words + 1, toValues: () => matches.words, highestFirst: true }]
        : [],
    proximity: () => (words > 1 ? [proximityCriterion(matches)] : []),
    attribute: () =>
      words > 0 ? [{ range: attributeRange, toValues: () => matches.attribute }] : [],
    exact: () =>
      words > 0 ? [{ range: words + 1, toValues: () => matches.exact, highestFirst: true }] : [],
    custom: () => custom,
  }
  return (settings.ranking ?? defaultRanking).flatMap(
    (item) => byName[item]?.() ?? toOrder(index, documents, item),
  )
}

/** Values of a criterion that go by document, not by candidate. */
const byDocument =
  (documents: Uint32Array, valueOf: (document: number) => number): Criterion['toValues'] =>
  (candidates) => {
    const values = new Uint32Array(documents.length)
    for (const c of candidates) values[c] = valueOf(documents[c] as number)
    return values
  }

function proximityCriterion({ documents, proximity }: Matches): Criterion {
  const toValues = (candidates: Uint32Array) => {
    const values = new Uint8Array(documents.length)
    proximity(candidates.map((c) => documents[c] as number)).forEach(
      (value, i) => (values[candidates[i] as number] = value),
    )
    return values
  }
  return { range: 255, toValues, isExpensive: true }
}

/** `asc(date)` or `desc(date)`. */
function toOrder(index: RecordIndex, documents: Uint32Array, item: string): Criterion[] {
  const column = index.sorted.get(bare(item))
  if (!column || !/^(asc|desc)\(/.test(item)) return []
  const valueOf = item.startsWith('desc')
    ? (document: number) => column.descending(document)
    : (document: number) => column.ascending(document)
  return [{ range: column.range, toValues: byDocument(documents, valueOf) }]
}
