import { inAllLanguages, readSource } from '@law-firm/contract/addresses'
import type { Payload } from 'payload'

/** How often an address without a page was requested, and the last day of that (ISO 8601). */
export type MissingAddress = { path: string; count: number; on: string }

const key = 'missing-addresses'
const mostListed = 200
const mostStored = 1_000
const dayMs = 24 * 3600_000
const storedDays = 60

/** The most frequent ones first. */
export const readMissing = async (payload: Payload): Promise<MissingAddress[]> =>
  (await payload.kv.get<{ addresses: MissingAddress[] }>(key))?.addresses ?? []

let adding = Promise.resolve()

/**
 * Adds counts, and leaves out what was last requested long ago, and the least frequent beyond a
 * thousand. One call at a time; counts that two processes add at once may be lost.
 */
export function addMissing(
  payload: Payload,
  counted: Pick<MissingAddress, 'path' | 'count'>[],
  now = Date.now(),
): Promise<void> {
  const add = async () => {
    const addresses = new Map((await readMissing(payload)).map((entry) => [entry.path, entry]))
    const on = new Date(now).toISOString().slice(0, 10)
    for (const { path, count } of counted)
      addresses.set(path, { path, count: count + (addresses.get(path)?.count ?? 0), on })
    const stored = [...addresses.values()]
      .filter((entry) => Date.parse(entry.on) > now - storedDays * dayMs)
      .sort((a, b) => b.count - a.count || b.on.localeCompare(a.on))
      .slice(0, mostStored)
    await payload.kv.set(key, { addresses: stored })
  }
  const added = adding.then(add)
  adding = added.catch(() => {})
  return added
}

/** Those that no redirect has been made for. */
export async function readUnsolved(payload: Payload): Promise<MissingAddress[]> {
  const addresses = (await readMissing(payload)).slice(0, mostListed)
  const sourcesOf = ({ path }: MissingAddress): string[] => {
    const source = readSource(path)
    return source ? inAllLanguages(source).map((one) => one.path) : []
  }
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { in: addresses.flatMap(sourcesOf) } },
    select: { from: true },
    depth: 0,
    pagination: false,
  })
  const solved = new Set(docs.map(({ from }) => from))
  return addresses.filter((entry) => !sourcesOf(entry).some((from) => solved.has(from)))
}
