/** Time to first byte of cached pages (ISR) with a slow content service. */
import { request } from './http-client.mjs'
import { median } from './load.mjs'
import { infoRow, row } from './table.mjs'

const maxMs = 5
const contentDelayMs = 50
const runs = 200
/**
 * Warm-up requests, until V8 has optimised: a page took 3.8 ms after 200 requests, 2.2 after 1,200.
 */
const warmUps = 1_000

export async function checkFirstByte({ siteUrl, people, gateway }) {
  gateway.delay = contentDelayMs
  gateway.replay = false
  try {
    await waitUntilFresh(siteUrl, people, gateway)
    await timesOf(siteUrl, people, {}, warmUps)
    const before = gateway.requests
    const plain = await timesOf(siteUrl, people, {})
    const compressed = await timesOf(siteUrl, people, { 'accept-encoding': 'gzip' })
    return [
      row('first byte of a profile', median(plain), {
        most: maxMs,
        unit: ' ms',
        digits: 2,
        compared: `p50 of ${runs}, content service ${contentDelayMs} ms away and requested ${gateway.requests - before} times`,
      }),
      infoRow(
        'first byte, compressed by the site',
        `${median(compressed).toFixed(2)} ms`,
        'as browsers ask; behind the front once a second only',
      ),
    ]
  } finally {
    gateway.delay = 0
  }
}

/**
 * The bench has just revalidated every page: requests all pages until none is regenerated in the
 * background.
 */
async function waitUntilFresh(siteUrl, people, gateway) {
  for (let requests = -1; requests !== gateway.requests;) {
    requests = gateway.requests
    for (const person of people) await firstByteOf(siteUrl + person, {})
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

async function timesOf(siteUrl, people, headers, count = runs) {
  const times = []
  for (let index = 0; index < count; index += 1)
    times.push(await firstByteOf(siteUrl + people[index % people.length], headers))
  return times
}

async function firstByteOf(address, headers) {
  const { status, firstByte } = await request(address, { headers })
  if (status !== 200) throw new Error(`${address} responded ${status}`)
  return firstByte
}
