import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, fetch as fetchOverNetwork } from 'undici'
import { ExponentialBackoff } from 'cockatiel'
import { withPatience, withRetry } from './retry'

let server: Server | undefined
let agent: Agent
afterEach(async () => {
  await agent?.destroy()
  server?.closeAllConnections()
  server?.close()
})

/** A server that closes the connection instead of responding to some requests, counted from 1. */
async function serverClosing(...which: number[]) {
  const seen: string[] = []
  const listening = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push(body)
    if (which.includes(seen.length)) request.socket.destroy()
    else response.end(`response ${seen.length}`)
  })
  await new Promise<void>((resolve) => listening.listen(0, 'localhost', resolve))
  server = listening
  agent = new Agent({ connections: 1 })
  const address = `http://localhost:${(listening.address() as AddressInfo).port}`
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
  server?.close()
  await expect(send('two')).rejects.toThrow('fetch failed')
  expect(seen).toEqual([])
})

describe('a request of a build', () => {
  /** Responds in turn with these statuses, or fails with an error; the last one stays. */
  function fetchWith(...outcomes: (number | Error)[]) {
    const requests: AbortSignal[] = []
    const fetch = async (_input: unknown, init: RequestInit = {}) => {
      if (init.signal) requests.push(init.signal)
      const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0]
      if (outcome instanceof Error) throw outcome
      return new Response('body', { status: outcome })
    }
    const options = {
      maxAttempts: 30,
      backoff: new ExponentialBackoff({ initialDelay: 1, maxDelay: 1 }),
    }
    const patient = withPatience(fetch as typeof globalThis.fetch, options)
    const { signal } = new AbortController()
    return { requests, send: (by = signal) => patient('http://localhost', { signal: by }) }
  }

  test.each<[string, (number | Error)[], number]>([
    ['a service without time for its body', [408, 408, 200], 200],
    ['a service with too many requests', [429, 200], 200],
    ['a service that restarts', [new Error('ECONNREFUSED'), 503, 200], 200],
    ['no refusal', [400], 400],
  ])('is retried for %s', async (_, outcomes, status) => {
    const expected = outcomes.length
    const { send, requests } = fetchWith(...outcomes)
    expect((await send()).status).toBe(status)
    expect(requests).toHaveLength(expected)
  })

  test('returns the last response when its time is over', async () => {
    const { send, requests } = fetchWith(503)
    const control = new AbortController()
    const response = send(control.signal)
    while (requests.length < 3) await new Promise(setImmediate)
    control.abort()
    expect((await response).status).toBe(503)
  })
})
