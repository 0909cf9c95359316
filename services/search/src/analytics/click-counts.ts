import type { ClickCount, Store } from '../store/store'
import type { WriteQueue } from '../write/write-queue'
import { toDay } from './search-counts'

/** An event about a search that was made with `clickAnalytics`. */
export type SearchEvent = { type: 'click' | 'conversion'; queryId: string; positions: number[] }

type Tracked = { index: string; day: string; isClicked: boolean; isConverted: boolean }

const flushMs = 2_000
const keepDays = 90
const dayMs = 86_400_000
/** Clicks on older searches are not counted. */
const maxTracked = 20_000

/**
 * Counts clicks and conversions of searches per day and index. Only sums are stored: no user token,
 * no query, no record.
 */
export class ClickCounts {
  private readonly tracked = new Map<string, Tracked>()
  private readonly counts = new Map<string, ClickCount>()
  private readonly timer = setInterval(() => void this.flush(), flushMs)

  constructor(
    private readonly store: Store,
    private readonly queue: WriteQueue,
  ) {
    this.timer.unref()
  }

  /** Remembers a search, whose events may follow. */
  track(queryId: string, index: string, now = Date.now()): void {
    const [oldest] = this.tracked.keys()
    if (oldest !== undefined && this.tracked.size >= maxTracked) this.tracked.delete(oldest)
    const day = toDay(now)
    this.tracked.set(queryId, { index, day, isClicked: false, isConverted: false })
    this.countOf(day, index).searches += 1
  }

  /** Counts an event. One about an unknown search changes nothing. */
  observe({ type, queryId, positions }: SearchEvent, allowsIndex: (name: string) => boolean): void {
    const search = this.tracked.get(queryId)
    if (!search || !allowsIndex(search.index)) return
    const count = this.countOf(search.day, search.index)
    if (type === 'conversion') {
      if (!search.isConverted) count.converted += 1
      search.isConverted = true
      return
    }
    if (!search.isClicked) count.clicked += 1
    search.isClicked = true
    count.clicks += positions.length
    count.positions += positions.reduce((sum, position) => sum + position, 0)
  }

  async flush(): Promise<void> {
    if (this.counts.size === 0) return
    const counts = [...this.counts.values()]
    this.counts.clear()
    await this.queue.writeAside(() => {
      this.store.deleteClicks(toDay(Date.now() - keepDays * dayMs))
      for (const count of counts) this.store.addClicks(count)
    })
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.flush()
  }

  /** The days of a period (`2026-11-21`), by default the last eight. */
  ofDays(index: string, startDate?: string, endDate?: string): ClickCount[] {
    return this.store.clicks(
      index,
      startDate ?? toDay(Date.now() - 7 * dayMs),
      endDate ?? toDay(Date.now()),
    )
  }

  private countOf(day: string, index: string): ClickCount {
    const name = `${day} ${index}`
    const known = this.counts.get(name) ?? {
      day,
      index,
      searches: 0,
      clicked: 0,
      clicks: 0,
      positions: 0,
      converted: 0,
    }
    this.counts.set(name, known)
    return known
  }
}
