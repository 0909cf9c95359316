import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { createSiteToken } from '@aldermere/runtime/http/site-token.mjs'
import { inRequest, toRequestId } from '@aldermere/runtime/observability/request.mjs'
import { fetchFrom } from '../upstreams/fetch'

export type Redirect = { to: string | null; kind: 'permanent' | 'temporary' | 'gone' }

/**
 * As the manifest of trusted documents has it, to the letter: this file runs outside the bundle and
 * computes its hash.
 */
// oxfmt-ignore
export const query = /* GraphQL */ `query Redirects { Redirects(limit: 0, pagination: false) { __typename docs { __typename from kind to } } __typename }`

const operation = () =>
  process.env.CONTENT_TRUSTED_DOCUMENTS === 'off'
    ? { query }
    : {
        extensions: {
          persistedQuery: {
            version: 1,
            sha256Hash: createHash('sha256').update(query).digest('hex'),
          },
        },
      }

const responseSchema = v.object({
  errors: v.optional(v.never()),
  data: v.object({
    Redirects: v.object({
      docs: v.array(
        v.object({
          from: v.nullable(v.string()),
          to: v.nullable(v.string()),
          kind: v.nullable(v.picklist(['permanent', 'temporary', 'gone'])),
        }),
      ),
    }),
  }),
})

const refreshMs = 300_000
const retryMs = 5_000

const fetchContent = fetchFrom('content', { isRepeatable: true })

/** Redirects of the content service, by their old address. */
let redirects = new Map<string, Redirect>()
let timer: NodeJS.Timeout | undefined

export const currentRedirects = (): ReadonlyMap<string, Redirect> => redirects

/** @throws when the content service does not respond as it should; the current redirects stay in use */
export async function readRedirects(): Promise<void> {
  const endpoint = process.env.CONTENT_GRAPHQL_URL || 'http://localhost:3001/api/graphql'
  const secret = process.env.REVALIDATE_SECRET
  const response = await fetchContent(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret ? { 'x-site-token': createSiteToken(secret) } : {}),
    },
    body: JSON.stringify({ operationName: 'Redirects', ...operation() }),
  })
  const { data } = v.parse(responseSchema, await response.json())
  redirects = new Map(
    data.Redirects.docs.flatMap(({ from, to, kind }): [string, Redirect][] =>
      from ? [[from, { to: to || null, kind: kind ?? 'permanent' }]] : [],
    ),
  )
}

/** Reads the redirects now and every five minutes; after a failure sooner. */
export async function refreshRedirects(): Promise<void> {
  clearTimeout(timer)
  let pause = refreshMs
  try {
    await readRedirects()
  } catch (cause) {
    console.warn('The redirects could not be read', String(cause))
    pause = retryMs
  }
  // the request that causes a refresh is over then, and so is the time that it had
  const refresh = () => inRequest(toRequestId({}, false), refreshRedirects)
  timer = setTimeout(refresh, pause).unref()
}
