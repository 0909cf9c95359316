import { algoliasearch, type Algoliasearch } from 'algoliasearch'
import { env } from '../env'

/** Search languages and their index suffixes. The graduate site is not searched. */
const searchLocales = { en: 'en', 'fr-fr': 'fr', 'zh-cn': 'zh' } as const
export type SearchLocale = keyof typeof searchLocales
export const searchLocaleCodes = Object.keys(searchLocales) as SearchLocale[]

export const indexOf = (locale: SearchLocale): string =>
  `${env.searchIndexPrefix}_${searchLocales[locale]}`

/** Client of the search service (Algolia's API); null when it is not configured. */
export const searchClient: Algoliasearch | null =
  env.searchAppId && env.searchAdminKey
    ? algoliasearch(env.searchAppId, env.searchAdminKey, hostsOf(env.searchHost))
    : null

/** Hosts of the local search service instead of Algolia's. */
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
