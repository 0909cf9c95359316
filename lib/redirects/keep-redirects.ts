import 'server-only'
import { queryContent } from '@/lib/graphql/server'
import { redirectsQuery } from './query'

/**
 * Redirects of the content service, by their old address. They stand where `scripts/serve.mjs` finds them: it looks at
 * them when a page is missing, so that they cost no other request anything.
 */
export type KeptRedirect = { to: string | null; kind: 'permanent' | 'temporary' | 'gone' }

const place = Symbol.for('site.redirects')
type Holder = { [place]?: Map<string, KeptRedirect> }

const refreshMs = 300_000
const retryMs = 5_000

/** Reads the redirects anew. @throws ContentUnavailableError; those that are kept stay in use */
export async function readRedirects(): Promise<void> {
  const data = await queryContent(redirectsQuery, {})
  ;(globalThis as Holder)[place] = new Map((data.Redirects?.docs ?? []).flatMap(({ from, to, kind }) => (from ? [[from, { to: to || null, kind: kind ?? 'permanent' }] as const] : [])))
}

/** Reads the redirects now and now and then, for as long as the site runs. */
export async function keepRedirects(): Promise<void> {
  let pause = refreshMs
  try {
    await readRedirects()
  } catch (cause) {
    console.warn('The redirects could not be read', String(cause))
    pause = retryMs
  }
  setTimeout(keepRedirects, pause).unref()
}
