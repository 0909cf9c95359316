import type { SearchDatabase } from '../store/database'
import type { WriteQueue } from '../write/write-queue'

const flushMs = 2_000
const keepDays = 90
const defaultDays = 7
const dayMs = 86_400_000

/** Counts of days, collected in memory and written outside of queries. */
export abstract class DailyCounts<Count extends { day: string }> {
  protected readonly counts = new Map<string, Count>()
  private readonly timer = setInterval(() => void this.flush(), flushMs)

  /** @param table of the counts, which has a column `day` */
  constructor(
    protected readonly database: SearchDatabase,
    private readonly queue: WriteQueue,
    private readonly table: 'searches' | 'clicks',
  ) {
    this.timer.unref()
  }

  /** Adds counts to those in the database. */
  protected abstract save(counts: Count[]): void

  /** Writes what was counted, and deletes what is too old. */
  async flush(): Promise<void> {
    if (this.counts.size === 0) return
    const counts = [...this.counts.values()]
    this.counts.clear()
    await this.queue.writeAside(() => {
      const oldest = toDay(Date.now() - keepDays * dayMs)
      this.database.run(`DELETE FROM ${this.table} WHERE day < ?`, oldest)
      this.save(counts)
    })
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

/** The first day of a report without a start. */
export const defaultStart = (): string => toDay(Date.now() - defaultDays * dayMs)
