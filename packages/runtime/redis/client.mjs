import { TimeoutStrategy, timeout } from 'cockatiel'
import { createClient } from 'redis'

/** A visitor is waiting for the response. */
const limited = timeout(1_000, TimeoutStrategy.Aggressive)

/** @typedef {ReturnType<typeof connect>} Connection */

/** @param {string} url */
function connect(url) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: 1_000 },
  })
  client.on('error', () => {}) // each command throws
  return { client, connected: client.connect() }
}

/**
 * The process's connection to the Redis that instances share (`CACHE_REDIS_URL`). It is of the
 * process, as the framework loads a module once for each bundle.
 *
 * @returns {Connection}
 */
export function redisConnection() {
  const { CACHE_REDIS_URL: url } = process.env
  if (!url) throw new Error('CACHE_REDIS_URL is not set.')
  const holder = /** @type {{ [key: symbol]: Connection | undefined }} */ (globalThis)
  return (holder[Symbol.for('site.redis')] ??= connect(url))
}

/**
 * Runs a command.
 *
 * @template Result
 * @param {(client: Connection['client']) => Promise<Result>} command
 * @returns {Promise<Result>}
 * @throws its error, within a second; also while Redis is away
 */
export const withRedis = (command) =>
  limited.execute(async () => {
    const { client, connected } = redisConnection()
    await connected
    return command(client)
  })
