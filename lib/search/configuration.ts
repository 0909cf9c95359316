import 'server-only'
import { env } from '../env/env'
import type { SiteLocale } from '@law-firm/contract/locales'
import type { SearchSettings } from './settings'

/** The search service of the environment; null when none is configured: the content service then searches. */
export function searchSettings(locale: SiteLocale): SearchSettings | null {
  const {
    ALGOLIA_APP_ID: appId,
    ALGOLIA_SEARCH_KEY: key,
    ALGOLIA_HOST: host,
    ALGOLIA_INDEX_PREFIX: prefix,
  } = env
  if (!appId || !key) return null
  const index = `${prefix}_${locale.slice(0, 2)}`
  return { appId, key, host: host ?? null, index, newestIndex: `${index}_newest` }
}
