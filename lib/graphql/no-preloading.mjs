/**
 * Stands in for the part of Apollo's server client that hands a query over to the browser (a
 * loader; `next.config.mjs`). No page does that, but it would be compiled with all of Apollo's
 * client for every page.
 */
export default function noPreloading() {
  return `'use client'
export default () => null
export const built_for_browser = true
`
}
