import ipaddr from 'ipaddr.js'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import { redisConnection } from '../redis/client.mjs'

/** @typedef {ReturnType<typeof createLimit>} Limit */

/**
 * A rate limit: `points` for each key in `seconds`. Instances share it in Redis
 * (`CACHE_REDIS_URL`); while that is away, each counts for itself.
 *
 * @param {string} name
 * @param {{ points: number, seconds: number }} size
 */
export function createLimit(name, { points, seconds }) {
  /** @type {RateLimiterMemory | RLWrapperTimeouts | undefined} */
  let opened
  const limiter = () => (opened ??= open({ keyPrefix: name, points, duration: seconds }))
  return {
    /**
     * Takes points of the key.
     *
     * @param {string} key
     * @param {number} [cost]
     * @returns {Promise<number>} 0, or the seconds to wait when there are not as many left
     */
    async take(key, cost = 1) {
      try {
        await limiter().consume(key, cost)
        return 0
      } catch (cause) {
        if (cause instanceof RateLimiterRes) return Math.ceil(cause.msBeforeNext / 1000) || 1
        throw cause
      }
    },
    /** Gives a point back. @param {string} key */
    giveBack: (key) => limiter().reward(key),
    /** Resets the key's points. @param {string} key */
    clear: (key) => limiter().delete(key),
  }
}

/** @param {{ keyPrefix: string, points: number, duration: number }} options */
function open({ keyPrefix, ...size }) {
  const inMemory = new RateLimiterMemory({ keyPrefix, ...size })
  if (!process.env.CACHE_REDIS_URL) return inMemory
  const shared = new RateLimiterRedis({
    ...size,
    keyPrefix: `site:limit:${keyPrefix}`,
    storeClient: redisConnection().client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  })
  return new RLWrapperTimeouts({ limiter: shared, timeoutMs: 500, insuranceLimiter: inMemory })
}

/**
 * Whose limits count for an address. A household or a server has a whole network of IPv6 addresses
 * (RFC 6177), which counts as one.
 *
 * @param {string} address
 */
export function toVisitor(address) {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!('parts' in parsed)) return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`)}/64`
}
