import { parseFilters, type Clause, type Condition } from '../query/filters'
import { parseParams, type QueryParams } from '../query/params'
import { fillPlaceholders, type FacetValues } from './pattern'
import { withoutOwn, type QueryChange, type Rule } from './rule'
import type { MatchedRule } from './rule-table'

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
export function applyRules(matched: readonly MatchedRule[], params: QueryParams): AppliedRules {
  const rules = matched.map(({ rule }) => rule)
  const consequences = rules.map(({ consequence }) => consequence)
  const query = matched.flatMap(({ rule, values }) => {
    const change = rule.consequence.params?.query
    return change === undefined ? [] : [changed(params.query ?? '', change, values)]
  })[0]
  const replaced = consequences
    .toReversed()
    .reduce<QueryParams>((all, each) => ({ ...all, ...ownParams(each) }), {})
  const userData = consequences.flatMap(({ userData: data }) => (data === undefined ? [] : [data]))
  return {
    params: {
      ...params,
      ...replaced,
      ...(query === undefined ? {} : { query }),
    },
    clauses: [
      ...consequences.flatMap((each) => parseFilters(each.params?.filters ?? '')),
      ...automaticClauses(matched),
    ],
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
  const { filters: _filters, ...others } = withoutOwn(params)
  return parseParams(others)
}

/** Filters by the values that placeholders have in the query: all of them, or one of those of a disjunctive facet. */
function automaticClauses(matched: readonly MatchedRule[]): Clause[] {
  const groups = new Map<unknown, Clause>()
  for (const { rule, values } of matched)
    for (const item of rule.consequence.params?.automaticFacetFilters ?? []) {
      const { facet, disjunctive, negative } = typeof item === 'string' ? { facet: item } : item
      const value = values.get(facet)?.value
      if (value === undefined) continue
      const negated = negative === true
      const condition: Condition = { kind: 'facet', path: facet, value, negated }
      const group = disjunctive ? facet : condition
      groups.set(group, [...(groups.get(group) ?? []), condition])
    }
  return [...groups.values()]
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

/** A placeholder in a change stands for the words of the query that are its value. */
function changed(query: string, change: QueryChange, values: FacetValues): string {
  if (typeof change === 'string') return change
  const edits = [
    ...(change.remove ?? []).map((word) => ({ delete: word, insert: '' })),
    ...(change.edits ?? []).map(({ type, delete: word, insert = '' }) => ({
      delete: word,
      insert: type === 'replace' ? insert : '',
    })),
  ]
  return edits
    .reduce(
      (text, edit) =>
        text.replace(wholeWords(fillPlaceholders(edit.delete, values)), () =>
          fillPlaceholders(edit.insert, values),
        ),
      query,
    )
    .replace(/\s+/g, ' ')
    .trim()
}

const wholeWords = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'giu',
  )
