/** @jest-environment node */
import type { Member } from '../session/server'

const sent: { path: string; body: Record<string, unknown> }[] = []
const settings: Record<string, string> = {}
let response: Response

jest.mock('server-only', () => ({}))
jest.mock('../env/env', () => ({ env: settings }))
jest.mock('../session/configuration', () => ({
  identityConfiguration: { domain: 'login.firm.test', browserClientId: 'browser' },
}))
jest.mock('../session/server-platform', () => ({
  serverPlatform: {
    fetch: async (url: string, init: RequestInit = {}) => {
      const { pathname } = new URL(url)
      if (pathname.startsWith('/api/v2/')) return Response.json({ email: 'a@client.test' })
      sent.push({ path: pathname, body: JSON.parse(String(init.body)) })
      return response
    },
    timers: { now: Date.now, after: () => () => {} },
  },
}))

const member = { subject: 'auth0|1', accessToken: 'token' } as Member

const confirm = async (grant: string) => {
  settings.AUTH0_PASSWORD_GRANT = grant
  const { confirmPassword } = await import('./provider')
  return confirmPassword(member, 'secret')
}

beforeEach(() => {
  sent.length = 0
})

const common = { client_id: 'browser', username: 'a@client.test', password: 'secret' }
const connection = 'Username-Password-Authentication'

test.each([
  [
    'realm',
    '/oauth/token',
    { grant_type: 'http://auth0.com/oauth/grant-type/password-realm', realm: connection },
  ],
  ['resource-owner', '/oauth/ro', { grant_type: 'password', connection }],
])('a password is confirmed with the %s grant at %s', async (grant, path, more) => {
  response = Response.json({ access_token: 'a', token_type: 'Bearer' })
  expect(await confirm(grant)).toBe('confirmed')
  expect(sent).toEqual([{ path, body: { ...common, ...more, scope: 'email' } }])
})

test.each([
  ['realm', 'invalid_grant', 'wrong'],
  ['resource-owner', 'invalid_user_password', 'wrong'],
  ['resource-owner', 'too_many_attempts', 'locked'],
  ['resource-owner', 'unsupported_grant_type', 'unavailable'],
])('with the %s grant, %s is %s', async (grant, error, confirmation) => {
  response = Response.json({ error, error_description: 'x' }, { status: 403 })
  expect(await confirm(grant)).toBe(confirmation)
})
