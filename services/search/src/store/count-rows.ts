import type { Connections } from './connections'

export type SearchCount = {
  day: string
  index: string
  search: string
  count: number
  noResults: number
  withFilter: number
  hits: number
}

/** Searches of a day whose clicks are counted. */
export type ClickCount = {
  day: string
  index: string
  searches: number
  /** Searches with a click, and with a conversion. */
  clicked: number
  converted: number
  /** Clicks, and the sum of their positions, from 1. */
  clicks: number
  positions: number
}

/** Counts of searches and of clicks on their results, by day. */
export class CountRows {
  constructor(private readonly connections: Connections) {}

  addSearch({ day, index, search, count, noResults, withFilter, hits }: SearchCount): void {
    this.connections.run(
      'INSERT INTO searches VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count, no_results = no_results + excluded.no_results, with_filter = with_filter + excluded.with_filter, hits = excluded.hits',
      day,
      index,
      search,
      count,
      noResults,
      withFilter,
      hits,
    )
  }

  deleteSearches(before: string): void {
    this.connections.run('DELETE FROM searches WHERE day < ?', before)
  }

  countSearches(day: string, index: string): number {
    return Number(
      this.connections.get(
        'SELECT COUNT(*) AS n FROM searches WHERE day = ? AND index_name = ?',
        day,
        index,
      )?.n ?? 0,
    )
  }

  /** Sums over the days, the most frequent first. */
  searches(
    index: string,
    from: string,
    to: string,
    onlyWithoutResults: boolean,
    limit: number,
    offset: number,
  ): Pick<SearchCount, 'search' | 'count' | 'withFilter' | 'hits'>[] {
    const counted = onlyWithoutResults ? 'no_results' : 'count'
    return this.connections
      .readAll(
        `SELECT search, SUM(${counted}) AS total, SUM(with_filter) AS with_filter, MAX(hits) AS hits FROM searches
       WHERE index_name = ? AND day BETWEEN ? AND ? AND ${counted} > 0 GROUP BY search ORDER BY total DESC, search LIMIT ? OFFSET ?`,
        index,
        from,
        to,
        limit,
        offset,
      )
      .map((row) => ({
        search: String(row.search),
        count: Number(row.total),
        withFilter: Number(row.with_filter),
        hits: Number(row.hits),
      }))
  }

  addClicks({ day, index, searches, clicked, clicks, positions, converted }: ClickCount): void {
    this.connections.run(
      'INSERT INTO clicks VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET searches = searches + excluded.searches, clicked = clicked + excluded.clicked, clicks = clicks + excluded.clicks, positions = positions + excluded.positions, converted = converted + excluded.converted',
      day,
      index,
      searches,
      clicked,
      clicks,
      positions,
      converted,
    )
  }

  deleteClicks(before: string): void {
    this.connections.run('DELETE FROM clicks WHERE day < ?', before)
  }

  /** By day, the oldest first. */
  clicks(index: string, from: string, to: string): ClickCount[] {
    return this.connections
      .readAll(
        'SELECT * FROM clicks WHERE index_name = ? AND day BETWEEN ? AND ? ORDER BY day',
        index,
        from,
        to,
      )
      .map((row) => ({
        day: String(row.day),
        index,
        searches: Number(row.searches),
        clicked: Number(row.clicked),
        clicks: Number(row.clicks),
        positions: Number(row.positions),
        converted: Number(row.converted),
      }))
  }
}
