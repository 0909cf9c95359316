/**
 * The address of a search record; that of a graduate page has no language, as the two sites share only
 * English (decision 3).
 *
 * @param prefix of the visitor's language: empty or `/fr-fr`
 */
export const hrefOfHit = (prefix: string, path: string): string =>
  /^\/graduates(?:\/|$)/.test(path) ? path : prefix + path
