import { emptyAuthorization, type User } from '../identity'
import { nextState, signedOut, type SessionState } from './state'

const user = (objectId: string, more: Partial<User> = {}): User => ({
  name: null,
  connection: null,
  userIdentifier: null,
  identityProvider: null,
  objectId,
  email: null,
  familyName: null,
  givenName: null,
  photo: null,
  isLocal: false,
  isSocial: false,
  company: null,
  jobTitle: null,
  profile: {},
  authorization: emptyAuthorization,
  ...more,
})
const authorization = {
  productPermissions: ['product|a'],
  collaborationPermissions: [],
  compliancePermissions: [],
}
const signedIn = nextState(signedOut, {
  type: 'signed-in',
  user: user('1'),
  token: 't',
  redirectUrl: '/people',
})

test('is signed out initially', () => {
  expect(signedOut).toEqual({
    redirectUrl: '/',
    user: null,
    authenticated: false,
    token: null,
    accessDenied: false,
    stateNonce: null,
    permissions: 'pending',
  })
})

test('records state and redirect URL at the redirect, and clears an earlier denial', () => {
  const denied = nextState(signedOut, { type: 'denied' })
  expect(denied).toMatchObject({ accessDenied: true, authenticated: false })
  expect(
    nextState(denied, { type: 'left-for-provider', stateNonce: 'n', redirectUrl: '/insights' }),
  ).toMatchObject({ stateNonce: 'n', redirectUrl: '/insights', accessDenied: false })
})

test('clears the state at sign-in', () => {
  const left = nextState(signedOut, {
    type: 'left-for-provider',
    stateNonce: 'n',
    redirectUrl: '/insights',
  })
  expect(nextState(left, { type: 'signed-in', user: user('1'), token: 't' })).toMatchObject({
    authenticated: true,
    token: 't',
    stateNonce: null,
    redirectUrl: '/insights',
  })
  expect(signedIn).toMatchObject({ authenticated: true, redirectUrl: '/people' })
})

test('retains the permissions at the renewal of the same user only', () => {
  const known = nextState(signedIn, { type: 'permissions-loaded', authorization })
  expect(known.user?.authorization).toBe(authorization)
  expect(
    nextState(known, { type: 'signed-in', user: user('1'), token: 'u' }).user?.authorization,
  ).toBe(authorization)
  expect(
    nextState(known, { type: 'signed-in', user: user('2'), token: 'u' }).user?.authorization,
  ).toBe(emptyAuthorization)
})

test('ignores permissions after sign-out', () =>
  expect(nextState(signedOut, { type: 'permissions-loaded', authorization })).toBe(signedOut))

test.each<[string, SessionState]>([
  ['signed in', signedIn],
  ['denied', nextState(signedIn, { type: 'denied' })],
])('clears the state of a user who was %s at sign-out', (_, state) => {
  expect(nextState(state, { type: 'signed-out' })).toEqual(signedOut)
})
