import PQueue from 'p-queue'

/** Too many requests wait. */
export class BusyError extends Error {
  /** The status of the response, which has `Retry-After` in seconds. */
  readonly status: number = 503
  readonly seconds: number = 5
}

type Size = {
  /** What runs at a time. */
  places: number
  /** What runs at a time of one visitor; the rest waits behind what others want. */
  perVisitor: number
  /** What may wait of one visitor. */
  waitingPerVisitor: number
  /** What may wait of each priority. */
  waiting: number
}

export type Job = {
  /** Whose job it is; without one it is not limited for itself. */
  visitor?: string
  priority?: number
  /** Takes the job out of the queue when it is aborted. */
  signal?: AbortSignal
}

/**
 * A queue that one visitor cannot fill: each has a queue of their own in front of it, which takes
 * some of its places only.
 */
export class FairQueue {
  private readonly all: PQueue
  private readonly ofVisitors = new Map<string, PQueue>()

  constructor(private readonly size: Size) {
    this.all = new PQueue({ concurrency: size.places })
  }

  /** How many wait for a place. */
  get waiting(): number {
    return [...this.ofVisitors.values()].reduce((sum, { size }) => sum + size, this.all.size)
  }

  /** Whether a job of the visitor would be refused. */
  isFull({ visitor, priority = 0 }: Job): boolean {
    const own = visitor === undefined ? 0 : (this.ofVisitors.get(visitor)?.size ?? 0)
    return own >= this.size.waitingPerVisitor || this.all.sizeBy({ priority }) >= this.size.waiting
  }

  /** @throws BusyError when too many wait; what the work throws; the signal's reason */
  async run<Result>(work: () => Promise<Result>, job: Job): Promise<Result> {
    if (this.isFull(job)) throw new BusyError()
    const { visitor, priority = 0, signal } = job
    const next = () => this.all.add(work, { priority, signal })
    return visitor === undefined ? next() : this.queueOf(visitor).add(next, { signal })
  }

  private queueOf(visitor: string): PQueue {
    const known = this.ofVisitors.get(visitor)
    if (known) return known
    const queue = new PQueue({ concurrency: this.size.perVisitor })
    queue.once('idle', () => this.ofVisitors.delete(visitor))
    this.ofVisitors.set(visitor, queue)
    return queue
  }
}
