import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
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

type Purged = { count: number; onMore?: () => void }

type Follower = {
  /** What this instance knows. */
  versions: () => Versions
  onVersions: (versions: Versions) => void
  /** Another instance stored a page. */
  onPage: (key: string, version: number) => void
}

const tagVersions = v.record(v.string(), v.number())
const versionsSchema = v.object({ version: v.number(), stale: tagVersions, expired: tagVersions })
const message = v.object({
  versions: v.optional(versionsSchema),
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

/** A confirmation that comes too late would stay. */
const mostPurges = 100
/** How often a Redis that lost its data gets what the instances know. */
const watchMs = 1_000

const keys = [versionKey, 'site:stale', 'site:expired']

/**
 * Records tags at the next version, and publishes it, as one step, so that versions are published in their order. It
 * counts on from what the instance knows.
 */
const recordNext = `local given = cjson.decode(ARGV[1])
local version = math.max(tonumber(redis.call('GET', KEYS[1])) or 0, given.version) + 1
redis.call('SET', KEYS[1], version)
local versions = { version = version, stale = {}, expired = {} }
for name, key in pairs({ stale = KEYS[2], expired = KEYS[3] }) do
  for _, tag in ipairs(given[name]) do
    redis.call('HSET', key, tag, version)
    versions[name][tag] = version
  end
end
local message = cjson.encode({ from = given.from, versions = versions })
return { cjson.encode(versions), redis.call('PUBLISH', '${channel}', message) }`

/** Raises the versions to those of an instance, where they are lower. */
const raise = `local given = cjson.decode(ARGV[1])
for name, key in pairs({ stale = KEYS[2], expired = KEYS[3] }) do
  for tag, at in pairs(given[name]) do
    if (tonumber(redis.call('HGET', key, tag)) or 0) < at then redis.call('HSET', key, tag, at) end
  end
end
if (tonumber(redis.call('GET', KEYS[1])) or 0) < given.version then redis.call('SET', KEYS[1], given.version) end`

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
  private watch: NodeJS.Timeout | undefined
  /** The highest version of a message. */
  private heard = 0
  /** How many instances have purged the pages of a version of this one, and what waits for them. */
  private readonly purges = new LRUCache<number, Purged>({ max: mostPurges })

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
    this.watch = setInterval(() => void this.attempt(() => this.restore(), undefined), watchMs)
    this.watch.unref()
    await Promise.race([connected, new Promise((resolve) => setTimeout(resolve, 2_000).unref())])
  }

  async close(): Promise<void> {
    clearInterval(this.watch)
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

  private async record(invalidation: Invalidation): Promise<void> {
    const [text, instances] = await this.write(invalidation)
    const versions = v.parse(v.pipe(v.string(), v.parseJson(), versionsSchema), text)
    this.follower?.onVersions(versions)
    if (invalidation.expired.length > 0) await this.untilPurged(versions.version, instances)
  }

  /** @returns the versions as JSON, and how many instances will get them */
  private async write(invalidation: Invalidation): Promise<[string, number]> {
    const { version } = this.known()
    const given = JSON.stringify({ ...invalidation, version, from: this.id })
    return (await this.client.eval(recordNext, { keys, arguments: [given] })) as [string, number]
  }

  private async untilPurged(version: number, instances: number): Promise<void> {
    const purged = this.purgesOf(version)
    try {
      await new Promise<void>((resolve, reject) => {
        purged.onMore = () => purged.count >= instances && resolve()
        purged.onMore()
        setTimeout(() => reject(new Error('An instance does not respond')), commandMs).unref()
      })
    } finally {
      this.purges.delete(version)
    }
  }

  private purgesOf(version: number): Purged {
    const known = this.purges.get(version)
    if (known) return known
    const purged: Purged = { count: 0 }
    this.purges.set(version, purged)
    return purged
  }

  private notePurge(version: number): void {
    const purged = this.purgesOf(version)
    purged.count += 1
    purged.onMore?.()
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
    if (purged?.by === this.id) this.notePurge(purged.version)
    if (versions) this.follow(versions, from)
    if (page && from !== this.id) this.follower?.onPage(page.key, page.version)
  }

  private follow(versions: Versions, from: string): void {
    const { version } = versions
    const [stale, expired] = [Object.keys(versions.stale), Object.keys(versions.expired)]
    // messages have the order of their versions: an instance that knew less sent it, to a Redis that lost its data
    const isLower = from !== this.id && version <= this.heard
    this.heard = Math.max(this.heard, version)
    if (isLower) return void this.write({ stale, expired }).catch((cause) => this.noteAway(cause))
    if (from === this.id) {
      if (expired.length > 0) this.notePurge(version)
      return // applied with the reply
    }
    this.follower?.onVersions(versions)
    if (expired.length > 0)
      void this.attempt(() => this.send({ purged: { version, by: from } }), undefined)
  }

  /** Reads what was published while Redis could not be reached. */
  private async catchUp(): Promise<void> {
    if (!this.client.isReady) return
    this.noteBack()
    await this.restore()
    await this.adopt()
  }

  /** Takes over what is recorded. */
  private async adopt(): Promise<void> {
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

  private known(): Versions {
    return this.follower?.versions() ?? { version: 0, stale: {}, expired: {} }
  }

  /**
   * A Redis that lost its data must not count from the beginning: pages would outlive edits. What another instance has
   * brought back, one that started meanwhile takes over.
   */
  private async restore(): Promise<void> {
    const known = this.known()
    const version = Number(await this.client.get(versionKey))
    if (version > known.version) await this.adopt()
    else if (version < known.version)
      await this.client.eval(raise, { keys, arguments: [JSON.stringify(known)] })
  }

  private async attempt<Result>(
    command: () => Promise<Result>,
    otherwise: Result,
  ): Promise<Result> {
    if (!this.client.isReady || performance.now() < this.awayUntil) return otherwise
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
    this.awayUntil = performance.now() + awayMs
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
