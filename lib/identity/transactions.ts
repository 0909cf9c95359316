import * as v from 'valibot'
import { sameSitePath } from '../routes/same-site-path'
import type { Platform } from './platform'

/** What must be known again when the provider answers. */
export type Transaction = {
  state: string
  nonce: string
  /** Where the visitor goes after login: a path of this site. */
  redirectUrl: string
  responseType?: string
  organization?: string
  /** Seconds. */
  maxAge?: number
  /** Text that the caller wants back with the result. */
  appState?: string
}

type Store = Pick<Platform, 'storage' | 'timers'>

const prefix = 'identity:transaction:'
const lifetime = 30 * 60_000

/** Sign-ins begun and left; the oldest make room, so that storage never fills with them. */
const mostKept = 20

const storedSchema = v.object({
  savedAt: v.number(),
  state: v.string(),
  nonce: v.pipe(v.string(), v.nonEmpty()),
  redirectUrl: v.pipe(v.unknown(), v.transform(sameSitePath)),
  responseType: v.optional(v.string()),
  organization: v.optional(v.string()),
  maxAge: v.optional(v.number()),
  appState: v.optional(v.string()),
})

/**
 * Saves a sign-in under its state before the browser leaves (section 4, "Unauthenticated"). The redirect URL is kept as
 * a path of this site, or `/` (decision 14).
 *
 * @returns false when the browser lets nothing be stored: the answer will then be refused as a state mismatch
 */
export function saveTransaction({ storage, timers }: Store, transaction: Transaction): boolean {
  forgetStale({ storage, timers })
  try {
    storage.setItem(
      prefix + transaction.state,
      JSON.stringify({
        ...transaction,
        redirectUrl: sameSitePath(transaction.redirectUrl),
        savedAt: timers.now(),
      }),
    )
    return true
  } catch {
    return false
  }
}

/**
 * Reads a sign-in by the state that the provider sent back, and removes it: it can be read once, within 30 minutes
 * (section 4, "On return"; RFC 6749 section 10.12).
 *
 * @returns null when there is none, it is too old, or storage is broken
 */
export function takeTransaction({ storage, timers }: Store, state: string): Transaction | null {
  try {
    const stored = storage.getItem(prefix + state)
    if (stored === null) return null
    storage.removeItem(prefix + state)
    const transaction = parseStored(stored)
    if (!transaction || transaction.state !== state || !isFresh(transaction.savedAt, timers.now()))
      return null
    const { savedAt: _, ...rest } = transaction
    return rest
  } catch {
    return null
  }
}

/** A clock that was set back leaves a transaction in the future: as stale as an old one. */
const isFresh = (savedAt: number, now: number) => savedAt <= now && now - savedAt < lifetime

function parseStored(stored: string) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), storedSchema), stored)
  return parsed.success ? parsed.output : null
}

function forgetStale({ storage, timers }: Store): void {
  try {
    const kept = storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({
        key,
        savedAt: parseStored(storage.getItem(key) ?? '')?.savedAt ?? -Infinity,
      }))
      .sort((a, b) => b.savedAt - a.savedAt)
    kept
      .filter(({ savedAt }, rank) => rank >= mostKept - 1 || !isFresh(savedAt, timers.now()))
      .forEach(({ key }) => storage.removeItem(key))
  } catch {
    // What can't be cleared away does no harm: it is stale when read.
  }
}
