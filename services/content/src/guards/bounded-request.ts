/** A request that asks for more than it may; `status` is the answer's. */
export class RefusedRequest extends Error {
  constructor(
    readonly status: 400 | 408 | 413,
    message: string,
  ) {
    super(message)
  }
}

/**
 * The same request with its body in memory.
 *
 * @throws RefusedRequest 413 for more than `bytes`, 408 where it is not there after `ms`
 */
export async function withBoundedBody(
  request: Request,
  { bytes, ms }: { bytes: number; ms: number },
): Promise<Request> {
  if (!request.body) return request
  if (Number(request.headers.get('content-length') ?? 0) > bytes)
    throw new RefusedRequest(413, `A body has at most ${bytes} bytes here.`)
  const reader = request.body.getReader()
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>(
    (_, reject) =>
      (timer = setTimeout(
        () => reject(new RefusedRequest(408, 'The body did not arrive in time.')),
        ms,
      )),
  )
  try {
    const body = await Promise.race([readAll(reader, bytes), tooSlow])
    return new Request(request.url, { method: request.method, headers: request.headers, body })
  } catch (cause) {
    void reader.cancel().catch(() => undefined) // the connection is over either way
    throw cause
  } finally {
    clearTimeout(timer)
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.length
    if (size > bytes) throw new RefusedRequest(413, `A body has at most ${bytes} bytes here.`)
    chunks.push(chunk.value)
  }
  return Buffer.concat(chunks) as Uint8Array<ArrayBuffer>
}

const largestPage = { plain: 1_000, populated: 100 }

/**
 * The same request with bounds on what a list may hold: documents with their relations are large.
 *
 * @throws RefusedRequest 400 for a number that is none
 */
export function withBoundedQuery(request: Request): Request {
  const url = new URL(request.url)
  const { searchParams } = url
  for (const name of ['limit', 'depth', 'page'])
    if (!/^\d{0,9}$/.test(searchParams.get(name) ?? ''))
      throw new RefusedRequest(400, `${name} is no number.`)
  if (!searchParams.has('limit') && searchParams.get('pagination') !== 'false') return request
  const largest = searchParams.get('depth') === '0' ? largestPage.plain : largestPage.populated
  const limit = Number(searchParams.get('limit') ?? 0)
  if (limit > 0 && limit <= largest) return request
  searchParams.set('limit', String(largest))
  return new Request(url, request)
}
