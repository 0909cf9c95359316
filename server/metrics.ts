import { metrics } from '@opentelemetry/api'

const meter = metrics.getMeter('website')

const pages = meter.createCounter('website.pages', {
  description: 'Responses with cached pages, by the state of the page',
})
const attributes = { HIT: { state: 'hit' }, STALE: { state: 'stale' }, MISS: { state: 'miss' } }

export const countPage = (state: keyof typeof attributes): void => pages.add(1, attributes[state])

/** Requests that were refused as too many wait. */
export const refusals = meter.createCounter('website.renderer.refused', {
  description: 'Requests that got 503, as too many waited for the renderer',
})

/** Observes how many requests wait for the renderer. */
export const observeQueue = (length: () => number): void =>
  meter
    .createObservableGauge('website.renderer.queue', {
      description: 'Requests that wait for the renderer',
    })
    .addCallback((result) => result.observe(length()))
