import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/**
 * The page cache: Next's own on disk and in memory, with two rules of this site. Only good pages are kept, so that
 * made-up addresses cannot fill the disk, a missing page is looked up again, and a withdrawn one goes; and a kept
 * page carries a content security policy that names the scripts which the framework wrote into it.
 */
export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context)
    if (entry?.value?.kind === 'APP_PAGE') withPolicy(entry.value)
    return entry
  }

  async set(key, data, context) {
    if (data?.kind === 'APP_PAGE') {
      if (data.status !== undefined && data.status !== 200) return this.forget(key)
      withPolicy(data)
    }
    return super.set(key, data, context)
  }

  /** Drops a page that is no longer good: the next reader has it made anew. */
  async forget(key) {
    FileSystemCache.memoryCache?.remove(key)
    if (!this.flushToDisk) return
    await Promise.all(['.html', '.meta', '.rsc'].map((end) => rm(this.getFilePath(key + end, 'APP_PAGE'), { force: true })))
  }
}

function withPolicy(page) {
  page.headers ??= {}
  page.headers['content-security-policy'] ??= policyFor(String(page.html))
}

/** Scripts by which React reveals what streamed in, and Next starts: they begin so, and hold nothing of a page. */
const runtimeScript = /^(requestAnimationFrame\(function\(\)\{\$RT=|\$R[BCXSTV]=|\$R[CXST]\("|\(globalThis\["TURBOPACK"\])/

/** Page data as Next hands it to the browser: a call with one JSON list, and nothing beside it. */
const dataScript = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/

function isFrameworkScript(source) {
  if (runtimeScript.test(source)) return true
  const data = dataScript.exec(source)?.[1]
  if (data === undefined) return false
  try {
    JSON.parse(data)
    return true
  } catch {
    return false
  }
}

/** The policy of a page: no inline script runs but those of the framework, each named by its hash. */
export function policyFor(html) {
  const hashes = [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1] ?? '')
    .filter(isFrameworkScript)
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
