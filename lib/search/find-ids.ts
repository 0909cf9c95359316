import 'server-only'
import { cache } from 'react'
import type { SiteLocale } from '@law-firm/contract/locales'
import { isSiteLocale } from '@law-firm/contract/locales'
import { searchSettings } from './configuration'
import { searchOnServer } from './search-on-server'

/** The maximum that an index returns. */
const maxHits = 1000

/**
 * The ids of the documents of one type that match all words, with their rank, with the typo tolerance and synonyms of
 * the search page. Cached per request.
 *
 * @param attributes searches only these, for a list that is not sorted by relevance
 * @returns null without a search service or during its outage: the caller then compares words itself
 */
export const findIds = cache(
  async (
    type: string,
    words: string,
    locale: string,
    attributes?: readonly string[],
  ): Promise<Map<number, number> | null> => {
    const settings = isSiteLocale(locale) ? searchSettings(locale satisfies SiteLocale) : null
    if (!settings || words.trim() === '') return null
    try {
      const { results } = await searchOnServer(settings, (client) =>
        client.search<{ objectID: string }>({
          requests: [
            {
              indexName: settings.index,
              query: words,
              removeWordsIfNoResults: 'none',
              filters: `type:"${type}"`,
              hitsPerPage: maxHits,
              analytics: false, // words that are being typed, and proposals for an empty list
              attributesToRetrieve: ['objectID'],
              attributesToHighlight: [],
              attributesToSnippet: [],
              ...(attributes ? { restrictSearchableAttributes: [...attributes] } : {}),
            },
          ],
        }),
      )
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
  },
)
