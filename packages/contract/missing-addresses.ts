import { readSource } from './addresses'

/** What the site reports at once, and the content service accepts. */
export const mostReported = 200

/** Longer addresses are those of programs that probe. */
const longest = 200

/** Digits or letters that may be those of a person or a session: an address, a number, a token. */
const identifying =
  /@|%40|\d{9}|[0-9a-f]{8}-[0-9a-f]{4}-|(?=[a-z_-]*\d)[a-z\d_]{20}|[0-9a-f]{16}|[a-z]{30}/

/**
 * The path of an address that has no page, as redirects compare it and without its query; null for
 * one that may identify a person, and for hidden files, which only programs request.
 */
export function toReportedPath(address: string): string | null {
  const path = readSource(address)?.path
  if (!path || new TextEncoder().encode(path).length > longest) return null
  return identifying.test(path) || path.includes('/.') ? null : path
}
