import 'server-only'
import type { PreparedReport } from './create-report'
import { lifetimeMs, type ReportFile } from './report-file'

/** The job of a report. It belongs to a member, or to any visitor with its id. */
export type Job = {
  owner: string | null
  visitor: string
  total: number
  done: number
  file: ReportFile | null
  failed: boolean
  expiresAt: number
}

/** Maximum of jobs of this instance, and of one visitor; the oldest are evicted. */
const [maxJobs, maxPerVisitor] = [48, 3]

const jobs = new Map<string, Job>()

/** Starts a job and returns its id, which cannot be guessed. */
export function startJob(
  { total, create: make }: PreparedReport,
  { owner, visitor }: Pick<Job, 'owner' | 'visitor'>,
): string {
  const id = crypto.randomUUID()
  const job: Job = {
    owner,
    visitor,
    total,
    done: 0,
    file: null,
    failed: false,
    expiresAt: performance.now() + lifetimeMs,
  }
  jobs.set(id, job)
  removeExpired()
  make((done) => void (job.done = done)).then(
    (file) => (jobs.has(id) ? void (job.file = file) : file.remove()),
    (cause: unknown) => {
      job.failed = true
      console.error('A report could not be made.', cause)
    },
  )
  return id
}

/** The job with the id, if it belongs to the owner. */
export function findJob(id: string, owner: string | null): Job | null {
  removeExpired()
  const job = jobs.get(id)
  return job && job.owner === owner ? job : null
}

function removeExpired(): void {
  const now = performance.now()
  const countOf = new Map<string, number>()
  const newestFirst = [...jobs].reverse()
  for (const [index, [id, { expiresAt, file, visitor }]] of newestFirst.entries()) {
    const count = (countOf.get(visitor) ?? 0) + 1
    countOf.set(visitor, count)
    if (expiresAt >= now && index < maxJobs && count <= maxPerVisitor) continue
    jobs.delete(id)
    void file?.remove()
  }
}
