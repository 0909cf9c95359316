import { createHmac } from 'node:crypto'

jest.mock('payload', () => ({}))

type Guards = typeof import('./route-guards')

let guards: Guards

beforeAll(async () => {
  Object.assign(process.env, {
    CONTENT_DATABASE_URL: 'file::memory:',
    CONTENT_SECRET: 'a',
    PREVIEW_SECRET: 'b',
    REVALIDATE_SECRET: 'c',
  })
  guards = await import('./route-guards')
})
afterEach(() => jest.useRealTimers())

const siteToken = createHmac('sha256', 'c').update('content-client').digest('hex')

test.each<[string, Record<string, string>, number]>([
  ['of the site', { 'x-site-token': siteToken }, 200],
  ['of others', {}, 408],
  ['with a forged token', { 'x-site-token': siteToken.replace(/./g, '0') }, 408],
])('a body that takes two seconds, %s', async (_, headers, status) => {
  jest.useFakeTimers()
  let send = () => {}
  const body = new ReadableStream({
    start: (controller) => {
      send = () => {
        controller.enqueue(Buffer.from('{}'))
        controller.close()
      }
    },
    cancel: () => void (send = () => {}),
  })
  const request = new Request('http://localhost:3001/api/graphql', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit)
  const response = guards.guardGraphql(async () => Response.json({}))(request, {})
  await jest.advanceTimersByTimeAsync(2_000)
  send()
  expect((await response).status).toBe(status)
})
