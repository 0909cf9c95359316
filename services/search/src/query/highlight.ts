import { ApiError } from '../api-error'
import type { Json, StoredRecord } from '../index/record'
import { tokenise, type Token } from '../text/tokenise'
import type { Alternative } from './expand'
import type { Slot } from './parse-query'

/** A range of a text matched by a slot, in UTF-16 offsets; `token` is its first word. */
type Mark = { start: number; end: number; slot: number; token: number }

type Tags = { pre: string; post: string }
type Highlight = {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  fullyHighlighted?: boolean
  matchedWords: string[]
}

/** How many letters one query may highlight, snippets included: some 150 ms. */
const maxLetters = 1_000_000

/** Finds the query's matches in a text. */
export class Highlighter {
  private letters = 0
  private readonly words = new Map<string, { slot: number; length: number }>()
  private readonly phrases = new Map<string, { slot: number; terms: string[] }[]>()
  private readonly prefixes: { slot: number; prefix: string }[] = []

  constructor(
    private readonly slots: readonly Slot[],
    alternatives: readonly Alternative[][],
    private readonly tags: Tags,
  ) {
    slots.forEach((slot, i) => {
      const [term] = slot.terms
      if (slot.prefix && !slot.cjk && slot.terms.length === 1 && term)
        this.prefixes.push({ slot: i, prefix: term })
      for (const alternative of alternatives[i] ?? []) this.learn(i, alternative, term?.length ?? 0)
    })
  }

  /** The value with highlight tags, and how much of the query matched. */
  highlight(text: string): Highlight {
    const tokens = this.tokensOf(text)
    const marks = this.marksIn(tokens)
    return { value: this.tagged(text, marks, 0, text.length), ...this.levelOf(marks, text, tokens) }
  }

  /** The window of that many words with most of the query. */
  snippet(text: string, words: number): { value: string; matchLevel: Highlight['matchLevel'] } {
    const tokens = this.tokensOf(text)
    const marks = this.marksIn(tokens)
    const from = bestWindow(tokens.length, marks, words)
    const to = Math.min(tokens.length, from + words)
    const start = from === 0 ? 0 : (tokens[from]?.start ?? 0)
    const end = to === tokens.length ? text.length : (tokens[to - 1]?.end ?? 0)
    const inside = marks.filter((mark) => mark.start >= start && mark.end <= end)
    const value = `${from > 0 ? '…' : ''}${this.tagged(text, inside, start, end)}${to < tokens.length ? '…' : ''}`
    return { value, matchLevel: this.levelOf(inside, text, tokens).matchLevel }
  }

  private learn(slot: number, { terms, isPrefix, typos }: Alternative, typed: number): void {
    const [first] = terms
    if (first === undefined || (isPrefix && typos === 0)) return
    if (terms.length > 1)
      this.phrases.set(first, [...(this.phrases.get(first) ?? []), { slot, terms }])
    else if (!this.words.has(first)) this.words.set(first, { slot, length: isPrefix ? typed : 0 })
  }

  private tokensOf(text: string): Token[] {
    this.letters += text.length
    if (this.letters > maxLetters)
      throw new ApiError(
        400,
        'The query highlights too much text: use fewer hitsPerPage, attributesToHighlight or attributesToSnippet.',
      )
    return tokenise(text)
  }

  private marksIn(tokens: readonly Token[]): Mark[] {
    const marks: Mark[] = []
    for (let i = 0; i < tokens.length;) {
      const match = this.phraseAt(tokens, i) ?? this.wordAt(tokens[i])
      if (match) marks.push({ ...match.mark, token: i })
      i += match?.tokens ?? 1
    }
    return marks
  }

  private phraseAt(tokens: readonly Token[], at: number) {
    const first = tokens[at]
    const phrase =
      first &&
      this.phrases
        .get(first.term)
        ?.find(({ terms }) => terms.every((term, k) => tokens[at + k]?.term === term))
    const last = phrase && tokens[at + phrase.terms.length - 1]
    return last
      ? {
          mark: { start: first.start, end: last.end, slot: phrase.slot },
          tokens: phrase.terms.length,
        }
      : null
  }

