/** The content service has a fifth of its memory while an editor saves, ends, and is started again. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stop } from '../run/processes.mjs'
import { startDrilledContent } from './content.mjs'

/** @type {import('../drill.mjs').Drill} */
export async function memory(context) {
  const content = await startDrilledContent(
    context,
    `file:${path.join(context.folder, 'content.db')}`,
  )
  await content.saveFor(2)
  const { pid } = content.process()
  const limit = Math.round(readUsedMemory(pid) / 5)
  const { status } = spawnSync('prlimit', ['--pid', String(pid), `--data=${limit}`])
  if (status !== 0) return { done: 'Skipped: no prlimit here', lost: [], message: '' }
  await content.saveFor(10)
  const { exitCode, signalCode } = content.process()
  const end = signalCode ?? exitCode
  await stop(content.process())
  await content.restart()
  const lost = await content.findLost()
  await stop(content.process())
  const megabytes = Math.round(limit / 2 ** 20)
  return {
    done: `${megabytes} MB of memory, a fifth; the process ${end === null ? 'went on' : `ended (${end})`}; ${content.answers()}`,
    lost,
    message: content.messages(),
  }
}

/** @param {number | undefined} pid @returns bytes that a process holds for its data */
function readUsedMemory(pid) {
  const kilobytes = /^VmData:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}
