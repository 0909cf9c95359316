import { buildLinkNonce, isLinkNonce } from './link-nonce'

jest.mock('server-only', () => ({}))
jest.mock('../session/configuration', () => ({
  identityConfiguration: { secret: 'a'.repeat(64) },
}))

const now = Date.UTC(2026, 10, 24, 12)
const session = { subject: 'auth0|1', claims: { sid: 's1', iat: 1 } }

test('is 30 letters and digits (section 9)', () => {
  expect(buildLinkNonce(session, now)).toMatch(/^[a-z0-9]{30}$/)
})

test.each([
  ['its session at once', session, 0, true],
  ['its session after ten minutes', session, 10, true],
  ['its session after eleven minutes', session, 11, false],
  ['its session, before it was built', session, -1, false],
  ['another member', { ...session, subject: 'auth0|2' }, 0, false],
  ['another session of the member', { ...session, claims: { sid: 's2', iat: 1 } }, 0, false],
])('is checked for %s', (_, ofSession, minutes, isValid) => {
  const nonce = buildLinkNonce(session, now)
  expect(isLinkNonce(nonce, ofSession, now + minutes * 60_000)).toBe(isValid)
})

test.each(['', 'nonsense', '0'.repeat(30), `${'z'.repeat(6)}${'0'.repeat(24)}`])(
  'refuses the forged %j',
  (nonce) => {
    expect(isLinkNonce(nonce, session, now)).toBe(false)
  },
)

test('refuses a nonce with a later minute', () => {
  const nonce = buildLinkNonce(session, now)
  const later = buildLinkNonce(session, now + 60_000).slice(0, 6) + nonce.slice(6)
  expect(isLinkNonce(later, session, now + 60_000)).toBe(false)
})
