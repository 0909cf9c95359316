import { createHmac } from 'node:crypto'

const database = { isAway: false }

jest.mock('payload', () => ({
  getPayload: async () => ({
    auth: async () => ({ user: null }),
    count: async () => {
      if (database.isAway) throw new Error('connection refused')
    },
  }),
}))

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

test.each<[string, Record<string, string>, boolean, number]>([
  ['without credentials', {}, false, 403],
  ['without credentials while the database is away', {}, true, 403],
  ['with an expired session', { cookie: 'payload-token=x' }, false, 403],
  ['with a session that cannot be read', { cookie: 'a=b; payload-token=x' }, true, 503],
  ['with a key that cannot be read', { authorization: 'users API-Key x' }, true, 503],
])('an editor’s call %s', async (_, headers, isAway, status) => {
  database.isAway = isAway
  const request = new Request('http://localhost:3001/api/articles', { method: 'POST', headers })
  const handler = jest.fn()
  const response = await guards.guardRest(Promise.resolve({}) as never, handler)(request, {})
  expect([response.status, response.headers.get('retry-after')]).toEqual([
    status,
    status === 503 ? '5' : null,
  ])
  expect(handler).not.toHaveBeenCalled()
})

test.each([
  [{}, 'no-store'],
  [{ 'cache-control': 'public, max-age=10' }, 'public, max-age=10'],
])('a response with the headers %j is cached by %s', async (headers, policy) => {
  const request = new Request('http://localhost:3001/api/graphql', { method: 'POST', body: '{}' })
  const respond = guards.guardGraphql(async () => Response.json({}, { headers }))
  expect((await respond(request, {})).headers.get('cache-control')).toBe(policy)
})

test.each([
  [{}, /^You are not signed in/],
  [{ 'accept-language': 'fr-CH' }, /^Vous n’êtes pas connecté/],
  [{ 'accept-language': 'fr', cookie: 'payload-lng=zh' }, /^您尚未登录/],
])('an editor without a session reads so in their language: %j', async (headers, text) => {
  database.isAway = false
  const request = new Request('http://localhost:3001/api/articles', { method: 'POST', headers })
  const response = await guards.guardRest(Promise.resolve({}) as never, jest.fn())(request, {})
  const { errors } = (await response.json()) as { errors: { message: string }[] }
  expect(errors[0]?.message).toMatch(text)
})
