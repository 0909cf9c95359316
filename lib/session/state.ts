import type { Authorization, User } from '../identity'

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
