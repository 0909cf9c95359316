import { ApiError } from '../api-error'
import type { RecordIndex } from '../index/record-index'
import { bare } from '../settings'
import { fold } from '../text/fold'
import { languagesOf } from '../text/languages'
import { expand, phrase, type Alternative, type ExpandOptions } from './expand'
import { clausesOf } from './clauses'
import { toMask } from './filter-mask'
import { match, type AttributeTable, type Matches } from './match'
import { parseQuery, type ParsedQuery, type Slot } from './parse-query'
import { covers, declaredFacets, type Effective, type FindResult, type Target } from './target'

/** Occurrences of a query's words, and of words like them, that are looked at: some 150 ms. */
const maxOccurrences = 5_000_000

/** The documents of a query; `removeWordsIfNoResults` retries with optional words. */
export function findMatches(target: Target, options: Effective): FindResult {
  const mask = toMask(target.index, clausesOf(options), declaredFacets(target.settings))
  const { slots, excluded } = readQuery(target, options)
  for (const terms of excluded) exclude(target.index, terms, mask)
  const alternatives = expand(target.index, slots, expandOptions(options, target), target.memory)
  if (occurrencesOf(alternatives) > maxOccurrences)
    throw new ApiError(400, 'The query is too broad: use fewer or longer words')
  const optional = slots.map((slot) => slot.optional)
  let matches = matchSlots(target, options, slots, alternatives, optional, mask)
  let removed: Slot[] = []
  for (const relaxed of relaxations(options.removeWordsIfNoResults ?? 'none', slots.length)) {
    if (matches.documents.length > 0) break
    matches = matchSlots(target, options, slots, alternatives, relaxed, mask)
    removed = slots.filter((_, i) => relaxed[i])
  }
  return { matches: keepByTypos(matches, options.typoTolerance), slots, alternatives, removed }
}

const occurrencesOf = (alternatives: readonly Alternative[][]): number =>
  alternatives.flat().reduce((sum, { posting }) => sum + posting.length / 2, 0)

function readQuery(target: Target, options: Effective): ParsedQuery {
  const languages = languagesOf(
    target.name,
    options.queryLanguages ?? target.settings.indexLanguages,
  )
  const stopWords =
    options.removeStopWords === true
      ? languages
      : Array.isArray(options.removeStopWords)
        ? languagesOf('', options.removeStopWords)
        : []
  const features = options.advancedSyntaxFeatures ?? ['exactPhrase', 'excludeWords']
  const parsed = parseQuery(options.query ?? '', {
    synonyms: options.synonyms === false ? null : target.synonyms,
    queryType: options.queryType ?? 'prefixLast',
    stopWords,
    optionalWords:
      typeof options.optionalWords === 'string'
        ? [options.optionalWords]
        : (options.optionalWords ?? []),
    advancedSyntax: {
      phrases: options.advancedSyntax === true && features.includes('exactPhrase'),
      exclusions: options.advancedSyntax === true && features.includes('excludeWords'),
    },
  })
  return { ...parsed, slots: parsed.slots.flatMap((slot) => loosen(target.index, slot)) }
}

/** The segmenter may produce words that no record has: an unknown one is split. */
function loosen(index: RecordIndex, slot: Slot): Slot[] {
  if (
    !slot.cjk ||
    slot.terms.length < 3 ||
    slot.substitutions.length > 0 ||
    phrase(index, slot.terms, 0, 'phrase', true).length > 0
  )
    return [slot]
  const halves = [slot.terms.slice(0, 2), slot.terms.slice(2)]
  return halves.map((terms) => ({ ...slot, terms, text: terms.join('') }))
}

function expandOptions(options: Effective, target: Target): ExpandOptions {
  const exact = options.alternativesAsExact ?? ['ignorePlurals', 'singleWordSynonym']
  return {
    typos: options.typoTolerance !== false && options.typoTolerance !== 'false',
    oneTypoFrom: options.minWordSizefor1Typo ?? 4,
    twoTyposFrom: options.minWordSizefor2Typos ?? 8,
    numbersToo: options.allowTyposOnNumericTokens ?? true,
    spelt: new Set((target.settings.disableTypoToleranceOnWords ?? []).map(fold)),
    forms: options.ignorePlurals !== false && options.ignorePlurals !== 'false',
    exactSynonyms: {
      singleWord: exact.includes('singleWordSynonym'),
      multiWords: exact.includes('multiWordsSynonym'),
    },
  }
}

