import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, fetch as fetchOverNetwork } from 'undici'
import { withSecondTry } from './second-try'

let server: Server
let agent: Agent
afterEach(async () => {
  await agent.destroy()
  server.closeAllConnections()
  server.close()
})

/** A service that closes the connection instead of answering some of the requests, which are counted from 1. */
async function serviceClosing(...which: number[]) {
  const seen: string[] = []
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push(body)
    if (which.includes(seen.length)) request.socket.destroy()
    else response.end(`answer ${seen.length}`)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  agent = new Agent({ connections: 1 })
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  const fetch = withSecondTry(((input: string, init: RequestInit) =>
    fetchOverNetwork(input, {
      ...(init as object),
      dispatcher: agent,
    })) as unknown as typeof globalThis.fetch)
  const ask = async (body: string, signal?: AbortSignal) =>
    (await fetch(address, { method: 'POST', body, ...(signal ? { signal } : {}) })).text()
  return { ask, seen }
}

test('a question whose kept connection is closed is asked once more', async () => {
  const { ask, seen } = await serviceClosing(2)
  expect(await ask('one')).toBe('answer 1')
  expect(await ask('two')).toBe('answer 3')
  expect(seen).toEqual(['one', 'two', 'two'])
})

test('and no more than once', async () => {
  const { ask, seen } = await serviceClosing(1, 2)
  await expect(ask('one')).rejects.toThrow('fetch failed')
  expect(seen).toHaveLength(2)
})

test('a service that is not there, and a limit that is over, are errors at once', async () => {
  const { ask, seen } = await serviceClosing()
  await expect(ask('late', AbortSignal.abort())).rejects.toThrow('abort')
  server.close()
  await expect(ask('nobody')).rejects.toThrow('fetch failed')
  expect(seen).toEqual([])
})
