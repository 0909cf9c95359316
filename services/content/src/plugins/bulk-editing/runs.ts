import { APIError, type Payload, type PayloadRequest, type Where } from 'payload'
import { isAdmin } from '../../access/rules'
import type { BulkResult, BulkRun } from '../../payload-types'
import type { Place } from './find-replace'
import type { RowReport } from './import'
import type { BulkTexts } from './texts'

/** Of one editor at a time; each has a file and a job of its own. */
const maxActive = 2
const keptDays = 7
const dayMs = 86_400_000
const resultsPerPage = 100

export const activeStates = ['waiting', 'running', 'undoing']

export type RunKind = 'import' | 'find' | 'replace' | 'mentions'

/** What a page shows of a run. */
export type RunView = Pick<BulkRun, 'id' | 'state' | 'total' | 'createdAt'> & {
  kind: RunKind
  type: string | null
  fileName: string | null
  problem: string | null
  isDryRun: boolean
  isActive: boolean
  mayUndo: boolean
  /** Rows or documents that are done; of an undo, those that it has looked at. */
  done: number
  counts: Record<RowReport['action'], number>
  /** Rows that an undo left as they are. */
  left: number
  /** Of a search: documents and places with the text. */
  found: { documents: number; matches: number }
}

export type ResultView = RowReport & {
  /** Of a search. */
  places?: Place[]
  type: string | null
  locale: string | null
  undone: string | null
}

/** @throws APIError for too many runs of an editor at a time */
export async function createRun(
  req: PayloadRequest,
  texts: BulkTexts,
  run: { kind: RunKind; settings: object; total: number; fileName?: string; file?: Buffer },
): Promise<number> {
  const { payload } = req
  const owner = Number(req.user?.id)
  const { id } = await payload.create({
    collection: 'bulk-runs',
    data: {
      ...run,
      owner,
      state: 'waiting',
      settings: { ...run.settings, language: req.i18n.language },
      file: run.file?.toString('base64'),
    },
    depth: 0,
    req,
  })
  // counted with the new one, so that of two at a time none is too many
  const { totalDocs } = await payload.count({
    collection: 'bulk-runs',
    where: { owner: { equals: owner }, state: { in: activeStates } },
    req,
  })
  if (totalDocs > maxActive) {
    await payload.delete({ collection: 'bulk-runs', id, req })
    throw new APIError(texts.tooManyRuns, 429)
  }
  await queueRun(req, id)
  return id
}

const queueRun = (req: PayloadRequest, run: number) =>
  req.payload.jobs.queue({ task: 'runBulk', queue: 'bulk', input: { run }, req })

/** Without its file. */
export async function readRun(payload: Payload, id: number): Promise<BulkRun | null> {
  const { docs } = await payload.find({
    collection: 'bulk-runs',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    pagination: false,
    select: { file: false },
  })
  return docs[0] ?? null
}

/** @throws APIError for a run that is neither the request's nor an administrator's to see */
export async function getOwnRun(req: PayloadRequest): Promise<BulkRun> {
  const run = await readRun(req.payload, Number(req.routeParams?.id))
  if (!run || (run.owner !== req.user?.id && !isAdmin(req)))
    throw new APIError(req.t('general:notFound'), 404)
  return run
}

export async function listRuns(req: PayloadRequest): Promise<RunView[]> {
  const { docs } = await req.payload.find({
    collection: 'bulk-runs',
    where: { owner: { equals: req.user?.id } },
    sort: '-id',
    limit: 10,
    depth: 0,
    select: { file: false },
  })
  return Promise.all(docs.map((run) => toView(req.payload, run)))
}

