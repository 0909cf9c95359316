/** A content service with an empty database, in which an editor saves while things fail. */
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { logInEditor } from '../run/log-in-editor.mjs'
import { startContent } from '../run/services.mjs'
import { buildContent, describeSetup, prepareContent } from '../run/setup.mjs'
import { drillPorts } from './ports.mjs'

const editor = { email: 'drill@firm.example', password: 'a long password of the drill' }

/**
 * @param {import('../drill.mjs').Context} context
 * @param {string} url of the database
 */
export async function startDrilledContent({ root, folder, report }, url) {
  const setup = describeSetup(root, {
    data: path.relative(root, folder),
    ports: drillPorts,
    dist: '.next',
    environment: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      CONTENT_DATABASE_URL: url,
      CONTENT_ADMIN_EMAIL: editor.email,
      CONTENT_ADMIN_PASSWORD: editor.password,
      CONTENT_RATE_LIMIT: '1000000',
    },
  })
  await buildContent(setup, report)
  await prepareContent(setup, report)
  const start = async () =>
    /** @type {import('node:child_process').ChildProcess} */ (await startContent(setup))
  let child = await start()
  const headers = {
    'content-type': 'application/json',
    authorization: `JWT ${await logInEditor(setup.contentUrl, editor)}`,
  }
  const sectors = `${setup.contentUrl}/api/sectors`
  /** @type {Map<number, string>} acknowledged titles by id */
  const saved = new Map()
  /** @type {Record<string, number>} */
  const answers = {}
  /** @type {Set<string>} */
  const messages = new Set()
  let count = 0

  async function save() {
    const title = `Saved ${(count += 1)}`
    const response = await fetch(`${sectors}?depth=0`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ title, summary: 's' }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => null)
    const body = await response?.json().catch(() => null)
    const status = String(response?.status ?? 'no answer')
    answers[status] = (answers[status] ?? 0) + 1
    if (response?.ok) saved.set(body.doc.id, title)
    else if (body?.errors) messages.add(body.errors[0].message)
  }

  async function saveFor(/** @type {number} */ seconds) {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(50))
      await Promise.all([save(), save()])
  }

  return {
    process: () => child,
    port: setup.ports.content,
    /** As `npm start` does after the end of a service. */
    async restart() {
      child = await start()
    },
    saveFor,
    messages: () => [...messages].slice(0, 3).join(' / '),
    answers: () =>
      `${count} saves: ${Object.entries(answers)
        .map(([status, times]) => `${times} × ${status}`)
        .join(', ')}`,

    /** What was acknowledged and is not there, once saves are accepted again. */
    async findLost() {
      /** @type {string[]} */
      const lost = []
      const before = saved.size
      for (const end = Date.now() + 30_000; Date.now() < end && saved.size === before;)
        await saveFor(1)
      if (saved.size === before) lost.push('no save is accepted 30 s later')
      for (const [id, title] of saved) {
        const response = await fetch(`${sectors}/${id}?depth=0&draft=true`, { headers })
        if ((await response.json()).title !== title) lost.push(`${title} (${response.status})`)
      }
      return lost
    },
  }
}
