import 'server-only'
import type { Ready } from './create-report'
import { keptMs, type ReportFile } from './report-file'

/** A report on its way. It belongs to a member, or to a visitor, who has nothing but its number. */
export type Job = {
  owner: string | null
  total: number
  done: number
  file: ReportFile | null
  failed: boolean
  until: number
}

/** Files wait beside this instance; the oldest give way. */
const mostKept = 8

const jobs = new Map<string, Job>()

/** Begins to make a report and returns its number, which cannot be guessed. */
export function startJob({ total, make }: Ready, owner: string | null): string {
  forgetOld()
  const id = crypto.randomUUID()
  const job: Job = { owner, total, done: 0, file: null, failed: false, until: Date.now() + keptMs }
  jobs.set(id, job)
  make((done) => void (job.done = done)).then(
    (file) => (jobs.has(id) ? void (job.file = file) : file.forget()),
    (cause: unknown) => {
      job.failed = true
      console.error('A report could not be made.', cause)
    },
  )
  return id
}

/** The job of that number, for whom it belongs to. */
export function findJob(id: string, owner: string | null): Job | null {
  forgetOld()
  const job = jobs.get(id)
  return job && job.owner === owner ? job : null
}

function forgetOld(): void {
  const now = Date.now()
  const old = [...jobs].filter(
    ([, { until }], index) => until < now || index < jobs.size - mostKept,
  )
  for (const [id, { file }] of old) {
    jobs.delete(id)
    void file?.forget()
  }
}
