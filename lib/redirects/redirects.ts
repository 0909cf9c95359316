import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import {
  coversRequest,
  inAllLanguages,
  readSource,
  splitLanguage,
  type Source,
} from '@law-firm/contract/addresses'
import { createSiteToken } from '@law-firm/runtime/http/site-token.mjs'
import { inRequest, toRequestId } from '@law-firm/runtime/observability/request.mjs'
import { isSiteLocale, toPrefix } from '@law-firm/contract/locales'
import { isFilePath } from '../routes/files'
import { fetchFrom } from '../upstreams/fetch'

export type Redirect = {
  source: Source
  to: string | null
  kind: 'permanent' | 'temporary' | 'gone'
}

/** Redirects by the path of their source; those with most parameters first. */
export type Redirects = ReadonlyMap<string, Redirect[]>

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
const betweenReadsMs = 1_000

const fetchContent = fetchFrom('content', { isRepeatable: true })

let redirects: Redirects = new Map()
let timer: NodeJS.Timeout | undefined

export const currentRedirects = (): Redirects => redirects

/** Sources of the last read by their text: parsing thousands takes a tenth of a second. */
let sources = new Map<string, Source>()

export function toRedirects(
  rows: { from: string | null; to: string | null; kind: Redirect['kind'] | null }[],
): Redirects {
  const byPath = new Map<string, Redirect[]>()
  const read = new Map<string, Source>()
  for (const { from, to, kind } of rows) {
    const source = from ? (sources.get(from) ?? readSource(from)) : null
    if (!from || !source) continue
    read.set(from, source)
    const others = byPath.get(source.path) ?? []
    others.push({ source, to: to || null, kind: kind ?? 'permanent' })
    byPath.set(source.path, others)
  }
  sources = read
  for (const some of byPath.values())
    some.sort((a, b) => b.source.parameters.size - a.source.parameters.size)
  return byPath
}

/** Where an address leads; `location` is null for a page that was removed. */
export type Outcome = { status: 307 | 308 | 410; location: string | null }

const mostHops = 10

/**
 * Follows redirects to their end, so that a visitor gets one: each for the address with its language
 * first, then without. Parameters that the source does not name stay.
 *
 * @returns null for an address without a redirect, and for a loop
 */
export function followRedirects(address: string, all: Redirects = redirects): Outcome | null {
  let location = address
  let status: 307 | 308 = 308
  for (let hops = 0; hops < mostHops; hops += 1) {
    const hop = findRedirect(location, all)
    if (!hop) return hops === 0 ? null : { status, location }
    if (hop.kind === 'gone' || !hop.location) return { status: 410, location: null }
    if (hop.kind === 'temporary') status = 307
    location = hop.location
  }
  return null
}

function findRedirect(address: string, all: Redirects) {
  const request = all.size > 0 ? readSource(address.split('#')[0] ?? '') : null
  if (!request) return null
  for (const asked of inAllLanguages(request)) {
    const found = all.get(asked.path)?.find(({ source }) => coversRequest(source, asked))
    if (!found) continue
    const language = asked === request ? null : splitLanguage(request.path)
    const prefix = language ? toPrefix(language.locale) : ''
    return { kind: found.kind, location: found.to && toLocation(address, found, prefix) }
  }
  return null
}

const base = 'http://site.invalid'

/** @returns null for a target that is no path of this site */
function toLocation(address: string, { source, to }: Redirect, prefix: string): string | null {
  if (!to || !URL.canParse(to, base)) return null
  const target = new URL(to, base)
  if (target.origin !== base) return null
  const asked = new URLSearchParams(address.split('#')[0]?.split(/\?(.*)/s)[1])
  for (const [name, value] of asked)
    if (
      name !== '_rsc' &&
      !source.parameters.has(name.toLowerCase()) &&
      !target.searchParams.has(name)
    )
      target.searchParams.append(name, value)
  const path = target.pathname.replace(/^\/{2,}/, '/')
  const isOfAllLanguages = !isSiteLocale(path.split('/')[1]) && !isFilePath(path)
  const localised = isOfAllLanguages ? (path === '/' && prefix) || prefix + path : path
  return localised + target.search + target.hash
}

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
  redirects = toRedirects(data.Redirects.docs)
}

let reading: Promise<void> | undefined
let isOutdated = false

/**
 * Reads the redirects now and every five minutes; after a failure sooner. A change during a read
 * causes one more, however many there are: an import sends thousands.
 */
export async function refreshRedirects(): Promise<void> {
  isOutdated = true
  reading ??= readUntilCurrent().finally(() => (reading = undefined))
  await reading
}

async function readUntilCurrent(): Promise<void> {
  clearTimeout(timer)
  let pause = refreshMs
  try {
    do {
      isOutdated = false
      await readRedirects()
      await setTimeout(betweenReadsMs, undefined, { ref: false })
    } while (isOutdated)
  } catch (cause) {
    console.warn('The redirects could not be read', String(cause))
    pause = retryMs
  }
  // the request that causes a refresh is over then, and so is the time that it had
  const refresh = () => inRequest(toRequestId({}, false), refreshRedirects)
  timer = globalThis.setTimeout(refresh, pause).unref()
}
