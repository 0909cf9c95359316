import { algoliasearch, type Algoliasearch } from 'algoliasearch'
import { env } from '../env'

/**
 * The languages that are searched, with the endings of their indexes' names. Graduates have a site
 * of their own.
 */
const searchLocales = { en: 'en', 'fr-fr': 'fr', 'zh-cn': 'zh' } as const
export type SearchLocale = keyof typeof searchLocales
export const searchLocaleCodes = Object.keys(searchLocales) as SearchLocale[]

export const indexOf = (locale: SearchLocale): string =>
  `${env.searchIndexPrefix}_${searchLocales[locale]}`

/**
 * Writes to the search service (Algolia's API); null where the environment names none, and nothing
 * is indexed.
 */
export const searchClient: Algoliasearch | null =
  env.searchAppId && env.searchAdminKey
    ? algoliasearch(env.searchAppId, env.searchAdminKey, hostsOf(env.searchHost))
    : null

/** A search service of our own instead of Algolia's hosts. */
function hostsOf(address: string) {
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
