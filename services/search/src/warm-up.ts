import type { Catalog } from './index/catalog'
import { search } from './query/search'

const mostMs = 600
const words = 12

/**
 * Queries the largest index for its most frequent words before the port opens: until V8 had
 * optimised, the first queries took up to five times as long.
 */
export function warmUp(catalog: Catalog): void {
  const started = performance.now()
  const largest = [...catalog.entries.values()]
    .filter(({ index }) => index)
    .sort((a, b) => (b.index?.entries ?? 0) - (a.index?.entries ?? 0))[0]
  if (!largest?.index || largest.index.entries === 0) return
  const { vocabulary, postings } = largest.index
  const frequent = [...postings.keys()]
    .sort((a, b) => (postings[b]?.length ?? 0) - (postings[a]?.length ?? 0))
    .slice(0, words)
    .map((id) => vocabulary.terms[id] ?? '')
  const queries = [
    '',
    frequent.join(' '),
    ...frequent.flatMap((word, i) => [word.slice(0, 3), `${word} ${frequent[i + 1] ?? ''}`]),
  ]
  const target = catalog.target(largest.name)
  for (const query of queries) {
    if (performance.now() - started > mostMs) return
    search(target, { query, facets: ['*'], removeWordsIfNoResults: 'allOptional' }, true)
  }
}
