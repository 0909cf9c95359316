import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { readBuiltPage } from '../lib/cache/built-page.mjs'
import {
  readPackedPage,
  pack,
  unpack,
  writeAtomically,
  writePackedPage,
  writePage,
  type StoredPage,
} from '../lib/cache/page-file.mjs'
import { pageLifetime } from '../lib/cache/lifetimes'
import { Page } from './page'
import type { Invalidation, SharedStore, Versions } from './shared-store'

/** Pages in memory, in bytes; the least recently used leave first. */
const memoryLimit = 128 * 1024 * 1024

/** A stale page is served while a new one renders; an expired one is not served. */
export type PageState = 'fresh' | 'stale' | 'expired'

type Listener = (invalidation: Invalidation) => void

/**
 * The pages of the site: in memory, in the store that instances share if there is one, on disk, and
 * as the build left them. Each invalidation raises the version of the content, and a page has the
 * version of the time when its data was read, so that clocks of machines do not matter.
 */
export class PageStore {
  private readonly pages = new LRUCache<string, Page>({
    maxSize: memoryLimit,
    sizeCalculation: (page) => page.size,
  })
  private readonly listeners: Listener[] = []
  private versions: Versions = { version: 0, stale: {}, expired: {} }
  private saving = Promise.resolve()

  constructor(
    private readonly folder: string,
    private readonly shared: SharedStore | null = null,
  ) {}

  /** Reads the invalidations of earlier processes, and follows those of other instances. */
  async open(): Promise<void> {
    try {
      this.merge(JSON.parse(await readFile(this.versionsFile, 'utf8')) as Versions)
    } catch {
      // a new build has none
    }
    await this.shared?.open({
      versions: () => this.versions,
      onVersions: (versions) => {
        this.merge(versions)
        void this.save().catch(warn)
        this.announce({
          stale: Object.keys(versions.stale),
          expired: Object.keys(versions.expired),
        })
      },
      onPage: (key, version) => {
        if ((this.peek(key)?.version ?? version) < version) this.pages.delete(key)
      },
    })
  }

  async close(): Promise<void> {
    await this.saving.catch(warn)
    await this.shared?.close()
  }

  /** The version of the content, for pages that are rendered from now on. */
  get version(): number {
    return this.versions.version
  }

  peek(key: string): Page | undefined {
    return this.pages.get(key)
  }

  /** @param key Next's cache key, such as `/en/people` */
  async get(key: string): Promise<Page | undefined> {
    return this.peek(key) ?? this.keep(key, await this.read(key))
  }

  /**
   * Takes over a page that Next has just rendered and written.
   *
   * @param version the version of the content when it was requested
   * @returns undefined where it wrote none: it is not to be cached, or the disk is full
   */
  async take(key: string, version: number): Promise<Page | undefined> {
    const packed = await readPackedPage(key)
    const stored = await unpackOrNull(packed)
    if (!packed || stored?.version !== version) return undefined
    await this.shared?.set(key, packed, version)
    return this.keep(key, stored)
  }

  /** Removes a page whose document is gone. */
  async remove(key: string): Promise<void> {
    this.pages.delete(key)
    const removed = {
      version: this.version,
      renderedAt: Date.now(),
      headers: {},
      tags: [],
      html: null,
      rsc: '',
      segments: {},
    }
    await writePage(key, removed)
    await this.shared?.set(key, await pack(removed), this.version)
  }

  toState(page: Page): PageState {
    const { tags, version, renderedAt } = page
    if (page.checkedAt !== this.version) {
      const { stale, expired } = this.versions
      page.state = tags.some((tag) => (expired[tag] ?? 0) > version)
        ? 'expired'
        : tags.some((tag) => (stale[tag] ?? 0) > version)
          ? 'stale'
          : 'fresh'
      page.checkedAt = this.version
    }
    const isOld = Math.abs(Date.now() - renderedAt) > pageLifetime * 1000
    return page.state === 'fresh' && isOld ? 'stale' : page.state
  }

  /** @throws when it could not be recorded: the sender has to repeat it */
  async expire(invalidation: Invalidation): Promise<void> {
    if (this.shared) return this.shared.publish(invalidation)
    const version = this.version + 1
    const all = (tags: string[]) => Object.fromEntries(tags.map((tag) => [tag, version]))
    this.merge({ version, stale: all(invalidation.stale), expired: all(invalidation.expired) })
    this.announce(invalidation)
    await this.save()
  }

  /** Calls the listener after each invalidation, of other instances too. */
  subscribe(listener: Listener): void {
    this.listeners.push(listener)
  }

  /** Whether this instance may render the page: one renders, the others serve the stale one. */
  lock = async (key: string): Promise<boolean> => (await this.shared?.lock(key)) ?? true
  unlock = async (key: string): Promise<void> => this.shared?.unlock(key)

  private keep(key: string, stored: StoredPage | null): Page | undefined {
    const known = this.peek(key)
    if (known && stored && known.version > stored.version) return known
    if (!stored?.html) return undefined
    const page = new Page(stored)
    this.pages.set(key, page)
    return page
  }

  /** What instances share comes first: a copy on disk may be older, and is at most as fresh. */
  private async read(key: string): Promise<StoredPage | null> {
    const packed = await this.shared?.get(key)
    const shared = await unpackOrNull(packed)
    // on disk too, for a restart while Redis is away or has lost its data
    if (shared && packed) void writePackedPage(key, packed).catch(warn)
    return (
      shared ?? (await unpackOrNull(await readPackedPage(key))) ?? readBuiltPage(builtPages(), key)
    )
  }

  private merge({ version, stale, expired }: Versions): void {
    const newer = (mine: Record<string, number>, theirs: Record<string, number>) => {
      for (const [tag, at] of Object.entries(theirs)) mine[tag] = Math.max(mine[tag] ?? 0, at)
    }
    newer(this.versions.stale, stale)
    newer(this.versions.expired, expired)
    this.versions.version = Math.max(this.version, version)
  }

  private announce(invalidation: Invalidation): void {
    for (const listener of this.listeners) listener(invalidation)
  }

  private get versionsFile(): string {
    return path.join(this.folder, 'cache/versions.json')
  }

  private save(): Promise<void> {
    this.saving = this.saving
      .catch(() => {})
      .then(() => writeAtomically(this.versionsFile, JSON.stringify(this.versions)))
    return this.saving
  }
}

const builtPages = () => path.resolve(process.env.SITE_DIST_DIR ?? '.next', 'server/app')

async function unpackOrNull(bytes?: Uint8Array | null): Promise<StoredPage | null> {
  if (!bytes) return null
  try {
    return await unpack(bytes)
  } catch (cause) {
    warn(cause)
    return null
  }
}

const warn = (cause: unknown) => console.warn('The page store:', String(cause))
