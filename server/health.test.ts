import type { IncomingMessage, ServerResponse } from 'node:http'
import { health } from './health'
import type { Renderer } from './renderer'

/** The step with a renderer that responds with these statuses, one after the other. */
function createHealth(...statuses: number[]) {
  let requests = 0
  let time = 0
  const request = async (
    path: string,
    _options: unknown,
    consume: (response: unknown) => Promise<unknown>,
  ) => {
    const statusCode = statuses[requests]
    requests += 1
    if (!statusCode) throw new Error('no response')
    const headers = { 'content-type': 'application/json' }
    return consume({ statusCode, headers, body: { text: async () => `{"path":"${path}"}` } })
  }
  const step = health({ request } as unknown as Renderer, () => time)
  return {
    requests: () => requests,
    wait: (ms: number) => void (time += ms),
    read: async (url: string, method = 'GET') => {
      const sent = { status: 0, body: '' }
      const response = {
        writeHead: (status: number) => void (sent.status = status),
        end: (body: string) => void (sent.body = body),
      }
      const isDone = await step(
        { url, method } as IncomingMessage,
        response as unknown as ServerResponse,
      )
      return isDone ? sent : null
    },
  }
}

test('all requests of a second share one response', async () => {
  const { read, requests, wait } = createHealth(200, 503)
  const responses = await Promise.all(Array.from({ length: 64 }, () => read('/api/ready')))
  expect(new Set(responses.map((response) => response?.status))).toEqual(new Set([200]))
  expect(requests()).toBe(1)
  wait(1_001)
  expect(await read('/api/ready?a')).toEqual({ status: 503, body: '{"path":"/api/ready"}' })
  expect(requests()).toBe(2)
})

test('health and readiness have a response each', async () => {
  const { read } = createHealth(200, 503)
  expect((await read('/api/health'))?.status).toBe(200)
  expect((await read('/api/ready'))?.status).toBe(503)
})

test('a HEAD request has no body', async () =>
  expect(await createHealth(200).read('/api/health', 'HEAD')).toEqual({ status: 200, body: '' }))

test('a renderer that does not respond is 503', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect((await createHealth().read('/api/ready'))?.status).toBe(503)
})

test.each([
  ['/api/ready', 'POST'],
  ['/api/readiness', 'GET'],
  ['/people', 'GET'],
])('%s with %s is passed on', async (url, method) =>
  expect(await createHealth(200).read(url, method)).toBeNull(),
)
