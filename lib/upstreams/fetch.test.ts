import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { fetchFrom, fetchWhole } from './fetch'
import { getUpstream } from './upstream'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function serve(listener: RequestListener) {
  server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

test('returns status, headers and the decompressed body', async () => {
  const url = await serve((_, response) =>
    response
      .writeHead(404, { 'content-type': 'text/x', 'content-encoding': 'gzip' })
      .end(gzipSync('gone')),
  )
  const response = await fetchFrom('members')(url)
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    404,
    'text/x',
    'gone',
  ])
  expect(response.headers.has('content-encoding')).toBe(false)
})

test('an empty response has no body', async () => {
  const url = await serve((_, response) => response.writeHead(204).end())
  expect((await fetchFrom('members')(url)).status).toBe(204)
})

test('five responses with status 500 make the service unavailable, refusals do not', async () => {
  let status = 400
  const url = await serve((_, response) => response.writeHead(status).end('x'))
  for (let time = 0; time < 10; time += 1)
    expect((await fetchFrom('analytics')(url)).status).toBe(400)
  expect(getUpstream('analytics').isAvailable()).toBe(true)
  status = 500
  for (let time = 0; time < 5; time += 1)
    await expect(fetchFrom('analytics')(url)).rejects.toThrow('status 500')
  expect(getUpstream('analytics').isAvailable()).toBe(false)
})

test.each<[string, RequestListener]>([
  ['too long', (_, response) => response.end('x'.repeat(101))],
  ['too long without its gzip', (_, response) => gzipped(response, gzipSync('x'.repeat(101)))],
  ['broken gzip', (_, response) => gzipped(response, Buffer.from('not gzip'))],
  [
    'cut',
    (_, response) =>
      response.writeHead(200, { 'content-length': '9' }).write('x', () => response.destroy()),
  ],
])('throws for a body that is %s', async (_, listener) => {
  const url = await serve(listener)
  await expect(fetchWhole({ maxBytes: 100 }, url, {})).rejects.toThrow()
})

test('a body that never ends is aborted', async () => {
  const url = await serve((_, response) => {
    const timer = setInterval(() => response.write('x'), 5)
    response.on('close', () => clearInterval(timer))
  })
  const signal = AbortSignal.timeout(50)
  await expect(fetchWhole({ maxBytes: 1e9 }, url, { signal })).rejects.toThrow(/abort|timeout/i)
})

const gzipped = (response: Parameters<RequestListener>[1], body: Buffer) =>
  response.writeHead(200, { 'content-encoding': 'gzip' }).end(body)
