import 'server-only'
import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../env/env'
import { withRedis } from '@law-firm/runtime/redis/client.mjs'

/**
 * Sessions that the provider has ended: by their id, or all of a subject until a time. A record lives as long as a
 * server session can, in Redis where instances share it, else as an empty file each.
 */
export type EndedSession = { sid?: string; sub?: string }

type Session = EndedSession & {
  /** When the ID token was issued, in seconds. */
  iat?: number
}

const lifetimeSeconds = 24 * 3600

type Store = {
  add: (key: string) => Promise<void>
  /** When the record was made, in seconds; null without one. */
  find: (key: string) => Promise<number | null>
}

/** @throws when the store cannot be written: the notice fails, and nothing has ended */
export async function recordEnd({ sid, sub }: EndedSession): Promise<void> {
  // A notice with both is about the one session.
  await store().add(sid ? `sid:${sid}` : `sub:${sub}`)
}

/** @throws when the store cannot be read: what is unknown is refused */
export async function hasEnded({ sid, sub, iat = 0 }: Session): Promise<boolean> {
  const [bySid, bySub] = await Promise.all([
    sid ? store().find(`sid:${sid}`) : null,
    sub ? store().find(`sub:${sub}`) : null,
  ])
  return bySid !== null || (bySub !== null && iat <= bySub)
}

let opened: Store | undefined
const store = (): Store =>
  (opened ??= env.CACHE_REDIS_URL ? inRedis() : inFolder(env.SITE_STATE_DIR))

const nowSeconds = () => Math.floor(Date.now() / 1000)

function inRedis(): Store {
  const buildKey = (key: string) => `session-ended:${key}`
  return {
    add: async (key) => {
      const value = String(nowSeconds())
      await withRedis((redis) => redis.set(buildKey(key), value, { EX: lifetimeSeconds }))
    },
    find: async (key) => {
      const value = await withRedis((redis) => redis.get(buildKey(key)))
      return value === null ? null : Number(value)
    },
  }
}

/** The name of a file is a hash, its time of change when the session ended. */
function inFolder(state: string): Store {
  const folder = path.join(state, 'ended-sessions')
  const fileOf = (key: string) => path.join(folder, createHash('sha256').update(key).digest('hex'))
  const timeOf = async (file: string): Promise<number | null> => {
    try {
      return Math.floor((await stat(file)).mtimeMs / 1000)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw cause
    }
  }
  const removeExpired = async () => {
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name)
      if (((await timeOf(file)) ?? 0) < nowSeconds() - lifetimeSeconds)
        await rm(file, { force: true })
    }
  }
  return {
    add: async (key) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(fileOf(key), '', { mode: 0o600 })
      await utimes(fileOf(key), new Date(), new Date())
      await removeExpired()
    },
    find: (key) => timeOf(fileOf(key)),
  }
}
