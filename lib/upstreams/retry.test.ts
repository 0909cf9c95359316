import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, fetch as fetchOverNetwork } from 'undici'
import { withRetry } from './retry'

let server: Server
let agent: Agent
afterEach(async () => {
  await agent.destroy()
  server.closeAllConnections()
  server.close()
})

/** A server that closes the connection instead of responding to some requests, counted from 1. */
async function serverClosing(...which: number[]) {
  const seen: string[] = []
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push(body)
    if (which.includes(seen.length)) request.socket.destroy()
    else response.end(`response ${seen.length}`)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  agent = new Agent({ connections: 1 })
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  const fetch = withRetry(((input: string, init: RequestInit) =>
    fetchOverNetwork(input, {
      ...(init as object),
      dispatcher: agent,
    })) as unknown as typeof globalThis.fetch)
  const send = async (body: string, signal?: AbortSignal) =>
    (await fetch(address, { method: 'POST', body, ...(signal ? { signal } : {}) })).text()
  return { send, seen }
}

test('retries a request whose idle connection is closed', async () => {
  const { send, seen } = await serverClosing(2)
  expect(await send('one')).toBe('response 1')
  expect(await send('two')).toBe('response 3')
  expect(seen).toEqual(['one', 'two', 'two'])
})

test('retries only once', async () => {
  const { send, seen } = await serverClosing(1, 2)
  await expect(send('one')).rejects.toThrow('fetch failed')
  expect(seen).toHaveLength(2)
})

test('throws at once for an aborted request and without a server', async () => {
  const { send, seen } = await serverClosing()
  await expect(send('aborted', AbortSignal.abort())).rejects.toThrow('abort')
  server.close()
  await expect(send('two')).rejects.toThrow('fetch failed')
  expect(seen).toEqual([])
})
