import { ApiError } from '../api-error'
import type { QueryParams } from './params'

export type Comparison = '<' | '<=' | '=' | '>=' | '>'

export type Condition =
  | { kind: 'facet'; path: string; value: string; negated: boolean }
  | { kind: 'number'; path: string; comparison: Comparison; value: number }

/** A disjunction of conditions. The filters of a query are a conjunction of these. */
export type Clause = Condition[]

const maxConditions = 2_000
/** Each costs up to a tenth of a millisecond with 20,000 records. */
const maxPasses = 256

/** All filters of a query. */
export function toClauses({ filters = '', facetFilters }: QueryParams): Clause[] {
  const clauses = [...parseFilters(filters), ...parseFacetFilters(facetFilters)]
  if (clauses.flat().length > maxConditions || sumOf(clauses.map(passesOf)) > maxPasses)
    throw new ApiError(400, 'filters: Too many filters')
  return clauses
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** The passes over all records that a clause needs. */
function passesOf(clause: Clause): number {
  const single = clause.filter((condition) => condition.kind === 'number' || condition.negated)
  return 1 + single.length + new Set(clause.map(({ path }) => path)).size
}

/** `attribute:value`, or an attribute compared with a number; then `AND` or the end. */
const condition =
  /\s*(?:"(?<quotedPath>[^"]+)"|(?<path>[^\s"'()<>=!:]+))\s*(?::\s*(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<value>[^\s"'()<>]+))|(?<comparison><=|>=|[<=>])\s*(?<number>-?\d+(?:\.\d+)?))\s*(?<and>(?<=\s)AND(?=\s)|$)/y

/** The conditions of `filters`, joined by `AND`: Algolia's grammar as far as the site uses it. */
function parseFilters(text: string): Clause[] {
  const clauses: Clause[] = []
  if (text.trim() === '') return clauses
  let at = 0
  for (let isOpen = true; isOpen;) {
    condition.lastIndex = at
    const groups = condition.exec(text)?.groups
    if (!groups)
      throw new ApiError(
        400,
        `filters: Unexpected token string(${text.slice(at).trim().slice(0, 40)}) expected attribute:value or attribute >= number, joined by AND, at col ${at}`,
      )
    const path = groups.quotedPath ?? groups.path ?? ''
    clauses.push([
      groups.comparison === undefined
        ? {
            kind: 'facet',
            path,
            value: groups.quoted?.replace(/\\(.)/gs, '$1') ?? groups.value ?? '',
            negated: false,
          }
        : {
            kind: 'number',
            path,
            comparison: groups.comparison as Comparison,
            value: Number(groups.number),
          },
    ])
    at = condition.lastIndex
    isOpen = groups.and === 'AND'
  }
  return clauses
}

/** A conjunction of values, or of disjunctions of values. `-value` negates. */
function parseFacetFilters(input: unknown): Clause[] {
  if (input === undefined) return []
  if (!Array.isArray(input)) throw new ApiError(400, 'facetFilters: Expected an array')
  return input
    .map((item: unknown) => (Array.isArray(item) ? item.map(facetOf) : [facetOf(item)]))
    .filter((clause) => clause.length > 0)
}

function facetOf(item: unknown): Condition {
  if (typeof item !== 'string') throw new ApiError(400, 'facetFilters: Expected a string')
  const [, path = '', value = ''] = /^([^:]+):(.*)$/s.exec(item.trim()) ?? []
  if (path === '')
    throw new ApiError(400, 'facetFilters: Invalid facet filter, expected attribute:value')
  // `-value` negates and `\-value` doesn't; quotes around a value are taken off
  const plain = value.replace(/^-|^\\(?=-)/, '')
  return {
    kind: 'facet',
    path: path.trim(),
    value: /^"(.*)"$|^'(.*)'$/s.test(plain) ? plain.slice(1, -1) : plain,
    negated: value.startsWith('-'),
  }
}
