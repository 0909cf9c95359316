import { Agent, fetch as fetchOverNetwork, type RequestInit as NetworkInit } from 'undici'
import { building } from '../env/is-building'
import { withPatience, withRetry } from './retry'
import { getUpstream, type Upstream, type UpstreamName } from './upstream'

const agent = new Agent({ keepAliveTimeout: 30_000, connections: 32 })

/** Not Next's `fetch`, which may cache a response. */
const send = ((input: string, init: NetworkInit) =>
  fetchOverNetwork(input, { ...init, dispatcher: agent })) as unknown as typeof fetch

const sendRead = building ? withPatience(send) : withRetry(send)

type Options = {
  /** Whether a request may be sent again whose connection was closed, also one that is no GET. */
  isRepeatable?: boolean
}

/**
 * `fetch` of a service by its policy (`upstream.ts`). The policy's signal replaces the caller's.
 *
 * @throws for status 5xx, and a response that is too long
 */
export const fetchFrom =
  (name: UpstreamName, { isRepeatable = false }: Options = {}): typeof fetch =>
  (input, init = {}) => {
    const upstream = getUpstream(name)
    const isRead = isRepeatable || (init.method ?? 'GET') === 'GET'
    return upstream.call((signal) =>
      // a service that redirects is another one than was configured
      fetchWhole(upstream, input, { redirect: 'error', ...init, signal }, isRead ? sendRead : send),
    )
  }

/**
 * Fetches a response with its body.
 *
 * @throws for status 5xx, and a response that is too long
 */
export async function fetchWhole(
  { maxBytes }: Pick<Upstream, 'maxBytes'>,
  input: Parameters<typeof fetch>[0],
  init: RequestInit,
  by = send,
): Promise<Response> {
  const { status, headers, body } = await by(input, init)
  if (status >= 500) {
    void body?.cancel().catch(() => {})
    throw new Error(`status ${status}`)
  }
  const bytes = await readBody(body, maxBytes)
  const response = new Response(bytes.length > 0 ? bytes : null, { status })
  for (const [name, value] of headers)
    if (!ofTransfer.has(name)) response.headers.append(name, value)
  return response
}

/** Headers that describe the body as it was sent; it is decompressed here. */
const ofTransfer = new Set(['content-encoding', 'content-length', 'transfer-encoding'])

async function readBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > maxBytes) throw new Error(`The response has more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
