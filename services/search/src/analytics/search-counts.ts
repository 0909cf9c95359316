import type { SearchDatabase } from '../store/database'
import type { WriteQueue } from '../write/write-queue'
import { DailyCounts, defaultStart, toDay } from './daily-counts'

type Observed = { index: string; query: string; hits: number; page: number }
type SearchCount = { day: string; index: string; search: string; count: number; noResults: number }

const longestSearch = 100
/** Maximum distinct searches per day and index; further ones are dropped. */
const maxSearches = 10_000

/**
 * Counts searches per day for the editors' list of searches without results. Only the text and its
 * counts are stored, no user data.
 */
export class SearchCounts extends DailyCounts<SearchCount> {
  constructor(database: SearchDatabase, queue: WriteQueue) {
    super(database, queue, 'searches')
  }

  observe({ index, query, hits, page }: Observed): void {
    const search = query
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim()
      .slice(0, longestSearch)
      .toWellFormed()
    if (page > 0 || this.counts.size >= maxSearches) return
    const day = toDay(Date.now())
    const zero = { day, index, search, count: 0, noResults: 0 }
    const count = this.countOf(`${day} ${index} ${search}`, zero)
    count.count += 1
    count.noResults += hits === 0 ? 1 : 0
  }

  /** The most frequent searches without results since a day. */
  withoutResults(
    index: string,
    startDate: string | undefined,
    limit: number,
  ): { search: string; count: number }[] {
    return this.database
      .readAll(
        'SELECT search, SUM(no_results) AS total FROM searches WHERE index_name = ? AND day >= ? AND no_results > 0 GROUP BY search ORDER BY total DESC, search LIMIT ?',
        index,
        startDate ?? defaultStart(),
        limit,
      )
      .map(({ search, total }) => ({ search: String(search), count: Number(total) }))
  }

  protected save(counts: SearchCount[]): void {
    const room = new Map<string, number>()
    for (const { day, index, search, count, noResults } of counts) {
      const place = `${day} ${index}`
      const left = room.get(place) ?? maxSearches - this.countSearches(day, index)
      room.set(place, left - 1)
      if (left <= 0) continue
      this.database.run(
        'INSERT INTO searches (day, index_name, search, count, no_results) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count, no_results = no_results + excluded.no_results',
        day,
        index,
        search,
        count,
        noResults,
      )
    }
  }

  private countSearches(day: string, index: string): number {
    const sql = 'SELECT COUNT(*) AS n FROM searches WHERE day = ? AND index_name = ?'
    return Number(this.database.get(sql, day, index)?.n ?? 0)
  }
}
