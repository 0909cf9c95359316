import { canManageAccounts, deleteAccount, type Management } from './management-api'

const local: Management = {
  domain: 'http://localhost:3002',
  token: 'key',
  clientId: '',
  clientSecret: '',
}
const hosted: Management = {
  domain: 'firm.eu.auth0.com',
  token: '',
  clientId: 'id',
  clientSecret: 'secret',
}

function provider(responses: Record<string, [number, unknown?]>) {
  const requests: { url: string; init: RequestInit }[] = []
  const fetchStub = async (url: string, init: RequestInit) => {
    requests.push({ url, init })
    const [status, body] = responses[`${init.method} ${new URL(url).pathname}`] ?? [500]
    return { ok: status < 300, status, json: async () => body }
  }
  return { fetchStub, requests }
}

test.each<[Management, boolean]>([
  [local, true],
  [hosted, true],
  [{ ...local, token: '' }, false],
  [{ ...hosted, clientSecret: '' }, false],
  [{ ...local, domain: '' }, false],
])('canManageAccounts(%j) is %s', (management, expected) =>
  expect(canManageAccounts(management)).toBe(expected),
)

const path = '/api/v2/users/auth0%7C1'

test('deletes an account with the token of the local provider', async () => {
  const { fetchStub, requests } = provider({ [`DELETE ${path}`]: [204] })
  await deleteAccount('auth0|1', local, fetchStub)
  expect(
    requests.map(({ url, init }) => [url, (init.headers as Record<string, string>).authorization]),
  ).toEqual([[`http://localhost:3002${path}`, 'Bearer key']])
})

test('fetches an access token from a hosted tenant', async () => {
  const { fetchStub, requests } = provider({
    'POST /oauth/token': [200, { access_token: 'm2m' }],
    [`DELETE ${path}`]: [204],
  })
  await deleteAccount('auth0|1', hosted, fetchStub)
  expect(JSON.parse(String(requests[0]?.init.body))).toEqual({
    grant_type: 'client_credentials',
    client_id: 'id',
    client_secret: 'secret',
    audience: 'https://firm.eu.auth0.com/api/v2/',
  })
  expect((requests[1]?.init.headers as Record<string, string>).authorization).toBe('Bearer m2m')
})

test('treats 404 as deleted', async () =>
  expect(
    deleteAccount('auth0|1', local, provider({ [`DELETE ${path}`]: [404] }).fetchStub),
  ).resolves.toBeUndefined())
test.each([[403], [500]])('throws for the status %s', async (status) =>
  expect(
    deleteAccount('auth0|1', local, provider({ [`DELETE ${path}`]: [status] }).fetchStub),
  ).rejects.toThrow(String(status)),
)
test('throws without an access token', async () =>
  expect(
    deleteAccount('auth0|1', hosted, provider({ 'POST /oauth/token': [401] }).fetchStub),
  ).rejects.toThrow('no token'))