function matchSlots(
  target: Target,
  options: Effective,
  slots: readonly Slot[],
  alternatives: Alternative[][],
  optional: boolean[],
  mask: Uint8Array,
): Matches {
  const exactOnSingle = options.exactOnSingleWordQuery ?? 'attribute'
  const single = slots.length === 1
  return match({
    alternatives,
    optional,
    mask,
    attributes: attributeTable(target, options),
    wholeValueOnly: single && exactOnSingle === 'attribute',
    noExact: single && exactOnSingle === 'none',
    minProximity: options.minProximity ?? 1,
  })
}

/** The order of searchable attributes, and what is disabled per attribute. */
function attributeTable(target: Target, options: Effective): AttributeTable {
  const list = target.settings.searchableAttributes
  const ranks = (list ?? []).map((item) => ({
    names: item.split(',').map(bare),
    unordered: /unordered\(/.test(item) || item.includes(','),
  }))
  const only = options.restrictSearchableAttributes?.map(bare) ?? []
  const table = {
    rank: new Uint8Array(64).fill(255),
    unordered: new Uint8Array(64),
    noTypos: new Uint8Array(64),
    noPrefix: new Uint8Array(64),
    noExact: new Uint8Array(64),
  }
  for (const [path, id] of target.index.attributes) {
    if (only.length > 0 && !only.some((name) => covers(name, path))) continue
    const rank = ranks.findIndex(({ names }) => names.some((name) => covers(name, path)))
    table.rank[id] = list?.length ? (rank < 0 ? 255 : rank) : 0
    table.unordered[id] = rank < 0 || ranks[rank]?.unordered ? 1 : 0
    table.noTypos[id] = isListed(options.disableTypoToleranceOnAttributes, path)
    table.noPrefix[id] = isListed(target.settings.disablePrefixOnAttributes, path)
    table.noExact[id] = isListed(options.disableExactOnAttributes, path)
  }
  return table
}

function isListed(names: readonly string[] | undefined, path: string): number {
  return names?.some((name) => covers(name, path)) ? 1 : 0
}

function exclude(index: RecordIndex, terms: readonly string[], mask: Uint8Array): void {
  for (const { posting } of phrase(index, terms, 0, 'phrase', true)) {
    for (const segment of posting.segments())
      for (let k = 0; k < segment.length; k += 2) mask[segment[k] as number] = 0
  }
}

/** The optional words of each retry. */
function* relaxations(
  strategy: 'none' | 'lastWords' | 'firstWords' | 'allOptional',
  count: number,
): Generator<boolean[]> {
  if (strategy === 'none' || count < 2) return
  if (strategy === 'allOptional') return yield Array.from({ length: count }, () => true)
  for (let remaining = count - 1; remaining > 0; remaining--) {
    yield Array.from({ length: count }, (_, i) =>
      strategy === 'lastWords' ? i >= remaining : i < count - remaining,
    )
  }
}

/** `min` keeps the records with the fewest typos, `strict` also those with one more. */
function keepByTypos(matches: Matches, tolerance: Effective['typoTolerance']): Matches {
  if (tolerance !== 'min' && tolerance !== 'strict') return matches
  const least = matches.typos.reduce((min, typos) => Math.min(min, typos), 255)
  const most = least + (tolerance === 'strict' ? 1 : 0)
  const keep = [...matches.typos.keys()].filter((c) => (matches.typos[c] ?? 0) <= most)
  const pickBytes = (array: Uint8Array) => Uint8Array.from(keep, (c) => array[c] ?? 0)
  return {
    documents: Uint32Array.from(keep, (c) => matches.documents[c] ?? 0),
    typos: pickBytes(matches.typos),
    words: pickBytes(matches.words),
    exact: pickBytes(matches.exact),
    proximity: matches.proximity,
    attribute: Uint32Array.from(keep, (c) => matches.attribute[c] ?? 0),
  }
}
