/** Time to the first byte of kept pages while the content service is far away. */
import { ask } from './ask.mjs'
import { median } from './load.mjs'
import { note, row } from './table.mjs'

const most = 5
const away = 50
const runs = 200

export async function checkFirstByte({ siteUrl, people, gateway }) {
  gateway.delay = away
  gateway.replay = false
  const before = gateway.asked
  try {
    const times = []
    for (let index = 0; index < runs; index += 1) {
      const { status, firstByte } = await ask(siteUrl + people[index % people.length], { headers: { 'accept-encoding': 'gzip' } })
      if (status !== 200) throw new Error(`${people[index % people.length]} answered ${status}`)
      if (index >= people.length) times.push(firstByte)
    }
    const compared = `p50 of ${times.length}, content service ${away} ms away and asked ${gateway.asked - before} times`
    return [row('first byte of a profile', median(times), { most, unit: ' ms', digits: 2, compared }), note('first byte, slowest of 20', `${times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)].toFixed(2)} ms`, 'p95')]
  } finally {
    gateway.delay = 0
  }
}
