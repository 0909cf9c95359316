import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import { createSocketServer } from '../../../socket-server.mjs'

const site = 'https://www.firm.test'
let server: Server
let sockets: ReturnType<typeof createSocketServer>
const open: WebSocket[] = []

beforeEach(async () => {
  sockets = createSocketServer(site)
  server = createServer().on('upgrade', (request, socket, head) => {
    request.headers['x-forwarded-for'] ??= '10.0.0.1'
    sockets.upgrade(request, socket, head)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
})
afterEach(async () => {
  open.splice(0).forEach((socket) => socket.terminate())
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** @returns the open socket, or the status of the refused handshake */
function connect(headers: Record<string, string> = {}): Promise<WebSocket | number> {
  const { port } = server.address() as AddressInfo
  const socket = new WebSocket(`ws://localhost:${port}/graphql-ws`, {
    headers: { origin: site, ...headers },
  })
  open.push(socket)
  return new Promise((resolve) => {
    socket.on('open', () => resolve(socket))
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.on('error', () => undefined)
  })
}

const closeOf = (socket: WebSocket | number) =>
  new Promise((resolve) => {
    if (typeof socket === 'number') resolve(socket)
    else socket.on('close', resolve)
  })

test.each(['https://elsewhere.test', 'null', 'http://www.firm.test', `${site}.test`])(
  'refuses a page of %s',
  async (origin) => {
    expect(await connect({ origin })).toBe(403)
  },
)

test('takes 100 sockets of an address, and another when one has closed', async () => {
  const address = { 'x-forwarded-for': '10.0.0.2' }
  const first = await connect(address)
  await Promise.all(Array.from({ length: 99 }, () => connect(address)))
  expect(await connect(address)).toBe(429)
  expect(await connect()).toBeInstanceOf(WebSocket)
  if (first instanceof WebSocket) first.close()
  await closeOf(first)
  // the server may see the end later than the client
  let next = await connect(address)
  while (next === 429) next = await connect(address)
  expect(next).toBeInstanceOf(WebSocket)
})

test('closes a socket whose message is longer than 16,384 bytes', async () => {
  const messages: number[] = []
  globalThis.contentSockets?.on('connection', (accepted) => {
    accepted.on('message', (data) => messages.push(String(data).length))
    accepted.on('error', () => undefined)
  })
  const socket = await connect()
  if (!(socket instanceof WebSocket)) throw new Error('refused')
  const closed = closeOf(socket)
  socket.send('a'.repeat(16_384))
  socket.send('a'.repeat(16_385))
  expect(await closed).toBe(1009)
  expect(messages).toEqual([16_384])
})

test('closes every socket at a restart, for clients to connect again', async () => {
  const socket = await connect()
  const closed = closeOf(socket)
  sockets.close()
  expect(await closed).toBe(1012)
})

test.each([
  ['/graphql-ws', true],
  ['/graphql-ws?a=b', true],
  ['/graphql', false],
  ['/graphql-ws/more', false],
  [undefined, false],
])('takes upgrades of %s: %s', (url, isTaken) => {
  expect(sockets.takes({ url } as never)).toBe(isTaken)
})
