import { setImmediate } from 'node:timers/promises'
import {
  commitTransaction,
  createLocalReq,
  getLocalI18n,
  initTransaction,
  killTransaction,
  type Payload,
  type TaskConfig,
} from 'payload'
import type { AcceptedLanguages } from '@payloadcms/translations'
import { isStaff } from '../../access/rules'
import type { BulkRun } from '../../payload-types'
import { toColumns } from './columns'
import {
  createMemory,
  importRow,
  type ImportMemory,
  type ImportOptions,
  type RowResult,
} from './import'
import { readImportFile, type NumberedRow, type ReadSettings } from './read-file'
import { mentionSteps } from '../mentions/steps'
import { findSteps, replaceSteps } from './find-replace'
import { lastResult, saveResult } from './results'
import {
  activeStates,
  readRun,
  removeOldRuns,
  removeResults,
  updateRun,
  type RunKind,
} from './runs'
import type { EditorRequests, Steps } from './steps'
import { getBulkTexts } from './texts'
import { undoSteps } from './undo'

/**
 * A job works for a while and queues the next one: runs of several editors take turns, and no job
 * looks like that of a killed process (`src/jobs/claim.ts`).
 */
const sliceMs = 15_000
const betweenStopChecksMs = 250
const retries = 5

export const bulkTask: TaskConfig<{ input: { run: number }; output: object }> = {
  slug: 'runBulk',
  retries: { attempts: retries, backoff: { type: 'exponential', delay: 1_000 } },
  handler: async ({ input, job, req: { payload } }) => {
    try {
      if (await work(payload, input.run))
        await payload.jobs.queue({ task: 'runBulk', queue: 'bulk', input })
    } catch (cause) {
      // what has been done stays, and may be undone
      if ((job.totalTried ?? 0) >= retries) await updateRun(payload, input.run, { state: 'failed' })
      throw cause
    }
    return { output: {} }
  },
}

export const removeOldRunsTask: TaskConfig<{ input: object; output: { count: number } }> = {
  slug: 'removeOldRuns',
  schedule: [{ cron: '45 2 * * *', queue: 'cleanup' }],
  handler: async ({ req }) => ({ output: { count: await removeOldRuns(req.payload) } }),
}

/** Ends a run with a message for its editor. */
class RunProblem extends Error {}

/** @returns whether there is more to do */
async function work(payload: Payload, id: number): Promise<boolean> {
  const run = await readRun(payload, id)
  if (!run || !activeStates.includes(run.state)) return false
  if (run.state === 'waiting') await updateRun(payload, id, { state: 'running' })
  const until = performance.now() + sliceMs
  let checked = performance.now()
  try {
    if (run.stopRequested) throw new Stopped()
    const isUndo = run.state === 'undoing'
    const toRequest = await editorRequests(payload, run)
    for await (const _ of stepsOf(run)(payload, run, toRequest)) {
      // SQLite's client is synchronous, so that requests would wait for all rows
      await setImmediate()
      if (performance.now() > until) return true
      if (performance.now() < checked + betweenStopChecksMs) continue
      checked = performance.now()
      if ((await readRun(payload, id))?.stopRequested !== false) throw new Stopped()
    }
    await updateRun(payload, id, { state: isUndo ? 'undone' : 'done' })
  } catch (cause) {
    if (cause instanceof Stopped) await updateRun(payload, id, { state: 'stopped' })
    else if (cause instanceof RunProblem)
      await updateRun(payload, id, { state: 'failed', problem: cause.message })
    else throw cause
  }
  memories.delete(id)
  return false
}

class Stopped extends Error {}

const stepsOf = ({ state, kind }: BulkRun): Steps =>
  state === 'undoing'
    ? undoSteps
    : {
        import: importSteps,
        find: findSteps,
        replace: replaceSteps,
        mentions: mentionSteps,
      }[kind as RunKind]

async function editorRequests(payload: Payload, run: BulkRun): Promise<EditorRequests> {
  const { language } = run.settings as { language: AcceptedLanguages }
  const i18n = await getLocalI18n({ config: payload.config, language })
  return async () => {
    const { docs } = await payload.find({
      collection: 'users',
      where: { id: { equals: run.owner } },
      select: {
        ...{ role: true, languages: true, email: true, name: true },
        ...{ createdAt: true, updatedAt: true },
      },
      depth: 0,
      limit: 1,
      pagination: false,
    })
    const [user] = docs
    if (!user || !isStaff(user.role)) throw new RunProblem(getBulkTexts(language).noEditor)
    return createLocalReq(
      { user: { ...user, collection: 'users' }, req: { i18n, t: i18n.t } },
      payload,
    )
  }
}

type Settings = ImportOptions & ReadSettings

/** Between the jobs of a run in this process; another process builds it from the results. */
const memories = new Map<number, { rows: NumberedRow[]; memory: ImportMemory }>()
const maxMemories = 8

/** As in another process. */
export const evictMemories = (): void => memories.clear()

const importSteps: Steps = async function* (payload, run, toRequest) {
  const settings = run.settings as Settings
  const { rows, memory } = memories.get(run.id) ?? (await recall(payload, run, toRequest))
  const last = await lastResult(payload, run.id)
  for (const row of rows) {
    if (row.number <= last) continue
    const req = await toRequest()
    if (!settings.isDryRun) await initTransaction(req)
    const result = await importRow(req, memory, row, settings)
    if (result.errors.length > 0) await killTransaction(req)
    await saveResult(req, run.id, toStored(settings.collection, result))
    await commitTransaction(req)
    yield
  }
}

async function recall(payload: Payload, run: BulkRun, toRequest: EditorRequests) {
  const settings = run.settings as Settings
  const { docs } = await payload.find({
    collection: 'bulk-runs',
    where: { id: { equals: run.id } },
    depth: 0,
    limit: 1,
  })
  const file = { data: Buffer.from(docs[0]?.file ?? '', 'base64'), name: run.fileName ?? '' }
  const { config } = payload.collections[settings.collection]
  const { rows } = await readImportFile(file, settings, toColumns(config))
  const memory = createMemory(await toRequest())
  // a dry run has written nothing that it could go on from
  if (settings.isDryRun) await removeResults(payload, run.id)
  else await recallRows(payload, run.id, memory)
  if (memories.size >= maxMemories) memories.delete([...memories.keys()][0] ?? run.id)
  memories.set(run.id, { rows, memory })
  return { rows, memory }
}

async function recallRows(payload: Payload, run: number, { seen }: ImportMemory): Promise<void> {
  const { docs } = await payload.find({
    collection: 'bulk-results',
    where: { run: { equals: run } },
    sort: '-row',
    select: { row: true, details: true },
    pagination: false,
    depth: 0,
  })
  for (const { row, details } of docs)
    for (const name of (details as { names?: string[] }).names ?? []) seen.set(name, row)
}

const toStored = (
  type: string,
  { row, action, id, locale, title, fields, errors, names, published, before, after }: RowResult,
) => ({
  ...{ row, action, type, locale, title, before, after },
  document: id,
  details: { fields, errors, names, published },
})
