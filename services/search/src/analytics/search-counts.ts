import type { CountRows, SearchCount } from '../store/count-rows'
import type { WriteQueue } from '../write/write-queue'
import { DailyCounts, periodOf, toDay } from './daily-counts'

type Observed = { index: string; query: string; hits: number; hasFilter: boolean; page: number }

const longestSearch = 100
/** Maximum distinct searches per day and index; further ones are dropped. */
const maxSearches = 10_000

/**
 * Counts searches per day for the editors' list of searches without results. Only the text and its
 * counts are stored, no user data.
 */
export class SearchCounts extends DailyCounts<SearchCount> {
  constructor(
    private readonly rows: CountRows,
    queue: WriteQueue,
  ) {
    super(queue)
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
    const zero = { day, index, search, count: 0, noResults: 0, withFilter: 0, hits: 0 }
    const count = this.countOf(`${day} ${index} ${search}`, zero)
    count.count += 1
    count.noResults += hits === 0 ? 1 : 0
    count.withFilter += hasFilter ? 1 : 0
    count.hits = hits
  }

  protected save(counts: SearchCount[], oldestDay: string): void {
    this.rows.deleteSearches(oldestDay)
    const room = new Map<string, number>()
    for (const count of counts) {
      const place = `${count.day} ${count.index}`
      const left = room.get(place) ?? maxSearches - this.rows.countSearches(count.day, count.index)
      room.set(place, left - 1)
      if (left > 0) this.rows.addSearch(count)
    }
  }

  /** The most frequent searches of a period. */
  top(
    index: string,
    onlyWithoutResults: boolean,
    {
      limit,
      offset,
      ...dates
    }: { startDate?: string; endDate?: string; limit: number; offset: number },
  ) {
    const { from, to } = periodOf(dates)
    const searches = this.rows.searches(index, from, to, onlyWithoutResults, limit, offset)
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
