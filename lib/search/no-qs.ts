/**
 * Stands in for `qs` in the browser (`next.config.mjs`). InstantSearch's history router imports it for
 * its default `createURL` and `parseURL`; the search page gives its own.
 */
const unused = {}
export default unused
