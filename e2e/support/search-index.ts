import { services } from './site'

/** The addresses that an index of the search service has for a query. */
export async function searchIndex(query: string, index = 'site_en'): Promise<string[]> {
  const response = await fetch(`${services.search}/1/indexes/${index}/query`, {
    method: 'POST',
    headers: {
      'x-algolia-application-id': 'local',
      'x-algolia-api-key': process.env.TEST_SEARCH_KEY ?? '',
    },
    body: JSON.stringify({ query, removeWordsIfNoResults: 'none' }),
  })
  return ((await response.json()) as { hits: { path: string }[] }).hits.map((hit) => hit.path)
}
