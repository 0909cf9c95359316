import type { FacetColumn } from '../index/columns'
import type { Language } from '../text/languages'
import { tokenise } from '../text/tokenise'

/** A word as it stands, and its stem, which other forms share. */
type Word = { exact: string; stem: string; start: number; end: number }

/** A word, or any value of a facet: `{facet:brand}`. */
type Part = Word | { facet: string }
export type Pattern = readonly Part[]
export type Anchoring = 'is' | 'startsWith' | 'endsWith' | 'contains'

/** The value of a facet that a query has, and its words there. */
type FacetValue = { value: string; text: string }
/** By the facet's name. */
export type FacetValues = ReadonlyMap<string, FacetValue>

const placeholder = /\{facet:([^{}]+)\}/
export const fillPlaceholders = (text: string, values: FacetValues): string =>
  text.replace(
    new RegExp(placeholder, 'g'),
    (whole, facet: string) => values.get(facet)?.text ?? whole,
  )

/** Each may have several values at a place, which are all tried. */
export const maxPlaceholders = 3
export const placeholdersIn = (pattern: string): number =>
  (pattern.split(placeholder).length - 1) / 2

/** Reads patterns and queries, with the stems of an index's languages. */
export class PatternReader {
  constructor(private readonly languages: readonly Language[]) {}

  wordsOf(text: string): Word[] {
    return tokenise(text).map(({ term, start, end }) => ({
      exact: term,
      stem: this.languages.reduce((form, language) => language.stem(form), term),
      start,
      end,
    }))
  }

  /** Every second part of a pattern that is split by its placeholders is the name of a facet. */
  patternOf(text: string): Pattern {
    return text
      .split(placeholder)
      .flatMap((part, i): Part[] => (i % 2 === 1 ? [{ facet: part }] : this.wordsOf(part)))
  }
}

/** A query whose words a pattern is compared with. */
export type PatternQuery = {
  text: string
  words: readonly Word[]
  facets: ReadonlyMap<string, FacetColumn>
}

/** @returns the values that the pattern's placeholders have in the query; null where it does not fit */
export function findPattern(
  pattern: Pattern,
  { anchoring, alternatives }: { anchoring: Anchoring; alternatives: boolean },
  query: PatternQuery,
): FacetValues | null {
  const { words } = query
  if (pattern.length === 0) return words.length === 0 ? new Map() : null
  const form = alternatives ? 'stem' : 'exact'
  const isOpenEnd = anchoring === 'startsWith' || anchoring === 'contains'
  const fitsFrom = (part: number, at: number): FacetValues | null => {
    const next = pattern[part]
    if (!next) return isOpenEnd || at === words.length ? new Map() : null
    if (!('facet' in next))
      return words[at]?.[form] === next[form] ? fitsFrom(part + 1, at + 1) : null
    for (const { value, length } of valuesAt(query, next.facet, at)) {
      const rest = fitsFrom(part + 1, at + length)
      const text = query.text.slice(words[at]?.start, words[at + length - 1]?.end)
      if (rest) return new Map([...rest, [next.facet, { value, text }]])
    }
    return null
  }
  const isOpenStart = anchoring === 'endsWith' || anchoring === 'contains'
  for (let at = 0; at < (isOpenStart ? words.length : 1); at++) {
    const found = fitsFrom(0, at)
    if (found) return found
  }
  return null
}

type KnownValue = { value: string; terms: string[] }
/** The values of a facet by their first word; a column only gains values. */
const knownValues = new WeakMap<FacetColumn, { read: number; byFirst: Map<string, KnownValue[]> }>()

/** The values of a facet whose words are in the query from a position, long ones first. */
function valuesAt({ facets, words }: PatternQuery, facet: string, at: number) {
  const column = facets.get(facet)
  const first = words[at]?.exact
  if (!column || first === undefined) return []
  return (valuesByFirst(column).get(first) ?? [])
    .filter(({ terms }) => terms.every((term, i) => words[at + i]?.exact === term))
    .map(({ value, terms }) => ({ value, length: terms.length }))
    .toSorted((a, b) => b.length - a.length)
}

function valuesByFirst(column: FacetColumn): Map<string, KnownValue[]> {
  const known = knownValues.get(column) ?? { read: 0, byFirst: new Map<string, KnownValue[]>() }
  for (const value of column.values.slice(known.read)) {
    const terms = tokenise(value).map(({ term }) => term)
    const [first] = terms
    if (first !== undefined)
      known.byFirst.set(first, [...(known.byFirst.get(first) ?? []), { value, terms }])
  }
  known.read = column.values.length
  knownValues.set(column, known)
  return known.byFirst
}
