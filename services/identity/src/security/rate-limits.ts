import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Env } from '../env'

export type RateLimits = ReturnType<typeof createRateLimits>

/** Requests per minute and address; mails and text messages per minute and hour, by recipient. */
export function createRateLimits({ rateLimit }: Pick<Env, 'rateLimit'>) {
  const requests = new RateLimiterMemory({ points: rateLimit, duration: 60 })
  const burst = new RateLimiterMemory({ points: 5, duration: 60 })
  const messages = new RateLimiterMemory({ points: 20, duration: 3600 })
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
    mayWriteTo: async (recipient: string) => {
      const key = recipient.trim().toLowerCase()
      return (await consume(burst, key)) && consume(messages, key)
    },
  }
}
