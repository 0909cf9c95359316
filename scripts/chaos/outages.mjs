/** Random requests while services fail at random: each is answered, and never with 500. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { row } from '../bench/table.mjs'
import { upstreamFaults } from './drive.mjs'

const program = fileURLToPath(new URL('../fuzz.mjs', import.meta.url))

/** @type {import('./faults.mjs').Fault} */
export async function outages({ instances, upstreams, isLong }) {
  const [one] = instances
  const count = isLong ? 100_000 : 5_000
  const fuzz = fork(program, [
    String(count),
    String(Date.now() % 1_000_000),
    one?.url ?? '',
    'none',
  ])
  const exit = once(fuzz, 'exit')
  await once(fuzz, 'message') // it has read the pages
  let isSent = false
  fuzz.once('message', () => (isSent = true))
  let faults = 0
  for (; !isSent && fuzz.exitCode === null; faults += 1) {
    const upstream = pick(Object.values(upstreams))
    const toFault = pick(Object.values(upstreamFaults))
    const { inject, end } = toFault(upstream)
    await inject()
    await wait(1_000 + Math.random() * 3_000)
    await end()
    await wait(1_000)
  }
  // what was read during an outage is read again
  await wait(10_000)
  if (fuzz.connected) fuzz.send('go on')
  const [code] = await exit
  return [
    row('random requests during outages: failed runs', code === 0 ? 0 : 1, {
      most: 0,
      digits: 0,
      compared: `${count} requests, ${faults} outages`,
    }),
  ]
}

/** @template Value @param {Value[]} values @returns {Value} */
const pick = (values) => /** @type {Value} */ (values[Math.floor(Math.random() * values.length)])
