/** A rejected request; `status` is the HTTP status to respond with. */
export class RequestRejected extends Error {
  constructor(
    readonly status: 400 | 408 | 413,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Returns the request with its body buffered.
 *
 * @param limits.drains reads a body that is too large to its end: a browser shows no response before
 * @throws RequestRejected 413 when the body exceeds `bytes`, 408 when it is not complete after `ms`, 400 when it is not
 *   of its type
 */
export async function withBoundedBody(
  request: Request,
  { bytes, ms, drains = false }: { bytes: number; ms: number; drains?: boolean },
): Promise<Request> {
  if (!request.body) return request
  if (Number(request.headers.get('content-length') ?? 0) > bytes) {
    if (drains) await drain(request.body, ms)
    throw tooLarge(bytes)
  }
  const reader = request.body.getReader()
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>(
    (_, reject) =>
      (timer = setTimeout(
        () => reject(new RequestRejected(408, 'The body did not arrive in time.')),
        ms,
      )),
  )
  try {
    const body = await Promise.race([readAll(reader, bytes), tooSlow])
    assertReadable(body, request.headers.get('content-type') ?? '')
    return new Request(request.url, { method: request.method, headers: request.headers, body })
  } catch (cause) {
    void reader.cancel().catch(() => undefined) // the connection is closed either way
    throw cause
  } finally {
    clearTimeout(timer)
  }
}

const tooLarge = (bytes: number): RequestRejected =>
  new RequestRejected(
    413,
    `A request has at most ${bytes < 1_000_000 ? `${bytes} bytes` : `${bytes / 1_000_000} MB`} here.`,
  )

const drain = (body: ReadableStream, ms: number): Promise<void> =>
  body.pipeTo(new WritableStream(), { signal: AbortSignal.timeout(ms) }).catch(() => undefined)

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  bytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.length
    if (size > bytes) throw tooLarge(bytes)
    chunks.push(chunk.value)
  }
  return Buffer.concat(chunks) as Buffer<ArrayBuffer>
}

/** Payload answers 500 for a body that it cannot read. */
function assertReadable(body: Buffer, type: string): void {
  if (/^application\/json\b/i.test(type) && body.length > 0) {
    try {
      JSON.parse(body.toString())
    } catch {
      throw new RequestRejected(400, 'The body is no JSON.')
    }
  }
  if (!/^multipart\/form-data\b/i.test(type)) return
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!boundary || !body.includes(`--${boundary}`))
    throw new RequestRejected(400, 'The body has not the parts that its type names.')
}

const maxPageSize = { plain: 1_000, populated: 100 }

/**
 * Returns the request with its list limit capped: populated documents are large.
 *
 * @throws RequestRejected 400 for a value that is not a number, or more than one
 */
export function withBoundedQuery(request: Request): Request {
  const url = new URL(request.url)
  const { searchParams } = url
  for (const name of ['limit', 'depth', 'page'])
    if (!/^\d{0,9}$/.test(searchParams.getAll(name).join(',')))
      throw new RequestRejected(400, `${name} is no number.`)
  // Payload would read `limit[]=100000` as a limit, too
  for (const name of searchParams.keys())
    if (/^(?:limit|depth|page|pagination)\W/.test(name))
      throw new RequestRejected(400, `${name} is no parameter.`)
  if (!searchParams.has('limit') && searchParams.get('pagination') !== 'false') return request
  const maxLimit = searchParams.get('depth') === '0' ? maxPageSize.plain : maxPageSize.populated
  const limit = Number(searchParams.get('limit') ?? 0)
  if (limit > 0 && limit <= maxLimit) return request
  searchParams.set('limit', String(maxLimit))
  return new Request(url, request)
}
