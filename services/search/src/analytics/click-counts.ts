import type { ClickCount, CountRows } from '../store/count-rows'
import type { WriteQueue } from '../write/write-queue'
import { DailyCounts, periodOf, toDay } from './daily-counts'

/** An event about a search that was made with `clickAnalytics`. */
export type SearchEvent = { type: 'click' | 'conversion'; queryId: string; positions: number[] }

type Tracked = { index: string; day: string; isClicked: boolean; isConverted: boolean }

/** Clicks on older searches are not counted. */
const maxTracked = 20_000

/**
 * Counts clicks and conversions of searches per day and index. Only sums are stored: no user token,
 * no query, no record.
 */
export class ClickCounts extends DailyCounts<ClickCount> {
  private readonly tracked = new Map<string, Tracked>()

  constructor(
    private readonly rows: CountRows,
    queue: WriteQueue,
  ) {
    super(queue)
  }

  /** Remembers a search, whose events may follow. */
  track(queryId: string, index: string, now = Date.now()): void {
    const [oldest] = this.tracked.keys()
    if (oldest !== undefined && this.tracked.size >= maxTracked) this.tracked.delete(oldest)
    const day = toDay(now)
    this.tracked.set(queryId, { index, day, isClicked: false, isConverted: false })
    this.countOfDay(day, index).searches += 1
  }

  /** Counts an event. One about an unknown search changes nothing. */
  observe({ type, queryId, positions }: SearchEvent, allowsIndex: (name: string) => boolean): void {
    const search = this.tracked.get(queryId)
    if (!search || !allowsIndex(search.index)) return
    const count = this.countOfDay(search.day, search.index)
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

  /** The days of a period. */
  ofDays(index: string, dates: { startDate?: string; endDate?: string }): ClickCount[] {
    const { from, to } = periodOf(dates)
    return this.rows.clicks(index, from, to)
  }

  protected save(counts: ClickCount[], oldestDay: string): void {
    this.rows.deleteClicks(oldestDay)
    for (const count of counts) this.rows.addClicks(count)
  }

  private countOfDay(day: string, index: string): ClickCount {
    const none = { searches: 0, clicked: 0, clicks: 0, positions: 0, converted: 0 }
    return this.countOf(`${day} ${index}`, { day, index, ...none })
  }
}
