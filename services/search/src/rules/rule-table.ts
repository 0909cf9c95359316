import { clausesOf } from '../query/clauses'
import { parseFilters } from '../query/filters'
import type { QueryParams } from '../query/params'
import type { Language } from '../text/languages'
import { tokenise } from '../text/tokenise'
import type { Rule, RuleCondition } from './rule'

/** The rules of an index, the more specific ones first, as at Algolia. */
export class RuleTable {
  private readonly rules: Rule[]
  /** Whether responses depend on the time of day. */
  readonly isTimed: boolean

  constructor(
    rules: readonly Rule[],
    private readonly languages: readonly Language[],
  ) {
    this.rules = rules.filter(({ enabled }) => enabled).toSorted(bySpecificity)
    this.isTimed = this.rules.some(isTemporary)
  }

  /** The rules that apply to a query. @param now in milliseconds */
  matching(params: QueryParams, now = Date.now()): Rule[] {
    if (params.enableRules === false) return []
    return this.rules.filter(
      (rule) =>
        isValid(rule, now / 1000) &&
        (rule.conditions.length === 0 ||
          rule.conditions.some((condition) => this.holds(condition, params))),
    )
  }

  private holds(condition: RuleCondition, params: QueryParams): boolean {
    const { context, filters, pattern } = condition
    if (context !== undefined && !params.ruleContexts?.includes(context)) return false
    if (filters !== undefined && !includesFilters(params, filters)) return false
    return pattern === undefined || this.fits({ ...condition, pattern }, params.query ?? '')
  }

  private fits(
    { pattern, anchoring = 'contains', alternatives = false }: RuleCondition & { pattern: string },
    query: string,
  ): boolean {
    const [wanted, given] = [pattern, query].map((text) => this.words(text, alternatives))
    if (!wanted || !given) return false
    if (wanted.length === 0) return given.length === 0
    const startsAt = (at: number) => wanted.every((word, i) => given[at + i] === word)
    const last = given.length - wanted.length
    switch (anchoring) {
      case 'is':
        return last === 0 && startsAt(0)
      case 'startsWith':
        return startsAt(0)
      case 'endsWith':
        return last >= 0 && startsAt(last)
      case 'contains':
        return given.some((_, at) => startsAt(at))
    }
  }

  private words(text: string, asStems: boolean): string[] {
    const stem = (term: string) => this.languages.reduce((form, each) => each.stem(form), term)
    return tokenise(text).map(({ term }) => (asStems ? stem(term) : term))
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
