/** The link of a phone between a browser and a server on the same machine. */
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Lighthouse's "slow 4G": the slowest quarter of 4G connections. */
const roundTripMs = 150
const bytesPerMs = (1.6 * 1_000_000) / 8 / 1000

/**
 * Passes connections on, with the time that they take on a phone: a round trip to connect, half of
 * one in each direction, and one rate for all that is received.
 *
 * @param {string} target origin of the server
 * @returns {Promise<{ address: string, stop: () => void }>} the origin for the browser
 */
export async function startLink(target) {
  const { hostname, port } = new URL(target)
  let freeAt = 0
  const server = net.createServer((browser) => {
    const upstream = net.connect({ host: hostname, port: Number(port || 80) })
    const connected = wait(roundTripMs)
    carry(browser, upstream, async () => {
      await connected
      await wait(roundTripMs / 2)
    })
    carry(upstream, browser, async (length) => {
      freeAt = Math.max(freeAt, performance.now()) + length / bytesPerMs
      await wait(freeAt - performance.now() + roundTripMs / 2)
    })
  })
  await /** @type {Promise<void>} */ (
    new Promise((resolve) => server.listen(0, 'localhost', resolve))
  )
  const { port: own } = /** @type {net.AddressInfo} */ (server.address())
  return { address: `http://localhost:${own}`, stop: () => server.close() }
}

/**
 * Chunks keep their order, and several are on their way at a time.
 *
 * @param {net.Socket} from
 * @param {net.Socket} to
 * @param {(length: number) => Promise<void>} delay
 */
function carry(from, to, delay) {
  let last = Promise.resolve()
  from.on('error', () => to.destroy())
  from.on('data', (chunk) => {
    const arrived = Promise.all([last, delay(chunk.length)])
    last = arrived.then(() => void to.write(chunk))
  })
  from.on('close', () => void last.then(() => to.end()))
}
