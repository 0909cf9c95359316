import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { createSiteTokenCheck } from '../../site-token.mjs'
import { env } from '../env'

const perAddress = new RateLimiterMemory({ points: env.rateLimit, duration: 60 })
const perToken = new RateLimiterMemory({ points: env.rateLimit, duration: 60 })

/** The client's address as set by `server.mjs`; clients cannot override it. */
export const addressOf = (headers: Headers): string => headers.get('x-forwarded-for') ?? 'unknown'

/** `seconds` is the value of the Retry-After header. */
export class RateLimitExceeded extends Error {
  constructor(readonly seconds: number) {
    super('Too many calls.')
  }
}

/**
 * Runs the handler within the rate limits of the address and the token. The site's own server is
 * exempt.
 *
 * @throws RateLimitExceeded
 */
export async function withinLimits<Result>(
  headers: Headers,
  handle: () => Promise<Result>,
): Promise<Result> {
  if (isSiteServer(headers)) return handle()
  const address = addressOf(headers)
  const authorization = headers.get('authorization')
  await consume(perAddress, address)
  if (authorization)
    await consume(perToken, createHash('sha256').update(authorization).digest('base64'))
  return handle()
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (cause) {
    if (cause instanceof RateLimiterRes)
      throw new RateLimitExceeded(Math.ceil(cause.msBeforeNext / 1000))
    throw cause
  }
}

const isSiteToken = createSiteTokenCheck(env.revalidateSecret)

/** The site's server is exempt: it forwards the requests of many visitors from one address. */
export const isSiteServer = (headers: Headers): boolean => isSiteToken(headers.get('x-site-token'))
