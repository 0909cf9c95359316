import { Posting, positionMask } from '../index/posting'
import type { RecordIndex } from '../index/record-index'
import type { Slot } from './parse-query'

/**
 * An alternative that satisfies a slot. `terms` are highlighted: one word, or several adjacent
 * ones.
 */
export type Alternative = {
  posting: Posting
  terms: string[]
  typos: number
  exact: boolean
  /** Whether only the beginning of the word was typed. */
  isPrefix: boolean
}

/** Whether synonyms of one word, and of several, count as exact. */
export type ExactSynonyms = { singleWord: boolean; multiWords: boolean }

/** Letters from which a word may have one typo, and two. */
const oneTypoFrom = 4
const twoTyposFrom = 8

/** Maximum typo variants; more add noise and time. */
const maxTypoWords = 400
const maxJoined = 20

/** Every alternative of each slot, in the order of the slots. */
export function expand(
  index: RecordIndex,
  slots: readonly Slot[],
  exact: ExactSynonyms,
  memory: ExpansionMemory,
): Alternative[][] {
  const alternatives = slots.map((slot) => expandSlot(index, slot, exact, memory))
  addJoined(index, slots, alternatives)
  return alternatives
}

function expandSlot(
  index: RecordIndex,
  slot: Slot,
  exactSynonyms: ExactSynonyms,
  memory: ExpansionMemory,
): Alternative[] {
  if (slot.terms.length > 1)
    return [
      ...phrase(index, slot.terms, 0, true),
      ...(slot.strict ? [] : substitutes(index, slot, exactSynonyms)),
    ]
  const term = slot.terms[0] ?? ''
  const alternatives: Alternative[] = []
  const seen = new Set<number>()
  const add = (
    id: number | undefined,
    { typos = 0, exact = false, isPrefix = false }: Partial<Alternative>,
  ) => {
    const posting = id === undefined ? undefined : index.postings[id]
    if (id === undefined || !posting || seen.has(id)) return
    seen.add(id)
    alternatives.push({
      posting,
      terms: [index.vocabulary.terms[id] ?? ''],
      typos,
      exact,
      isPrefix,
    })
  }
  add(index.vocabulary.toId(term), { exact: true })
  if (slot.strict) return alternatives
  if (slot.alias) add(index.vocabulary.toId(slot.alias), { exact: true })
  if (slot.cjk) return [...alternatives, ...substitutes(index, slot, exactSynonyms)]
  for (const id of index.vocabulary.formsOf(term)) add(id, {})
  if (slot.prefix) for (const id of memory.withPrefix(index, term)) add(id, { isPrefix: true })
  const limit = typoLimit(term)
  if (limit > 0)
    for (const { id, typos } of memory.near(index, term, limit, slot.prefix))
      add(id, { typos, isPrefix: slot.prefix })
  return [...alternatives, ...substitutes(index, slot, exactSynonyms), ...split(index, term)]
}

function typoLimit({ length }: string): number {
  if (length >= twoTyposFrom) return 2
  return length >= oneTypoFrom ? 1 : 0
}

function substitutes(index: RecordIndex, slot: Slot, exactSynonyms: ExactSynonyms): Alternative[] {
  return slot.substitutions.flatMap(({ to, isSingleWord }) => {
    const exact = isSingleWord ? exactSynonyms.singleWord : exactSynonyms.multiWords
    const [word = ''] = to
    const forms = to.length === 1 ? index.vocabulary.formsOf(word) : []
    return [
      ...phrase(index, to, 0, exact),
      ...forms.flatMap((id) => phrase(index, [index.vocabulary.terms[id] ?? ''], 0, false)),
    ]
  })
}

/** `crossborder` also finds "cross border". */
function split(index: RecordIndex, term: string): Alternative[] {
  const alternatives: Alternative[] = []
  for (let i = 1; i < term.length; i++) {
    const parts = [term.slice(0, i), term.slice(i)]
    if (parts.some((part) => part.length === 1 && part !== 'e')) continue
    alternatives.push(...phrase(index, parts, 1, false))
  }
  return alternatives
}