  /** A whole word, or its typed prefix. */
  private wordAt(token: Token | undefined) {
    if (!token) return null
    const known =
      this.words.get(token.term) ??
      (token.alias === undefined ? undefined : this.words.get(token.alias))
    const prefix = known
      ? undefined
      : this.prefixes.find((item) => token.term.startsWith(item.prefix))
    const slot = known?.slot ?? prefix?.slot
    if (slot === undefined) return null
    const length = known?.length || prefix?.prefix.length || 0
    const end =
      length > 0 && length < token.term.length
        ? Math.min(token.end, token.start + length)
        : token.end
    return { mark: { start: token.start, end, slot }, tokens: 1 }
  }

  private tagged(text: string, marks: readonly Mark[], start: number, end: number): string {
    let value = ''
    let at = start
    marks.forEach((mark, i) => {
      const touches = i > 0 && mark.start === at // adjacent Chinese words share one pair of tags
      value += `${touches ? '' : `${text.slice(at, mark.start)}${this.tags.pre}`}${text.slice(mark.start, mark.end)}`
      at = mark.end
      if (marks[i + 1]?.start !== at) value += this.tags.post
    })
    return value + text.slice(at, end)
  }

  private levelOf(
    marks: readonly Mark[],
    text: string,
    tokens: readonly Token[],
  ): Omit<Highlight, 'value'> {
    const matched = new Set(marks.map(({ slot }) => slot))
    const matchedWords = this.slots.flatMap((slot, i) =>
      matched.has(i) ? [slot.terms.join(slot.cjk ? '' : ' ')] : [],
    )
    if (matched.size === 0) return { matchLevel: 'none', matchedWords }
    const covered = marks.reduce((sum, { start, end }) => sum + end - start, 0)
    const all = tokens.reduce((sum, { start, end }) => sum + end - start, 0)
    return {
      matchLevel: matched.size === this.slots.length ? 'full' : 'partial',
      fullyHighlighted: covered >= all && text.length > 0,
      matchedWords,
    }
  }
}

/**
 * The first word of the window with the most different slots, then the most marks; a little text
 * before the first.
 */
function bestWindow(tokens: number, marks: readonly Mark[], words: number): number {
  if (tokens <= words || marks.length === 0) return 0
  let best = { from: 0, slots: 0, marks: 0 }
  marks.forEach((mark, i) => {
    const inside = marks.slice(i, i + words).filter(({ token }) => token < mark.token + words)
    const slots = new Set(inside.map(({ slot }) => slot)).size
    if (slots > best.slots || (slots === best.slots && inside.length > best.marks))
      best = { from: mark.token, slots, marks: inside.length }
  })
  return Math.max(0, Math.min(best.from - Math.floor(words / 4), tokens - words))
}

/**
 * Applies `convert` to every text of a record whose path `choose` accepts, keeping lists and
 * objects as they are.
 */
export function mapTexts<T>(
  record: StoredRecord,
  choose: (path: string) => ((text: string) => T) | null,
): Record<string, unknown> {
  const visit = (value: Json, path: string): unknown => {
    if (value === null) return undefined
    if (Array.isArray(value)) {
      const items = value.map((item) => visit(item, path)).filter((item) => item !== undefined)
      return items.length > 0 ? items : undefined
    }
    if (typeof value === 'object') return visitObject(value, path)
    if (typeof value === 'boolean') return undefined
    return choose(path)?.(String(value))
  }
  const visitObject = (
    value: { [name: string]: Json },
    path: string,
  ): Record<string, unknown> | undefined => {
    const entries = Object.entries(value).flatMap(([name, inner]) => {
      const converted =
        path === '' && name === 'objectID'
          ? undefined
          : visit(inner, path ? `${path}.${name}` : name)
      return converted === undefined ? [] : [[name, converted] as const]
    })
    return entries.length > 0 ? Object.fromEntries(entries) : undefined
  }
  return visitObject(record, '') ?? {}
}
