import { ApiError } from '../api-error'
import type { RecordIndex } from '../index/record-index'
import { bare, defaults } from '../settings'
import { toLanguages } from '../text/languages'
import { expand, phrase, type Alternative } from './expand'
import { toClauses } from './filters'
import { toMask } from './filter-mask'
import { match, type AttributeTable } from './match'
import { parseQuery, type ParsedQuery, type Slot } from './parse-query'
import { covers, declaredFacets, type Effective, type FindResult, type Target } from './target'

/** Occurrences of a query's words, and of words like them, that are looked at: some 150 ms. */
const maxOccurrences = 5_000_000

/** The documents of a query; `removeWordsIfNoResults` retries with any of its words. */
export function findMatches(target: Target, options: Effective): FindResult {
  const { index, memory } = target
  const mask = toMask(index, toClauses(options), declaredFacets(target.settings))
  const { slots, excluded } = readQuery(target, options)
  for (const terms of excluded) exclude(index, terms, mask)
  const { alternativesAsExact: exact = defaults.alternativesAsExact } = options
  const exactSynonyms = {
    singleWord: exact.includes('singleWordSynonym'),
    multiWords: exact.includes('multiWordsSynonym'),
  }
  const alternatives = expand(index, slots, exactSynonyms, memory)
  if (occurrencesOf(alternatives) > maxOccurrences)
    throw new ApiError(400, 'The query is too broad: use fewer or longer words')
  const input = {
    alternatives,
    anyWord: false,
    mask,
    attributes: attributeTable(target, options),
    wholeValueOnly: slots.length === 1,
  }
  const matches = match(input)
  const isRelaxed =
    matches.documents.length === 0 &&
    slots.length > 1 &&
    options.removeWordsIfNoResults === 'allOptional'
  return isRelaxed
    ? { matches: match({ ...input, anyWord: true }), slots, alternatives, removed: slots }
    : { matches, slots, alternatives, removed: [] }
}

const occurrencesOf = (alternatives: readonly Alternative[][]): number =>
  alternatives.flat().reduce((sum, { posting }) => sum + posting.length / 2, 0)

function readQuery(target: Target, options: Effective): ParsedQuery {
  const languages = toLanguages(
    target.name,
    options.queryLanguages ?? target.settings.indexLanguages,
  )
  const parsed = parseQuery(options.query ?? '', {
    synonyms: target.synonyms,
    stopWords: options.removeStopWords ? languages : [],
    advancedSyntax: options.advancedSyntax ?? false,
  })
  return { ...parsed, slots: parsed.slots.flatMap((slot) => loosen(target.index, slot)) }
}

/** The segmenter may produce words that no record has: an unknown one is split. */
function loosen(index: RecordIndex, slot: Slot): Slot[] {
  if (
    !slot.cjk ||
    slot.terms.length < 3 ||
    slot.substitutions.length > 0 ||
    phrase(index, slot.terms, 0, true).length > 0
  )
    return [slot]
  const halves = [slot.terms.slice(0, 2), slot.terms.slice(2)]
  return halves.map((terms) => ({ ...slot, terms, text: terms.join('') }))
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
  }
  for (const [path, id] of target.index.attributes) {
    if (only.length > 0 && !only.some((name) => covers(name, path))) continue
    const rank = ranks.findIndex(({ names }) => names.some((name) => covers(name, path)))
    table.rank[id] = list?.length ? (rank < 0 ? 255 : rank) : 0
    table.unordered[id] = rank < 0 || ranks[rank]?.unordered ? 1 : 0
    table.noTypos[id] = options.disableTypoToleranceOnAttributes?.some((name) => covers(name, path))
      ? 1
      : 0
  }
  return table
}

function exclude(index: RecordIndex, terms: readonly string[], mask: Uint8Array): void {
  for (const { posting } of phrase(index, terms, 0, true)) {
    for (const segment of posting.segments())
      for (let k = 0; k < segment.length; k += 2) mask[segment[k] as number] = 0
  }
}
