import type { InitialResults } from 'instantsearch.js'
import { sameSitePath } from '../routes/same-site-path'

/** The page that a rule of the search service sends a query to, or null. Only pages of this site. */
export function redirectOf(results: InitialResults): string | null {
  const [first] = Object.values(results).flatMap(({ results: responses = [] }) => responses)
  const url = first?.renderingContent?.redirect?.url
  const path = sameSitePath(url)
  return path === '/' && url !== '/' ? null : path
}
