import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { policyWith } from './policy.mjs'

const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/**
 * The page cache: Next's own on disk and in memory, with three rules of this site. Only good pages are kept, so that
 * made-up addresses cannot fill the disk, a missing page is looked up again, and a withdrawn one goes. A kept page
 * carries a content security policy that names the scripts which the framework wrote into it, and a validator, so that
 * neither is worked out for each reader. And an entry is as old as its data (`keep.ts` notes when they were asked for):
 * by the end of its making, which is what Next goes by, an edit that came meanwhile would count as seen, and two quick
 * edits would leave the first one on the page.
 */
export default class PageCache extends FileSystemCache {
  async get(key, context) {
    if (isMark(context)) return null
    const entry = await super.get(key, context)
    if (entry?.value?.kind === 'APP_PAGE') withHeaders(entry.value)
    return entry
  }

  async set(key, data, context) {
    if (isMark(context)) return
    if (data?.kind === 'APP_PAGE') {
      if (data.status !== undefined && data.status !== 200) return this.forget(key)
      withHeaders(data)
    }
    const written = super.set(key, data, context)
    const asked = askedAt(data)
    const kept = asked && FileSystemCache.memoryCache?.get(key)
    if (kept) kept.lastModified = asked
    await written
    if (asked && this.flushToDisk) await this.setAge(key, data.kind, asked)
  }

  /** The time of its file is an entry's age after a restart. */
  async setAge(key, kind, asked) {
    const file =
      kind === 'FETCH'
        ? this.getFilePath(key, 'FETCH')
        : this.getFilePath(`${key}.html`, 'APP_PAGE')
    await utimes(file, asked / 1000, asked / 1000)
  }

  /** Drops a page that is no longer good: the next reader has it made anew. */
  async forget(key) {
    FileSystemCache.memoryCache?.remove(key)
    if (!this.flushToDisk) return
    await Promise.all(
      ['.html', '.meta', '.rsc'].map((end) =>
        rm(this.getFilePath(key + end, 'APP_PAGE'), { force: true }),
      ),
    )
  }
}

/** What puts tags on a page (`tagPage` in `keep.ts`) holds nothing to keep. */
const isMark = (context) => context?.tags?.[0]?.startsWith('asked:') ?? false

/** When the data of an entry were asked for, in milliseconds; null where nobody noted it. */
function askedAt(data) {
  if (data?.kind === 'FETCH') return toTime(/^\{"asked":(\d+),/.exec(String(data.data?.body)))
  if (data?.kind !== 'APP_PAGE') return null
  const noted = [
    ...String(data.headers?.['x-next-cache-tags'] ?? '').matchAll(/(?:^|,)asked:(\d+)/g),
  ].map(toTime)
  return noted.length > 0 ? Math.min(...noted) : null
}

const toTime = (match) => (match ? Number(match[1]) : null)

function withHeaders(page) {
  page.headers ??= {}
  page.headers['content-security-policy'] ??= policyFor(String(page.html))
  page.headers.etag ??= `W/"${createHash('sha256').update(String(page.html)).digest('base64url').slice(0, 22)}"`
}

/**
 * React's scripts that reveal what streamed in, as the React that renders has them: to the letter, nothing like
 * them. Read when the first page is kept, and from a path that the bundler cannot follow: it would put a number of
 * its own in its place.
 */
let reactScripts

function readReactScripts() {
  const file = path.join(
    process.cwd(),
    'node_modules',
    'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
  )
  const literals = readFileSync(file, 'utf8').matchAll(
    /(["'])((?:requestAnimationFrame\(|addEventListener\("submit"|\$R[A-Z]=)(?:\\.|(?!\1)[^\\])*)\1/g,
  )
  return [...literals]
    .map(([, , text = '']) =>
      text
        .replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character))
        .replace(/\$R[A-Z]\("$/, ''),
    )
    .sort((a, b) => b.length - a.length)
}

/** Calls by which React, Next and its loader hand data over: nothing but JSON inside, and nothing beside them. */
const dataCall =
  /^(?:(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push|\$R[CRSX]|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push)\(([\s\S]*)\);?$/

function isFrameworkScript(source) {
  const rest = withoutReactScripts(source)
  return source !== '' && (rest === '' || isJson(dataCall.exec(rest)?.[1]))
}

function withoutReactScripts(source) {
  reactScripts ??= readReactScripts()
  const known = reactScripts.find((script) => source.startsWith(script))
  return known ? withoutReactScripts(source.slice(known.length)) : source
}

function isJson(values) {
  try {
    return values !== undefined && Array.isArray(JSON.parse(`[${values}]`))
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
  return policyWith([...new Set(hashes)])
}
