import { createHash } from 'node:crypto'
import { createLimit, toVisitor, type Limit } from '@law-firm/runtime/limits/limit.mjs'
import { createSiteTokenCheck } from '@law-firm/runtime/http/site-token.mjs'
import { createSessionReader } from '../../editor-session.mjs'
import { env } from '../env'

const minute = { points: env.CONTENT_RATE_LIMIT, seconds: 60 }
const perAddress = createLimit('content-address', minute)
const readSession = createSessionReader(env.CONTENT_SECRET)
const perToken = createLimit('content-token', minute)

/** Whose limits count: the client's address as set by `server.mjs`, which clients cannot override. */
export const toAddress = (headers: Headers): string =>
  toVisitor(headers.get('x-forwarded-for') ?? 'unknown')

/** `seconds` is the value of the Retry-After header. */
export class RateLimitExceeded extends Error {
  constructor(readonly seconds: number) {
    super('Too many calls.')
  }
}

/**
 * Runs the handler within the rate limit of an editor's session, or those of the address and the token.
 * The site's own server is exempt.
 *
 * @throws RateLimitExceeded
 */
export async function withinLimits<Result>(
  headers: Headers,
  handle: () => Promise<Result>,
): Promise<Result> {
  if (isSiteServer(headers)) return handle()
  const session = readSession(headers.get('cookie'))
  if (session) {
    await take(perToken, session)
    return handle()
  }
  const address = toAddress(headers)
  const authorization = headers.get('authorization')
  await take(perAddress, address)
  if (authorization)
    await take(perToken, createHash('sha256').update(authorization).digest('base64'))
  return handle()
}

async function take(limit: Limit, key: string): Promise<void> {
  const seconds = await limit.take(key)
  if (seconds > 0) throw new RateLimitExceeded(seconds)
}

const isSiteToken = createSiteTokenCheck(env.REVALIDATE_SECRET)

/** The site's server is exempt: it forwards the requests of many visitors from one address. */
export const isSiteServer = (headers: Headers): boolean => isSiteToken(headers.get('x-site-token'))
