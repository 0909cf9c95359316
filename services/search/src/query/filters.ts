import { ApiError } from '../api-error'

type Comparison = '<' | '<=' | '=' | '!=' | '>' | '>='

/** One condition. `score` counts for the criterion "filters". */
export type Condition = { path: string; negated: boolean; score?: number } & (
  | { kind: 'facet'; value: string }
  | { kind: 'number'; comparison: Comparison; value: number }
  | { kind: 'range'; from: number; to: number }
)

/**
 * A disjunction of conditions. A filter is a conjunction of these: the API has no deeper nesting.
 */
export type Clause = Condition[]

const maxConditions = 2_000
const maxDepth = 20

/** Parses the boolean expression `filters`; `name` is used in errors. */
export function parseFilters(text: string, name = 'filters'): Clause[] {
  if (text.trim() === '') return []
  return new FilterParser(text, name).parse()
}

/** `facetFilters` and `tagFilters`: a conjunction of values or disjunctions. `-value` negates. */
export function parseFacetFilters(input: unknown, name: string): Clause[] {
  return toClauses(input, name, (item) =>
    name === 'tagFilters' ? toFacet('_tags', item) : facetOf(item, name),
  )
}

/** `numericFilters`: as above, with comparisons and ranges. */
export function parseNumericFilters(input: unknown): Clause[] {
  return toClauses(input, 'numericFilters', (item) => {
    const condition = new FilterParser(item, 'numericFilters').parse()[0]?.[0]
    if (!condition || condition.kind === 'facet')
      throw new ApiError(400, 'numericFilters: Invalid numeric filter')
    return condition
  })
}

function toClauses(
  input: unknown,
  name: string,
  toCondition: (item: string) => Condition,
): Clause[] {
  if (input === undefined || input === null || input === '') return []
  const outer = typeof input === 'string' ? readText(input) : input
  if (!Array.isArray(outer)) throw new ApiError(400, `${name}: Expected an array or a string`)
  let count = 0
  const convert = (item: unknown): Condition => {
    if (typeof item !== 'string') throw new ApiError(400, `${name}: Expected a string`)
    if (++count > maxConditions) throw new ApiError(400, `${name}: Too many filters`)
    return toCondition(item.trim())
  }
  return outer
    .map((item: unknown) => (Array.isArray(item) ? item.map(convert) : [convert(item)]))
    .filter((clause) => clause.length > 0)
}

/** `a,(b,c)` as text: the parts of a group are alternatives. */
function readText(text: string): (string | string[])[] {
  return [...text.matchAll(/\s*\(([^()]*)\)\s*(?=,|$)|[^,]+/g)]
    .map(([part, group]) => (group === undefined ? part.trim() : group.split(',')))
    .filter((part) => part.length > 0)
}

