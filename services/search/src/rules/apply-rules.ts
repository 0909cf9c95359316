import { parseFilters, type Clause } from '../query/filters'
import { parseParams, type QueryParams } from '../query/params'
import type { QueryChange, Rule } from './rule'

/** What rules make of a query. */
export type AppliedRules = {
  params: QueryParams
  /** Filters besides those of the request. */
  clauses: Clause[]
  /** Positions by objectID. */
  promoted: Map<string, number>
  hidden: Set<string>
  /** Promoted records must pass the filters of the request too. */
  filtersPromoted: boolean
  /** Fields of the response. */
  response: { userData?: unknown[]; appliedRules?: { objectID: string }[] }
}

/** Where two rules contradict each other, the first one counts. */
export function applyRules(rules: readonly Rule[], params: QueryParams): AppliedRules {
  const consequences = rules.map(({ consequence }) => consequence)
  const queryChange = consequences.find((each) => each.params?.query !== undefined)?.params?.query
  const replaced = consequences
    .toReversed()
    .reduce<QueryParams>((all, each) => ({ ...all, ...ownParams(each) }), {})
  const userData = consequences.flatMap(({ userData: data }) => (data === undefined ? [] : [data]))
  return {
    params: {
      ...params,
      ...replaced,
      ...(queryChange === undefined ? {} : { query: changed(params.query ?? '', queryChange) }),
    },
    clauses: consequences.flatMap((each) => parseFilters(each.params?.filters ?? '')),
    promoted: promotedBy(consequences),
    hidden: new Set(consequences.flatMap(({ hide = [] }) => hide.map(({ objectID }) => objectID))),
    filtersPromoted: consequences.some(({ filterPromotes }) => filterPromotes),
    response: {
      ...(userData.length > 0 ? { userData } : {}),
      ...(params.getRankingInfo && rules.length > 0
        ? { appliedRules: rules.map(({ objectID }) => ({ objectID })) }
        : {}),
    },
  }
}

function ownParams({ params = {} }: Rule['consequence']): QueryParams {
  const { query: _query, filters: _filters, ...others } = params
  return parseParams(others)
}

function promotedBy(consequences: readonly Rule['consequence'][]): Map<string, number> {
  const positions = new Map<string, number>()
  for (const { promote = [] } of consequences)
    for (const {
      objectID,
      objectIDs = objectID === undefined ? [] : [objectID],
      position,
    } of promote)
      for (const id of objectIDs) if (!positions.has(id)) positions.set(id, position)
  return positions
}

function changed(query: string, change: QueryChange): string {
  if (typeof change === 'string') return change
  const edits = [
    ...(change.remove ?? []).map((word) => ({ delete: word, insert: '' })),
    ...(change.edits ?? []).map(({ type, delete: word, insert = '' }) => ({
      delete: word,
      insert: type === 'replace' ? insert : '',
    })),
  ]
  return edits
    .reduce((text, edit) => text.replace(wholeWords(edit.delete), () => edit.insert), query)
    .replace(/\s+/g, ' ')
    .trim()
}

const wholeWords = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'giu',
  )
