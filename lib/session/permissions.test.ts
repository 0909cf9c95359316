import { loadPermissions } from './permissions'

const lists = {
  productPermissions: ['product|a', 'b'],
  collaborationPermissions: ['room|c'],
  compliancePermissions: [],
}
const timers = { now: Date.now, after: () => () => {} }
const call = { apiBase: 'https://api.example/api', token: 'the-token', isAuthenticated: true }

function createPlatform(body: unknown, status = 200) {
  const requests: { url: string; init: RequestInit }[] = []
  const fetch = (async (url: string, init: RequestInit) => {
    requests.push({ url, init })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }) as typeof globalThis.fetch
  return { requests, platform: { fetch, timers } }
}

test('reads the lists at data.data.userPermissions or data.userPermissions', async () => {
  for (const body of [
    { data: { data: { userPermissions: lists } } },
    { data: { userPermissions: lists } },
  ]) {
    const { platform, requests } = createPlatform(body)
    expect(await loadPermissions(platform, call)).toEqual({ ok: true, value: lists })
    expect(requests[0]).toMatchObject({
      url: 'https://api.example/api/user/userpermissions',
      init: {
        headers: { authorization: 'Bearer the-token' },
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
      },
    })
  }
})

test.each([
  ['no user is signed in', { ...call, isAuthenticated: false }, 'User is not authenticated'],
  ['there is no token', { ...call, token: null }, 'No access token passed'],
  ['the token is empty', { ...call, token: '' }, 'No access token passed'],
  ['there is no API base URL', { ...call, apiBase: null }, 'apiBase option is required'],
])('sends no request when %s', async (_, options, text) => {
  const { platform, requests } = createPlatform({})
  expect(await loadPermissions(platform, options)).toMatchObject({
    ok: false,
    error: { errorDescription: text },
  })
  expect(requests).toEqual([])
})

test.each<[string, unknown, number]>([
  ['401', {}, 401],
  ['500', { data: { data: { userPermissions: lists } } }, 500],
  ['no JSON', '<html>', 200],
  ['null', null, 200],
  ['no lists', { data: {} }, 200],
  ['a list for the lists', { data: { userPermissions: [] } }, 200],
  ['a text', { data: { userPermissions: 'all' } }, 200],
])('returns an error for a response with %s', async (_, body, status) => {
  expect(await loadPermissions(createPlatform(body, status).platform, call)).toMatchObject({
    ok: false,
    error: { error: 'permissions', errorDescription: 'Failed to retrieve user permissions' },
  })
})

test('returns an error when the request fails', async () => {
  const platform = {
    timers,
    fetch: (() => Promise.reject(new TypeError('fetch failed'))) as typeof globalThis.fetch,
  }
  expect(await loadPermissions(platform, call)).toMatchObject({
    ok: false,
    error: { errorDescription: 'Failed to retrieve user permissions' },
  })
})

test('drops list entries that are not strings', async () => {
  const { platform } = createPlatform({
    data: {
      userPermissions: { productPermissions: ['a', 1, null, ''], collaborationPermissions: 'x' },
    },
  })
  expect(await loadPermissions(platform, call)).toEqual({
    ok: true,
    value: { productPermissions: ['a'], collaborationPermissions: [], compliancePermissions: [] },
  })
})
