import 'server-only'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { withRedis } from '@law-firm/runtime/redis/client.mjs'

/** Sealed entries by name; names sort by the time of arrival. */
export type QueueStore = {
  /** @throws QueueFullError; any other error when the entry may not be stored */
  add: (name: string, sealed: string) => Promise<void>
  list: () => Promise<string[]>
  read: (name: string) => Promise<string | null>
  remove: (name: string) => Promise<void>
}

export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

const isEntryName = (name: string): boolean => /^\d{13}-[0-9a-f]{64}$/.test(name)

const temporary = '.part'
/** Milliseconds after which a file that is not complete is what a killed process left. */
const abandonedAfter = 60 * 60 * 1000
const isMissing = (cause: unknown) => (cause as NodeJS.ErrnoException).code === 'ENOENT'

/** A file each, which is on the disk before `add` returns. */
export function inFolder(folder: string, maxEntries: number): QueueStore {
  const fileOf = (name: string) => path.join(folder, name)
  const removeAbandoned = async (name: string) => {
    const age = await stat(fileOf(name)).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > abandonedAfter) await rm(fileOf(name), { force: true })
  }
  const list = async () => {
    try {
      const names = await readdir(folder)
      await Promise.all(names.filter((name) => name.endsWith(temporary)).map(removeAbandoned))
      return names.filter(isEntryName).sort()
    } catch (cause) {
      if (isMissing(cause)) return []
      throw cause
    }
  }
  return {
    add: async (name, sealed) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if ((await list()).length >= maxEntries) throw new QueueFullError()
      const part = `${fileOf(name)}.${process.pid}${temporary}`
      try {
        const file = await open(part, 'w', 0o600)
        try {
          await file.writeFile(sealed)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(part, fileOf(name))
      } catch (cause) {
        await rm(part, { force: true }).catch(() => {})
        throw cause
      }
      const entries = await open(folder, 'r')
      await entries.sync().finally(() => entries.close())
    },
    list,
    read: async (name) => {
      try {
        return await readFile(fileOf(name), 'utf8')
      } catch (cause) {
        if (isMissing(cause)) return null
        throw cause
      }
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  }
}

const redisKey = 'site:submissions'

/**
 * A hash that the instances share. A Redis that does not write what it holds to its disk
 * (`appendonly yes`) takes no entries.
 */
export function inRedis(maxEntries: number): QueueStore {
  return {
    add: (name, sealed) =>
      withRedis(async (redis) => {
        if (!/^aof_enabled:1\r?$/m.test(await redis.info('persistence')))
          throw new Error('Redis does not persist what it holds.')
        if ((await redis.hLen(redisKey)) >= maxEntries) throw new QueueFullError()
        await redis.hSet(redisKey, name, sealed)
      }),
    list: async () =>
      (await withRedis((redis) => redis.hKeys(redisKey))).filter(isEntryName).sort(),
    read: (name) => withRedis((redis) => redis.hGet(redisKey, name)),
    remove: async (name) => void (await withRedis((redis) => redis.hDel(redisKey, name))),
  }
}
