import * as v from 'valibot'
import type { IndexPlan } from './index/record-index'
import { toLanguages } from './text/languages'

/** A list; the helper of InstantSearch sends a single facet as text. */
export const strings = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  v.transform((list) => (typeof list === 'string' ? [list] : list)),
  v.maxLength(1_000),
)

/** Settings that are also query parameters. */
export const sharedEntries = {
  attributesToHighlight: strings,
  attributesToSnippet: strings,
  removeWordsIfNoResults: v.picklist(['none', 'allOptional']),
}

/**
 * Settings that the content service sends, as the API defines them; an unknown one is rejected, so
 * that typos are noticed.
 */
export const settingsSchema = v.partial(
  v.strictObject({
    ...sharedEntries,
    replicas: strings,
    searchableAttributes: v.pipe(strings, v.maxLength(60)),
    attributesForFaceting: strings,
    unretrievableAttributes: strings,
    ranking: strings,
    customRanking: strings,
    paginationLimitedTo: v.pipe(v.number(), v.integer(), v.minValue(0)),
    indexLanguages: strings,
    queryLanguages: strings,
    removeStopWords: v.boolean(),
    advancedSyntax: v.boolean(),
    alternativesAsExact: v.array(
      v.picklist(['ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym']),
    ),
    disableTypoToleranceOnAttributes: strings,
  }),
)
export type Settings = v.InferOutput<typeof settingsSchema>

export const defaultRanking = ['typo', 'words', 'proximity', 'attribute', 'exact', 'custom']

export const defaults = {
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  paginationLimitedTo: 1000,
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
}

/** `unordered(body)` → `body`; also removes modifiers of facets and sort orders. */
export function bare(name: string): string {
  return /^(?:unordered|filterOnly|asc|desc)\((.*)\)$/.exec(name.trim())?.[1]?.trim() ?? name.trim()
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
  const lists = all.map(({ searchableAttributes = [] }) =>
    searchableAttributes.flatMap((item) => item.split(',').map(bare)),
  )
  const facets = all.flatMap(({ attributesForFaceting = [] }) => attributesForFaceting.map(bare))
  return {
    searchable: lists.some(({ length }) => length === 0) ? null : [...new Set(lists.flat())],
    facets: [...new Set(facets)],
    sorted: [...new Set(all.flatMap(sortedAttributes))],
    languages: toLanguages(indexName, primary.indexLanguages ?? primary.queryLanguages),
  }
}

export const samePlan = (a: IndexPlan, b: IndexPlan): boolean => planText(a) === planText(b)

/** Equal for plans that need the same index. */
export function planText({ searchable, facets, sorted, languages }: IndexPlan): string {
  return JSON.stringify([
    searchable?.toSorted(),
    facets.toSorted(),
    sorted.toSorted(),
    languages.map(({ code }) => code),
  ])
}
