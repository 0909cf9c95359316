import { ApiError } from '../api-error'

const minuteMs = 60_000
/** Addresses remembered in a minute; more share what is left. */
const maxAddresses = 20_000

/**
 * Limits the time that queries with public keys take, by address and minute: an expensive query counts as
 * much as many cheap ones.
 */
export class WorkLimit {
  private minute = 0
  private readonly used = new Map<string, number>()

  /** @param msPerMinute 0 for no limit */
  constructor(private readonly msPerMinute: number) {}

  /** @throws ApiError 429 for an address that has used its time */
  run<T>(address: string, work: () => T, now: () => number = () => performance.now()): T {
    if (this.msPerMinute === 0) return work()
    const started = now()
    this.startMinute(started)
    const name = this.used.has(address) || this.used.size < maxAddresses ? address : ''
    const used = this.used.get(name) ?? 0
    if (used >= this.msPerMinute)
      throw new ApiError(429, 'Too many requests: the queries of this minute took too much time')
    try {
      return work()
    } finally {
      this.used.set(name, used + now() - started)
    }
  }

  private startMinute(now: number): void {
    const minute = Math.floor(now / minuteMs)
    if (minute !== this.minute) this.used.clear()
    this.minute = minute
  }
}
