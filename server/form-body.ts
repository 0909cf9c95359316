import type { IncomingMessage } from 'node:http'
import { BusyError } from '../lib/limits/fair-queue'

/** Bytes that have arrived of forms that are not complete, of all visitors and of one. */
const largestSum = 64 * 1024 * 1024
const largestSumOfVisitor = 12 * 1024 * 1024
let received = 0
const receivedOf = new Map<string, number>()

export const isForm = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/**
 * Reads a form whole, and parses it: Next responds to a malformed one with 500. Only what has
 * arrived counts: a client can declare any length.
 *
 * @returns null for a malformed form
 * @throws BusyError when too much is received; errors of the stream when the sender leaves
 */
export async function readForm(request: IncomingMessage, visitor: string): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  try {
    // a refused form has a response: its stream, and with it the socket, stays open
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      chunks.push(chunk)
      if (!add(visitor, chunk.length)) throw new BusyError()
    }
    const body = Buffer.concat(chunks)
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    await new Response(body, { headers }).formData()
    return body
  } catch (cause) {
    if (cause instanceof BusyError || !request.complete) throw cause
    return null
  } finally {
    add(visitor, -chunks.reduce((sum, { length }) => sum + length, 0))
  }
}

/** @returns whether there is room for the bytes */
function add(visitor: string, bytes: number): boolean {
  const ofVisitor = (receivedOf.get(visitor) ?? 0) + bytes
  received += bytes
  if (ofVisitor > 0) receivedOf.set(visitor, ofVisitor)
  else receivedOf.delete(visitor)
  return received <= largestSum && ofVisitor <= largestSumOfVisitor
}
