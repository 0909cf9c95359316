import 'server-only'
import { createHash, createHmac } from 'node:crypto'
import path from 'node:path'
import { CompactEncrypt, compactDecrypt } from 'jose'
import * as v from 'valibot'
import { env } from '../env/env'
import { QueueFullError, inFolder, inRedis, type QueueStore } from './queue-store'

/** What the content service could not receive yet, and the site delivers later. */
const entrySchema = v.object({
  path: v.picklist(['submissions', 'registrations', 'registrations/cancel', 'unsubscribe']),
  body: v.record(v.string(), v.unknown()),
})
export type QueueEntry = v.InferOutput<typeof entrySchema>

/** 320 MB at most: the longest form has about 40 kB. */
const [maxEntries, maxEntryLength] = [5_000, 64 * 1024]

/** Entries are personal data: encrypted, as only the site reads them. */
const secret = env.FORMS_SECRET ?? env.REVALIDATE_SECRET
const encryptionKey = secret ? createHmac('sha256', secret).update('queue').digest() : null

/**
 * Redis first, where instances share one; the instance's own disk when that does not take an entry.
 * What is in either is delivered.
 */
const openStores = (): QueueStore[] => [
  ...(env.CACHE_REDIS_URL ? [inRedis(maxEntries)] : []),
  inFolder(path.join(env.SITE_STATE_DIR, 'submissions'), maxEntries),
]
let opened: QueueStore[] | undefined
const stores = (): QueueStore[] => (opened ??= openStores())

/** Names of one process are in the order of arrival. */
let lastTime = 0

/**
 * Stores an entry durably.
 *
 * @throws QueueFullError when there are too many, or without a secret to encrypt them
 */
export async function addToQueue(entry: QueueEntry): Promise<void> {
  if (!encryptionKey) throw new QueueFullError()
  const text = JSON.stringify(entry)
  const sealed = await new CompactEncrypt(Buffer.from(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(encryptionKey)
  if (sealed.length > maxEntryLength) throw new QueueFullError()
  lastTime = Math.max(Date.now(), lastTime + 1)
  const name = `${lastTime}-${createHash('sha256').update(text).digest('hex')}`
  let failure: unknown
  for (const store of stores()) {
    try {
      return await store.add(name, sealed)
    } catch (cause) {
      failure = cause
    }
  }
  throw new QueueFullError(undefined, { cause: failure })
}

/** Entries with their store, oldest first. A store that cannot be read has none for now. */
export async function listQueue(): Promise<{ name: string; store: QueueStore }[]> {
  const lists = await Promise.all(
    stores().map(async (store) => {
      const names = await store.list().catch(() => [])
      return names.map((name) => ({ name, store }))
    }),
  )
  return lists.flat().sort((a, b) => a.name.localeCompare(b.name))
}

/** @throws when it was sealed with another secret, or is damaged */
export async function readEntry(name: string, store: QueueStore): Promise<QueueEntry | null> {
  const sealed = await store.read(name)
  if (sealed === null || !encryptionKey) return null
  const { plaintext } = await compactDecrypt(sealed, encryptionKey)
  return v.parse(entrySchema, JSON.parse(Buffer.from(plaintext).toString()))
}
