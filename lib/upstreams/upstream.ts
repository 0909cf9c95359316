import { metrics } from '@opentelemetry/api'
import {
  CircuitState,
  ConsecutiveBreaker,
  TaskCancelledError,
  TimeoutStrategy,
  bulkhead,
  circuitBreaker,
  handleWhen,
  timeout,
  wrap,
} from 'cockatiel'
import { building } from '../env/is-building'
import { requestAge } from '@law-firm/runtime/observability/request.mjs'

/** A visitor waits no longer for all upstreams of a request together. */
const patienceMs = 4_000
/** No visitor waits for a build, which keeps the machine busy, nor for what development compiles. */
const isSlow = building || process.env.NODE_ENV === 'development'
const slowMs = building ? 180_000 : 60_000
/** Work in the background takes its time while the machine is busy. */
const backgroundMs = 30_000

type Limits = {
  /** The time of a request, with the body of its response. */
  ms: number
  /** The largest response. */
  bytes: number
  /** Whether its requests share the patience of a visitor. Not those that deliver later, too. */
  isShared?: boolean
}

const megabyte = 1024 * 1024
const ofContent = { ms: isSlow ? slowMs : patienceMs, bytes: 32 * megabyte, isShared: !isSlow }
const others = { ms: patienceMs, bytes: megabyte }

/**
 * `members` and `forms` are paths of the content service that may have hosts of their own. An editor
 * waits longer for a preview, of which nothing is cached, and its failures do not count for visitors.
 * Search leaves time for the lists that do without it.
 */
const limits = {
  content: ofContent,
  drafts: { ...ofContent, ms: Math.max(ofContent.ms, 15_000), isShared: false },
  members: ofContent,
  forms: others,
  identity: { ...others, isShared: !isSlow },
  search: { ms: 2_500, bytes: 4 * megabyte, isShared: !isSlow },
  analytics: others,
} satisfies Record<string, Limits>

export type UpstreamName = keyof typeof limits

export type Upstream = {
  /**
   * Runs a request to the service, with a signal that aborts it.
   *
   * @throws the request's error; at once while the service is unavailable, or has too many requests
   */
  call: <Result>(request: (signal: AbortSignal) => Promise<Result>) => Promise<Result>
  isAvailable: () => boolean
  /** Longest response in bytes. */
  maxBytes: number
}

/** Requests in flight, and those that wait for one of them. */
const [concurrency, longestQueue] = [64, 512]
/** After as many failures in a row nothing is sent; then one request tries whether it is back. */
const failuresInARow = 5
const pauseMs = 1_000

/**
 * The state of a breaker whose pause is over, as `toJSON` of cockatiel has it: cockatiel measures the pause by the
 * machine's clock, and one that is set back by a day would prolong it by a day.
 */
const buildLongOpen = () => ({
  ownState: { value: CircuitState.Open, openedAt: 0, attemptNo: 1 },
  breakerState: failuresInARow,
})

/** The visitor's time is over, or the service is left alone: nothing is sent. */
class NotSentError extends Error {
  override name = 'NotSentError'
}

/** The service had less than its limit, as others took the visitor's time. */
class OutOfTimeError extends Error {
  override name = 'OutOfTimeError'
}

/** A refusal (4xx) says that the service is there, and so does no failure of ours. */
const isOfService = (error: Error & { status?: unknown }): boolean =>
  !(error instanceof OutOfTimeError) && !(Number(error.status) >= 400 && Number(error.status) < 500)

/**
 * A hosted service that may be slow, hang or be away: no request waits for longer than its limit,
 * and a service that fails again and again is left alone for a second (circuit breaker).
 */
export function createUpstream({ ms: limitMs, bytes, isShared = false }: Limits): Upstream {
  let openedAt = 0
  const createBreaker = (initialState?: unknown) => {
    const created = circuitBreaker(handleWhen(isOfService), {
      halfOpenAfter: pauseMs,
      breaker: new ConsecutiveBreaker(failuresInARow),
      initialState,
    })
    created.onBreak(() => (openedAt = performance.now()))
    return created
  }
  let breaker = createBreaker()
  const queue = bulkhead(concurrency, longestQueue)
  return {
    async call(request) {
      const age = requestAge()
      const ms = !isShared
        ? limitMs
        : age === null
          ? Math.max(limitMs, backgroundMs)
          : Math.min(limitMs, patienceMs - age)
      if (ms <= 0) throw new NotSentError('The time of the request is over')
      if (breaker.state === CircuitState.Open && performance.now() - openedAt >= pauseMs)
        breaker = createBreaker(buildLongOpen())
      // cockatiel would have others wait for the one that tries
      if (breaker.state === CircuitState.HalfOpen) throw new NotSentError('The service is away')
      const policy = wrap(timeout(ms, TimeoutStrategy.Aggressive), queue)
      return breaker.execute(async () => {
        try {
          return await policy.execute(({ signal }) => request(signal))
        } catch (cause) {
          if (cause instanceof TaskCancelledError && ms < limitMs / 2)
            throw new OutOfTimeError(cause.message)
          throw cause
        }
      })
    },
    isAvailable: () => breaker.state === CircuitState.Closed,
    maxBytes: bytes,
  }
}

const availability = metrics
  .getMeter('website')
  .createObservableGauge('website.upstream.available', {
    description: '1 while requests are sent to the service, 0 while it is left alone',
  })

/** Of the process: the framework loads a module once for pages and once for route handlers. */
const upstreams = ((globalThis as { [key: symbol]: unknown })[Symbol.for('site.upstreams')] ??=
  new Map()) as Map<UpstreamName, Upstream>

/** The service's one upstream in this process. */
export function getUpstream(name: UpstreamName): Upstream {
  const known = upstreams.get(name)
  if (known) return known
  const upstream = createUpstream(limits[name])
  upstreams.set(name, upstream)
  availability.addCallback((result) =>
    result.observe(upstream.isAvailable() ? 1 : 0, { upstream: name }),
  )
  return upstream
}

/** Which of the services that were used are available. */
export const upstreamStates = (): Partial<Record<UpstreamName, 'ok' | 'unavailable'>> =>
  Object.fromEntries(
    [...upstreams].map(([name, upstream]) => [name, upstream.isAvailable() ? 'ok' : 'unavailable']),
  )
