import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { BusyError } from '../lib/limits/fair-queue'
import { readForm } from './form-body'

const boundary = 'b'
const part = (text: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n${text}\r\n--${boundary}--\r\n`
const megabytes = (count: number) => 'a'.repeat(count * 1024 * 1024)

let server: Server
let sockets: Socket[] = []
const results = new Map<string, Promise<Buffer | null>>()
const received = new Map<string, Socket>()

beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    const visitor = String(request.headers['x-visitor'])
    const result = readForm(request, visitor)
    results.set(request.url ?? '', result)
    received.set(request.url ?? '', request.socket)
    result.then(
      () => response.end(),
      () => response.end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await Promise.allSettled(results.values())
  results.clear()
})
afterAll(() => void server.close())

/** Sends the head of a form, and as much of its body as it is given. */
async function send(url: string, visitor: string, length: number, body: string): Promise<void> {
  const socket = connect((server.address() as AddressInfo).port, 'localhost')
  sockets.push(socket)
  socket.on('error', () => {})
  const head = [
    `POST ${url} HTTP/1.1`,
    'host: localhost',
    `x-visitor: ${visitor}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  while (!results.has(url)) await new Promise(setImmediate)
}

/** Sends a form but for its end, and waits until that has arrived. */
async function sendSlowly(url: string, visitor: string, body: string): Promise<void> {
  await send(url, visitor, body.length + 1, body)
  while ((received.get(url)?.bytesRead ?? 0) < body.length) await new Promise(setImmediate)
}

/** The text of a form that arrives whole, or the name of the error. */
async function sendWhole(url: string, visitor: string, body = part('hello')): Promise<string> {
  await send(url, visitor, Buffer.byteLength(body), body)
  return (
    (await results
      .get(url)
      ?.then(String, (cause: Error) => (cause instanceof BusyError ? 'busy' : String(cause)))) ?? ''
  )
}

test('forms that are declared and not sent keep no form from being read', async () => {
  for (let number = 0; number < 21; number += 1)
    await send(`/silent-${number}`, 'hostile', 3 * 1024 * 1024, '')
  await send('/silent', 'hostile', 1024 * 1024, '') // 64 MB together
  expect(await sendWhole('/honest', 'other')).toContain('hello')
  expect(await sendWhole('/same', 'hostile')).toContain('hello')
})

test('a visitor who sends too much at a time is refused, and no other one', async () => {
  for (let number = 0; number < 4; number += 1)
    await sendSlowly(`/slow-${number}`, 'hostile', megabytes(2.9))
  expect(await sendWhole('/large', 'hostile', part(megabytes(2)))).toBe('busy')
  expect(sockets.at(-1)?.destroyed).toBe(false)
  expect(await sendWhole('/other', 'other', part(megabytes(2)))).toContain('form-data')
})

test('what was received counts no more once its form is read', async () => {
  for (let number = 0; number < 8; number += 1)
    expect(await sendWhole(`/in-turn-${number}`, 'visitor', part(megabytes(2)))).toContain('aaa')
})

test('a malformed form is null', async () => {
  await send('/malformed', 'visitor', 5, 'hello')
  expect(await results.get('/malformed')).toBeNull()
})

test('a form whose sender leaves is an error', async () => {
  await send('/left', 'visitor', 500, 'hello')
  sockets.at(-1)?.destroy()
  await expect(results.get('/left')).rejects.toThrow('aborted')
})
