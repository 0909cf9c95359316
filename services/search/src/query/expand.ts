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
  kind: 'word' | 'form' | 'prefix' | 'typo' | 'synonym' | 'phrase'
}

export type ExpandOptions = {
  typos: boolean
  oneTypoFrom: number
  twoTyposFrom: number
  numbersToo: boolean
  /** Folded words that allow no typos. */
  spelt: ReadonlySet<string>
  forms: boolean
  /** Whether synonyms of one word, and of several, count as exact. */
  exactSynonyms: { singleWord: boolean; multiWords: boolean }
}

/** Maximum typo variants; more add noise and time. */
const maxTypoWords = 400
const maxJoined = 20

/** Every alternative of each slot, in the order of the slots. */
export function expand(
  index: RecordIndex,
  slots: readonly Slot[],
  options: ExpandOptions,
  memory: ExpansionMemory,
): Alternative[][] {
  const alternatives = slots.map((slot) => expandSlot(index, slot, options, memory))
  addJoined(index, slots, alternatives, options)
  return alternatives
}

function expandSlot(
  index: RecordIndex,
  slot: Slot,
  options: ExpandOptions,
  memory: ExpansionMemory,
): Alternative[] {
  if (slot.terms.length > 1)
    return [
      ...phrase(index, slot.terms, 0, 'phrase', true),
      ...(slot.strict ? [] : substitutes(index, slot, options)),
    ]
  const term = slot.terms[0] ?? ''
  const alternatives: Alternative[] = []
  const seen = new Set<number>()
  const add = (
    id: number | undefined,
    typos: number,
    kind: Alternative['kind'],
    exact: boolean,
  ) => {
    const posting = id === undefined ? undefined : index.postings[id]
    if (id === undefined || !posting || seen.has(id)) return
    seen.add(id)
    alternatives.push({ posting, terms: [index.vocabulary.terms[id] ?? ''], typos, kind, exact })
  }
  add(index.vocabulary.idOf(term), 0, 'word', true)
  if (slot.strict) return alternatives
  if (slot.alias) add(index.vocabulary.idOf(slot.alias), 0, 'word', true)
  if (slot.cjk) return [...alternatives, ...substitutes(index, slot, options)]
  if (options.forms) for (const id of index.vocabulary.formsOf(term)) add(id, 0, 'form', false)
  if (slot.prefix) for (const id of memory.withPrefix(index, term)) add(id, 0, 'prefix', false)
  const limit = typoLimit(term, options)
  if (limit > 0)
    for (const { id, typos } of memory.near(index, term, limit, slot.prefix))
      add(id, typos, slot.prefix ? 'prefix' : 'typo', false)
  return [
    ...alternatives,
    ...substitutes(index, slot, options),
    ...(options.typos ? split(index, term) : []),
  ]
}

function typoLimit(term: string, options: ExpandOptions): number {
  if (!options.typos || options.spelt.has(term)) return 0
  if (!options.numbersToo && /\d/.test(term)) return 0
  if (term.length >= options.twoTyposFrom) return 2
  return term.length >= options.oneTypoFrom ? 1 : 0
}

function substitutes(index: RecordIndex, slot: Slot, options: ExpandOptions): Alternative[] {
  return slot.substitutions.flatMap(({ to, typos, isSingleWord }) => {
    const { singleWord, multiWords } = options.exactSynonyms
    const exact = isSingleWord ? singleWord : multiWords
    const [word = ''] = to
    const forms = options.forms && to.length === 1 ? index.vocabulary.formsOf(word) : []
    return [
      ...phrase(index, to, typos, 'synonym', exact),
      ...forms.flatMap((id) =>
        phrase(index, [index.vocabulary.terms[id] ?? ''], typos, 'synonym', false),
      ),
    ]
  })
}

/** `crossborder` also finds "cross border". */
function split(index: RecordIndex, term: string): Alternative[] {
  const alternatives: Alternative[] = []
  for (let i = 1; i < term.length; i++) {
    const parts = [term.slice(0, i), term.slice(i)]
    if (parts.some((part) => part.length === 1 && part !== 'e')) continue
    alternatives.push(...phrase(index, parts, 1, 'phrase', false))
  }
  return alternatives
}

/** `data base` also finds "database", which satisfies both words. */
function addJoined(
  index: RecordIndex,
  slots: readonly Slot[],
  alternatives: Alternative[][],
  options: ExpandOptions,
): void {
  if (!options.typos) return
  for (let i = 0; i + 1 < slots.length; i++) {
    const [first, second] = [slots[i], slots[i + 1]]
    if (
      !first ||
      !second ||
      [first, second].some((slot) => slot.cjk || slot.strict || slot.terms.length > 1)
    )
      continue
    const joined = `${first.terms[0]}${second.terms[0]}`
    const exact = index.vocabulary.idOf(joined)
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
      alternatives[i]?.push({ posting, terms, typos: 1, kind: 'word', exact: false })
      alternatives[i + 1]?.push({ posting, terms, typos: 0, kind: 'word', exact: false })
    }
  }
}

/** Positions where the words are adjacent; empty when a word is unknown. */
export function phrase(
  index: RecordIndex,
  terms: readonly string[],
  typos: number,
  kind: Alternative['kind'],
  exact: boolean,
): Alternative[] {
  const postings = terms.map((term) => index.postings[index.vocabulary.idOf(term) ?? -1])
  if (postings.length === 0 || postings.some((posting) => !posting)) return []
  const posting = (postings as Posting[]).reduce((left, right, offset) =>
    offset === 0 ? right : follow(left, right, offset),
  )
  return posting.length > 0 ? [{ posting, terms: [...terms], typos, kind, exact }] : []
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
