import { createHash, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../api-error'
import type { Env } from '../env'

/**
 * Whether a request has the admin key, which has every right, or the key that only searches.
 *
 * @throws ApiError 403 for any other key or application
 */
export function isAdmin(
  env: Pick<Env, 'SEARCH_APP_ID' | 'SEARCH_ADMIN_KEY' | 'SEARCH_KEY'>,
  { appId, key }: { appId: string; key: string },
): boolean {
  const isApplication = isSame(appId, env.SEARCH_APP_ID)
  if (isApplication && isSame(key, env.SEARCH_ADMIN_KEY)) return true
  if (isApplication && isSame(key, env.SEARCH_KEY)) return false
  throw new ApiError(403, 'Invalid Application-ID or API key')
}

/** Compares in constant time. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
