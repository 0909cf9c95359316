import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { BusyError } from '../lib/limits/fair-queue'

/** Of all forms that are received at a time, in bytes. */
const largestSum = 64 * 1024 * 1024
let receiving = 0

export const isForm = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/**
 * Reads a form whole, and parses it: Next responds to a malformed one with 500.
 *
 * @returns null for a malformed form
 * @throws BusyError when too many forms are received; errors of the stream when the sender leaves
 */
export async function readForm(request: IncomingMessage): Promise<Buffer | null> {
  const length = Number(request.headers['content-length'] ?? 0)
  if (receiving + length > largestSum) throw new BusyError()
  receiving += length
  try {
    const body = await buffer(request)
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    await new Response(body, { headers }).formData()
    return body
  } catch (cause) {
    if (request.destroyed && !request.complete) throw cause
    return null
  } finally {
    receiving -= length
  }
}