export async function toView(payload: Payload, run: BulkRun): Promise<RunView> {
  const count = async (where: Where) => {
    const query = { and: [{ run: { equals: run.id } }, where] }
    const { totalDocs } = await payload.count({ collection: 'bulk-results', where: query })
    return totalDocs
  }
  const settings = run.settings as { collection?: string; isDryRun?: boolean }
  const [create, update, unchanged, none, undone, left] = await Promise.all([
    ...['create', 'update', 'unchanged', 'none'].map((action) =>
      count({ action: { equals: action } }),
    ),
    count({ undone: { exists: true } }),
    count({ and: [{ undone: { exists: true } }, { undone: { not_equals: 'undone' } }] }),
  ])
  const counts = {
    create: create ?? 0,
    update: update ?? 0,
    unchanged: unchanged ?? 0,
    none: none ?? 0,
  }
  const changed = counts.create + counts.update
  const progress = run.progress as { read: number; found: number; matches: number } | null
  const isUndo = run.state === 'undoing' || run.state === 'undone'
  const isDryRun = settings.isDryRun === true
  return {
    id: run.id,
    kind: run.kind as RunKind,
    state: run.state,
    createdAt: run.createdAt,
    type: settings.collection ?? null,
    fileName: run.fileName ?? null,
    problem: run.problem ?? null,
    isDryRun,
    isActive: activeStates.includes(run.state),
    mayUndo:
      !isDryRun &&
      run.kind !== 'find' &&
      ['done', 'stopped', 'failed'].includes(run.state) &&
      changed > 0,
    total: isUndo ? changed : run.total,
    done: isUndo ? (undone ?? 0) : (progress?.read ?? changed + counts.unchanged + counts.none),
    found: { documents: progress?.found ?? 0, matches: progress?.matches ?? 0 },
    counts,
    left: left ?? 0,
  }
}

/** @param problemsOnly rows that were not imported, or not undone */
export async function readResults(
  payload: Payload,
  run: BulkRun,
  page: number,
  problemsOnly: boolean,
): Promise<{ results: ResultView[]; pages: number }> {
  const problems: Where = {
    or: [
      { action: { equals: 'none' } },
      { and: [{ undone: { exists: true } }, { undone: { not_equals: 'undone' } }] },
    ],
  }
  const { docs, totalPages } = await payload.find({
    collection: 'bulk-results',
    where: { and: [{ run: { equals: run.id } }, ...(problemsOnly ? [problems] : [])] },
    sort: 'row',
    limit: resultsPerPage,
    page,
    depth: 0,
  })
  return { results: docs.map(toResultView), pages: totalPages }
}

const toResultView = (result: BulkResult): ResultView => ({
  row: result.row,
  action: result.action as RowReport['action'],
  id: result.document ?? null,
  title: result.title ?? '',
  type: result.type ?? null,
  locale: result.locale ?? null,
  undone: result.undone ?? null,
  ...(result.details as Pick<ResultView, 'fields' | 'errors' | 'places'>),
})

/** A run that is not active stays as it is. */
export async function requestStop(payload: Payload, run: BulkRun): Promise<void> {
  if (activeStates.includes(run.state)) await updateRun(payload, run.id, { stopRequested: true })
}

/** @throws APIError for a run that cannot be undone */
export async function requestUndo(
  req: PayloadRequest,
  run: BulkRun,
  texts: BulkTexts,
): Promise<void> {
  const { mayUndo } = await toView(req.payload, run)
  if (!mayUndo) throw new APIError(texts.noUndo, 409)
  await updateRun(req.payload, run.id, { state: 'undoing', stopRequested: false })
  await queueRun(req, run.id)
}

/** Only these columns, so that a file is not written again with each state. */
export async function updateRun(
  payload: Payload,
  id: number,
  data: Partial<BulkRun>,
): Promise<void> {
  await payload.db.updateOne({
    collection: 'bulk-runs',
    id,
    data: { ...data, updatedAt: new Date().toISOString() },
    returning: false,
  })
}

export async function removeResults(payload: Payload, run: number): Promise<void> {
  await payload.db.deleteMany({ collection: 'bulk-results', where: { run: { equals: run } } })
}

/** Deletes runs of some days ago with their files and results. */
export async function removeOldRuns(payload: Payload, now = Date.now()): Promise<number> {
  const { docs } = await payload.find({
    collection: 'bulk-runs',
    where: {
      createdAt: { less_than: new Date(now - keptDays * dayMs).toISOString() },
      state: { not_in: activeStates },
    },
    select: {},
    depth: 0,
    pagination: false,
  })
  for (const { id } of docs) {
    await removeResults(payload, id)
    await payload.db.deleteOne({ collection: 'bulk-runs', where: { id: { equals: id } } })
  }
  return docs.length
}
