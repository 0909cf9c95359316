/** The content service may open 256 files, while 400 visitors keep connections and an editor saves. */
import { spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stop } from '../run/processes.mjs'
import { startDrilledContent } from './content.mjs'

/** @type {import('../drill.mjs').Drill} */
export async function descriptors(context) {
  const content = await startDrilledContent(
    context,
    `file:${path.join(context.folder, 'content.db')}`,
  )
  const { status } = spawnSync('prlimit', ['--pid', String(content.process().pid), '--nofile=256'])
  if (status !== 0) return { done: 'Skipped: no prlimit here', lost: [], message: '' }
  const sockets = Array.from({ length: 400 }, () => {
    const socket = connect(content.port, 'localhost')
    socket.on('error', () => {})
    return socket
  })
  await wait(500)
  await content.saveFor(4)
  for (const socket of sockets) socket.destroy()
  const lost = await content.findLost()
  await stop(content.process())
  return {
    done: `256 file descriptors and 400 open connections; ${content.answers()}`,
    lost,
    message: content.messages(),
  }
}
