import { randomUUID } from 'node:crypto'
import { createClient, RESP_TYPES } from 'redis'
import * as v from 'valibot'
import { seal, unseal } from './sealed-page'

/** Cache tags whose pages are stale, and those whose pages must not be shown any more. */
export type Invalidation = { stale: string[]; expired: string[] }

/** The version of the content, and the one at which each tag was last invalidated. */
export type Versions = {
  version: number
  stale: Record<string, number>
  expired: Record<string, number>
}

type Follower = {
  /** The version that this instance knows. */
  version: () => number
  onVersions: (versions: Versions) => void
  /** Another instance stored a page. */
  onPage: (key: string, version: number) => void
}

const tagVersions = v.record(v.string(), v.number())
const message = v.object({
  versions: v.optional(v.object({ version: v.number(), stale: tagVersions, expired: tagVersions })),
  page: v.optional(v.object({ key: v.string(), version: v.number() })),
  /** An instance has purged the pages of a version that another one published. */
  purged: v.optional(v.object({ version: v.number(), by: v.string() })),
  from: v.string(),
})
type Message = v.InferOutput<typeof message>

const channel = 'site:changes'
const versionKey = 'site:version'
/** Pages of a release that runs no more leave after a week. */
const pageSeconds = 7 * 24 * 3600
/** A Redis that takes longer counts as away for a while. */
const commandMs = 1_000
const awayMs = 2_000
/** How long an instance that dies while it renders keeps others from rendering the page. */
const lockSeconds = 15

const raise = `local known = tonumber(redis.call('GET', KEYS[1]) or '0')
if known < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], ARGV[1]) end`

/**
 * What the instances share in Redis or Valkey: pages of their release, and the versions of tags.
 * While it is away, pages are read from disk and invalidations are refused, so that the content
 * service repeats them.
 */
export class SharedStore {
  private readonly client
  private readonly subscriber
  private readonly id = randomUUID()
  private isAway = false
  private awayUntil = 0
  private follower: Follower | undefined
  /** Called for each instance that has purged the pages of a version. */
  private readonly purges = new Map<number, () => void>()

  /**
   * @param release pages name the scripts of their release, so that others cannot use them
   * @param secret seals pages: whoever else writes to Redis changes nothing that readers see
   */
  constructor(
    url: string,
    private readonly release: string,
    private readonly secret: string,
  ) {
    this.client = createClient({
      url,
      disableOfflineQueue: true,
      socket: { connectTimeout: 2_000, reconnectStrategy: 500 },
    })
    this.subscriber = this.client.duplicate()
    this.client.on('error', (cause) => this.noteAway(cause))
    this.subscriber.on('error', () => {}) // the client says it
    for (const one of [this.client, this.subscriber])
      one.on('ready', () => void this.catchUp().catch((cause) => this.noteAway(cause)))
  }

  /** Returns when Redis is there, or after two seconds: the instance starts without it. */
  async open(follower: Follower): Promise<void> {
    this.follower = follower
    const connected = Promise.all([this.client.connect(), this.subscriber.connect()])
      .then(() => this.subscriber.subscribe(channel, (text) => this.receive(text)))
      .catch((cause: unknown) => this.noteAway(cause))
    await Promise.race([connected, new Promise((resolve) => setTimeout(resolve, 2_000).unref())])
  }

  async close(): Promise<void> {
    this.client.destroy()
    this.subscriber.destroy()
  }

  /** @returns null while Redis is away, too, and for what no instance has stored */
  async get(key: string): Promise<Buffer | null> {
    const binary = this.client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
    const sealed = await this.attempt(() => binary.get(this.pageKey(key)), null)
    const packed = sealed && unseal(this.secret, this.pageKey(key), sealed)
    if (sealed && !packed)
      console.warn('A page in Redis that no instance of this release has stored is ignored:', key)
    return packed
  }

  async set(key: string, packed: Buffer, version: number): Promise<void> {
    await this.attempt(async () => {
      await this.client.set(this.pageKey(key), seal(this.secret, this.pageKey(key), packed), {
        expiration: { type: 'EX', value: pageSeconds },
      })
      await this.send({ page: { key, version } })
    }, undefined)
  }

  /**
   * Returns when it is recorded, and when every instance has purged what expired: none shows it any
   * more.
   *
   * @throws when Redis is away, or an instance does not respond
   */
  publish(invalidation: Invalidation): Promise<void> {
    return inTime(this.record(invalidation))
  }

