import 'server-only'
import { Readable } from 'node:stream'
import { privateHeaders } from '@/lib/member/answer'
import type { Refusal, ReportFile } from './make-report'

/** A file of a report, for whoever asked for it and nobody else. */
export function fileAnswer({ name, type, pieces }: ReportFile): Response {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const body = Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array>
  return new Response(body, { headers: { ...privateHeaders, 'content-type': type, 'content-length': String(length), 'content-disposition': `attachment; filename="${name}"`, 'x-robots-tag': 'noindex' } })
}

const said = (status: number, text: string, more: Record<string, string> = {}): Response => new Response(text, { status, headers: { ...privateHeaders, 'content-type': 'text/plain; charset=utf-8', ...more } })

export function refusalAnswer(refusal: Refusal): Response {
  switch (refusal.refused) {
    case 'missing':
      return said(404, 'There is no such report.')
    case 'wrong':
      return said(400, `The report cannot be made: ${refusal.names.join(', ')} is not understood.`)
    case 'nothing':
      return said(400, 'The report cannot be made: name at least one jurisdiction of the service (with=) and one question (questions=).')
    case 'large':
      return said(400, `A Word document holds ${refusal.most} answers at most. Choose fewer, or take the PDF.`)
    case 'busy':
      return said(429, 'Several reports are being made right now. Please try again in a moment.', { 'retry-after': '10' })
  }
}

export const awayAnswer = (): Response => said(503, 'The report cannot be made right now.', { 'retry-after': '60' })
