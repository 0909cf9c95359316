import {
  createTestPlatform,
  origin as providerOrigin,
  siteOrigin,
} from '../identity/testing/test-kit'
import { serverSessionMessage } from './auth-routes'
import { startServerSession } from './server-session-frame'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function start(organization?: string) {
  const test = createTestPlatform()
  const outcome = startServerSession(test.platform, organization)
  const post = (data: unknown, { origin = siteOrigin, source = test.frames[0]?.window } = {}) =>
    test.say({ origin, source, data })
  return { ...test, outcome, post }
}

test('signs in at the server in a hidden frame, and removes it', async () => {
  const { outcome, post, frames, listeners } = start('org_1')
  expect(frames[0]?.url).toBe('/api/auth/login?organization=org_1&framed=1')
  post({ type: serverSessionMessage, error: null })
  expect(await outcome).toEqual({ ok: true, value: null })
  expect([frames[0]?.removed, listeners.size, jest.getTimerCount()]).toEqual([true, 0, 0])
})

test('returns the code of a server sign-in that failed', async () => {
  const { outcome, post } = start()
  post({ type: serverSessionMessage, error: 'login_required' })
  expect(await outcome).toMatchObject({ ok: false, error: { error: 'login_required' } })
})

test.each<[string, unknown, { origin?: string; source?: object }]>([
  ['of another origin', { type: serverSessionMessage, error: null }, { origin: providerOrigin }],
  ['of another window', { type: serverSessionMessage, error: null }, { source: {} }],
  ['of another type', { type: 'authorization_response' }, {}],
  ['with a malformed error', { type: serverSessionMessage, error: {} }, {}],
  ['without data', null, {}],
])('ignores a message %s', async (_, data, from) => {
  const { outcome, post } = start()
  post(data, from)
  jest.advanceTimersByTime(15_000)
  expect(await outcome).toMatchObject({ ok: false, error: { error: 'timeout' } })
})
