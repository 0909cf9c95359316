import { privateHeaders } from '@/lib/member/member-response'
import { fileAnswer, refusalAnswer } from '@/lib/navigator/report/report-response'
import { findJob } from '@/lib/navigator/report/jobs'
import { findMember } from '@/lib/session/server'

type Context = { params: Promise<{ id: string }> }

/** Progress of a report; with `?file`, the file. 404 for everyone but its owner. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const member = await findMember()
  const job = findJob((await params).id, member && member !== 'expired' ? member.subject : null)
  if (!job) return refusalAnswer({ refused: 'missing' })
  if (new URL(request.url).searchParams.has('file'))
    return job.file ? fileAnswer(job.file) : refusalAnswer({ refused: 'missing' })
  return Response.json(
    {
      done: job.done,
      total: job.total,
      state: job.failed ? 'failed' : job.file ? 'ready' : 'making',
    },
    { headers: privateHeaders },
  )
}
