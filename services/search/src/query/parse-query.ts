import { segmentLengths } from '../text/chinese'
import type { Language } from '../text/languages'
import { fold } from '../text/fold'
import { tokenise, type Token } from '../text/tokenise'
import type { Substitution, SynonymTable } from './synonyms'

/** One required element of a query: a word, or adjacent words (Chinese, or quoted). */
export type Slot = {
  /** As typed, for `matchedWords`. */
  text: string
  terms: string[]
  alias?: string
  prefix: boolean
  /** Quoted: exactly these words in this order. */
  strict: boolean
  cjk: boolean
  /** Synonyms. */
  substitutions: Substitution[]
}

export type ParsedQuery = { slots: Slot[]; excluded: string[][] }

export type QueryOptions = {
  synonyms: SynonymTable
  /** Languages whose stop words are left out. */
  stopWords: readonly Language[]
  /** Whether quoted phrases and `-words` are read. */
  advancedSyntax: boolean
}

/** As at Algolia, longer queries are truncated. */
const longestQuery = 512
const maxSlots = 16

export function parseQuery(query: string, options: QueryOptions): ParsedQuery {
  const typed = query.slice(0, longestQuery)
  const { text, phrases, excluded } = options.advancedSyntax
    ? takeSyntax(typed)
    : { text: typed, phrases: [], excluded: [] }
  const tokens = tokenise(text)
  const substitutions = findSubstitutions(tokens, options.synonyms)
  const slots = removeStopWords(
    withoutRepeats(toSlots(text, tokens, substitutions)),
    options.stopWords,
  ).slice(0, maxSlots)
  const last = slots.at(-1)
  if (last) last.prefix = true
  return {
    slots: [...slots, ...phrases.map(toStrictSlot)].slice(0, maxSlots),
    excluded: excluded.map(termsOf).filter((terms) => terms.length > 0),
  }
}

/** `"exact phrase"` and `-word`. */
function takeSyntax(query: string): { text: string; phrases: string[]; excluded: string[] } {
  const phrases: string[] = []
  const excluded: string[] = []
  const text = query
    .replace(
      /(^|\s)-(?:"([^"]*)"|([^\s"-][^\s"]*))/g,
      (_, space: string, phrase?: string, word?: string) => {
        excluded.push(phrase ?? word ?? '')
        return space
      },
    )
    .replace(/"([^"]*)"/g, (_, phrase: string) => {
      phrases.push(phrase)
      return ' '
    })
  return { text, phrases: phrases.filter((phrase) => termsOf(phrase).length > 0), excluded }
}

type Match = { from: number; to: number; substitution: Substitution }

function findSubstitutions(tokens: readonly Token[], table: SynonymTable): Match[] {
  const terms = tokens.map(({ term }) => term)
  return tokens.flatMap((_, from) =>
    table
      .startingAt(terms, from)
      .map((substitution) => ({ from, to: from + substitution.from.length, substitution })),
  )
}

/** Splits into words, Chinese by the segmenter; the bounds of a synonym are always word bounds. */
function toSlots(text: string, tokens: readonly Token[], matches: readonly Match[]): Slot[] {
  const bounds = new Set([...matches.flatMap(({ from, to }) => [from, to]), ...wordBounds(tokens)])
  const slots: Slot[] = []
  for (let from = 0; from < tokens.length;) {
    let to = from + 1
    while (to < tokens.length && !bounds.has(to)) to += 1
    slots.push(toSlot(text, tokens, from, to, matches))
    from = to
  }
  return slots
}

/** Word starts: each token, and the segmenter's bounds in Chinese. */
function wordBounds(tokens: readonly Token[]): number[] {
  const bounds: number[] = []
  for (let i = 0; i < tokens.length;) {
    bounds.push(i)
    const end = runEnd(tokens, i)
    const run = tokens.slice(i, end)
    let at = i
    if (run.length > 1)
      for (const length of segmentLengths(run.map(({ term }) => term).join('')))
        bounds.push((at += length))
    i = end
  }
  return bounds
}

function runEnd(tokens: readonly Token[], from: number): number {
  let to = from + 1
  while (tokens[from]?.cjk && tokens[to]?.cjk && tokens[to]?.start === tokens[to - 1]?.end) to += 1
  return to
}

function toSlot(
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  matches: readonly Match[],
): Slot {
  const slotTokens = tokens.slice(from, to)
  return {
    text: text.slice(slotTokens[0]?.start ?? 0, slotTokens.at(-1)?.end ?? 0),
    terms: slotTokens.map(({ term }) => term),
    alias: slotTokens.length === 1 ? slotTokens[0]?.alias : undefined,
    prefix: false,
    strict: false,
    cjk: slotTokens[0]?.cjk ?? false,
    substitutions: matches
      .filter((match) => match.from <= from && match.to >= to)
      .map(({ substitution }) => substitution),
  }
}

function toStrictSlot(phrase: string): Slot {
  return {
    text: phrase,
    terms: termsOf(phrase),
    prefix: false,
    strict: true,
    cjk: false,
    substitutions: [],
  }
}

/** Removes repeated words. */
function withoutRepeats(slots: Slot[]): Slot[] {
  const last = slots.at(-1)
  const seen = new Set<string>()
  return slots.filter((slot) => {
    const name = slot.terms.join(' ')
    const isRepeat = seen.has(name) && slot !== last
    seen.add(name)
    return !isRepeat
  })
}

/** Removes stop words unless nothing else is left; the last word may be a prefix and stays. */
function removeStopWords(slots: Slot[], stopWords: readonly Language[]): Slot[] {
  if (stopWords.length === 0) return slots
  const isStopWord = (slot: Slot) =>
    slot.terms.length === 1 &&
    stopWords.some((language) => language.stopWords.has(fold(slot.terms[0] ?? '')))
  const significant = slots.filter(
    (slot, i) => !isStopWord(slot) || (!slot.cjk && i === slots.length - 1),
  )
  return significant.some((slot) => !isStopWord(slot)) ? significant : slots
}

function termsOf(text: string): string[] {
  return tokenise(text).map(({ term }) => term)
}
