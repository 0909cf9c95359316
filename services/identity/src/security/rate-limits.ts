import { toVisitor } from '@law-firm/runtime/limits/limit.mjs'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Env } from '../env'

export type RateLimits = ReturnType<typeof createRateLimits>

const [minute, hour] = [60, 3600]

/**
 * Requests of an address; mails and text messages to a recipient, by a sender (an IPv4 address or an
 * IPv6 network) and in all.
 */
export function createRateLimits({ rateLimit }: Pick<Env, 'rateLimit'>) {
  const requests = new RateLimiterMemory({ points: rateLimit, duration: minute })
  const burst = new RateLimiterMemory({ points: 5, duration: minute })
  const received = new RateLimiterMemory({ points: 20, duration: hour })
  const sent = new RateLimiterMemory({ points: Math.ceil(rateLimit / 5), duration: hour })
  const inAll = new RateLimiterMemory({ points: rateLimit * 10, duration: hour })
  const consume = async (limiter: RateLimiterMemory, key: string) => {
    try {
      await limiter.consume(key)
      return true
    } catch {
      return false
    }
  }
  return {
    mayRequest: (address: string) => consume(requests, address),
    mayWriteTo: async (recipient: string, sender: string) => {
      const key = recipient.trim().toLowerCase()
      return (
        (await consume(sent, toVisitor(sender))) &&
        (await consume(burst, key)) &&
        (await consume(received, key)) &&
        consume(inAll, 'all')
      )
    },
  }
}
