import type { WriteQueue } from '../write/write-queue'

const flushMs = 2_000
const keepDays = 90
const defaultDays = 7
const dayMs = 86_400_000

/** Counts of days, collected in memory and written outside of queries. */
export abstract class DailyCounts<Count extends { day: string }> {
  protected readonly counts = new Map<string, Count>()
  private readonly timer = setInterval(() => void this.flush(), flushMs)

  constructor(private readonly queue: WriteQueue) {
    this.timer.unref()
  }

  /** Adds counts to those in the database, and deletes those before a day. */
  protected abstract save(counts: Count[], oldestDay: string): void

  async flush(): Promise<void> {
    if (this.counts.size === 0) return
    const counts = [...this.counts.values()]
    this.counts.clear()
    await this.queue.writeAside(() => this.save(counts, toDay(Date.now() - keepDays * dayMs)))
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.flush()
  }

  /** The count of a name, which is zero at first. */
  protected countOf(name: string, zero: Count): Count {
    const count = this.counts.get(name) ?? zero
    this.counts.set(name, count)
    return count
  }
}

/** `2026-11-21` */
export const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** A period of days, by default the last eight. */
export const periodOf = ({ startDate, endDate }: { startDate?: string; endDate?: string }) => ({
  from: startDate ?? toDay(Date.now() - defaultDays * dayMs),
  to: endDate ?? toDay(Date.now()),
})
