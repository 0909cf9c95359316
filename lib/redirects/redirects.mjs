import { createHash } from 'node:crypto'

/**
 * Redirects of the content service, by their old address. `scripts/serve.mjs` reads them when a page
 * is missing, so that they cost other requests nothing; a webhook makes the site fetch them again.
 * Each has its own instance of this module; the redirects are in `globalThis`.
 *
 * @typedef {{ to: string | null, kind: 'permanent' | 'temporary' | 'gone' }} Redirect
 */

const place = Symbol.for('site.redirects')
/** @type {{ [place]?: Map<string, Redirect> }} */
const common = globalThis

/**
 * As the manifest of trusted documents has it, to the letter: this file runs outside the bundle and
 * computes its hash.
 */
// prettier-ignore
export const query = /* GraphQL */ `query Redirects { Redirects(limit: 0, pagination: false) { __typename docs { __typename from kind to } } __typename }`

const operation = () => {
  if (process.env.CONTENT_TRUSTED_DOCUMENTS === 'off') return { query }
  return {
    extensions: {
      persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
    },
  }
}

const limitMs = 5_000
const refreshMs = 300_000
const retryMs = 5_000

/** Those that were read last; undefined before the first were. */
export const keptRedirects = () => common[place]

const isText = (value) => value === null || typeof value === 'string'

const isRedirect = (doc) =>
  isText(doc?.from) &&
  isText(doc.to) &&
  (doc.kind === null || ['permanent', 'temporary', 'gone'].includes(doc.kind))

/** Reads them anew. @throws where the content service does not say; those that are kept stay in use */
export async function readRedirects() {
  const endpoint = process.env.CONTENT_GRAPHQL_URL || 'http://localhost:3001/api/graphql'
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'Redirects', ...operation() }),
    cache: 'no-store',
    signal: AbortSignal.timeout(limitMs),
  })
  const { data, errors } = await answer.json()
  if (errors) throw new Error(errors[0]?.message)
  if (!Array.isArray(data?.Redirects?.docs) || !data.Redirects.docs.every(isRedirect))
    throw new Error('The response is damaged')
  common[place] = new Map(
    data.Redirects.docs.flatMap(({ from, to, kind }) =>
      from ? [[from, { to: to || null, kind: kind ?? 'permanent' }]] : [],
    ),
  )
}

/** Reads them now and now and then, for as long as the site runs. */
export async function keepRedirects() {
  let pause = refreshMs
  try {
    await readRedirects()
  } catch (cause) {
    console.warn('The redirects could not be read', String(cause))
    pause = retryMs
  }
  setTimeout(keepRedirects, pause).unref()
}
