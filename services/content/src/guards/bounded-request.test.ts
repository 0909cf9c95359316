import { withBoundedBody, withBoundedQuery } from './bounded-request'

const limits = { bytes: 10, ms: 50 }
const post = (body: BodyInit | null, headers = {}) =>
  new Request('http://localhost/api/x', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)
const chunks = (...parts: string[]) =>
  new ReadableStream({
    start: (stream) => (
      parts.forEach((part) => stream.enqueue(new TextEncoder().encode(part))),
      stream.close()
    ),
  })

test('preserves method, headers and body', async () => {
  const request = await withBoundedBody(post('0123456789', { authorization: 'Bearer a' }), limits)
  expect([request.method, request.headers.get('authorization'), await request.text()]).toEqual([
    'POST',
    'Bearer a',
    '0123456789',
  ])
})

test.each<[string, Request, number]>([
  ['a declared length above the limit', post('x', { 'content-length': '11' }), 413],
  ['a chunked body above the limit', post(chunks('012345', '67890')), 413],
  ['a body that is never completed', post(new ReadableStream()), 408],
])('rejects %s', async (_, request, status) =>
  expect(withBoundedBody(request, limits)).rejects.toMatchObject({ status }),
)

test.each<[string, string, string]>([
  ['JSON that does not end', 'application/json', '{'],
  ['parts without a boundary', 'multipart/form-data', 'x'],
  ['parts without their boundary', 'multipart/form-data; boundary=abc', 'x'],
])('rejects %s', async (_, type, body) =>
  expect(withBoundedBody(post(body, { 'content-type': type }), limits)).rejects.toMatchObject({
    status: 400,
  }),
)

test('takes a form, JSON and an empty body', async () => {
  const form = new FormData()
  form.set('_payload', '{}')
  const most = { ...limits, bytes: 1_000 }
  for (const request of [
    new Request('http://localhost/api/x', { method: 'POST', body: form }),
    post('{"a":1}', { 'content-type': 'application/json; charset=utf-8' }),
    post('', { 'content-type': 'application/json' }),
  ])
    expect((await withBoundedBody(request, most)).method).toBe('POST')
})

test.each([true, false])(
  'reads a body that is too large to its end only if drains: %s',
  async (drains) => {
    let isClosed = false
    const body = new ReadableStream(
      {
        pull: (stream) => {
          isClosed = true
          stream.close()
        },
      },
      { highWaterMark: 0 },
    )
    await expect(
      withBoundedBody(post(body, { 'content-length': '11' }), { ...limits, drains }),
    ).rejects.toMatchObject({ status: 413, message: 'A request has at most 10 bytes here.' })
    expect(isClosed).toBe(drains)
  },
)

test.each<[string, string | null]>([
  ['limit=10', '10'],
  ['limit=0', '100'],
  ['limit=100000', '100'],
  ['limit=1000&depth=0', '1000'],
  ['limit=100000&depth=0', '1000'],
  ['pagination=false', '100'],
  ['pagination=false&depth=0', '1000'],
  ['depth=1', null],
])('caps the limit of %s to %s', (query, limit) =>
  expect(
    new URL(
      withBoundedQuery(new Request(`http://localhost/api/articles?${query}`)).url,
    ).searchParams.get('limit'),
  ).toBe(limit),
)

test.each<[string, string]>([
  ['limit=-1', 'limit is no number'],
  ['limit=1e9', 'limit is no number'],
  ['limit=5&limit=100000', 'limit is no number'],
  ['depth=a', 'depth is no number'],
  ['page=1.5', 'page is no number'],
  ['limit[]=100000', 'limit[] is no parameter'],
  ['limit%5B0%5D=100000', 'limit[0] is no parameter'],
  ['pagination[]=false', 'pagination[] is no parameter'],
  ['depth.x=10', 'depth.x is no parameter'],
])('rejects %s', (query, message) =>
  expect(() => withBoundedQuery(new Request(`http://localhost/api/articles?${query}`))).toThrow(
    message,
  ),
)
