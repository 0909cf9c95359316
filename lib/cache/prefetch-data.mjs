/**
 * Replaces Next's `collect-segment-data` (a loader; `next.config.mjs`), which stores the segments of
 * each page for prefetching links: a third of the work of a cached page, and a second copy of it.
 * No link of this site prefetches; a request for a segment gets the page.
 */
export default function prefetchData() {
  return `
export const collectSegmentData = async () => undefined
export const collectPrefetchHints = async () => null
`
}
