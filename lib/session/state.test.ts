import { emptyAuthorization, type User } from '../identity'
import en from '../../messages/en.json'
import fr from '../../messages/fr-fr.json'
import zh from '../../messages/zh-cn.json'
import {
  ends,
  nextState,
  nextStep,
  signedOut,
  toEndReason,
  type EndReason,
  type Phase,
  type SessionState,
  type Signal,
} from './state'

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

const ofProvider: Signal[] = [
  'provider-member',
  'provider-other',
  'provider-none',
  'provider-away',
  'frame-none',
  'unsettled',
]
const ofServer: Signal[] = [
  'server-member',
  'server-without-token',
  'server-other',
  'server-none',
  'server-away',
  'unsettled',
]

test.each<[Phase, Signal[]]>([
  ['checking', ofProvider],
  ['late', ofProvider],
  ['renewing', ofProvider],
  ['doubting', ofServer],
  ['offline', ofServer],
  ['confirming', ofServer],
])('a tab that is %s does something at each response', (phase, signals) => {
  expect(signals.filter((signal) => nextStep(phase, signal) === null)).toEqual([])
})

test.each<[Phase, Signal]>([
  ['visitor', 'provider-member'],
  ['visitor', 'due'],
  ['member', 'provider-none'],
  ['member', 'server-none'],
  ['checking', 'opened'],
  ['checking', 'server-none'],
  ['late', 'server-none'],
  ['late', 'server-other'],
  ['renewing', 'due'],
  ['renewing', 'storage-cleared'],
])('a tab that is %s ignores %s, which comes too late or twice', (phase, signal) => {
  expect(nextStep(phase, signal)).toBeNull()
})

test.each(['checking', 'late', 'doubting', 'offline', 'member', 'renewing', 'confirming'] as const)(
  'a tab that is %s follows a sign-in here, and the sign-ins and ends of other tabs',
  (phase) => {
    expect(nextStep(phase, 'signed-in')).toEqual({ to: 'member', run: 'accept' })
    expect(nextStep(phase, 'tab-signed-in')).toEqual({ to: 'member', run: 'accept' })
    expect(nextStep(phase, 'tab-changed')).toEqual({ to: 'checking', run: 'follow' })
    expect(nextStep(phase, 'tab-ended')).toEqual({ to: 'visitor', run: 'leave' })
    expect(nextStep(phase, 'signed-out')).toEqual({ to: 'visitor', end: 'logout' })
  },
)

test.each(Object.keys(ends) as EndReason[])('the end “%s” has words in each language', (reason) => {
  for (const { auth } of [en, fr, zh]) expect(auth.ends[reason]).toMatch(/\S{4}/)
  expect(toEndReason(`1795176000000:${reason}`)).toBe(reason)
})

test('an end without a reason is one of the session', () => {
  expect(toEndReason('1795176000000')).toBe('ended')
})
