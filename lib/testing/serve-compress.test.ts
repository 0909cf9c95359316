import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { acceptsGzip, compress } from '../../scripts/serve/compress.mjs'

test.each([
  ['gzip', true],
  ['gzip, deflate, br, zstd', true],
  ['br;q=1, GZIP;q=0.5', true],
  ['deflate, gzip ; q=1', true],
  ['', false],
  ['br', false],
  ['gzip;q=0', false],
  ['gzip; q=0.00', false],
  ['x-gzip', false],
  ['gzipped', false],
])('%j takes gzip: %s', (header, takes) => expect(acceptsGzip(header)).toBe(takes))

const long = 'Competition law in fourteen countries. '.repeat(200)

/** What a handler's answer is on the wire. */
async function answerOf(
  handle: (response: http.ServerResponse) => void,
  headers: Record<string, string> = { 'accept-encoding': 'gzip' },
  method = 'GET',
) {
  const server = http.createServer((request, response) => {
    compress(request, response)
    handle(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    return await new Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }>(
      (resolve, reject) => {
        http
          .request(
            {
              port: (server.address() as AddressInfo).port,
              host: '127.0.0.1',
              method,
              headers,
              agent: false,
            },
            (response) => {
              const parts: Buffer[] = []
              response.on('data', (part) => parts.push(part))
              response.on('end', () =>
                resolve({ headers: response.headers, body: Buffer.concat(parts) }),
              )
            },
          )
          .on('error', reject)
          .end()
      },
    )
  } finally {
    server.close()
  }
}

const html = (body: string) => (response: http.ServerResponse) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(body)
}

test('an answer that is given whole is compressed and has its length', async () => {
  const { headers, body } = await answerOf(html(long))
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(body.length),
    vary: expect.stringContaining('Accept-Encoding'),
  })
  expect(String(gunzipSync(body))).toBe(long)
})

test('one that comes in pieces is compressed as it comes', async () => {
  const { headers, body } = await answerOf((response) => {
    response.setHeader('content-type', 'text/html')
    response.write(long)
    setImmediate(() => response.end(long))
  })
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' })
  expect(String(gunzipSync(body))).toBe(long + long)
})

test.each([
  ['who does not take it', html(long), { 'accept-encoding': 'gzip;q=0' }],
  [
    'a picture',
    (response: http.ServerResponse) =>
      void response.setHeader('content-type', 'image/webp').end(long),
    { 'accept-encoding': 'gzip' },
  ],
  ['a few words', html('Hello'), { 'accept-encoding': 'gzip' }],
])('%s: as it is', async (_, handle, headers) => {
  const answer = await answerOf(handle, headers)
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect([long, 'Hello']).toContain(String(answer.body))
})

test('an answer that is compressed already stays as it is', async () => {
  const { headers, body } = await answerOf(
    (response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' })
        .end(long),
  )
  expect(headers['content-encoding']).toBe('br')
  expect(String(body)).toBe(long)
})
