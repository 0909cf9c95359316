import { toApiKind, parseKey } from '@/lib/favourites/favourite-types'
import {
  removeLocal,
  clearPendingMutations,
  readLocal,
  readPendingMutations,
  type LocalFavourite,
} from '@/lib/favourites/local-favourites'
import type { FavouriteSettings } from '@/lib/favourites/settings'
import { whoIsHere, type Who } from './current-member.client'

const limitMs = 15_000

/**
 * What this browser kept for a visitor, or over a session that ended, goes to the member who signed in: once, and sent
 * again it changes nothing. What was not taken stays for the next time.
 *
 * @returns how many were new there
 */
export async function mergeLocal(settings: FavouriteSettings): Promise<number> {
  // Two tabs that open at once must not both tell of it.
  if ('locks' in navigator)
    return (await navigator.locks.request('favourites', () => merge(settings))) ?? 0
  return merge(settings)
}

async function merge(settings: FavouriteSettings): Promise<number> {
  const who = whoIsHere(settings)
  if (!who || !settings.signIn || settings.signIn.returnPath === location.pathname) return 0
  const wishes = readPendingMutations(localStorage, who.subject)
  const [local, wanted, unwanted] = [
    readLocal(localStorage),
    wishes.filter(({ saved }) => saved),
    wishes.filter(({ saved }) => !saved),
  ]
  const added = await add(settings.signIn.apiBase, who, [...local, ...wanted])
  if (added === null) return 0
  removeLocal(
    localStorage,
    local.map(({ key }) => key),
  )
  clearPendingMutations(
    localStorage,
    who.subject,
    wanted.map(({ key }) => key),
  )
  if (unwanted.length > 0) await removeAll(settings, who, unwanted)
  return added
}

/** @returns null where it was not taken */
async function add(
  apiBase: string,
  { token }: Who,
  local: LocalFavourite[],
): Promise<number | null> {
  if (local.length === 0) return 0
  const favourites = local.slice(0, 500).flatMap(({ key, savedAt }) => {
    const { kind, document } = parseKey(key) ?? {}
    return kind ? [{ kind: toApiKind(kind), document, savedAt }] : []
  })
  try {
    const answer = await fetch(`${apiBase}/member/favourites/merge`, {
      method: 'POST',
      body: JSON.stringify({ favourites }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    })
    if (!answer.ok) return null
    const { added } = (await answer.json()) as { added?: unknown }
    return typeof added === 'number' ? added : null // what is stored here goes only when it was taken
  } catch {
    return null
  }
}

async function removeAll(
  settings: FavouriteSettings,
  { subject }: Who,
  wishes: LocalFavourite[],
): Promise<void> {
  const { remove } = await import('./member-favourites.client')
  for (const { key } of wishes) {
    await remove(settings, key)
    clearPendingMutations(localStorage, subject, [key])
  }
}
