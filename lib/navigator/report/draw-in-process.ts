import 'server-only'
import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { ReportHead, ReportPlace } from './types'

/** Messages to the child process, in this order: `begin`, the jurisdictions, `end`. */
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

/** Heap limit in megabytes: enough for 60 jurisdictions by 60 questions in full (`npm run bench -- navigator`). */
const memory = ['--max-old-space-size=192', '--max-semi-space-size=16']

/** A document takes seconds; a process that runs longer is stuck. */
const patienceMs = 120_000

/** Jurisdictions that were sent to the process and are not drawn yet. */
const mostAhead = 2

/**
 * Draws a document in a child process, without the site's environment: it needs no secret.
 *
 * @param file the path of the output, which must not exist
 * @throws what `places` throws, and an Error when the process fails
 */
export async function drawInProcess({
  format,
  file,
  head,
  places,
  onProgress,
}: Given): Promise<void> {
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
      // The exit of the process reports a failure.
      tell: (message: ToDrawer) => void child.send(message, () => undefined),
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
  let errorOutput = ''
  child.stderr?.on('data', (text) => (errorOutput = (errorOutput + String(text)).slice(-4_000)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`A document could not be drawn (${signal ?? code}): ${errorOutput}`)),
    )
  })
}
