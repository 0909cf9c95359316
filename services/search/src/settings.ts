import * as v from 'valibot'
import type { IndexPlan } from './index/record-index'
import { languagesOf } from './text/languages'

/** A list, or a comma-separated string as some clients send it. */
export const strings = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  v.transform((list) =>
    typeof list === 'string'
      ? list
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean)
      : list,
  ),
  v.maxLength(1_000),
)
const listOrText = v.union([v.pipe(v.array(v.string()), v.maxLength(100)), v.string()])
/** Limits the highlight tags: they surround every match and multiply the response's size. */
const tag = v.pipe(v.string(), v.maxLength(200))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const flag = v.boolean()
const anything = v.unknown()

/**
 * Settings that are also query parameters, as the API defines them. Those marked `anything` are
 * accepted and ignored.
 */
export const sharedEntries = {
  attributesToRetrieve: strings,
  ranking: strings,
  relevancyStrictness: count,
  attributesToHighlight: v.nullable(strings),
  attributesToSnippet: v.nullable(strings),
  highlightPreTag: tag,
  highlightPostTag: tag,
  snippetEllipsisText: tag,
  restrictHighlightAndSnippetArrays: flag,
  hitsPerPage: v.pipe(count, v.maxValue(1000)),
  minWordSizefor1Typo: count,
  minWordSizefor2Typos: count,
  typoTolerance: v.union([flag, v.picklist(['true', 'false', 'min', 'strict'])]),
  allowTyposOnNumericTokens: flag,
  disableTypoToleranceOnAttributes: strings,
  ignorePlurals: v.union([flag, v.picklist(['true', 'false']), strings]),
  removeStopWords: v.union([flag, strings]),
  queryLanguages: strings,
  decompoundQuery: anything,
  enablePersonalization: anything,
  queryType: v.picklist(['prefixLast', 'prefixAll', 'prefixNone']),
  removeWordsIfNoResults: v.picklist(['none', 'lastWords', 'firstWords', 'allOptional']),
  mode: anything,
  semanticSearch: anything,
  advancedSyntax: flag,
  optionalWords: v.nullable(listOrText),
  disableExactOnAttributes: strings,
  exactOnSingleWordQuery: v.picklist(['attribute', 'none', 'word']),
  alternativesAsExact: v.array(
    v.picklist(['ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym', 'ignoreConjugations']),
  ),
  advancedSyntaxFeatures: v.array(v.picklist(['exactPhrase', 'excludeWords'])),
  distinct: v.union([flag, v.pipe(count, v.maxValue(1000))]),
  replaceSynonymsInHighlight: anything,
  minProximity: v.pipe(count, v.minValue(1), v.maxValue(7)),
  responseFields: strings,
  maxValuesPerFacet: v.pipe(count, v.maxValue(1000)),
  sortFacetValuesBy: v.picklist(['count', 'alpha']),
  attributeCriteriaComputedByMinProximity: anything,
  attributeCriteriaComputedBy: anything,
  renderingContent: anything,
  enableReRanking: anything,
  reRankingApplyFilter: anything,
}

const indexEntries = {
  attributesForFaceting: strings,
  replicas: strings,
  paginationLimitedTo: count,
  unretrievableAttributes: strings,
  disableTypoToleranceOnWords: strings,
  attributesToTransliterate: anything,
  camelCaseAttributes: anything,
  decompoundedAttributes: anything,
  indexLanguages: strings,
  disablePrefixOnAttributes: strings,
  allowCompressionOfIntegerArray: anything,
  numericAttributesForFiltering: strings,
  separatorsToIndex: anything,
  searchableAttributes: v.pipe(strings, v.maxLength(60)),
  userData: anything,
  customNormalization: anything,
  attributeForDistinct: v.string(),
  maxFacetHits: v.pipe(count, v.maxValue(100)),
  keepDiacriticsOnCharacters: anything,
  customRanking: strings,
  /** Accepted, as clients send back what `getSettings` returns. */
  primary: anything,
  version: anything,
}

