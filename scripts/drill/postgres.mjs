/** PostgreSQL is aborted, then has no connection left, while an editor saves. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres, startPostgresServer } from '../run/postgres.mjs'
import { stop, track } from '../run/processes.mjs'
import { startDrilledContent } from './content.mjs'
import { drillPorts } from './ports.mjs'

const connections = 25

/** @type {import('../drill.mjs').Drill} */
export async function postgres(context) {
  const programs = findPostgres(context.report)
  const logs = path.join(context.folder, 'logs')
  const server = await startPostgresServer(programs, {
    port: drillPorts.postgres,
    logs,
    connections,
  })
  const content = await startDrilledContent(context, server.url)
  for (let round = 0; round < 3; round += 1) {
    const saving = content.saveFor(4)
    await wait(1_500)
    await server.restart()
    await saving
  }
  await server.restart() // its connections are for whoever comes first
  const holders = Array.from({ length: connections }, () =>
    track(
      spawn(path.join(programs, 'psql'), [server.url, '-c', 'select pg_sleep(600)'], {
        stdio: 'ignore',
      }),
    ),
  )
  await wait(1_500)
  await content.saveFor(12)
  for (const holder of holders) await stop(holder)
  const lost = await content.findLost()
  await stop(content.process())
  await server.end()
  return {
    done: `PostgreSQL aborted 4 times, then all of its ${connections} connections taken; ${content.answers()}`,
    lost,
    message: content.messages(),
  }
}
