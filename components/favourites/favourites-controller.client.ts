import { parseKey, type FavouriteKey } from '@/lib/favourites/favourite-types'
import {
  addLocal,
  addPendingMutation,
  removeLocal,
  maxLocalFavourites,
  readLocal,
  type LocalFavourite,
} from '@/lib/favourites/local-favourites'
import type { FavouriteDetails } from './member-favourites.client'
import { showLocalList } from './local-list.client'
import { mergeLocalFavourites } from './merge-favourites.client'
import type { FavouriteSettings } from '@/lib/favourites/settings'
import { hideToast, showToast, type ToastAction } from '../ui/toast.client'
import { getCurrentMember } from './current-member.client'

/**
 * Controls the stars of a page: elements with `data-favourite`, which cached HTML has in one state for
 * everybody. Lazy-loaded.
 */

type Message = { key: FavouriteKey; saved: boolean }

let settings: FavouriteSettings
let channel: BroadcastChannel | null = null
/** The state that each star shows (optimistic). */
const starStates = new Map<FavouriteKey, boolean>()
/** The mutation in flight per favourite; the next mutation of the same favourite is chained to it. */
const pendingMutations = new Map<FavouriteKey, Promise<FavouriteDetails | undefined>>()

/** Idempotent: every caller may be the first. */
export function init(newSettings: FavouriteSettings): void {
  const isFirst = !settings
  settings = newSettings
  if (!isFirst) return
  listen()
  new MutationObserver(onMutation).observe(document.body, { childList: true, subtree: true })
  void refresh()
}

function listen(): void {
  window.addEventListener('session', () => void refresh())
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith('favourites:')) paintLocal()
  })
  if (!('BroadcastChannel' in window)) return
  channel = new BroadcastChannel('favourites')
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (parseKey(data.key)) paint(data.key, data.saved)
  }
}

const starSelector = '[data-favourite], [data-local-favourites]'

const onMutation = (changes: MutationRecord[]) => {
  if (
    changes.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) =>
          node instanceof Element &&
          (node.matches(starSelector) || node.querySelector(starSelector)),
      ),
    )
  )
    void loadStates()
}

let lastMember: { token: string; subject: string } | null | undefined

/**
 * Resets the stars when the member changes. A renewed token of the same member retries the merge of local
 * favourites.
 */
async function refresh(): Promise<void> {
  const member = getCurrentMember(settings)
  if (lastMember !== undefined && member?.token === lastMember?.token) return
  const hasChanged = member?.subject !== lastMember?.subject
  // a toast that was there before this script is not about its stars
  if (hasChanged && lastMember !== undefined) hideToast()
  lastMember = member
  if (hasChanged) resetStars()
  if (member) await mergeAndNotify()
  await loadStates()
}

function resetStars(): void {
  for (const key of starStates.keys()) paint(key, false)
  starStates.clear()
}

async function mergeAndNotify(): Promise<void> {
  const added = await mergeLocalFavourites(settings).catch(() => 0)
  if (added === 0) return
  const { texts, favouritesHref } = settings
  showToast({
    text: added === 1 ? texts.mergedOne : texts.mergedOther.replace('{count}', String(added)),
    actions: [{ label: texts.show, href: favouritesHref }],
    close: texts.close,
  })
}

const starsOf = (key?: FavouriteKey) => [
  ...document.querySelectorAll<HTMLElement>(key ? `[data-favourite="${key}"]` : '[data-favourite]'),
]

const readKey = (star: HTMLElement): FavouriteKey | null =>
  parseKey(star.dataset.favourite) ? (star.dataset.favourite as FavouriteKey) : null

/** Sets the state of stars that are not loaded yet. */
async function loadStates(): Promise<void> {
  for (const [key, saved] of starStates) paint(key, saved)
  const unknown = [...new Set(starsOf().flatMap((star) => readKey(star) ?? []))].filter(
    (key) => !starStates.has(key),
  )
  if (!getCurrentMember(settings)) return paintLocal()
  if (unknown.length === 0) return
  try {
    const { getSavedIds } = await import('./member-favourites.client')
    const saved = await getSavedIds(settings, unknown)
    for (const key of unknown) if (!starStates.has(key)) paint(key, saved.has(key))
  } catch {
    // the state stays unknown until a press
  }
}

function paintLocal(): void {
  if (getCurrentMember(settings)) return
  showLocalList()
  const saved = new Set(readLocal(localStorage).map(({ key }) => key))
  for (const star of starsOf()) {
    const key = readKey(star)
    if (key) paint(key, saved.has(key))
  }
}

