import { RecordIndex } from '../index/record-index'
import type { StoredRecord } from '../index/record'
import { ExpansionMemory } from '../query/expand'
import { search } from '../query/search'
import { SynonymTable, type Synonym } from '../query/synonyms'
import type { QueryParams } from '../query/params'
import type { Target } from '../query/target'
import { planFor, type Settings } from '../settings'

/** An in-memory index without the HTTP service. */
export function createTarget(
  name: string,
  settings: Settings,
  records: readonly StoredRecord[],
  synonyms: readonly Synonym[] = [],
): Target {
  const plan = planFor(name, settings, [])
  const index = new RecordIndex(plan)
  records.forEach((record, row) => index.put(record, row))
  index.publish()
  return {
    name,
    settings,
    index,
    synonyms: new SynonymTable(synonyms, plan.languages),
    memory: new ExpansionMemory(),
    recordsAt: (rows) => rows.map((row) => records[row] ?? null),
  }
}

type SearchResponse = {
  hits: (Record<string, unknown> & {
    objectID: string
    _rankingInfo?: Record<string, unknown>
    _highlightResult: Record<
      string,
      { value: string; matchLevel: string; matchedWords: string[]; fullyHighlighted?: boolean }
    >
    _snippetResult: Record<string, { value: string; matchLevel: string }>
  })[]
  nbHits: number
  queryAfterRemoval?: string
  facets: Record<string, Record<string, number>>
}

export function searchTarget(target: Target, params: QueryParams): SearchResponse {
  return search(target, params, true) as SearchResponse
}

export function toIds(target: Target, params: QueryParams): string[] {
  return searchTarget(target, params).hits.map(({ objectID }) => objectID)
}
