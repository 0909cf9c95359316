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

function provider(answers: Record<string, [number, unknown?]>) {
  const asked: { url: string; init: RequestInit }[] = []
  const ask = async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    const [status, body] = answers[`${init.method} ${new URL(url).pathname}`] ?? [500]
    return { ok: status < 300, status, json: async () => body }
  }
  return { ask, asked }
}

test.each<[Management, boolean]>([
  [local, true],
  [hosted, true],
  [{ ...local, token: '' }, false],
  [{ ...hosted, clientSecret: '' }, false],
  [{ ...local, domain: '' }, false],
])('%j can remove accounts: %s', (given, expected) =>
  expect(canManageAccounts(given)).toBe(expected),
)

const path = '/api/v2/users/auth0%7C1'

test('an account is removed with the key of the local provider', async () => {
  const { ask, asked } = provider({ [`DELETE ${path}`]: [204] })
  await deleteAccount('auth0|1', local, ask)
  expect(
    asked.map(({ url, init }) => [url, (init.headers as Record<string, string>).authorization]),
  ).toEqual([[`http://localhost:3002${path}`, 'Bearer key']])
})

test('a hosted tenant gives a token for it first', async () => {
  const { ask, asked } = provider({
    'POST /oauth/token': [200, { access_token: 'm2m' }],
    [`DELETE ${path}`]: [204],
  })
  await deleteAccount('auth0|1', hosted, ask)
  expect(JSON.parse(String(asked[0]?.init.body))).toEqual({
    grant_type: 'client_credentials',
    client_id: 'id',
    client_secret: 'secret',
    audience: 'https://firm.eu.auth0.com/api/v2/',
  })
  expect((asked[1]?.init.headers as Record<string, string>).authorization).toBe('Bearer m2m')
})

test('one that is gone already is removed', async () =>
  expect(
    deleteAccount('auth0|1', local, provider({ [`DELETE ${path}`]: [404] }).ask),
  ).resolves.toBeUndefined())
test.each([[403], [500]])('a provider that answers %s is an error', async (status) =>
  expect(
    deleteAccount('auth0|1', local, provider({ [`DELETE ${path}`]: [status] }).ask),
  ).rejects.toThrow(String(status)),
)
test('so is one that gives no token', async () =>
  expect(
    deleteAccount('auth0|1', hosted, provider({ 'POST /oauth/token': [401] }).ask),
  ).rejects.toThrow('no token'))
