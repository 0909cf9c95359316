/** Time to the first byte of kept pages while the content service is far away. */
import { ask } from './ask.mjs'
import { median } from './load.mjs'
import { note, row } from './table.mjs'

const most = 5
const away = 50
const runs = 200
/** Before times count: a site that just started compiles while it answers. A page took 3.8 ms after 200 visits, 2.2 after 1,200. */
const warmUps = 1_000

export async function checkFirstByte({ siteUrl, people, gateway }) {
  gateway.delay = away
  gateway.replay = false
  try {
    await settled(siteUrl, people, gateway)
    await timesOf(siteUrl, people, {}, warmUps)
    const before = gateway.asked
    const plain = await timesOf(siteUrl, people, {})
    const compressed = await timesOf(siteUrl, people, { 'accept-encoding': 'gzip' })
    return [
      row('first byte of a profile', median(plain), {
        most,
        unit: ' ms',
        digits: 2,
        compared: `p50 of ${runs}, content service ${away} ms away and asked ${gateway.asked - before} times`,
      }),
      note(
        'first byte, compressed by the site',
        `${median(compressed).toFixed(2)} ms`,
        'as browsers ask; behind the front once a second only',
      ),
    ]
  } finally {
    gateway.delay = 0
  }
}

/** The bench has just told the site that everything changed, and a page that is visited then is made anew behind the visitor: until visits to all of them ask nothing. */
async function settled(siteUrl, people, gateway) {
  for (let asked = -1; asked !== gateway.asked;) {
    asked = gateway.asked
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
  const { status, firstByte } = await ask(address, { headers })
  if (status !== 200) throw new Error(`${address} answered ${status}`)
  return firstByte
}
