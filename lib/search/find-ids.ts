import 'server-only'
import type { SiteLocale } from '../i18n/locales'
import { isSiteLocale } from '../i18n/locales'
import { createSearchClient } from './client'
import { searchSettings } from './configuration'

/** As many as an index gives at all. */
const most = 1000

/**
 * The documents of one type that words find, best first: their ids with their rank. With mistakes, accents left out and
 * everyday words, as on the search page.
 *
 * @param attributes only in these, such as the title: for a list that is not in the order of the best match
 * @returns null where there is no search service, or it does not answer: the caller then compares words itself
 */
export async function findIds(
  type: string,
  words: string,
  locale: string,
  attributes?: readonly string[],
): Promise<Map<number, number> | null> {
  const settings = isSiteLocale(locale) ? searchSettings(locale satisfies SiteLocale) : null
  if (!settings || words.trim() === '') return null
  try {
    const { results } = await createSearchClient(settings).search<{ objectID: string }>({
      requests: [
        {
          indexName: settings.index,
          query: words,
          filters: `type:"${type}"`,
          hitsPerPage: most,
          attributesToRetrieve: ['objectID'],
          attributesToHighlight: [],
          attributesToSnippet: [],
          ...(attributes ? { restrictSearchableAttributes: [...attributes] } : {}),
        },
      ],
    })
    const [found] = results
    if (!found || !('hits' in found)) return null
    const hits = found.hits as { objectID: string }[]
    return new Map(
      hits.map(({ objectID }, rank) => [
        Number(objectID.slice(objectID.lastIndexOf('-') + 1)),
        rank,
      ]),
    )
  } catch (cause) {
    console.warn(
      'The search service does not answer:',
      cause instanceof Error ? cause.message : 'unknown',
    )
    return null
  }
}
