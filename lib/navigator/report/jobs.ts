import 'server-only'
import type { PreparedReport } from './create-report'
import { lifetimeMs, type ReportFile } from './report-file'

/** The job of a report. It belongs to a member, or to any visitor with its id. */
export type Job = {
  owner: string | null
  total: number
  done: number
  file: ReportFile | null
  failed: boolean
  expiresAt: number
}

/** Maximum of files of this instance; the oldest are evicted. */
const maxJobs = 8

const jobs = new Map<string, Job>()

/** Starts a job and returns its id, which cannot be guessed. */
export function startJob({ total, create: make }: PreparedReport, owner: string | null): string {
  removeExpired()
  const id = crypto.randomUUID()
  const job: Job = {
    owner,
    total,
    done: 0,
    file: null,
    failed: false,
    expiresAt: Date.now() + lifetimeMs,
  }
  jobs.set(id, job)
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
  const now = Date.now()
  const expired = [...jobs].filter(
    ([, { expiresAt }], index) => expiresAt < now || index < jobs.size - maxJobs,
  )
  for (const [id, { file }] of expired) {
    jobs.delete(id)
    void file?.remove()
  }
}
