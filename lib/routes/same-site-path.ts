/**
 * A return address that stays on this site: the path, query and hash of a given one, or `/` for anything that
 * could lead elsewhere (decision 14). Every return address passes here before it is stored or followed.
 */
export function sameSitePath(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2048) return '/'
  if (!/^\/(?![/\\])/.test(value) || /[\u0000-\u0020\u007f\\]/.test(value)) return '/'
  const base = 'https://site.invalid'
  if (!URL.canParse(value, base)) return '/'
  const url = new URL(value, base)
  if (url.origin !== base || /^\/[/\\]/.test(url.pathname)) return '/'
  const decoded = decodedPath(url.pathname)
  return decoded === null || /\/[/\\]|[\u0000-\u001f\\]/.test(decoded)
    ? '/'
    : url.pathname + url.search + url.hash
}

function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
