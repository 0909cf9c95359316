/**
 * Stands in for Next's `collect-segment-data` (a loader; `next.config.mjs`). Next takes every page
 * that it has made apart again, into the pieces that prefetching links ask for, and keeps those
 * beside it: a third of the work of a kept page, and a second copy of it. No link of this site
 * prefetches; who asks for a piece gets the page.
 */
export default function prefetchData() {
  return `
export const collectSegmentData = async () => undefined
export const collectPrefetchHints = async () => null
`
}
