import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '../env'

const byAddress = new RateLimiterMemory({ points: env.rateLimit, duration: 60 })
const byToken = new RateLimiterMemory({ points: env.rateLimit, duration: 60 })

/** The address that `server.mjs` saw; nobody can name another. */
export const addressOf = (headers: Headers): string => headers.get('x-forwarded-for') ?? 'unknown'

/** Calls of one address that may be under way together: the database answers one at a time. */
const maxConcurrentRequests = 20
const underWay = new Map<string, number>()

/** Too many calls, of one address or token; `seconds` to wait. */
export class RateLimitExceeded extends Error {
  constructor(readonly seconds: number) {
    super('Too many calls.')
  }
}

/**
 * Answers a call within the limits of its address and its token. The site's own server is not
 * limited.
 *
 * @throws RateLimitExceeded
 */
export async function withinLimits<Answer>(
  headers: Headers,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  if (isSiteServer(headers)) return answer()
  const address = addressOf(headers)
  const token = headers.get('authorization')
  await consume(byAddress, address)
  if (token) await consume(byToken, createHash('sha256').update(token).digest('base64'))
  const others = underWay.get(address) ?? 0
  if (others >= maxConcurrentRequests) throw new RateLimitExceeded(1)
  underWay.set(address, others + 1)
  try {
    return await answer()
  } finally {
    const left = (underWay.get(address) ?? 1) - 1
    if (left > 0) underWay.set(address, left)
    else underWay.delete(address)
  }
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

const expected = createHmac('sha256', env.revalidateSecret).update('content-client').digest()

/**
 * The site's server shows that it holds the shared secret (docs/contracts.md, "Limits"): its
 * readers are many behind one address.
 */
export function isSiteServer(headers: Headers): boolean {
  const given = Buffer.from(headers.get('x-site-token') ?? '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
