const longest = 2048

/**
 * The path, query and hash of a return address, or `/` if it could leave the site (decision 14). Every return address
 * is sanitised here before it is stored or used for a redirect. One of more than 2,048 characters loses its query.
 */
export function sameSitePath(value: unknown): string {
  if (typeof value !== 'string') return '/'
  if (value.length > longest) {
    const [path = '/'] = value.split(/[?#]/, 1)
    return path.length < value.length ? sameSitePath(path) : '/'
  }
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
