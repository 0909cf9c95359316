import type { FacetColumn } from '../index/columns'
import type { RecordIndex } from '../index/record-index'
import { bare, defaultSettings } from '../settings'
import { covers, type Effective, type Target } from './target'

export type FacetStats = { min: number; max: number; avg: number; sum: number }

/** The documents that facets count or, where those are fewer, the others. */
export type Counted = { documents: Uint32Array; areOthers: boolean }

/** @param documents without duplicates @param size of the index */
export function countedOf(documents: Uint32Array, size: number): Counted {
  if (documents.length <= size / 2) return { documents, areOthers: false }
  const isCounted = new Uint8Array(size)
  for (const document of documents) isCounted[document] = 1
  const others = new Uint32Array(size - documents.length)
  let count = 0
  for (let document = 0; document < size; document++)
    if (!isCounted[document]) others[count++] = document
  return { documents: others, areOthers: true }
}

/** How often each value of a facet occurs among the counted documents, by value number; exact. */
function countValues(column: FacetColumn, { documents, areOthers }: Counted): Uint32Array {
  const totals = Uint32Array.from(column.documents, ({ length }) => (areOthers ? length : 0))
  const step = areOthers ? -1 : 1
  const { starts, counts, values } = column.lists
  for (const document of documents) {
    const start = starts[document] ?? 0
    const end = start + (counts[document] ?? 0)
    for (let k = start; k < end; k++) {
      const id = values[k] as number
      totals[id] = (totals[id] as number) + step
    }
  }
  return totals
}

/** The most frequent values, or the first by name. */
function topValues(
  column: FacetColumn,
  totals: Uint32Array,
  most: number,
  sortBy: 'count' | 'alpha',
): [string, number][] {
  const entries: [string, number][] = []
  totals.forEach((total, id) => {
    if (total > 0) entries.push([column.values[id] ?? '', total])
  })
  const byName = (a: [string, number], b: [string, number]) => (a[0] < b[0] ? -1 : 1)
  return entries
    .sort(sortBy === 'alpha' ? byName : (a, b) => b[1] - a[1] || byName(a, b))
    .slice(0, most)
}

/** Each value as often as it occurs; booleans and texts that are no numbers have no statistics. */
function statsOf({ values }: FacetColumn, totals: Uint32Array): FacetStats | null {
  let [count, sum, min, max] = [0, 0, Infinity, -Infinity]
  totals.forEach((total, id) => {
    const value = Number(values[id] || NaN)
    if (total === 0 || !Number.isFinite(value)) return
    count += total
    sum += value * total
    min = Math.min(min, value)
    max = Math.max(max, value)
  })
  return count === 0 ? null : { min, max, avg: sum / count, sum }
}

/**
 * A number for each document by which `distinct` groups them; those without a value are groups of
 * their own.
 */
export function groupsOf(index: RecordIndex, attribute: string): (document: number) => number {
  const column = index.facets.get(attribute)
  const alone = column?.values.length ?? 0
  return (document) =>
    column?.lists.counts[document]
      ? (column.lists.values[column.lists.starts[document] ?? 0] ?? 0)
      : alone + document
}

/**
 * Counts and statistics of the requested facets, each over the documents that count for it.
 */
export function countFacets(
  target: Target,
  options: Effective,
  seesUnretrievable: boolean,
  countedFor: (path: string) => Counted,
): { facets?: Record<string, Record<string, number>>; facets_stats?: Record<string, FacetStats> } {
  if (!options.facets) return {}
  const shown = (target.settings.attributesForFaceting ?? [])
    .filter((item) => !/^filterOnly\(/.test(item))
    .map(bare)
  const hidden = seesUnretrievable ? [] : (target.settings.unretrievableAttributes ?? [])
  const paths = options.facets.includes('*')
    ? shown
    : shown.filter((path) => options.facets?.map(bare).includes(path))
  const facets: Record<string, Record<string, number>> = {}
  const stats: Record<string, FacetStats> = {}
  for (const path of paths) {
    const column = target.index.facets.get(path)
    if (!column || hidden.some((name) => covers(name, path))) continue
    const totals = countValues(column, countedFor(path))
    const values = topValues(
      column,
      totals,
      options.maxValuesPerFacet ?? defaultSettings.maxValuesPerFacet,
      options.sortFacetValuesBy ?? 'count',
    )
    if (values.length > 0) facets[path] = Object.fromEntries(values)
    const isNumeric = target.index.numbers.get(path)?.isBoolean === false
    const numbers = isNumeric ? statsOf(column, totals) : null
    if (numbers) stats[path] = numbers
  }
  return { facets, ...(Object.keys(stats).length > 0 ? { facets_stats: stats } : {}) }
}
