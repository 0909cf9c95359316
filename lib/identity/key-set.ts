import { createLocalJWKSet, errors, type FlattenedJWSInput, type JWTHeaderParameters } from 'jose'
import * as v from 'valibot'
import type { Platform } from './platform'
import { fetchText } from './request'

/** The key set could not be fetched. */
export class KeysUnavailableError extends Error {
  override name = 'KeysUnavailableError'
}

type FindKey = ReturnType<typeof createLocalJWKSet>

export type KeySet = {
  /**
   * The provider's key for a token's header.
   *
   * @throws KeysUnavailableError when the set cannot be read; errors of jose when no key matches
   */
  find: (header: JWTHeaderParameters, token: FlattenedJWSInput) => ReturnType<FindKey>
}

/** The lifetime of a cached key set: a revoked key is evicted after it. */
const lifetime = 10 * 60_000
const refetchPause = 30_000

const jwksSchema = v.object({
  keys: v.pipe(v.array(v.looseObject({ kty: v.string() })), v.maxLength(100)),
})

/**
 * The provider's key set (RFC 7517), fetched when first needed and cached for ten minutes. A token with an unknown
 * `kid` revalidates it, at most once in 30 s: keys can rotate, but tokens cannot flood the provider (docs/adr/0006).
 */
export function createKeySet(url: string, platform: Pick<Platform, 'fetch' | 'timers'>): KeySet {
  let known: { find: FindKey; readAt: number } | null = null
  let reading: Promise<FindKey> | null = null
  let refetchedAt = -Infinity

  const read = () => {
    reading ??= readKeys(url, platform)
      .then((find) => {
        known = { find, readAt: platform.timers.now() }
        return find
      })
      .finally(() => {
        reading = null
      })
    return reading
  }

  const current = async () =>
    known && platform.timers.now() - known.readAt < lifetime ? known.find : read()

  return {
    find: async (header, token) => {
      const find = await current()
      try {
        return await find(header, token)
      } catch (reason) {
        if (!(reason instanceof errors.JWKSNoMatchingKey) || !mayRefetch()) throw reason
        return (await read())(header, token)
      }
    },
  }

  /** A pending request is shared, and counts as the permitted one. */
  function mayRefetch(): boolean {
    if (reading) return true
    const now = platform.timers.now()
    if (now - refetchedAt < refetchPause) return false
    refetchedAt = now
    return true
  }
}

async function readKeys(
  url: string,
  platform: Pick<Platform, 'fetch' | 'timers'>,
): Promise<FindKey> {
  const response = await fetchText(platform, url, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new KeysUnavailableError(response.error.errorDescription)
  const { status, body } = response.value
  if (status !== 200) throw new KeysUnavailableError(`The key set answered ${status}.`)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), jwksSchema), body)
  if (!parsed.success) throw new KeysUnavailableError('The key set is malformed.')
  return createLocalJWKSet(parsed.output)
}
