import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createSmtpTransport } from './smtp-transport'

const message = { from: 'a@site.test', to: 'b@client.test', text: 'T' }
const sockets = new Set<Socket>()
const silentServer = createServer((socket) => void sockets.add(socket))
let url = ''

beforeAll(async () => {
  silentServer.listen(0, '127.0.0.1')
  await once(silentServer, 'listening')
  url = `smtp://127.0.0.1:${(silentServer.address() as AddressInfo).port}`
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  silentServer.close()
})

test('fails when the server accepts the connection and sends no greeting', async () => {
  const start = Date.now()
  const transport = createSmtpTransport(url, { greetingTimeout: 50 })
  await expect(transport.sendMail(message)).rejects.toThrow('Greeting never received')
  expect(Date.now() - start).toBeLessThan(4_000)
})

test('waits at most 20 seconds by default', () => {
  expect(createSmtpTransport(url).options).toMatchObject({
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
})
