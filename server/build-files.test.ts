import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { buildFiles } from './build-files'

let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-files-'))
  mkdirSync(path.join(folder, 'static/chunks'), { recursive: true })
  for (const [name, text] of Object.entries({
    'chunks/a.js': 'script',
    'chunks/a.js.br': 'with Brotli',
    'chunks/a.js.gz': 'with gzip',
    'a.woff2': 'font',
    'manifest.json': '{}',
  }))
    writeFileSync(path.join(folder, 'static', name), text)
  writeFileSync(path.join(folder, 'secret.js'), 'outside')
  const step = await buildFiles(folder)
  server = createServer((request, response) => {
    if (step(request, response) === false) response.writeHead(418).end('passed on')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

async function request(target: string, coding = '', method = 'GET') {
  const { port } = server.address() as AddressInfo
  const options = { port, path: target, method, headers: { 'accept-encoding': coding } }
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(options, resolve).on('error', reject),
  )
  return { ...response, headers: response.headers, text: String(await buffer(response)) }
}

test.each([
  ['br, gzip', 'br', 'with Brotli'],
  ['gzip', 'gzip', 'with gzip'],
  ['', undefined, 'script'],
])('a script for a client that accepts %j', async (accepted, coding, text) => {
  const response = await request('/_next/static/chunks/a.js?dpl=1', accepted)
  expect(response.text).toBe(text)
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(text.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  })
  expect(response.headers['content-encoding']).toBe(coding)
})

test('a font is sent as it is', async () => {
  const { text, headers } = await request('/_next/static/a.woff2', 'br')
  expect([text, headers['content-encoding']]).toEqual(['font', undefined])
})

test('HEAD has the headers only', async () => {
  const { text, headers } = await request('/_next/static/chunks/a.js', 'br', 'HEAD')
  expect([text, headers['content-length']]).toEqual(['', '11'])
})

test.each([
  ['/_next/static/chunks/b.js'],
  ['/_next/static/chunks/a.js.br'],
  ['/_next/static/manifest.json'],
  ['/_next/static/../secret.js'],
  ['/_next/static/'],
  ['/people'],
])('%s is passed on', async (target) =>
  expect(await request(target, 'br')).toMatchObject({ statusCode: 418, text: 'passed on' }),
)

test('a POST is passed on', async () =>
  expect(await request('/_next/static/chunks/a.js', 'br', 'POST')).toMatchObject({
    text: 'passed on',
  }))
