import 'server-only'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { privateHeaders } from '@/lib/member/member-response'
import type { Refusal } from './create-report'
import type { ReportFile } from './report-file'

/** A file of a report, for whoever asked for it and nobody else. `onSent` hears when it is read, or nobody wants it any more. */
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

const said = (status: number, text: string, more: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: { ...privateHeaders, 'content-type': 'text/plain; charset=utf-8', ...more },
  })

export function refusalAnswer(refusal: Refusal): Response {
  switch (refusal.refused) {
    case 'missing':
      return said(404, 'There is no such report.')
    case 'wrong':
      return said(400, `The report cannot be made: ${refusal.names.join(', ')} is not understood.`)
    case 'nothing':
      return said(
        400,
        'The report cannot be made: name at least one jurisdiction of the service (with=) and one question (questions=).',
      )
    case 'large':
      return said(
        400,
        `A Word document holds ${refusal.most} answers at most. Choose fewer, or take the PDF.`,
      )
    case 'busy':
      return said(429, 'Several reports are being made right now. Please try again in a moment.', {
        'retry-after': '10',
      })
  }
}

export const awayAnswer = (): Response =>
  said(503, 'The report cannot be made right now.', { 'retry-after': '60' })
