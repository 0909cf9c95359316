import 'server-only'
import { ContentUnavailableError } from '../errors/content-unavailable'
import { postUnsubscription } from '../member/post-unsubscription'
import { isInboxAvailable, postToInbox, type InboxPath, type InboxResponse } from './inbox'
import { addToQueue, listQueue, readEntry, type QueueEntry } from './queue'
import { QueueFullError } from './queue-store'

const [firstPauseMs, longestPauseMs] = [1_000, 15_000]

/**
 * Posts to the inbox. While the content service is unavailable the call is stored, and delivered
 * later: once, as the content service stores one submission for each `key`.
 *
 * @throws ContentUnavailableError when it cannot be stored either
 */
export async function submitToInbox<Path extends InboxPath>(
  path: Path,
  body: Record<string, unknown>,
): Promise<InboxResponse<Path> | 'queued'> {
  const receivedAt = new Date().toISOString()
  return orQueue(() => postToInbox(path, body), { path, body: { ...body, receivedAt } })
}

/** @throws the failure of `send` when the entry cannot be stored */
export async function orQueue<Result>(
  send: () => Promise<Result>,
  entry: QueueEntry,
): Promise<Result | 'queued'> {
  try {
    return await send()
  } catch (cause) {
    if (!(cause instanceof ContentUnavailableError)) throw cause
    try {
      await addToQueue(entry)
    } catch (failure) {
      if (!(failure instanceof QueueFullError)) throw failure
      console.error(
        'A submission could not be stored',
        String(failure.cause ?? 'The queue is full'),
      )
      throw cause
    }
    wake()
    return 'queued'
  }
}

/** Of the process: the framework loads a module once for pages and once at the start. */
type Delivery = { timer?: NodeJS.Timeout; due: number; isRunning: boolean; pauseMs: number }
const delivery = ((globalThis as { [key: symbol]: unknown })[Symbol.for('site.delivery')] ??= {
  due: Infinity,
  isRunning: false,
  pauseMs: firstPauseMs,
}) as Delivery
/** How often an entry failed: one that always does must not keep the others from their turn. */
const failures = new Map<string, number>()

/** Delivers what is in the queue, also of earlier processes and of other instances. */
export function wake(): void {
  if (!delivery.isRunning) schedule(delivery.pauseMs)
}

/** An earlier time stays, so that a stream of submissions cannot postpone the delivery. */
function schedule(ms: number): void {
  if (Date.now() + ms >= delivery.due) return
  delivery.due = Date.now() + ms
  clearTimeout(delivery.timer)
  delivery.timer = setTimeout(() => void run(), ms).unref()
}

async function run(): Promise<void> {
  delivery.isRunning = true
  const { left, delivered } = await deliverQueue().catch((cause: unknown) => {
    console.error('The queue of submissions cannot be read', String(cause))
    return { left: 1, delivered: 0 }
  })
  delivery.isRunning = false
  delivery.due = Infinity
  const isStuck = left > 0 && delivered === 0
  delivery.pauseMs = isStuck ? Math.min(delivery.pauseMs * 2, longestPauseMs) : firstPauseMs
  // also when it is empty: Redis has what an instance left that ended
  schedule(left > 0 ? delivery.pauseMs : longestPauseMs)
}

/** @returns how many entries were delivered, and how many are left */
export async function deliverQueue(): Promise<{ delivered: number; left: number }> {
  const queue = await listQueue()
  queue.sort((a, b) => (failures.get(a.name) ?? 0) - (failures.get(b.name) ?? 0))
  let delivered = 0
  for (const { name, store } of queue) {
    try {
      const entry = await readEntry(name, store)
      if (entry) await deliver(entry)
      await store.remove(name)
      failures.delete(name)
      delivered += 1
    } catch (cause) {
      if (!failures.has(name))
        console.warn(`Submission ${name.slice(0, 22)} waits`, reasonOf(cause))
      failures.set(name, (failures.get(name) ?? 0) + 1)
      if (!isInboxAvailable()) break
    }
  }
  if (delivered > 0) console.warn(`${delivered} stored submissions were delivered.`)
  return { delivered, left: queue.length - delivered }
}

const deliver = ({ path, body }: QueueEntry): Promise<unknown> =>
  path === 'unsubscribe' ? postUnsubscription(String(body.token)) : postToInbox(path, body)

/** Without what the visitor sent. */
const reasonOf = (cause: unknown): string =>
  cause instanceof ContentUnavailableError ? String(cause.cause) : String(cause)
