import { parseKey, type FavouriteKey } from '@/lib/favourites/favourite-types'
import {
  addLocal,
  addPendingMutation,
  removeLocal,
  maxLocalFavourites,
  readLocal,
  type LocalFavourite,
} from '@/lib/favourites/local-favourites'
import type { Kept } from './member-favourites.client'
import { showLocalList } from './local-list.client'
import { mergeLocal } from './merge-favourites.client'
import type { FavouriteSettings } from '@/lib/favourites/settings'
import { hide, showToast, type ToastAction } from '../ui/toast.client'
import { whoIsHere } from './current-member.client'

/** The stars of a page: elements with `data-favourite`, the same for everybody until this paints them. Loaded late. */

type Message = { key: FavouriteKey; saved: boolean }

let settings: FavouriteSettings
let channel: BroadcastChannel | null = null
/** What each star shows, or is about to. */
const shown = new Map<FavouriteKey, boolean>()
/** What is asked of the content service for a star; another press waits for it. */
const running = new Map<FavouriteKey, Promise<Kept | undefined>>()

/** Loaded with the page's first need of it, once. */
export function begin(own: FavouriteSettings): void {
  const isFirst = !settings
  settings = own
  if (!isFirst) return
  listen()
  new MutationObserver(onChange).observe(document.body, { childList: true, subtree: true })
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

const ours = '[data-favourite], [data-local-favourites]'

const onChange = (changes: MutationRecord[]) => {
  if (
    changes.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) => node instanceof Element && (node.matches(ours) || node.querySelector(ours)),
      ),
    )
  )
    void find()
}

let asked: { token: string; subject: string } | null | undefined

/** Somebody came or went: what was shown is not theirs. With a renewed token the same member tries again what was not taken. */
async function refresh(): Promise<void> {
  const who = whoIsHere(settings)
  if (asked !== undefined && who?.token === asked?.token) return
  const isAnother = who?.subject !== asked?.subject
  asked = who
  if (isAnother) forget()
  if (who) await mergeAndTell()
  await find()
}

function forget(): void {
  for (const key of shown.keys()) paint(key, false)
  shown.clear()
  hide()
}

async function mergeAndTell(): Promise<void> {
  const added = await mergeLocal(settings).catch(() => 0)
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

const keyOf = (star: HTMLElement): FavouriteKey | null =>
  parseKey(star.dataset.favourite) ? (star.dataset.favourite as FavouriteKey) : null

/** Paints the stars of the page that are not known yet. */
async function find(): Promise<void> {
  for (const [key, saved] of shown) paint(key, saved)
  const unknown = [...new Set(starsOf().flatMap((star) => keyOf(star) ?? []))].filter(
    (key) => !shown.has(key),
  )
  if (!whoIsHere(settings)) return paintLocal()
  if (unknown.length === 0) return
  try {
    const { savedAmong } = await import('./member-favourites.client')
    const saved = await savedAmong(settings, unknown)
    for (const key of unknown) if (!shown.has(key)) paint(key, saved.has(key))
  } catch {
    // Not known: a press still says what is so.
  }
}

function paintLocal(): void {
  if (whoIsHere(settings)) return
  showLocalList()
  const saved = new Set(readLocal(localStorage).map(({ key }) => key))
  for (const star of starsOf()) {
    const key = keyOf(star)
    if (key) paint(key, saved.has(key))
  }
}

function paint(key: FavouriteKey, saved: boolean): void {
  shown.set(key, saved)
  for (const star of starsOf(key))
    if (star.getAttribute('aria-pressed') !== String(saved))
      star.setAttribute('aria-pressed', String(saved))
}

function change(key: FavouriteKey, saved: boolean): void {
  paint(key, saved)
  channel?.postMessage({ key, saved } satisfies Message)
}

/** A star was pressed. It turns at once; what comes of it is said, with a way back. */
export async function press(star: HTMLElement, own: FavouriteSettings): Promise<void> {
  begin(own)
  const key = keyOf(star)
  if (key) await want(key, star.getAttribute('aria-pressed') !== 'true', star)
}

async function want(
  key: FavouriteKey,
  saved: boolean,
  star: HTMLElement,
  kept?: Kept,
): Promise<void> {
  change(key, saved)
  const local = entryOf(key, star, kept)
  if (!whoIsHere(settings)) return wantHere(local, saved, star)
  tell(saved ? settings.texts.saved : settings.texts.removed, star, [
    { label: settings.texts.undo, run: () => void want(key, !saved, star) },
  ])
  const work = send(key, saved, running.get(key))
  running.set(
    key,
    work.catch(() => undefined),
  )
  try {
    await work
  } catch (cause) {
    if (shown.get(key) === saved) failed(cause, local, saved, star)
  }
}

/** @returns what was removed, so that what is saved again is as it was */
async function send(
  key: FavouriteKey,
  saved: boolean,
  before?: Promise<Kept | undefined>,
): Promise<Kept | undefined> {
  const kept = await before
  if (shown.get(key) !== saved) return kept
  const store = await import('./member-favourites.client')
  if (!saved) return store.remove(settings, key)
  await store.save(settings, key, kept)
  return undefined
}

function failed(cause: unknown, local: LocalFavourite, saved: boolean, star: HTMLElement): void {
  const { texts, signIn } = settings
  const who = whoIsHere(settings)
  if (
    cause instanceof Error &&
    cause.name === 'SignedOutError' &&
    who &&
    addPendingMutation(localStorage, who.subject, { ...local, saved })
  ) {
    return tell(
      texts.signedOut,
      star,
      signIn
        ? [{ label: texts.signIn, href: signInHref(location.pathname + location.search) }]
        : [],
    )
  }
  change(local.key, !saved)
  tell(texts.failed, star)
}

function wantHere(local: LocalFavourite, saved: boolean, star: HTMLElement): void {
  const { texts, favouritesHref } = settings
  const before = readLocal(localStorage).find(({ key }) => key === local.key)
  const isDone = saved ? addLocal(localStorage, local) : removeLocal(localStorage, [local.key])
  if (!isDone) {
    change(local.key, !saved)
    return tell(
      readLocal(localStorage).length >= maxLocalFavourites ? texts.full : texts.failed,
      star,
    )
  }
  const back = { label: texts.undo, run: () => void want(local.key, !saved, star, before) }
  tell(
    saved ? texts.savedHere : texts.removed,
    star,
    saved ? [back, { label: texts.show, href: favouritesHref }] : [back],
  )
}

const tell = (text: string, from: HTMLElement, actions: ToastAction[] = []) => {
  const wasInside = document.activeElement?.closest('.toast')
  showToast({ text, actions, close: settings.texts.close, from })
  if (wasInside) from.focus()
}

const signInHref = (returnTo: string) =>
  `${settings.signIn?.href}?returnTo=${encodeURIComponent(returnTo)}`

/** What is kept of it in the browser: its title and where it stands, so that it can be shown without asking. */
function entryOf(key: FavouriteKey, star: HTMLElement, kept?: Kept): LocalFavourite {
  const { title = '', path } = star.dataset
  return {
    key,
    title,
    path: path ?? location.pathname,
    savedAt: kept?.savedAt ?? new Date().toISOString(),
  }
}
