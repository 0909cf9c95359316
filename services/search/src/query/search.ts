import { randomBytes } from 'node:crypto'
import type { RecordIndex } from '../index/record-index'
import type { StoredRecord } from '../index/record'
import { bare, defaultRanking, defaultSettings, type Settings } from '../settings'
import { fold } from '../text/fold'
import { languagesOf } from '../text/languages'
import { expand, ExpansionMemory, phrase, type Alternative, type ExpandOptions } from './expand'
import { countValues, groupsOf, statsOf, topValues, type FacetStats } from './facets'
import { clauseMask, toMask } from './filter-mask'
import { parseFacetFilters, parseFilters, parseNumericFilters, type Clause } from './filters'
import { applyGeo, distanceTo, parsePoint, precisionOf } from './geo'
import { Highlighter } from './highlight'
import { attributeRange, match, maxProximity, type AttributeTable, type Matches } from './match'
import { fromQueryString, type QueryParams } from './params'
import { parseQuery, type ParsedQuery, type Slot } from './parse-query'
import { best, toKeys, type Criterion } from './rank'
import { toHit } from './hit'
import type { SynonymTable } from './synonyms'

/** An index as a query sees it. A replica has its own settings and its primary's records. */
export type Target = {
  name: string
  settings: Settings
  index: RecordIndex
  synonyms: SynonymTable
  memory: ExpansionMemory
  recordAt: (row: number) => StoredRecord | null
}

/** What the key that asks may see, and what it always adds. */
export type Rights = {
  seesUnretrievable: boolean
  /** Filters of the key; every one must hold besides those of the query. */
  clauses: Clause[]
}

export type Effective = Settings & QueryParams

/** The documents of a query in no order yet, with what is needed to order and show them. */
export type Found = { matches: Matches; slots: Slot[]; alternatives: Alternative[][] }

