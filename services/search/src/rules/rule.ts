import * as v from 'valibot'
import { parseFilters } from '../query/filters'
import { parseParams } from '../query/params'
import { maxPlaceholders, placeholdersIn } from './pattern'

const text = v.pipe(v.string(), v.maxLength(500))
const ids = v.pipe(v.array(text), v.minLength(1), v.maxLength(100))

const condition = v.object({
  pattern: v.optional(
    v.pipe(
      text,
      v.check((pattern) => placeholdersIn(pattern) <= maxPlaceholders),
    ),
  ),
  anchoring: v.optional(v.picklist(['is', 'startsWith', 'endsWith', 'contains'])),
  /** Other forms of the pattern's words match too. */
  alternatives: v.optional(v.boolean()),
  context: v.optional(text),
  /** Filters that the query must have. */
  filters: v.optional(v.pipe(text, v.check(isParsed(parseFilters)))),
})

const edit = v.object({
  type: v.picklist(['remove', 'replace']),
  delete: v.pipe(text, v.minLength(1)),
  insert: v.optional(text),
})

/** What a rule makes of the query: another text, or words to remove or replace. */
const queryChange = v.union([
  text,
  v.object({ remove: v.optional(ids), edits: v.optional(v.pipe(v.array(edit), v.maxLength(100))) }),
])

/** A facet whose placeholder in the pattern becomes a filter by its value in the query. */
const automaticFilter = v.union([
  text,
  v.object({
    facet: text,
    /** One of the values of this facet is enough. */
    disjunctive: v.optional(v.boolean()),
    /** The records without the value. */
    negative: v.optional(v.boolean()),
    score: v.optional(v.number()),
  }),
])

const consequence = v.object({
  /** The query's text, and any other parameter, which replaces that of the request. */
  params: v.optional(
    v.pipe(
      v.looseObject({
        query: v.optional(queryChange),
        filters: v.optional(text),
        automaticFacetFilters: v.optional(v.pipe(v.array(automaticFilter), v.maxLength(50))),
      }),
      v.check((params) => isParsed(parseParams)(withoutOwn(params))),
      v.check(({ filters }) => isParsed(parseFilters)(filters ?? '')),
    ),
  ),
  promote: v.optional(
    v.pipe(
      v.array(
        v.object({
          objectID: v.optional(text),
          objectIDs: v.optional(ids),
          position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
        }),
      ),
      v.maxLength(300),
    ),
  ),
  hide: v.optional(v.pipe(v.array(v.object({ objectID: text })), v.maxLength(50))),
  /** Promoted records must pass the filters of the query. */
  filterPromotes: v.optional(v.boolean()),
  userData: v.optional(v.unknown()),
})

/** A rule in the API's format. */
export const ruleSchema = v.object({
  objectID: v.pipe(text, v.minLength(1)),
  conditions: v.optional(v.pipe(v.array(condition), v.maxLength(25)), []),
  /** The former form of `conditions`. */
  condition: v.optional(condition),
  consequence,
  enabled: v.optional(v.boolean(), true),
  description: v.optional(text),
  /** Periods in which the rule applies, in seconds since 1970. */
  validity: v.optional(v.array(v.object({ from: v.number(), until: v.number() }))),
})
export type Rule = v.InferOutput<typeof ruleSchema>
export type RuleCondition = v.InferOutput<typeof condition>
export type QueryChange = v.InferOutput<typeof queryChange>

export const conditionsOf = ({ conditions, condition: former }: Rule): RuleCondition[] =>
  former ? [...conditions, former] : conditions

/** The parameters of a search among those of a rule. */
export function withoutOwn(params: Record<string, unknown>): Record<string, unknown> {
  const { query: _query, automaticFacetFilters: _automatic, ...others } = params
  return others
}

/** Whether a parser takes the value. */
function isParsed<T>(parse: (value: T) => unknown) {
  return (value: T): boolean => {
    try {
      parse(value)
      return true
    } catch {
      return false
    }
  }
}
