import type { FacetColumn } from '../index/columns'
import { clausesOf } from '../query/clauses'
import { parseFilters } from '../query/filters'
import type { QueryParams } from '../query/params'
import type { Language } from '../text/languages'
import {
  findPattern,
  PatternReader,
  type FacetValues,
  type Pattern,
  type PatternQuery,
} from './pattern'
import { conditionsOf, type Rule, type RuleCondition } from './rule'

/** A rule that applies to a query, and the values that its placeholders have there. */
export type MatchedRule = { rule: Rule; values: FacetValues }

/** The rules of an index, the more specific ones first, as at Algolia. */
export class RuleTable {
  private readonly rules: Rule[]
  private readonly patterns = new Map<RuleCondition, Pattern>()
  private readonly reader: PatternReader
  /** Whether responses depend on the time of day. */
  readonly isTimed: boolean

  constructor(rules: readonly Rule[], languages: readonly Language[]) {
    this.rules = rules.filter(({ enabled }) => enabled).toSorted(bySpecificity)
    this.isTimed = this.rules.some(isTemporary)
    this.reader = new PatternReader(languages)
    for (const condition of this.rules.flatMap(conditionsOf))
      if (condition.pattern !== undefined)
        this.patterns.set(condition, this.reader.patternOf(condition.pattern))
  }

  /** The rules that apply to a query. @param now in milliseconds */
  matching(
    params: QueryParams,
    facets: ReadonlyMap<string, FacetColumn>,
    now = Date.now(),
  ): MatchedRule[] {
    if (params.enableRules === false || this.rules.length === 0) return []
    const text = params.query ?? ''
    const query = { text, words: this.reader.wordsOf(text), facets }
    return this.rules.flatMap((rule) => {
      const values = isValid(rule, now / 1000) ? this.valuesOf(rule, params, query) : null
      return values ? [{ rule, values }] : []
    })
  }

  /** @returns null where no condition holds; a rule without one applies to every query */
  private valuesOf(rule: Rule, params: QueryParams, query: PatternQuery): FacetValues | null {
    const conditions = conditionsOf(rule)
    if (conditions.length === 0) return new Map()
    for (const condition of conditions) {
      const values = this.fit(condition, params, query)
      if (values) return values
    }
    return null
  }

  private fit(
    condition: RuleCondition,
    params: QueryParams,
    query: PatternQuery,
  ): FacetValues | null {
    const { context, filters, anchoring = 'contains', alternatives = false } = condition
    if (context !== undefined && !params.ruleContexts?.includes(context)) return null
    if (filters !== undefined && !includesFilters(params, filters)) return null
    const pattern = this.patterns.get(condition)
    return pattern ? findPattern(pattern, { anchoring, alternatives }, query) : new Map()
  }
}

const isTemporary = ({ validity }: Rule) => (validity ?? []).length > 0

const isValid = ({ validity = [] }: Rule, seconds: number) =>
  validity.length === 0 || validity.some(({ from, until }) => seconds >= from && seconds <= until)

/** Temporary ones, then long patterns, then by id. */
function bySpecificity(a: Rule, b: Rule): number {
  return (
    Number(isTemporary(b)) - Number(isTemporary(a)) ||
    longestPattern(b) - longestPattern(a) ||
    (a.objectID < b.objectID ? -1 : 1)
  )
}

const longestPattern = (rule: Rule) =>
  Math.max(0, ...conditionsOf(rule).map(({ pattern }) => pattern?.length ?? 0))

function includesFilters(params: QueryParams, filters: string): boolean {
  const given = new Set(clausesOf(params).map((clause) => JSON.stringify(clause)))
  return parseFilters(filters).every((clause) => given.has(JSON.stringify(clause)))
}