function paint(key: FavouriteKey, saved: boolean): void {
  starStates.set(key, saved)
  for (const star of starsOf(key))
    if (star.getAttribute('aria-pressed') !== String(saved))
      star.setAttribute('aria-pressed', String(saved))
}

function setState(key: FavouriteKey, saved: boolean): void {
  paint(key, saved)
  channel?.postMessage({ key, saved } satisfies Message)
}

/** Optimistic: the star changes at once, a toast reports the result and offers Undo. */
export async function press(star: HTMLElement, newSettings: FavouriteSettings): Promise<void> {
  init(newSettings)
  const key = readKey(star)
  if (key) await toggle(key, star.getAttribute('aria-pressed') !== 'true', star)
}

async function toggle(
  key: FavouriteKey,
  saved: boolean,
  star: HTMLElement,
  details?: FavouriteDetails,
): Promise<void> {
  setState(key, saved)
  const local = toLocalFavourite(key, star, details)
  if (!getCurrentMember(settings)) return toggleLocal(local, saved, star)
  notify(saved ? settings.texts.saved : settings.texts.removed, star, [
    { label: settings.texts.undo, run: () => void toggle(key, !saved, star) },
  ])
  const mutation = sendMutation(key, saved, pendingMutations.get(key))
  pendingMutations.set(
    key,
    mutation.catch(() => undefined),
  )
  try {
    await mutation
  } catch (cause) {
    if (starStates.get(key) === saved) handleFailure(cause, local, saved, star)
  }
}

/** @returns the removed favourite, so that Undo restores its date, note and folder */
async function sendMutation(
  key: FavouriteKey,
  saved: boolean,
  previous?: Promise<FavouriteDetails | undefined>,
): Promise<FavouriteDetails | undefined> {
  const details = await previous
  if (starStates.get(key) !== saved) return details
  const store = await import('./member-favourites.client')
  if (!saved) return store.removeFavourite(settings, key)
  await store.saveFavourite(settings, key, details)
  return undefined
}

function handleFailure(
  cause: unknown,
  local: LocalFavourite,
  saved: boolean,
  star: HTMLElement,
): void {
  const { texts, signIn } = settings
  const member = getCurrentMember(settings)
  if (
    cause instanceof Error &&
    cause.name === 'SignedOutError' &&
    member &&
    addPendingMutation(localStorage, member.subject, { ...local, saved })
  ) {
    return notify(texts.signedOut, star, signIn ? [toSignInAction(texts.signIn)] : [])
  }
  setState(local.key, !saved)
  notify(texts.failed, star)
}

function toggleLocal(local: LocalFavourite, saved: boolean, star: HTMLElement): void {
  const { texts, favouritesHref, signIn } = settings
  const previous = readLocal(localStorage).find(({ key }) => key === local.key)
  const isStored = saved ? addLocal(localStorage, local) : removeLocal(localStorage, [local.key])
  if (!isStored) {
    setState(local.key, !saved)
    return notify(
      readLocal(localStorage).length >= maxLocalFavourites ? texts.full : texts.failed,
      star,
    )
  }
  const undo = { label: texts.undo, run: () => void toggle(local.key, !saved, star, previous) }
  notify(
    saved ? texts.savedHere : texts.removed,
    star,
    saved
      ? [
          undo,
          { label: texts.show, href: favouritesHref },
          ...(signIn ? [toSignInAction(texts.keep)] : []),
        ]
      : [undo],
  )
}

const notify = (text: string, from: HTMLElement, actions: ToastAction[] = []) => {
  const wasInside = document.activeElement?.closest('[data-toast]')
  showToast({ text, actions, close: settings.texts.close, from })
  if (wasInside) from.focus()
}

const toSignInAction = (label: string): ToastAction => ({
  label,
  href: `${settings.signIn?.href}?${new URLSearchParams({ returnTo: location.pathname + location.search })}`,
  panel: true,
})

/** The local copy has title and path, so that the list renders without a request. */
function toLocalFavourite(
  key: FavouriteKey,
  star: HTMLElement,
  details?: FavouriteDetails,
): LocalFavourite {
  const { title = '', path } = star.dataset
  return {
    key,
    title,
    path: path ?? location.pathname,
    savedAt: details?.savedAt ?? new Date().toISOString(),
  }
}
