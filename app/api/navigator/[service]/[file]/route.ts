import { unavailableResponse } from '@/lib/errors/unavailable-response'
import { BusyError } from '@/lib/limits/fair-queue'
import { getReader } from '@/lib/content/navigator/get-reader'
import { fileAnswer, refusalAnswer } from '@/lib/navigator/report/report-response'
import { isFormat, prepareReport } from '@/lib/navigator/report/create-report'
import { toSender } from '@/lib/navigator/report/queue'
import { toQuery } from '@/lib/navigator/report/query'
import { findMember } from '@/lib/session/server'

type Context = { params: Promise<{ service: string; file: string }> }

/** `GET /api/navigator/{service}/report.{pdf,docx,csv}?with=…`: a report of what the reader may see. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { service, file } = await params
  const [name, format = ''] = file.split('.')
  if (name !== 'report' || file.split('.').length !== 2 || !isFormat(format))
    return refusalAnswer({ refused: 'missing' })
  try {
    const ready = await prepareReport(service, format, toQuery(new URL(request.url).searchParams), {
      reader: await getReader(),
      visitor: toSender(await findMember(), request),
    })
    if ('refused' in ready) return refusalAnswer(ready)
    const report = await ready.create()
    return fileAnswer(report, () => void report.remove())
  } catch (cause) {
    if (cause instanceof BusyError) return refusalAnswer({ refused: 'busy' })
    return unavailableResponse(cause, 'The report cannot be made right now.')
  }
}
