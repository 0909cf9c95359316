import 'server-only'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { privateHeaders } from '@/lib/member/member-response'
import type { Refusal } from './create-report'
import type { ReportFile } from './report-file'

/** A private response with the file of a report. `onSent` is called when it was sent or aborted. */
export function fileAnswer(
  { name, type, path, length }: ReportFile,
  onSent?: () => void,
): Response {
  const file = createReadStream(path)
  if (onSent) file.once('close', onSent)
  return new Response(Readable.toWeb(file) as ReadableStream<Uint8Array>, {
    headers: {
      ...privateHeaders,
      'content-type': type,
      'content-length': String(length),
      'content-disposition': `attachment; filename="${name}"`,
      'x-robots-tag': 'noindex',
    },
  })
}

const textResponse = (status: number, text: string, more: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: { ...privateHeaders, 'content-type': 'text/plain; charset=utf-8', ...more },
  })

export function refusalAnswer(refusal: Refusal): Response {
  switch (refusal.refused) {
    case 'missing':
      return textResponse(404, 'There is no such report.')
    case 'wrong':
      return textResponse(
        400,
        `The report cannot be made: ${refusal.names.join(', ')} is not understood.`,
      )
    case 'nothing':
      return textResponse(
        400,
        'The report cannot be made: name at least one jurisdiction of the service (with=) and one question (questions=).',
      )
    case 'large':
      return textResponse(
        400,
        `A Word document holds ${refusal.most} answers at most. Choose fewer, or take the PDF.`,
      )
    case 'busy':
      return textResponse(429, 'Several reports wait to be made. Please try again in a moment.', {
        'retry-after': '10',
      })
  }
}
