import 'server-only'
import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { ReportHead, ReportPlace } from './types'

/** What the drawing process is told, in this order: `begin`, then the places, then `end`. */
export type ToDrawer =
  | { kind: 'begin'; format: 'pdf' | 'docx'; file: string; head: ReportHead }
  | { kind: 'place'; place: ReportPlace }
  | { kind: 'end' }

type Given = {
  format: 'pdf' | 'docx'
  file: string
  head: ReportHead
  places: AsyncIterable<ReportPlace>
  onProgress?: (done: number) => void
}

/** Megabytes of its heap: enough for sixty jurisdictions by sixty questions with their full texts (`npm run bench -- navigator`). */
const memory = ['--max-old-space-size=192', '--max-semi-space-size=16']

/** A document takes seconds; a process that takes so long is stuck. */
const patienceMs = 120_000

/** Places that are on their way to the process and not drawn yet. */
const mostAhead = 2

/**
 * Draws a document in a process of its own. It gets none of the site's settings: it needs no secret.
 *
 * @param file where it goes; there must be none yet
 * @throws what `places` throws, and an Error where the process fails
 */
export async function drawApart({ format, file, head, places, onProgress }: Given): Promise<void> {
  const drawer = startDrawer()
  try {
    let sent = 0
    drawer.tell({ kind: 'begin', format, file, head })
    for await (const place of places) {
      await drawer.until((done) => sent - done < mostAhead)
      drawer.tell({ kind: 'place', place })
      sent += 1
    }
    drawer.tell({ kind: 'end' })
    await drawer.ended
  } finally {
    drawer.stop()
  }

  function startDrawer() {
    const child = spawnDrawer()
    let [done, isOver, wake] = [0, false, (): void => undefined]
    const ended = endOf(child)
    ended
      .catch(() => undefined)
      .finally(() => {
        isOver = true
        wake()
      })
    child.on('message', (count) => {
      done = Number(count)
      onProgress?.(done)
      wake()
    })
    return {
      ended,
      tell: (message: ToDrawer) => void child.send(message, () => undefined), // a failure is told by the process's end
      until: async (isReady: (done: number) => boolean) => {
        while (!isReady(done) && !isOver) await new Promise<void>((resolve) => (wake = resolve))
        if (isOver) await ended
      },
      stop: () => void child.kill('SIGKILL'),
    }
  }
}

function spawnDrawer(): ChildProcess {
  const script = path.resolve(process.env.SITE_DIST_DIR ?? '.next', 'apart/draw-process.mjs')
  return spawn(process.execPath, [...memory, '--conditions=react-server', script], {
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    timeout: patienceMs,
  })
}

function endOf(child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.on('data', (text) => (said = (said + String(text)).slice(-4_000)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`A document could not be drawn (${signal ?? code}): ${said}`)),
    )
  })
}
