import 'server-only'
import type { InitialResults } from 'instantsearch.js'
import { env } from '../env/env'
import { sameSitePath } from '../routes/same-site-path'

/**
 * The page that a rule of the search service sends a query to, or null. Only pages of this site, by
 * their path or whole address.
 */
export function findRedirect(results: InitialResults): string | null {
  const [first] = Object.values(results).flatMap(({ results: responses = [] }) => responses)
  const address = first?.renderingContent?.redirect?.url
  const url = address?.startsWith(`${env.SITE_URL}/`) ? address.slice(env.SITE_URL.length) : address
  const path = sameSitePath(url)
  return path === '/' && url !== '/' ? null : path
}