function facetOf(item: string, name: string): Condition {
  const { text, score } = takeScore(item)
  const quoted = /^(["'])(.+?)\1:(.*)$/s.exec(text)
  const colon = text.indexOf(':')
  if (!quoted && colon < 1)
    throw new ApiError(400, `${name}: Invalid facet filter, expected attribute:value`)
  const path = quoted?.[2] ?? text.slice(0, colon)
  const value = quoted?.[3] ?? text.slice(colon + 1)
  if (path.startsWith('-')) return { ...toFacet(path.slice(1), value), negated: true, score }
  return { ...toFacet(path, value), score }
}

/** `-value` negates and `\-value` doesn't; quotes around a value are taken off. */
function toFacet(path: string, value: string): Condition {
  const negated = value.startsWith('-')
  const plain = value.replace(/^-|^\\(?=-)/, '')
  return {
    kind: 'facet',
    path: path.trim(),
    value: /^"(.*)"$|^'(.*)'$/s.test(plain) ? plain.slice(1, -1) : plain,
    negated,
  }
}

function takeScore(item: string): { text: string; score?: number } {
  const match = /<score=(\d{1,4})>$/.exec(item)
  return match ? { text: item.slice(0, match.index), score: Number(match[1]) } : { text: item }
}

type Lexeme = { kind: 'word' | 'quoted' | 'sign' | 'end'; text: string; at: number }

/**
 * Parses left to right. OR binds closer than AND; AND within OR, NOT before a group and an OR of
 * different kinds are rejected, as by Algolia, so that filters stay portable.
 */
class FilterParser {
  private at = 0
  private depth = 0
  private count = 0
  private next: Lexeme

  constructor(
    private readonly text: string,
    private readonly name: string,
  ) {
    this.next = this.read()
  }

  parse(): Clause[] {
    const clauses = this.conjunction()
    if (this.next.kind !== 'end') this.fail('end of filter')
    return clauses
  }

  private conjunction(): Clause[] {
    const clauses = this.disjunction()
    while (this.takeWord('AND')) clauses.push(...this.disjunction())
    return clauses
  }

  private disjunction(): Clause[] {
    const first = this.unit()
    if (!this.isWord('OR')) return first
    const groups = [first]
    while (this.takeWord('OR')) groups.push(this.unit())
    if (groups.some((group) => group.length > 1)) {
      throw new ApiError(
        400,
        `${this.name}: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed`,
      )
    }
    const clause = groups.flat(2)
    if (
      new Set(
        clause.map((condition) =>
          condition.kind === 'facet' ? (condition.path === '_tags' ? 'tag' : 'facet') : 'number',
        ),
      ).size > 1
    ) {
      throw new ApiError(400, `${this.name}: Different types are not allowed in the same OR.`)
    }
    return [clause]
  }

  private unit(): Clause[] {
    const negated = this.takeWord('NOT')
    if (this.next.kind === 'sign' && this.next.text === '(') {
      if (negated)
        throw new ApiError(
          400,
          `${this.name}: NOT is only allowed before a single filter, not before a group`,
        )
      if (++this.depth > maxDepth)
        throw new ApiError(400, `${this.name}: Too many nested parentheses`)
      this.next = this.read()
      const clauses = this.conjunction()
      this.expectSign(')')
      this.depth -= 1
      return clauses
    }
    const condition = this.condition()
    return [[negated ? { ...condition, negated: !condition.negated } : condition]]
  }

  private condition(): Condition {
    if (++this.count > maxConditions) throw new ApiError(400, `${this.name}: Too many filters`)
    const subject = this.takeText('attribute')
    if (this.next.kind !== 'sign' || '()'.includes(this.next.text))
      return { kind: 'facet', path: '_tags', value: subject, negated: false }
    const sign = this.next.text
    if (sign === ':') return this.facetOrRange(subject)
    this.next = this.read()
    return {
      kind: 'number',
      path: subject,
      comparison: sign as Comparison,
      value: this.takeNumber(),
      negated: false,
    }
  }

  private facetOrRange(path: string): Condition {
    this.next = this.read(true)
    const first = this.next
    const value = this.takeText('value')
    if (first.kind === 'word' && (this.isWord('TO') || this.isWord('to'))) {
      this.next = this.read()
      return {
        kind: 'range',
        path,
        from: this.toNumber(value),
        to: this.takeNumber(),
        negated: false,
      }
    }
    return { kind: 'facet', path, value, negated: false, score: this.takeScore() }
  }

  /** `<score=3>` after a value. */
  private takeScore(): number | undefined {
    const rest = /^<score=(\d{1,4})>/.exec(this.text.slice(this.next.at, this.next.at + 16))
    if (!rest) return undefined
    this.at = this.next.at + rest[0].length
    this.next = this.read()
    return Number(rest[1])
  }

  private takeText(what: string): string {
    const { kind, text } = this.next
    if (kind !== 'word' && kind !== 'quoted') this.fail(what)
    if (kind === 'word' && /^(AND|OR|NOT)$/.test(text)) this.fail(what)
    this.next = this.read()
    return text
  }

  private takeNumber(): number {
    return this.toNumber(this.takeText('number'))
  }

  private toNumber(text: string): number {
    const number = Number(text)
    if (text.trim() === '' || !Number.isFinite(number)) this.fail('number')
    return number
  }

  private isWord(word: string): boolean {
    return this.next.kind === 'word' && this.next.text === word
  }

  private takeWord(word: string): boolean {
    if (!this.isWord(word)) return false
    this.next = this.read()
    return true
  }

  private expectSign(sign: string): void {
    if (this.next.kind !== 'sign' || this.next.text !== sign) this.fail(sign)
    this.next = this.read()
  }

  /**
   * The next word, quoted text or sign. A value may hold signs of its own, such as the colon of an
   * address.
   */
  private read(value = false): Lexeme {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1
    const at = this.at
    const character = this.text[at]
    if (character === undefined) return { kind: 'end', text: '', at }
    if (character === '"' || character === "'") return this.readQuoted(character)
    const pattern = value ? /[^\s()<]+/y : /[^\s()<>=!:]+/y
    pattern.lastIndex = at
    const word = pattern.exec(this.text)?.[0]
    if (word) {
      this.at += word.length
      return { kind: 'word', text: word, at }
    }
    const signs = /<=|>=|!=|[<>=:()]/y
    signs.lastIndex = at
    const sign = signs.exec(this.text)?.[0]
    if (!sign) this.failAt(character, 'attribute', at)
    this.at += sign.length
    return { kind: 'sign', text: sign, at }
  }

  private readQuoted(quote: string): Lexeme {
    const at = this.at
    let text = ''
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
      const character = this.text[this.at] ?? ''
      if (character === quote) {
        this.at += 1
        return { kind: 'quoted', text, at }
      }
      if (character === '\\' && this.at + 1 < this.text.length) this.at += 1
      text += this.text[this.at] ?? ''
    }
    return this.failAt(quote, 'closing quote', at)
  }

  private fail(expected: string): never {
    return this.failAt(this.next.text, expected, this.next.at)
  }

  private failAt(token: string, expected: string, at: number): never {
    throw new ApiError(
      400,
      `${this.name}: Unexpected token ${token ? `string(${token.slice(0, 40)})` : 'end of filter'} expected ${expected} at col ${at}`,
    )
  }
}
