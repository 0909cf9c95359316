import * as v from 'valibot'
import { getReader } from '@/lib/content/navigator/get-reader'
import { env } from '@/lib/env/env'
import { unavailableResponse } from '@/lib/errors/unavailable-response'
import { privateHeaders } from '@/lib/member/member-response'
import { refusalAnswer } from '@/lib/navigator/report/report-response'
import { startJob } from '@/lib/navigator/report/jobs'
import { prepareReport } from '@/lib/navigator/report/create-report'
import { toSender } from '@/lib/navigator/report/queue'
import { toQuery } from '@/lib/navigator/report/query'
import { findMember } from '@/lib/session/server'

const requestSchema = v.object({
  service: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,96}$/)),
  query: v.pipe(v.string(), v.maxLength(16_000)),
})

/**
 * `POST {service, query}`: starts a PDF job and returns its id; `GET …/{id}` returns the progress.
 * Same-origin only.
 */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get('origin') !== env.SITE_URL)
    return Response.json({ error: 'forbidden' }, { status: 403, headers: privateHeaders })
  const parsed = v.safeParse(requestSchema, await request.json().catch(() => null))
  if (!parsed.success)
    return Response.json({ error: 'invalid' }, { status: 400, headers: privateHeaders })
  try {
    const member = await findMember()
    const visitor = toSender(member, request)
    const ready = await prepareReport(
      parsed.output.service,
      'pdf',
      toQuery(new URLSearchParams(parsed.output.query)),
      { reader: await getReader(), visitor },
    )
    if ('refused' in ready) return refusalAnswer(ready)
    const owner = member && member !== 'expired' ? member.subject : null
    const id = startJob(ready, { owner, visitor })
    return Response.json({ id, total: ready.total }, { status: 202, headers: privateHeaders })
  } catch (cause) {
    return unavailableResponse(cause, 'The report cannot be made right now.')
  }
}