/** `data base` also finds "database", which satisfies both words. */
function addJoined(
  index: RecordIndex,
  slots: readonly Slot[],
  alternatives: Alternative[][],
): void {
  for (let i = 0; i + 1 < slots.length; i++) {
    const [first, second] = [slots[i], slots[i + 1]]
    if (
      !first ||
      !second ||
      [first, second].some((slot) => slot.cjk || slot.strict || slot.terms.length > 1)
    )
      continue
    const joined = `${first.terms[0]}${second.terms[0]}`
    const exact = index.vocabulary.toId(joined)
    const ids =
      second.prefix && joined.length > 4
        ? [...index.vocabulary.withPrefix(joined)].slice(0, maxJoined)
        : exact === undefined
          ? []
          : [exact]
    for (const id of ids) {
      const posting = index.postings[id]
      if (!posting) continue
      const terms = [index.vocabulary.terms[id] ?? '']
      alternatives[i]?.push({ posting, terms, typos: 1, exact: false, isPrefix: false })
      alternatives[i + 1]?.push({ posting, terms, typos: 0, exact: false, isPrefix: false })
    }
  }
}

/** Positions where the words are adjacent; empty when a word is unknown. */
export function phrase(
  index: RecordIndex,
  terms: readonly string[],
  typos: number,
  exact: boolean,
): Alternative[] {
  const postings = terms.map((term) => index.postings[index.vocabulary.toId(term) ?? -1])
  if (postings.length === 0 || postings.some((posting) => !posting)) return []
  const posting = (postings as Posting[]).reduce((left, right, offset) =>
    offset === 0 ? right : follow(left, right, offset),
  )
  return posting.length > 0 ? [{ posting, terms: [...terms], typos, exact, isPrefix: false }] : []
}

const keyMask = 0xfc000000 | positionMask
const lastBit = 1 << 24

/**
 * The positions of `left` followed by a word of `right` at the given distance, in the same value.
 */
function follow(left: Posting, right: Posting, offset: number): Posting {
  const result = new Posting()
  const first = left.flat()
  const next = right.flat()
  let j = 0
  for (let i = 0; i < first.length; i += 2) {
    const document = first[i] as number
    while (j < next.length && (next[j] as number) < document) j += 2
    const place = first[i + 1] as number
    const position = ((place & keyMask) + offset) >>> 0
    for (let k = j; k < next.length && next[k] === document; k += 2) {
      const other = next[k + 1] as number
      if ((other & keyMask) >>> 0 !== position) continue
      result.push(document, ((place & ~lastBit) | (other & lastBit)) >>> 0)
      break
    }
  }
  return result
}

/** Caches vocabulary lookups until the next write. */
export class ExpansionMemory {
  private generation = -1
  private readonly prefixes = new Map<string, Uint32Array>()
  private readonly neighbours = new Map<string, { id: number; typos: number }[]>()

  withPrefix(index: RecordIndex, prefix: string): Uint32Array {
    return this.remember(index, this.prefixes, prefix, () => index.vocabulary.withPrefix(prefix))
  }

  near(
    index: RecordIndex,
    term: string,
    limit: number,
    prefix: boolean,
  ): { id: number; typos: number }[] {
    return this.remember(index, this.neighbours, `${limit}${prefix ? '*' : ' '}${term}`, () =>
      index.vocabulary
        .near(term, limit, prefix)
        .sort((a, b) => a.typos - b.typos)
        .slice(0, maxTypoWords),
    )
  }

  private remember<T>(index: RecordIndex, map: Map<string, T>, key: string, work: () => T): T {
    if (this.generation !== index.generation) {
      this.prefixes.clear()
      this.neighbours.clear()
      this.generation = index.generation
    }
    const known = map.get(key)
    if (known !== undefined) return known
    if (map.size >= 500) map.clear()
    const value = work()
    map.set(key, value)
    return value
  }
}
