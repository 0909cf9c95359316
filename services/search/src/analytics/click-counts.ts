import type { SearchDatabase } from '../store/database'
import type { WriteQueue } from '../write/write-queue'
import { DailyCounts, defaultStart, toDay } from './daily-counts'

type ClickCount = {
  day: string
  index: string
  /** Searches whose clicks are counted, and those with a click. */
  searches: number
  clicked: number
  /** Clicks, and the sum of their positions, from 1. */
  clicks: number
  positions: number
}
type Tracked = { index: string; day: string; isClicked: boolean }

/** Clicks on older searches are not counted. */
const maxTracked = 20_000

/** Counts clicks on results per day and index. Only sums are stored: no user token, no query, no record. */
export class ClickCounts extends DailyCounts<ClickCount> {
  private readonly tracked = new Map<string, Tracked>()

  constructor(database: SearchDatabase, queue: WriteQueue) {
    super(database, queue, 'clicks')
  }

  /** Remembers a search with `clickAnalytics`, whose clicks may follow. */
  track(queryId: string, index: string): void {
    const [oldest] = this.tracked.keys()
    if (oldest !== undefined && this.tracked.size >= maxTracked) this.tracked.delete(oldest)
    const day = toDay(Date.now())
    this.tracked.set(queryId, { index, day, isClicked: false })
    this.countOfDay(day, index).searches += 1
  }

  /** Counts clicks on results of a search. Those of an unknown search change nothing. */
  observe(queryId: string, positions: readonly number[]): void {
    const search = this.tracked.get(queryId)
    if (!search) return
    const count = this.countOfDay(search.day, search.index)
    if (!search.isClicked) count.clicked += 1
    search.isClicked = true
    count.clicks += positions.length
    count.positions += positions.reduce((sum, position) => sum + position, 0)
  }

  /** Sums since a day. */
  since(index: string, startDate: string | undefined): Omit<ClickCount, 'day' | 'index'> {
    const row = this.database.readOne(
      'SELECT SUM(searches) AS searches, SUM(clicked) AS clicked, SUM(clicks) AS clicks, SUM(positions) AS positions FROM clicks WHERE index_name = ? AND day >= ?',
      index,
      startDate ?? defaultStart(),
    )
    return {
      searches: Number(row?.searches ?? 0),
      clicked: Number(row?.clicked ?? 0),
      clicks: Number(row?.clicks ?? 0),
      positions: Number(row?.positions ?? 0),
    }
  }

  protected save(counts: ClickCount[]): void {
    for (const { day, index, searches, clicked, clicks, positions } of counts)
      this.database.run(
        'INSERT INTO clicks (day, index_name, searches, clicked, clicks, positions) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET searches = searches + excluded.searches, clicked = clicked + excluded.clicked, clicks = clicks + excluded.clicks, positions = positions + excluded.positions',
        day,
        index,
        searches,
        clicked,
        clicks,
        positions,
      )
  }

  private countOfDay(day: string, index: string): ClickCount {
    const none = { searches: 0, clicked: 0, clicks: 0, positions: 0 }
    return this.countOf(`${day} ${index}`, { day, index, ...none })
  }
}
