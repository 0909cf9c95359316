/** One hostile client of each kind, while other visitors read pages and send forms. */
import { fork } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { row } from '../bench/table.mjs'
import { warmedUrls } from './drive.mjs'
import { kinds, silent } from './hostile-kinds.mjs'
import { startReaders } from './readers.mjs'
import { ports } from './setup.mjs'
import { openForm, sendForm } from './visitors.mjs'

const client = fileURLToPath(new URL('hostile-client.mjs', import.meta.url))
const run = Date.now().toString(36)
let words = 0

/** @type {import('./faults.mjs').Fault} */
export async function hostile(context) {
  const { front, instances } = context
  const [one] = instances
  const at = (/** @type {number} */ port) => `http://localhost:${port}`
  const hosts = {
    site: one?.url ?? front,
    content: at(ports.contentItself),
    identity: at(ports.identityItself),
    search: at(ports.searchItself),
    searchKey: context.setup.secrets.searchKey,
  }
  const cached = await warmedUrls(context, 60)
  const form = await openForm(`${one?.url}/contact-us/press`)
  const visitors = () => visit({ one: one?.url ?? front, front, cached, form })
  const seconds = context.isLong ? 30 : 8
  const quiet = await visitors()(seconds)
  const mostUncached = quiet.uncached.p95 * 1.5 + 200
  const rows = []
  for (const kind of [...Object.keys(kinds), ...Object.keys(silent)]) {
    if (context.kinds.length > 0 && !context.kinds.some((start) => kind.startsWith(start))) continue
    const stop = visitors()
    const attacker = fork(client, [kind, JSON.stringify(hosts)])
    const got = await stop(seconds)
    const responses = await end(attacker)
    rows.push(
      row(`${kind}: cached pages, p95`, got.cached.p95, {
        most: 50,
        unit: ' ms',
        compared: `${got.cached.responses}; the client ${responses}`,
      }),
      row(`${kind}: uncached pages, p95`, got.uncached.p95, {
        most: Math.round(mostUncached),
        unit: ' ms',
        compared: `${got.uncached.responses}; quiet ${quiet.uncached.p95.toFixed(0)} ms`,
      }),
      row(`${kind}: failed pages and forms`, got.failed, {
        most: 0,
        digits: 0,
        compared: `of ${got.forms}`,
      }),
    )
    await wait(1_000)
  }
  return rows
}

/** @param {import('node:child_process').ChildProcess} attacker @returns {Promise<string>} */
function end(attacker) {
  return new Promise((resolve) => {
    let responses = ''
    attacker.once('message', (message) => (responses = String(message)))
    attacker.once('exit', () => resolve(responses))
    attacker.kill('SIGTERM')
  })
}

/**
 * Visitors of the attacked instance and of the front.
 *
 * @param {{ one: string, front: string, cached: string[], form: Awaited<ReturnType<typeof openForm>> }} site
 */
function visit({ one, front, cached, form }) {
  const pages = startReaders(
    cached.map((url) => url.replace(front, one)),
    { rate: 20 },
  )
  const uncached = startReaders(() => `${one}/insights?q=${run}${(words += 1)}`, { rate: 2 })
  let isOver = false
  let sent = 0
  let refused = 0
  const forms = (async () => {
    while (!isOver) {
      const page = await sendForm(form, {
        name: 'Quiet Visitor',
        email: `visitor-${run}-${sent}@firm.example`,
        message: 'A question about an article.',
        noClient: 'on',
      })
      sent += 1
      if (!page) refused += 1
      await wait(500)
    }
  })()
  return async (/** @type {number} */ seconds) => {
    await wait(seconds * 1000)
    isOver = true
    const [fromCache, rendered] = [await pages(), await uncached()]
    await forms
    return {
      cached: fromCache,
      uncached: rendered,
      failed: fromCache.failed + rendered.failed + refused,
      forms: `${sent} forms, ${refused} refused`,
    }
  }
}
