import { createHash } from 'node:crypto'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/**
 * The page cache: Next's own on disk and in memory, with two rules of this site. Only good pages are kept, so
 * that made-up addresses cannot fill the disk and a missing page is looked up again; and a kept page carries a
 * content security policy that names the scripts which the framework wrote into it.
 */
export default class PageCache extends FileSystemCache {
  async set(key, data, context) {
    if (data?.kind === 'APP_PAGE') {
      if (data.status !== undefined && data.status !== 200) return
      data.headers = { ...data.headers, 'content-security-policy': policyFor(String(data.html)) }
    }
    return super.set(key, data, context)
  }
}

/** Inline scripts of the framework start with one of these; no other inline script is blessed. */
const frameworkScript = /^(\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(|self\.__next_f\.push\(|\(self\.__next_r=|\$R[CXST]=|requestAnimationFrame\(function\(\)\{\$RT|\$R[CXST]\()/

export function policyFor(html) {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1] ?? '')
    .filter((source) => frameworkScript.test(source))
    .map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  return basePolicy.replace('%scripts%', ["'self'", ...new Set(hashes)].join(' '))
}

const basePolicy = [
  "default-src 'self'",
  'script-src %scripts%',
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')