/** Answers a query as the API does. */
export function search(target: Target, params: QueryParams, rights: Rights): Record<string, unknown> {
  const started = performance.now()
  const options: Effective = { ...target.settings, ...params }
  const found = findMatches(target, options, rights)
  const distinct = Number(options.distinct ?? 0)
  const group = distinct > 0 && target.settings.attributeForDistinct ? groupsOf(target.index, target.settings.attributeForDistinct) : null
  const { offset, length, page } = paging(options)
  const limit = Math.max(0, Math.min(offset + length, options.paginationLimitedTo ?? defaultSettings.paginationLimitedTo))
  const { order, total, leaders } = arrange(target, options, found, limit, group, distinct)
  const highlighter = new Highlighter(found.slots, found.alternatives, tagsOf(options))
  const hits = Array.from(order.slice(Math.min(offset, limit), limit)).flatMap((candidate) => {
    const document = found.matches.documents[candidate] ?? 0
    const record = target.recordAt(target.index.rows[document] ?? -1)
    if (!record) return []
    const hit = toHit(record, options, highlighter, rights.seesUnretrievable)
    if (options.getRankingInfo) hit._rankingInfo = rankingInfo(target, options, found, candidate)
    if (distinct > 1 || (distinct === 1 && group)) hit._distinctSeqID = 0
    return [hit]
  })
  const after = new Set((target.settings.attributesForFaceting ?? []).filter((item) => /^afterDistinct\(/.test(item)).map(bare))
  const facets = countFacets(target, options, (path) => (leaders && (options.facetingAfterDistinct || after.has(path)) ? leaders : found.matches.documents))
  const elapsed = Math.max(1, Math.round(performance.now() - started))
  return onlyFields(options.responseFields, {
    hits,
    nbHits: total,
    ...(params.offset === undefined && params.length === undefined
      ? { page, nbPages: options.hitsPerPage === 0 ? 0 : Math.ceil(Math.min(total, options.paginationLimitedTo ?? defaultSettings.paginationLimitedTo) / length), hitsPerPage: length }
      : { offset, length }),
    ...(offset > 0 && offset >= limit ? { message: `you can only fetch the ${options.paginationLimitedTo ?? defaultSettings.paginationLimitedTo} hits for this query. You can extend the number of hits returned via the paginationLimitedTo index parameter or use the browse method.` } : {}),
    ...facets,
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: params.query ?? '',
    params: encodeParams(params),
    index: target.name,
    ...(options.getRankingInfo ? { indexUsed: target.name, parsedQuery: (params.query ?? '').toLowerCase().slice(0, 512), serverUsed: 'localhost', timeoutCounts: false, timeoutHits: false } : {}),
    ...(options.renderingContent === undefined ? {} : { renderingContent: options.renderingContent }),
    ...(target.settings.userData === undefined ? {} : { userData: target.settings.userData }),
    ...(options.clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
    processingTimeMS: elapsed,
    processingTimingsMS: { total: elapsed },
    serverTimeMS: elapsed,
  })
}

/** The documents of a query; with `removeWordsIfNoResults` it asks again with words made optional. */
export function findMatches(target: Target, options: Effective, rights: Rights): Found {
  const mask = toMask(target.index, [...clausesOf(options), ...rights.clauses], declaredFacets(target.settings))
  applyGeo(target.index, options, mask)
  const { slots, excluded } = readQuery(target, options)
  for (const terms of excluded) exclude(target.index, terms, mask)
  const alternatives = expand(target.index, slots, expandOptions(options, target), target.memory)
  const optional = slots.map((slot) => slot.optional)
  let matches = matchSlots(target, options, slots, alternatives, optional, mask)
  for (const relaxed of relaxations(options.removeWordsIfNoResults ?? 'none', slots.length)) {
    if (matches.documents.length > 0) break
    matches = matchSlots(target, options, slots, alternatives, relaxed, mask)
  }
  return { matches: keepByTypos(matches, options.typoTolerance), slots, alternatives }
}

/** Every filter of a query, whichever parameter it came in. */
export function clausesOf(params: QueryParams): Clause[] {
  return [
    ...parseFilters(params.filters ?? ''),
    ...parseFacetFilters(params.facetFilters, 'facetFilters'),
    ...parseFacetFilters(params.tagFilters, 'tagFilters'),
    ...parseNumericFilters(params.numericFilters),
  ]
}

/** Restrictions of a key in the form of an address, as filters and as parameters that win over the query's. */
export function keyRestrictions(encoded: URLSearchParams): Record<string, unknown> {
  const { restrictIndices: _indices, validUntil: _until, restrictSources: _sources, ...params } = fromQueryString(encoded)
  return params
}

export function declaredFacets(settings: Settings): Set<string> {
  return new Set([...(settings.attributesForFaceting ?? []).map(bare), '_tags'])
}

function readQuery(target: Target, options: Effective): ParsedQuery {
  const languages = languagesOf(target.name, options.queryLanguages ?? target.settings.indexLanguages)
  const stopWords = options.removeStopWords === true ? languages : Array.isArray(options.removeStopWords) ? languagesOf('', options.removeStopWords) : []
  const features = options.advancedSyntaxFeatures ?? ['exactPhrase', 'excludeWords']
  const parsed = parseQuery(options.query ?? '', {
    synonyms: options.synonyms === false ? null : target.synonyms,
    queryType: options.queryType ?? 'prefixLast',
    stopWords,
    optionalWords: typeof options.optionalWords === 'string' ? [options.optionalWords] : (options.optionalWords ?? []),
    advancedSyntax: { phrases: options.advancedSyntax === true && features.includes('exactPhrase'), exclusions: options.advancedSyntax === true && features.includes('excludeWords') },
  })
  return { ...parsed, slots: parsed.slots.flatMap((slot) => loosen(target.index, slot)) }
}

/** The segmenter's longer words may not be the record's: one that occurs nowhere is looked for in parts. */
function loosen(index: RecordIndex, slot: Slot): Slot[] {
  if (!slot.cjk || slot.terms.length < 3 || slot.substitutions.length > 0 || phrase(index, slot.terms, 0, 'phrase', true).length > 0) return [slot]
  const halves = [slot.terms.slice(0, 2), slot.terms.slice(2)]
  return halves.map((terms) => ({ ...slot, terms, text: terms.join('') }))
}

function expandOptions(options: Effective, target: Target): ExpandOptions {
  const exact = options.alternativesAsExact ?? ['ignorePlurals', 'singleWordSynonym']
  const { ignorePlurals = target.settings.ignorePlurals } = options
  return {
    typos: options.typoTolerance !== false && options.typoTolerance !== 'false',
    oneTypoFrom: options.minWordSizefor1Typo ?? 4,
    twoTyposFrom: options.minWordSizefor2Typos ?? 8,
    numbersToo: options.allowTyposOnNumericTokens ?? true,
    spelt: new Set((target.settings.disableTypoToleranceOnWords ?? []).map(fold)),
    forms: ignorePlurals !== false && ignorePlurals !== 'false',
    formsAreExact: ignorePlurals !== undefined && exact.includes('ignorePlurals'),
    synonymsAreExact: exact.includes('singleWordSynonym'),
  }
}

function matchSlots(target: Target, options: Effective, slots: readonly Slot[], alternatives: Alternative[][], optional: boolean[], mask: Uint8Array): Matches {
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

/** The searchable attributes' order, and what is switched off on which. */
function attributeTable(target: Target, options: Effective): AttributeTable {
  const list = target.settings.searchableAttributes
  const ranks = (list ?? []).map((item) => ({ names: item.split(',').map(bare), unordered: /unordered\(/.test(item) || item.includes(',') }))
  const only = options.restrictSearchableAttributes?.map(bare) ?? []
  const table = { rank: new Uint8Array(64).fill(255), unordered: new Uint8Array(64), noTypos: new Uint8Array(64), noPrefix: new Uint8Array(64), noExact: new Uint8Array(64) }
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

/** Is the attribute this one, or within it? */
export function covers(name: string, path: string): boolean {
  return name === '*' || name === path || path.startsWith(`${name}.`)
}

function exclude(index: RecordIndex, terms: readonly string[], mask: Uint8Array): void {
  for (const { posting } of phrase(index, terms, 0, 'phrase', true)) {
    for (let k = 0; k < posting.length; k += 2) mask[posting.data[k] ?? 0] = 0
  }
}

/** Which words are optional at each further try. */
function* relaxations(strategy: 'none' | 'lastWords' | 'firstWords' | 'allOptional', count: number): Generator<boolean[]> {
  if (strategy === 'none' || count < 2) return
  if (strategy === 'allOptional') return yield Array.from({ length: count }, () => true)
  for (let kept = count - 1; kept > 0; kept--) {
    yield Array.from({ length: count }, (_, i) => (strategy === 'lastWords' ? i >= kept : i < count - kept))
  }
}

/** `min` keeps the records with the fewest typos, `strict` also those with one more. */
function keepByTypos(matches: Matches, tolerance: Effective['typoTolerance']): Matches {
  if (tolerance !== 'min' && tolerance !== 'strict') return matches
  const least = matches.typos.reduce((min, typos) => Math.min(min, typos), 255)
  const most = least + (tolerance === 'strict' ? 1 : 0)
  const keep = [...matches.typos.keys()].filter((c) => (matches.typos[c] ?? 0) <= most)
  const pick = <T extends Uint8Array | Uint32Array | Float64Array>(array: T) => (array.constructor as { from: (values: Iterable<number>) => T }).from(keep.map((c) => array[c] ?? 0))
  return { documents: pick(matches.documents), typos: pick(matches.typos), words: pick(matches.words), exact: pick(matches.exact), proximity: pick(matches.proximity), attribute: pick(matches.attribute) }
}

function paging(options: Effective): { offset: number; length: number; page: number } {
  const hitsPerPage = options.hitsPerPage ?? defaultSettings.hitsPerPage
  if (options.offset !== undefined || options.length !== undefined) return { offset: options.offset ?? 0, length: options.length ?? hitsPerPage, page: 0 }
  const page = options.page ?? 0
  return { offset: page * hitsPerPage, length: hitsPerPage, page }
}

/** The best documents in order. With `distinct`, so many of each group; `leaders` are the groups' best. */
function arrange(target: Target, options: Effective, found: Found, limit: number, group: ((document: number) => number) | null, distinct: number) {
  const { documents } = found.matches
  const keys = toKeys(criteriaOf(target, options, found), documents.length)
  if (!group) return { order: best(keys, documents.length, Math.min(limit, documents.length)), total: documents.length, leaders: null }
  const seen = new Map<number, number>()
  const leaders: number[] = []
  const order = best(keys, documents.length, documents.length).filter((candidate) => {
    const document = documents[candidate] ?? 0
    const count = (seen.get(group(document)) ?? 0) + 1
    seen.set(group(document), count)
    if (count === 1) leaders.push(document)
    return count <= distinct
  })
  return { order: order.slice(0, limit), total: order.length, leaders: Uint32Array.from(leaders) }
}

/** The ranking formula as numbers; a criterion that can't tell two records apart in this query is left out. */
function criteriaOf(target: Target, options: Effective, { matches, slots }: Found): Criterion[] {
  const { index, settings } = target
  const { documents } = matches
  const words = slots.length
  const optionalScores = scoresOf(target, options)
  const custom = (settings.customRanking ?? []).flatMap((item) => orderOf(index, documents, item))
  const byName: Record<string, () => Criterion[]> = {
    typo: () => (words > 0 ? [{ range: 64, valueOf: (c) => matches.typos[c] ?? 0 }] : []),
    geo: () => geoCriterion(target, options, documents),
    words: () => (slots.some((slot) => slot.optional) || (options.removeWordsIfNoResults ?? 'none') !== 'none' ? [{ range: words + 1, valueOf: (c) => words - (matches.words[c] ?? 0) }] : []),
    filters: () => (optionalScores ? [{ range: 10_001, valueOf: (c) => 10_000 - Math.min(10_000, optionalScores[documents[c] ?? 0] ?? 0) }] : []),
    proximity: () => (words > 1 ? [{ range: 255, valueOf: (c) => matches.proximity[c] ?? 0 }] : []),
    attribute: () => (words > 0 ? [{ range: attributeRange, valueOf: (c) => matches.attribute[c] ?? 0 }] : []),
    exact: () => (words > 0 ? [{ range: words + 1, valueOf: (c) => words - (matches.exact[c] ?? 0) }] : []),
    custom: () => custom,
  }
  return (settings.ranking ?? options.ranking ?? defaultRanking).flatMap((item) => byName[item]?.() ?? orderOf(index, documents, item))
}

/** `asc(date)` or `desc(date)`. */
function orderOf(index: RecordIndex, documents: Uint32Array, item: string): Criterion[] {
  const column = index.sorted.get(bare(item))
  if (!column || !/^(asc|desc)\(/.test(item)) return []
  const descending = item.startsWith('desc')
  return [{ range: column.range, valueOf: (c) => (descending ? column.descending(documents[c] ?? 0) : column.ascending(documents[c] ?? 0)) }]
}

function geoCriterion({ index }: Target, { aroundLatLng, aroundPrecision }: Effective, documents: Uint32Array): Criterion[] {
  if (aroundLatLng === undefined) return []
  const center = parsePoint(aroundLatLng)
  const precision = precisionOf(aroundPrecision)
  const farthest = 2 ** 25
  return [{ range: farthest + 1, valueOf: (c) => Math.min(farthest, precision(distanceTo(index, center, documents[c] ?? 0))) }]
}

/** Points for `optionalFilters` and for `<score=…>` in filters, by document; null where the query has none. */
function scoresOf({ index, settings }: Target, options: Effective): Uint32Array | null {
  const clauses = [...parseFacetFilters(options.optionalFilters, 'optionalFilters'), ...clausesOf(options).filter((clause) => clause.some(({ score }) => score !== undefined))]
  if (clauses.length === 0) return null
  const declared = declaredFacets(settings)
  const scores = new Uint32Array(index.size)
  for (const clause of clauses) {
    const points = new Uint32Array(index.size)
    for (const condition of clause) {
      const mask = clauseMask(index, [condition], declared)
      const worth = condition.score ?? 1
      for (let i = 0; i < mask.length; i++) if (mask[i]) points[i] = options.sumOrFiltersScores ? (points[i] ?? 0) + worth : Math.max(points[i] ?? 0, worth)
    }
    for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] ?? 0) + (points[i] ?? 0)
  }
  return scores
}

function rankingInfo(target: Target, options: Effective, { matches, slots }: Found, candidate: number): Record<string, unknown> {
  const document = matches.documents[candidate] ?? 0
  const place = options.aroundLatLng === undefined ? Infinity : distanceTo(target.index, parsePoint(options.aroundLatLng), document)
  return {
    nbTypos: matches.typos[candidate] ?? 0,
    words: matches.words[candidate] ?? 0,
    nbExactWords: matches.exact[candidate] ?? 0,
    proximityDistance: slots.length > 1 ? Math.min(matches.proximity[candidate] ?? 0, maxProximity * slots.length) : 0,
    firstMatchedWord: Math.round((matches.attribute[candidate] ?? 0) / 65_536) * 1000 + ((matches.attribute[candidate] ?? 0) % 65_536),
    filters: scoresOf(target, options)?.[document] ?? 0,
    geoDistance: Number.isFinite(place) ? Math.round(place) : 0,
    geoPrecision: 1,
    userScore: document,
    promoted: false,
  }
}

function countFacets(target: Target, options: Effective, documentsFor: (path: string) => Uint32Array): { facets?: Record<string, Record<string, number>>; facets_stats?: Record<string, FacetStats> } {
  if (!options.facets) return {}
  const shown = (target.settings.attributesForFaceting ?? []).filter((item) => !/^filterOnly\(/.test(item)).map(bare)
  const wanted = options.facets.includes('*') ? shown : shown.filter((path) => options.facets?.map(bare).includes(path))
  const facets: Record<string, Record<string, number>> = {}
  const stats: Record<string, FacetStats> = {}
  for (const path of wanted) {
    const column = target.index.facets.get(path)
    if (!column) continue
    const documents = documentsFor(path)
    const values = topValues(column, countValues(column, documents), options.maxValuesPerFacet ?? defaultSettings.maxValuesPerFacet, options.sortFacetValuesBy ?? 'count')
    if (values.length > 0) facets[path] = Object.fromEntries(values)
    const numbers = values.length > 0 ? statsOf(target.index.numbers.get(path), documents) : null
    if (numbers) stats[path] = numbers
  }
  return { facets, ...(Object.keys(stats).length > 0 ? { facets_stats: stats } : {}) }
}

export function tagsOf(options: Effective) {
  return { pre: options.highlightPreTag ?? '<em>', post: options.highlightPostTag ?? '</em>', ellipsis: options.snippetEllipsisText ?? '…' }
}

function encodeParams(params: QueryParams): string {
  const encoded = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) if (value !== undefined) encoded.set(name, typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value))
  return encoded.toString()
}

function onlyFields(fields: readonly string[] | undefined, answer: Record<string, unknown>): Record<string, unknown> {
  if (!fields || fields.includes('*')) return answer
  return Object.fromEntries(Object.entries(answer).filter(([name]) => fields.includes(name)))
}
