import { clausesOf } from '../query/clauses'
import { parseFilters } from '../query/filters'
import type { QueryParams } from '../query/params'
import type { Language } from '../text/languages'
import { tokenise } from '../text/tokenise'
import type { Rule, RuleCondition } from './rule'

/** Words as they stand, and their stems, which other forms share. */
type Words = { exact: string[]; stems: string[] }

/** The rules of an index, the more specific ones first, as at Algolia. */
export class RuleTable {
  private readonly rules: Rule[]
  private readonly patterns = new Map<RuleCondition, Words>()
  /** Whether responses depend on the time of day. */
  readonly isTimed: boolean

  constructor(
    rules: readonly Rule[],
    private readonly languages: readonly Language[],
  ) {
    this.rules = rules.filter(({ enabled }) => enabled).toSorted(bySpecificity)
    this.isTimed = this.rules.some(isTemporary)
    for (const condition of this.rules.flatMap(({ conditions }) => conditions))
      if (condition.pattern !== undefined)
        this.patterns.set(condition, this.wordsOf(condition.pattern))
  }

  /** The rules that apply to a query. @param now in milliseconds */
  matching(params: QueryParams, now = Date.now()): Rule[] {
    if (params.enableRules === false || this.rules.length === 0) return []
    const query = this.wordsOf(params.query ?? '')
    const holds = (condition: RuleCondition) => this.holds(condition, params, query)
    return this.rules.filter(
      (rule) =>
        isValid(rule, now / 1000) && (rule.conditions.length === 0 || rule.conditions.some(holds)),
    )
  }

  private holds(condition: RuleCondition, params: QueryParams, query: Words): boolean {
    const { context, filters, anchoring = 'contains', alternatives } = condition
    if (context !== undefined && !params.ruleContexts?.includes(context)) return false
    if (filters !== undefined && !includesFilters(params, filters)) return false
    const pattern = this.patterns.get(condition)
    const kind = alternatives ? 'stems' : 'exact'
    return !pattern || fits(pattern[kind], anchoring, query[kind])
  }

  private wordsOf(text: string): Words {
    const exact = tokenise(text).map(({ term }) => term)
    const stem = (term: string) => this.languages.reduce((form, each) => each.stem(form), term)
    return { exact, stems: exact.map(stem) }
  }
}

function fits(
  pattern: readonly string[],
  anchoring: NonNullable<RuleCondition['anchoring']>,
  query: readonly string[],
): boolean {
  if (pattern.length === 0) return query.length === 0
  const startsAt = (at: number) => pattern.every((word, i) => query[at + i] === word)
  const last = query.length - pattern.length
  switch (anchoring) {
    case 'is':
      return last === 0 && startsAt(0)
    case 'startsWith':
      return startsAt(0)
    case 'endsWith':
      return last >= 0 && startsAt(last)
    case 'contains':
      return query.some((_, at) => startsAt(at))
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

const longestPattern = ({ conditions }: Rule) =>
  Math.max(0, ...conditions.map(({ pattern }) => pattern?.length ?? 0))

function includesFilters(params: QueryParams, filters: string): boolean {
  const given = new Set(clausesOf(params).map((clause) => JSON.stringify(clause)))
  return parseFilters(filters).every((clause) => given.has(JSON.stringify(clause)))
}
