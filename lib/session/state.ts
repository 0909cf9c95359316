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
}

export type SessionEvent =
  | { type: 'left-for-provider'; stateNonce: string; redirectUrl: string }
  | { type: 'signed-in'; user: User; token: string | null; redirectUrl?: string }
  | { type: 'permissions-loaded'; authorization: Authorization }
  | { type: 'denied' }
  | { type: 'signed-out' }

export const signedOut: SessionState = Object.freeze({
  redirectUrl: '/',
  user: null,
  authenticated: false,
  token: null,
  accessDenied: false,
  stateNonce: null,
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
      const authorization =
        event.user.objectId === state.user?.objectId
          ? state.user.authorization
          : event.user.authorization
      return {
        redirectUrl: event.redirectUrl ?? state.redirectUrl,
        user: { ...event.user, authorization },
        authenticated: true,
        token: event.token,
        accessDenied: false,
        stateNonce: null,
      }
    }
    case 'permissions-loaded':
      return state.user
        ? { ...state, user: { ...state.user, authorization: event.authorization } }
        : state
    case 'denied':
      return { ...signedOut, accessDenied: true }
    case 'signed-out':
      return signedOut
  }
}
