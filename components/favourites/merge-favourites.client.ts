import { parseKey } from '@/lib/favourites/favourite-types'
import {
  removeLocal,
  clearPendingMutations,
  readLocal,
  readPendingMutations,
  type LocalFavourite,
} from '@/lib/favourites/local-favourites'
import type { FavouriteSettings } from '@/lib/favourites/settings'
import { getCurrentMember, type CurrentMember } from './current-member.client'

const timeoutMs = 15_000

/** What the content service takes at once; the rest is sent from the next page. */
const largestBatch = 500

/**
 * Sends local favourites and pending mutations to the content service after sign-in. Idempotent: what is not
 * accepted stays stored for the next attempt.
 *
 * @returns the number of favourites that were new
 */
export async function mergeLocalFavourites(settings: FavouriteSettings): Promise<number> {
  // The lock keeps two tabs that open at once from both reporting the merge.
  if ('locks' in navigator)
    return (await navigator.locks.request('favourites', () => mergeOnce(settings))) ?? 0
  return mergeOnce(settings)
}

async function mergeOnce(settings: FavouriteSettings): Promise<number> {
  const member = getCurrentMember(settings)
  if (!member || !settings.signIn || settings.signIn.returnPath === location.pathname) return 0
  const pending = readPendingMutations(localStorage, member.subject)
  const pendingSaves = pending.filter(({ saved }) => saved)
  const pendingRemovals = pending.filter(({ saved }) => !saved)
  const batch = [...readLocal(localStorage), ...pendingSaves].slice(0, largestBatch)
  const added = await postFavourites(settings.signIn.apiBase, member, batch)
  if (added === null) return 0
  const sent = new Set(batch.map(({ key }) => key))
  removeLocal(localStorage, [...sent])
  clearPendingMutations(
    localStorage,
    member.subject,
    pendingSaves.map(({ key }) => key).filter((key) => sent.has(key)),
  )
  if (pendingRemovals.length > 0) await applyRemovals(settings, member, pendingRemovals)
  return added
}

/** @returns the number of new favourites; null when the request failed */
async function postFavourites(
  apiBase: string,
  { token }: CurrentMember,
  batch: LocalFavourite[],
): Promise<number | null> {
  if (batch.length === 0) return 0
  const favourites = batch.flatMap(({ key, savedAt }) => {
    const { kind, document } = parseKey(key) ?? {}
    return kind ? [{ kind, document, savedAt }] : []
  })
  try {
    const response = await fetch(`${apiBase}/member/favourites/merge`, {
      method: 'POST',
      body: JSON.stringify({ favourites }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return null
    const { added } = (await response.json()) as { added?: unknown }
    return typeof added === 'number' ? added : null // anything else keeps the local copies
  } catch {
    return null
  }
}

async function applyRemovals(
  settings: FavouriteSettings,
  { subject }: CurrentMember,
  pending: LocalFavourite[],
): Promise<void> {
  const { removeFavourite } = await import('./member-favourites.client')
  for (const { key } of pending) {
    await removeFavourite(settings, key)
    clearPendingMutations(localStorage, subject, [key])
  }
}
