import { ApiError } from '../api-error'
import { Vocabulary } from '../index/vocabulary'
import { bare } from '../settings'
import { tokenise } from '../text/tokenise'
import { countedOf, countValues, topValues } from './facets'
import type { QueryParams } from './params'
import { findMatches } from './find-documents'
import { covers, tagsOf, type Rights, type Target } from './target'

const defaultHits = 10
/** Maximum values searched, most frequent first. */
const maxValues = 20_000

/** Facet values that start with the query, one typo allowed, with counts in the query's results. */
export function searchFacet(
  target: Target,
  facet: string,
  params: QueryParams,
  rights: Rights,
): Record<string, unknown> {
  const started = performance.now()
  const declared = (target.settings.attributesForFaceting ?? []).find(
    (item) => bare(item) === facet,
  )
  const isHidden =
    !rights.seesUnretrievable &&
    (target.settings.unretrievableAttributes ?? []).some((name) => covers(name, facet))
  if (isHidden || !declared?.startsWith('searchable(')) {
    throw new ApiError(
      400,
      `Cannot search in \`${facet.slice(0, 60)}\` attribute, you need to specify searchable(${facet.slice(0, 60)}) in attributesForFaceting.`,
    )
  }
  const options = { ...target.settings, ...params }
  const { documents } = findMatches(target, options, rights).matches
  const column = target.index.facets.get(facet)
  const values = column
    ? topValues(
        column,
        countValues(column, countedOf(documents, target.index.size)),
        maxValues,
        options.sortFacetValuesBy ?? 'count',
      )
    : []
  const words = tokenise((params.facetQuery ?? '').slice(0, 512)).map(({ term }) => term)
  const { pre, post } = tagsOf(options)
  const matching =
    words.length === 0
      ? null
      : matchingTokens(
          values.map(([value]) => value),
          words,
        )
  const facetHits = values
    .filter(
      ([value]) =>
        !matching ||
        matching.every((tokens) => tokenise(value).some(({ term }) => tokens.has(term))),
    )
    .slice(0, params.maxFacetHits ?? target.settings.maxFacetHits ?? defaultHits)
    .map(([value, count]) => ({
      value,
      highlighted: highlight(value, matching ?? [], pre, post),
      count,
    }))
  return {
    facetHits,
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  }
}

/** For each query word, the matching words of the values, with the length to highlight. */
function matchingTokens(
  values: readonly string[],
  words: readonly string[],
): Map<string, number>[] {
  const vocabulary = new Vocabulary([])
  for (const value of values) for (const { term } of tokenise(value)) vocabulary.add(term)
  vocabulary.sort()
  return words.map((word) => {
    const limit = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
    const ids = [
      ...vocabulary.withPrefix(word),
      ...(limit > 0 ? vocabulary.near(word, limit, true).map(({ id }) => id) : []),
    ]
    return new Map(ids.map((id) => [vocabulary.terms[id] ?? '', word.length]))
  })
}

function highlight(
  value: string,
  matching: readonly Map<string, number>[],
  pre: string,
  post: string,
): string {
  let highlighted = ''
  let at = 0
  for (const { term, start, end } of tokenise(value)) {
    const length = Math.max(0, ...matching.map((tokens) => tokens.get(term) ?? 0))
    if (length === 0) continue
    const stop = Math.min(end, start + length)
    highlighted += `${value.slice(at, start)}${pre}${value.slice(start, stop)}${post}`
    at = stop
  }
  return highlighted + value.slice(at)
}
