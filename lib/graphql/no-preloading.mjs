/**
 * Replaces the part of Apollo's server client that preloads a query for the browser (a loader;
 * `next.config.mjs`). No page does that, but it would compile all of Apollo's client into every page.
 */
export default function noPreloading() {
  return `'use client'
export default () => null
export const built_for_browser = true
`
}
