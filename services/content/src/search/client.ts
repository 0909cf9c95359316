import { algoliasearch, type Algoliasearch, type SupportedLanguage } from 'algoliasearch'
import { env } from '../env'
import type { siteLocales } from '@law-firm/contract/locales'

/** The graduate site is not searched. */
export type SearchLocale = (typeof siteLocales)[number]

/** `fr-fr` → `fr`: the suffix of its index, and the language that its words are analysed in. */
export const toLanguage = (locale: SearchLocale) => locale.slice(0, 2) as SupportedLanguage

export const toIndexName = (locale: SearchLocale): string =>
  `${env.ALGOLIA_INDEX_PREFIX}_${toLanguage(locale)}`

/** Client of the search service (Algolia's API); null when it is not configured. */
export const searchClient: Algoliasearch | null =
  env.ALGOLIA_APP_ID && env.ALGOLIA_ADMIN_KEY
    ? algoliasearch(env.ALGOLIA_APP_ID, env.ALGOLIA_ADMIN_KEY, hostsOf(env.ALGOLIA_HOST))
    : null

/** Hosts of the local search service instead of Algolia's. */
function hostsOf(address: string | undefined) {
  if (!address) return {}
  const { host, protocol } = new URL(address)
  return {
    hosts: [
      {
        url: host,
        accept: 'readWrite' as const,
        protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
      },
    ],
  }
}
