import type { SearchCount, Store } from '../store/store'
import type { WriteQueue } from '../write/write-queue'

type Observed = { index: string; query: string; hits: number; hasFilter: boolean; page: number }

const flushMs = 2_000
const longestSearch = 100
/** Maximum distinct searches per day and index; further ones are dropped. */
const maxSearches = 10_000
const keepDays = 90
const dayMs = 86_400_000

/**
 * Counts searches per day for the editors' list of searches without results. Only the text and its
 * counts are stored, no user data. Counted in memory, written outside of queries.
 */
export class SearchCounts {
  private readonly counts = new Map<string, SearchCount>()
  private readonly timer = setInterval(() => void this.flush(), flushMs)

  constructor(
    private readonly store: Store,
    private readonly queue: WriteQueue,
  ) {
    this.timer.unref()
  }

  observe({ index, query, hits, hasFilter, page }: Observed, now = Date.now()): void {
    const search = query
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim()
      .slice(0, longestSearch)
      .toWellFormed()
    if (page > 0 || this.counts.size >= maxSearches) return
    const day = toDay(now)
    const name = `${day} ${index} ${search}`
    const known = this.counts.get(name) ?? {
      day,
      index,
      search,
      count: 0,
      noResults: 0,
      withFilter: 0,
      hits: 0,
    }
    known.count += 1
    known.noResults += hits === 0 ? 1 : 0
    known.withFilter += hasFilter ? 1 : 0
    known.hits = hits
    this.counts.set(name, known)
  }

  async flush(): Promise<void> {
    if (this.counts.size === 0) return
    const counts = [...this.counts.values()]
    this.counts.clear()
    await this.queue.writeAside(() => {
      this.store.deleteSearches(toDay(Date.now() - keepDays * dayMs))
      const room = new Map<string, number>()
      for (const count of counts) {
        const place = `${count.day} ${count.index}`
        const left =
          room.get(place) ?? maxSearches - this.store.countSearches(count.day, count.index)
        room.set(place, left - 1)
        if (left > 0) this.store.addSearch(count)
      }
    })
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.flush()
  }

  /** The most frequent searches of a period (`2026-11-21`), by default the last eight days. */
  top(
    index: string,
    onlyWithoutResults: boolean,
    {
      startDate,
      endDate,
      limit,
      offset,
    }: { startDate?: string; endDate?: string; limit: number; offset: number },
  ) {
    const to = endDate ?? toDay(Date.now())
    const from = startDate ?? toDay(Date.now() - 7 * dayMs)
    const searches = this.store.searches(index, from, to, onlyWithoutResults, limit, offset)
    return {
      searches: searches.map(({ search, count, withFilter, hits }) => ({
        search,
        count,
        withFilterCount: withFilter,
        ...(onlyWithoutResults ? {} : { nbHits: hits }),
      })),
    }
  }
}

export function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
