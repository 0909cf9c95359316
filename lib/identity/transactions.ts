import * as v from 'valibot'
import { sameSitePath } from '../routes/same-site-path'
import { fail, succeed, type Outcome } from './outcome'
import type { Platform } from './platform'
import { buildNonce } from './random'

/** What is needed to validate the authorization response. */
export type Transaction = {
  state: string
  nonce: string
  /** Where the visitor goes after login: a path of this site. */
  redirectUrl: string
  responseType?: string
  organization?: string
  /** `none` for silent authentication by the page itself. */
  prompt?: string
  /** Seconds. */
  maxAge?: number
  /** Text that is returned with the result. */
  appState?: string
}

type Store = Pick<Platform, 'storage' | 'timers'>

const prefix = 'identity:transaction:'
const lifetime = 30 * 60_000
const clockLeeway = 60_000

/** Maximum of stored transactions; the oldest are evicted, so that abandoned ones do not fill the storage. */
const mostKept = 20

const storedSchema = v.object({
  savedAt: v.number(),
  state: v.string(),
  nonce: v.pipe(v.string(), v.nonEmpty()),
  redirectUrl: v.pipe(v.unknown(), v.transform(sameSitePath)),
  responseType: v.optional(v.string()),
  organization: v.optional(v.string()),
  prompt: v.optional(v.string()),
  maxAge: v.optional(v.number()),
  appState: v.optional(v.string()),
})

/** Saves a transaction with a random state and nonce. Error: `storage_denied`. */
export function startTransaction(
  platform: Store & Pick<Platform, 'crypto'>,
  values: Pick<Transaction, 'redirectUrl' | 'organization' | 'prompt'>,
): Outcome<Pick<Transaction, 'state' | 'nonce'>> {
  const [state, nonce] = [buildNonce(platform.crypto), buildNonce(platform.crypto)]
  return saveTransaction(platform, { ...values, state, nonce })
    ? succeed({ state, nonce })
    : fail('storage_denied', 'The browser lets nothing be stored.')
}

/**
 * Saves a transaction under its state before the redirect (section 4, "Unauthenticated"). The redirect URL is stored
 * as a path of this site, or `/` (decision 14).
 *
 * @returns false when storage is denied: the response would be refused as a state mismatch
 */
export function saveTransaction({ storage, timers }: Store, transaction: Transaction): boolean {
  evictStale({ storage, timers })
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
 * Reads and removes the transaction of a state: it can be read once, within 30 minutes
 * (section 4, "On return"; RFC 6749 section 10.12).
 *
 * @returns null when there is none, it is stale, or storage is broken
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

/** The transaction of a response, which stays stored; for the way on from a failed sign-in. */
export function findTransaction(
  { storage }: Pick<Platform, 'storage'>,
  hash: string,
): Pick<Transaction, 'redirectUrl' | 'organization' | 'prompt'> | null {
  const state = new URLSearchParams(hash.replace(/^#?\/?/, '')).get('state')
  try {
    const stored = state && storage.getItem(prefix + state)
    return stored ? parseStored(stored) : null
  } catch {
    return null
  }
}

/** A clock that was set back by more than a minute makes a transaction stale, too. */
const isFresh = (savedAt: number, now: number) =>
  savedAt - now <= clockLeeway && now - savedAt < lifetime

function parseStored(stored: string) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), storedSchema), stored)
  return parsed.success ? parsed.output : null
}

function evictStale({ storage, timers }: Store): void {
  try {
    const stored = storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({
        key,
        savedAt: parseStored(storage.getItem(key) ?? '')?.savedAt ?? -Infinity,
      }))
      .sort((a, b) => b.savedAt - a.savedAt)
    stored
      .filter(({ savedAt }, rank) => rank >= mostKept - 1 || !isFresh(savedAt, timers.now()))
      .forEach(({ key }) => storage.removeItem(key))
  } catch {
    // A transaction that cannot be removed is harmless: it is stale when read.
  }
}
