import { metrics } from '@opentelemetry/api'
import {
  CircuitState,
  ConsecutiveBreaker,
  TimeoutStrategy,
  bulkhead,
  circuitBreaker,
  handleAll,
  timeout,
  wrap,
} from 'cockatiel'

export type UpstreamName = 'content' | 'forms' | 'search'

export type Upstream = {
  /**
   * Runs a request to the service, with a signal that aborts it.
   *
   * @throws the request's error; at once while the service is unavailable, or has too many requests
   */
  call: <Result>(request: (signal: AbortSignal) => Promise<Result>) => Promise<Result>
  isAvailable: () => boolean
}

/** Requests in flight, and those that wait for one of them. */
const [concurrency, longestQueue] = [64, 512]
/** After as many failures in a row nothing is sent; then one request tries whether it is back. */
const failuresInARow = 5
const pauseMs = 1_000

/**
 * A hosted service that may be slow, hang or be away: no request waits for longer than `limitMs`,
 * and a service that fails again and again is left alone for a second (circuit breaker).
 */
export function createUpstream(limitMs: number): Upstream {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  const policy = wrap(
    breaker,
    timeout(limitMs, TimeoutStrategy.Aggressive),
    bulkhead(concurrency, longestQueue),
  )
  return {
    call: (request) => policy.execute(({ signal }) => request(signal)),
    isAvailable: () => breaker.state !== CircuitState.Open,
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

/** The service's one upstream in this process. `limitMs` counts at its first use. */
export function upstreamOf(name: UpstreamName, limitMs: number): Upstream {
  const known = upstreams.get(name)
  if (known) return known
  const upstream = createUpstream(limitMs)
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
