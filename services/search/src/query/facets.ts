import type { FacetColumn } from '../index/columns'
import { bare, defaults } from '../settings'
import { covers, type Effective, type Target } from './target'

/** The documents that facets count or, where those are fewer, the others. */
type Counted = { documents: Uint32Array; areOthers: boolean }

/** @param documents without duplicates @param size of the index */
function countedOf(documents: Uint32Array, size: number): Counted {
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

/** The most frequent values. */
function topValues(column: FacetColumn, totals: Uint32Array, most: number): [string, number][] {
  const entries: [string, number][] = []
  totals.forEach((total, id) => {
    if (total > 0) entries.push([column.values[id] ?? '', total])
  })
  return entries.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, most)
}

/** Counts of the values of the requested facets. */
export function countFacets(
  { index, settings }: Target,
  options: Effective,
  seesUnretrievable: boolean,
  matching: Uint32Array,
): { facets?: Record<string, Record<string, number>> } {
  if (!options.facets) return {}
  const shown = (settings.attributesForFaceting ?? [])
    .filter((item) => !/^filterOnly\(/.test(item))
    .map(bare)
  const hidden = seesUnretrievable ? [] : (settings.unretrievableAttributes ?? [])
  const paths = options.facets.includes('*')
    ? shown
    : shown.filter((path) => options.facets?.includes(path))
  const counted = countedOf(matching, index.size)
  const facets: Record<string, Record<string, number>> = {}
  for (const path of paths) {
    const column = index.facets.get(path)
    if (!column || hidden.some((name) => covers(name, path))) continue
    const most = options.maxValuesPerFacet ?? defaults.maxValuesPerFacet
    const values = topValues(column, countValues(column, counted), most)
    if (values.length > 0) facets[path] = Object.fromEntries(values)
  }
  return { facets }
}
