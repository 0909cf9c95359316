import { fork } from 'node:child_process'
import { once } from 'node:events'
import { planFor, type Settings } from '../settings'
import { Store } from '../store/store'
import { createYield } from '../write/yield-to-event-loop'
import { buildIndex } from './build-index'
import { saveSnapshot } from './snapshot'

/** The argument that makes a process of this service build one index instead of serving. */
export const buildArgument = 'build-index'

type BuildOrder = {
  databaseFile: string
  snapshotFile: string
  indexId: number
  name: string
  settings: Settings
  replicas: Settings[]
}

/**
 * Builds an index of the committed records in a process of its own and saves it, since building
 * 100,000 records takes one core for a minute.
 *
 * @throws Error when the process fails
 */
export async function buildInProcess(order: BuildOrder): Promise<void> {
  const program = process.argv[1] ?? ''
  const child = fork(program, [buildArgument, JSON.stringify(order)])
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The process that builds an index exited with ${code}`)
}

/** What that process does; it ends when the service does, and yields to notice that. */
export async function runBuild(orderText: string): Promise<void> {
  process.once('disconnect', () => process.exit(1))
  const { databaseFile, snapshotFile, indexId, ...of } = JSON.parse(orderText) as BuildOrder
  const store = new Store(databaseFile)
  const task = store.lastTask()
  const plan = planFor(of.name, of.settings, of.replicas)
  await saveSnapshot(snapshotFile, await buildIndex(store, indexId, plan, createYield()), task)
  process.exit(0)
}
