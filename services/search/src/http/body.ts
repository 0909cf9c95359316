import type { IncomingMessage } from 'node:http'
import { createGunzip } from 'node:zlib'
import { ApiError } from '../api-error'
import type { Json } from '../index/record'

const maxDepth = 40

/**
 * The JSON body regardless of its content type: browsers send text/plain to avoid a preflight. Gzip
 * is decompressed up to the same limit. An empty body is an empty object.
 */
export async function readJson(
  request: IncomingMessage,
  limit: number,
): Promise<{ [name: string]: Json } | Json[]> {
  const text = await readText(request, limit)
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ApiError(400, 'Invalid JSON')
  }
  if (typeof value !== 'object' || value === null)
    throw new ApiError(400, 'Invalid JSON: expected an object')
  if (!isShallow(value)) throw new ApiError(400, 'Invalid JSON: nested too deeply')
  return value as { [name: string]: Json } | Json[]
}

async function readText(request: IncomingMessage, limit: number): Promise<string> {
  const isPacked = /gzip/i.test(request.headers['content-encoding'] ?? '')
  const stream = isPacked ? request.pipe(createGunzip()) : request
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) throw new ApiError(413, 'Payload Too Large')
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw new ApiError(400, 'The body could not be read')
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Maximum depth, as clients' data is processed recursively. */
function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth < maxDepth && Object.values(value).every((inner) => isShallow(inner, depth + 1))
}
