import type { Authorization, User } from '../identity'

/**
 * How a tab knows who is signed in. `checking`: requests the provider's session in a frame. `late`: the frame has not
 * responded for a while; a session of the server counts before it does. `doubting`: the frame found no session, as it
 * never does where the browser keeps the provider's cookies from frames, and `offline`: the provider did not respond;
 * both request the server's session. `renewing`: a member whose tokens the provider replaces. `confirming`: a member
 * whose storage was cleared; the server's session decides.
 */
export type Phase =
  | 'visitor'
  | 'checking'
  | 'late'
  | 'doubting'
  | 'offline'
  | 'member'
  | 'renewing'
  | 'confirming'

/**
 * What provider, server session, storage, clock and other tabs say. `…-other`: another member than the tab's and the
 * cookie's. `unsettled`: anything but the member while a tab links a further identity, or completes a sign-in.
 */
export type Signal =
  | 'opened'
  | 'late'
  | 'signed-in'
  | 'signed-out'
  | 'due'
  | 'owner-gone'
  | 'owner-other'
  | 'storage-cleared'
  | 'retried'
  | `provider-${'member' | 'other' | 'none' | 'away'}`
  | 'unsettled'
  | 'frame-none'
  | `server-${'member' | 'other' | 'none' | 'away'}`
  | 'server-without-token'
  | `tab-${'signed-in' | 'changed' | 'ended'}`

/**
 * A message of a tab to the others: the hash of the subject, with the response where the means of transport stores
 * nothing; or the value of `logoutEventKey`.
 */
export type TabMessage =
  | { type: 'signed-in'; subject: string; answer?: Answer }
  | { type: 'ended'; value: string }

/** What provider, server or another tab says of a member; `expiresIn` in seconds. */
export type Answer = {
  accessToken: string | null
  expiresIn: number | null
  idTokenPayload: Record<string, unknown> | null
}

/**
 * Why a session ended: the member signed out, it could not be renewed, the provider or the server has none, or browser,
 * server and provider differ (decision 10).
 */
export type EndReason = 'logout' | 'expired' | 'ended' | 'another-user'

/**
 * What follows a signal. `hop`: the page itself goes to the provider, and comes back. `follow`: checks the account that
 * another tab has. `restore`: stores again what was cleared. `reset`: the tab has no member, but the flag stays for the
 * check of the next page. `leave`: another tab has cleared what was stored.
 */
export type Action =
  | 'ask-provider'
  | 'ask-server'
  | 'wait'
  | 'accept'
  | 'accept-renewed'
  | 'accept-and-hop'
  | 'hop'
  | 'follow'
  | 'restore'
  | 'reset'
  | 'leave'

type Step = { to: Phase; run: Action } | { to: 'visitor'; end: EndReason }

const go = (to: Phase, run: Action): Step => ({ to, run })
const end = (reason: EndReason): Step => ({ to: 'visitor', end: reason })

const always: Partial<Record<Signal, Step>> = {
  'signed-in': go('member', 'accept'),
  'signed-out': end('logout'),
  'tab-signed-in': go('member', 'accept'),
  'tab-changed': go('checking', 'follow'),
  'tab-ended': go('visitor', 'leave'),
}

const ofProvider: Partial<Record<Signal, Step>> = {
  'provider-member': go('member', 'accept'),
  'provider-other': end('another-user'),
  'provider-none': end('ended'),
  'frame-none': go('doubting', 'ask-server'),
  'provider-away': go('offline', 'ask-server'),
  unsettled: go('checking', 'wait'),
}