/** Names of settings from Algolia's first clients, with today's. */
const formerNames = new Map([
  ['attributesToIndex', 'searchableAttributes'],
  ['numericAttributesToIndex', 'numericAttributesForFiltering'],
  ['slaves', 'replicas'],
])

/**
 * Settings of a request; an unknown one is rejected, so that typos are noticed. Null, as `getSettings` returns it, is
 * the default.
 */
export const settingsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((settings) =>
    Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [
        formerNames.get(name) ?? name,
        value ?? undefined,
      ]),
    ),
  ),
  v.partial(v.strictObject({ ...sharedEntries, ...indexEntries })),
)
export type Settings = v.InferOutput<typeof settingsSchema>

export const defaultRanking = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
]

/** Default settings. Word forms match unless `ignorePlurals` is switched off. */
export const defaultSettings = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  paginationLimitedTo: 1000,
  searchableAttributes: null,
  numericAttributesForFiltering: null,
  unretrievableAttributes: null,
  optionalWords: null,
  attributesForFaceting: null,
  attributesToSnippet: null,
  attributesToHighlight: null,
  attributeForDistinct: null,
  exactOnSingleWordQuery: 'attribute',
  ranking: defaultRanking,
  customRanking: null,
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
  ignorePlurals: true,
}

/** `unordered(body)` → `body`; also removes modifiers of facets, sort orders and replicas. */
export function bare(name: string): string {
  return (
    /^(?:unordered|ordered|searchable|filterOnly|afterDistinct|asc|desc|virtual)\((.*)\)$/
      .exec(name.trim())?.[1]
      ?.trim() ?? name.trim()
  )
}

/**
 * The attributes that results are sorted by: those of `customRanking`, and `asc(…)`, `desc(…)` in
 * `ranking`.
 */
function sortedAttributes({
  ranking,
  customRanking,
}: Pick<Settings, 'ranking' | 'customRanking'>): string[] {
  return [...(ranking ?? []), ...(customRanking ?? [])]
    .filter((item) => /^(asc|desc)\(/.test(item))
    .map(bare)
}

/** The attributes to index for the primary index and its replicas. */
export function planFor(
  indexName: string,
  primary: Settings,
  replicas: readonly Settings[],
): IndexPlan {
  const all = [primary, ...replicas]
  const searchable = all.map((settings) => settings.searchableAttributes ?? null)
  const numeric = all.map((settings) => settings.numericAttributesForFiltering ?? null)
  return {
    searchable: union(searchable, (item) => item.split(',').map(bare)),
    facets: [
      ...new Set(
        all.flatMap((settings) => [
          ...(settings.attributesForFaceting ?? []).map(bare),
          ...(settings.attributeForDistinct ? [settings.attributeForDistinct] : []),
        ]),
      ),
    ],
    sorted: [...new Set(all.flatMap(sortedAttributes))],
    numeric: union(numeric, (item) => [item.replace(/^equalOnly\((.*)\)$/, '$1')]),
    languages: languagesOf(indexName, primary.indexLanguages ?? primary.queryLanguages),
  }
}

function union(
  lists: readonly (string[] | null)[],
  split: (item: string) => string[],
): string[] | null {
  if (lists.some((list) => list === null || list.length === 0)) return null
  return [...new Set(lists.flatMap((list) => list ?? []).flatMap(split))]
}

export const samePlan = (a: IndexPlan, b: IndexPlan): boolean => planText(a) === planText(b)

/** Equal for plans that need the same index. */
export function planText({ searchable, facets, sorted, numeric, languages }: IndexPlan): string {
  return JSON.stringify([
    searchable?.toSorted(),
    facets.toSorted(),
    sorted.toSorted(),
    numeric?.toSorted(),
    languages.map(({ code }) => code),
  ])
}
