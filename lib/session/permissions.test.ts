import { loadPermissions } from './permissions'

const lists = {
  productPermissions: ['product|a', 'b'],
  collaborationPermissions: ['room|c'],
  compliancePermissions: [],
}
const timers = { now: Date.now, after: () => () => {} }
const call = { apiBase: 'https://api.example/api', token: 'the-token', isAuthenticated: true }

function platform(body: unknown, status = 200) {
  const asked: { url: string; init: RequestInit }[] = []
  const fetch = (async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }) as typeof globalThis.fetch
  return { asked, wire: { fetch, timers } }
}

test('the lists stand at data.data.userPermissions, or at data.userPermissions', async () => {
  for (const body of [
    { data: { data: { userPermissions: lists } } },
    { data: { userPermissions: lists } },
  ]) {
    const { wire, asked } = platform(body)
    expect(await loadPermissions(wire, call)).toEqual({ ok: true, value: lists })
    expect(asked[0]).toMatchObject({
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
  ['nobody is signed in', { ...call, isAuthenticated: false }, 'User is not authenticated'],
  ['there is no token', { ...call, token: null }, 'No access token passed'],
  ['the token is empty', { ...call, token: '' }, 'No access token passed'],
  ['there is no address', { ...call, apiBase: null }, 'apiBase option is required'],
])('where %s nothing is asked', async (_, options, text) => {
  const { wire, asked } = platform({})
  expect(await loadPermissions(wire, options)).toMatchObject({
    ok: false,
    error: { errorDescription: text },
  })
  expect(asked).toEqual([])
})

test.each<[string, unknown, number]>([
  ['401', {}, 401],
  ['500', { data: { data: { userPermissions: lists } } }, 500],
  ['no JSON', '<html>', 200],
  ['null', null, 200],
  ['no lists', { data: {} }, 200],
  ['a list for the lists', { data: { userPermissions: [] } }, 200],
  ['a text', { data: { userPermissions: 'all' } }, 200],
])('%s is a failure', async (_, body, status) => {
  expect(await loadPermissions(platform(body, status).wire, call)).toMatchObject({
    ok: false,
    error: { error: 'permissions', errorDescription: 'Failed to retrieve user permissions' },
  })
})

test('no answer is a failure', async () => {
  const wire = {
    timers,
    fetch: (() => Promise.reject(new TypeError('fetch failed'))) as typeof globalThis.fetch,
  }
  expect(await loadPermissions(wire, call)).toMatchObject({
    ok: false,
    error: { errorDescription: 'Failed to retrieve user permissions' },
  })
})

test('lists with something else in them lose it', async () => {
  const { wire } = platform({
    data: {
      userPermissions: { productPermissions: ['a', 1, null, ''], collaborationPermissions: 'x' },
    },
  })
  expect(await loadPermissions(wire, call)).toEqual({
    ok: true,
    value: { productPermissions: ['a'], collaborationPermissions: [], compliancePermissions: [] },
  })
})