const transitions: Record<Phase, Partial<Record<Signal, Step>>> = {
  visitor: { opened: go('checking', 'ask-provider') },
  checking: { ...ofProvider, late: go('late', 'ask-server') },
  late: {
    ...ofProvider,
    'server-member': go('member', 'accept'),
    'server-without-token': go('member', 'accept'),
  },
  doubting: {
    'server-member': go('member', 'accept'),
    'server-without-token': go('member', 'accept-and-hop'),
    'server-other': end('another-user'),
    'server-none': end('ended'),
    'server-away': go('visitor', 'reset'),
    unsettled: go('doubting', 'wait'),
  },
  offline: {
    'server-member': go('member', 'accept'),
    'server-without-token': go('member', 'accept'),
    'server-other': end('another-user'),
    'server-none': go('visitor', 'reset'),
    'server-away': go('visitor', 'reset'),
    unsettled: go('offline', 'wait'),
  },
  member: {
    'provider-member': go('member', 'accept'), // of a late response, while there is no token
    due: go('renewing', 'ask-provider'),
    'owner-gone': go('renewing', 'ask-provider'),
    'owner-other': end('another-user'),
    'storage-cleared': go('confirming', 'ask-server'),
    retried: go('checking', 'ask-provider'),
    'provider-other': end('another-user'),
  },
  renewing: {
    retried: go('checking', 'ask-provider'),
    'owner-other': end('another-user'),
    'provider-member': go('member', 'accept-renewed'),
    'provider-other': end('another-user'),
    unsettled: go('renewing', 'wait'),
    'provider-none': end('expired'),
    'frame-none': go('renewing', 'hop'),
    'provider-away': end('expired'),
  },
  confirming: {
    due: go('renewing', 'ask-provider'),
    'owner-other': end('another-user'),
    'server-member': go('member', 'restore'),
    'server-without-token': go('member', 'restore'),
    'server-other': end('another-user'),
    'server-none': end('ended'),
    'server-away': go('member', 'restore'),
    unsettled: go('confirming', 'wait'),
  },
}

/** What follows a signal in a phase; null for one that changes nothing there, such as an answer that came too late. */
export const nextStep = (phase: Phase, signal: Signal): Step | null =>
  transitions[phase][signal] ?? always[signal] ?? null

/**
 * What each end does. Input that was not sent is kept, except that of a tab whose member signs out in it. The page goes
 * on to the sign-out of server and provider, stays, or explains it on a page of its own.
 */
export const ends: Record<
  EndReason,
  { keepsInput: boolean; then: 'sign-out' | 'stay' | 'explain' }
> = {
  logout: { keepsInput: false, then: 'sign-out' },
  expired: { keepsInput: true, then: 'sign-out' },
  ended: { keepsInput: true, then: 'stay' },
  'another-user': { keepsInput: true, then: 'explain' },
}

/** Why another tab has ended the session, by the value of `logoutEventKey`. */
export const toEndReason = (logoutEvent: string): EndReason =>
  (Object.keys(ends) as EndReason[]).find((reason) => logoutEvent.endsWith(`:${reason}`)) ?? 'ended'

/** Specification, section 3, "Auth session state". */
export type SessionState = {
  /** Where the member goes after login: a path of this site, `/` unless another was stored. */
  redirectUrl: string
  user: User | null
  authenticated: boolean
  /** The access token. */
  token: string | null
  /** The provider refused the account for this site. */
  accessDenied: boolean
  /** The state of the last authorization request. */
  stateNonce: string | null
  /** Whether the user's three permission lists (section 6) have been loaded. */
  permissions: 'pending' | 'loaded' | 'failed'
}

export type SessionEvent =
  | { type: 'left-for-provider'; stateNonce: string; redirectUrl: string }
  | { type: 'signed-in'; user: User; token: string | null; redirectUrl?: string }
  | { type: 'permissions-requested' }
  | { type: 'permissions-loaded'; authorization: Authorization }
  | { type: 'permissions-failed' }
  | { type: 'denied' }
  | { type: 'signed-out' }

export const signedOut: SessionState = Object.freeze({
  redirectUrl: '/',
  user: null,
  authenticated: false,
  token: null,
  accessDenied: false,
  stateNonce: null,
  permissions: 'pending',
})

/** The transitions of section 4. Permissions that arrive after sign-out are ignored. */
export function nextState(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'left-for-provider':
      return {
        ...state,
        stateNonce: event.stateNonce,
        redirectUrl: event.redirectUrl,
        accessDenied: false,
      }
    case 'signed-in': {
      const isSame = event.user.objectId === state.user?.objectId
      const authorization =
        isSame && state.user ? state.user.authorization : event.user.authorization
      return {
        redirectUrl: event.redirectUrl ?? state.redirectUrl,
        user: { ...event.user, authorization },
        authenticated: true,
        token: event.token,
        accessDenied: false,
        stateNonce: null,
        permissions: isSame ? state.permissions : 'pending',
      }
    }
    case 'permissions-requested':
      return state.user ? { ...state, permissions: 'pending' } : state
    case 'permissions-loaded':
      return state.user
        ? {
            ...state,
            user: { ...state.user, authorization: event.authorization },
            permissions: 'loaded',
          }
        : state
    case 'permissions-failed':
      return state.user ? { ...state, permissions: 'failed' } : state
    case 'denied':
      return { ...signedOut, accessDenied: true }
    case 'signed-out':
      return signedOut
  }
}