  private async record({ stale, expired }: Invalidation): Promise<void> {
    const version = await this.client.incr(versionKey)
    const all = (tags: string[]) => Object.fromEntries(tags.map((tag) => [tag, version]))
    const versions = { version, stale: all(stale), expired: all(expired) }
    if (stale.length > 0) await this.client.hSet('site:stale', versions.stale)
    if (expired.length > 0) await this.client.hSet('site:expired', versions.expired)
    this.follower?.onVersions(versions)
    if (expired.length === 0) await this.send({ versions })
    else await this.sendPurge(versions)
  }

  private async sendPurge(versions: Versions): Promise<void> {
    const { version } = versions
    let instances = Infinity
    let count = 0
    try {
      await new Promise<void>((resolve, reject) => {
        const resolveWhenAll = () => count >= instances && resolve()
        this.purges.set(version, () => {
          count += 1
          resolveWhenAll()
        })
        setTimeout(() => reject(new Error('An instance does not respond')), commandMs).unref()
        this.send({ versions }).then((subscribers) => {
          instances = subscribers
          resolveWhenAll()
        }, reject)
      })
    } finally {
      this.purges.delete(version)
    }
  }

  async lock(key: string): Promise<boolean> {
    const options = { condition: 'NX', expiration: { type: 'EX', value: lockSeconds } } as const
    return this.attempt(
      async () => (await this.client.set(this.lockKey(key), this.id, options)) !== null,
      true,
    )
  }

  async unlock(key: string): Promise<void> {
    await this.attempt(() => this.client.del(this.lockKey(key)), 0)
  }

  private readonly pageKey = (key: string) => `site:page:${this.release}:${key}`
  private readonly lockKey = (key: string) => `site:lock:${this.release}:${key}`

  private send(message: Omit<Message, 'from'>): Promise<number> {
    return this.client.publish(channel, JSON.stringify({ ...message, from: this.id }))
  }

  private receive(text: string): void {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), message), text)
    if (!parsed.success) return console.warn('A message in Redis that no instance sent is ignored.')
    const { from, versions, page, purged } = parsed.output
    if (purged?.by === this.id) this.purges.get(purged.version)?.()
    if (from === this.id) {
      if (versions) this.purges.get(versions.version)?.()
      return
    }
    if (versions) {
      this.follower?.onVersions(versions)
      if (Object.keys(versions.expired).length > 0)
        void this.attempt(
          () => this.send({ purged: { version: versions.version, by: from } }),
          undefined,
        )
    }
    if (page) this.follower?.onPage(page.key, page.version)
  }

  /** Reads what was published while Redis could not be reached. */
  private async catchUp(): Promise<void> {
    if (!this.client.isReady) return
    this.noteBack()
    await this.raiseVersion(this.follower?.version() ?? 0)
    const [version, stale, expired] = await Promise.all([
      this.client.get(versionKey),
      this.client.hGetAll('site:stale'),
      this.client.hGetAll('site:expired'),
    ])
    const numbers = (values: Record<string, string>) =>
      Object.fromEntries(Object.entries(values).map(([tag, at]) => [tag, Number(at)]))
    this.follower?.onVersions({
      version: Number(version ?? 0),
      stale: numbers(stale),
      expired: numbers(expired),
    })
  }

  /** A Redis that lost its data must not count from the beginning: pages would outlive edits. */
  private async raiseVersion(version: number): Promise<void> {
    await this.client.eval(raise, { keys: [versionKey], arguments: [String(version)] })
  }

  private async attempt<Result>(
    command: () => Promise<Result>,
    otherwise: Result,
  ): Promise<Result> {
    if (!this.client.isReady || Date.now() < this.awayUntil) return otherwise
    try {
      const result = await inTime(command())
      this.noteBack()
      return result
    } catch (cause) {
      this.noteAway(cause)
      return otherwise
    }
  }

  private noteBack(): void {
    if (this.isAway) console.warn('Redis is back.')
    this.isAway = false
    this.awayUntil = 0
  }

  private noteAway(cause: unknown): void {
    if (!this.isAway)
      console.warn('Redis is away; this instance goes on without it.', String(cause))
    this.isAway = true
    this.awayUntil = Date.now() + awayMs
  }
}

/** @throws when the promise takes longer than a command may */
function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not respond')), commandMs)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
