import {
  assertReachable,
  buildAuthorizeUrl,
  buildNonce,
  checkSso,
  createIdentityClient,
  getUserInfo,
  parseHash,
  renewSilently,
  saveTransaction,
  toUser,
  type AuthenticationResult,
  type IdentityClient,
  type IdentityError,
  type Outcome,
  type Platform,
  type User,
} from '../identity'
import { sameSitePath } from '../routes/same-site-path'
import { loadPermissions } from './permissions'
import type { SessionSettings } from './settings'
import { nextState, signedOut, type SessionEvent, type SessionState } from './state'
import { createSessionStorage, logoutEventKey } from './storage'

/** What a session needs from the page in addition to the protocol's platform. */
export type SessionPlatform = Platform & {
  /** The path, query and hash of the page. */
  path: () => string
  /** Removes the hash from the address and from the history. */
  stripHash: () => void
  /** Calls `listener` with the key of each change that another tab makes to local storage. */
  onStorage: (listener: (key: string | null) => void) => void
  /** Reads and clears the cookie that a server sign-in without a browser sign-in leaves. */
  takeSilentSsoHint: () => boolean
  /** Saves form input that was not submitted (decision 15). */
  saveUnsentInput: () => void
}

export type SignInOptions = {
  redirectUrl?: string
  screenHint?: 'signup'
  connection?: string
  loginHint?: string
  prompt?: string
  invitation?: string
  organization?: string
}

export type Session = ReturnType<typeof createSession>

/** The maximum delay of `setTimeout` (decision 15). */
const longestTimer = 2 ** 31 - 1

/** The browser session (specification, sections 3 and 4), one per page. No method rejects. */
export function createSession(settings: SessionSettings, platform: SessionPlatform) {
  const client = createIdentityClient(settings.identity, platform)
  const storage = createSessionStorage(platform.storage, settings.audience)
  const listeners = new Set<(state: SessionState) => void>()
  let state: SessionState = signedOut
  let cancelRenewal = () => {}
  /** Incremented at sign-out: a response to a request of an earlier generation is ignored. */
  let generation = 0

  platform.onStorage((key) => {
    if (key === logoutEventKey) clear()
  })

  function apply(event: SessionEvent) {
    state = nextState(state, event)
    for (const listener of [...listeners]) listener(state)
  }

  /** Section 4, "Unauthenticated": saves the redirect URL under a random state, then redirects to the provider. */
  async function signIn({ redirectUrl, ...options }: SignInOptions = {}): Promise<Outcome<null>> {
    const reachable = await assertReachable(client)
    if (!reachable.ok) return reachable
    const target = sameSitePath(redirectUrl ?? storage.takeReturnPath() ?? '/')
    const [stateNonce, nonce] = [buildNonce(platform.crypto), buildNonce(platform.crypto)]
    const saved = saveTransaction(platform, {
      state: stateNonce,
      nonce,
      redirectUrl: target,
      organization: options.organization ?? settings.identity.organization,
    })
    if (!saved) return failure('storage_denied', 'The browser lets nothing be stored.')
    apply({ type: 'left-for-provider', stateNonce, redirectUrl: target })
    platform.location.assign(
      buildAuthorizeUrl(client, {
        ...options,
        state: stateNonce,
        nonce,
        uiLocales: settings.uiLocales,
      }),
    )
    return { ok: true, value: null }
  }

  /** Section 4, "On return": parses the hash, which is removed from the address before anything else happens. */
  async function complete(): Promise<
    Outcome<{ redirectUrl: string; permissionsError: IdentityError | null } | null>
  > {
    const { hash } = platform.location
    platform.stripHash()
    const parsed = await parseHash(client, { hash })
    if (!parsed.ok) {
      if (['access_denied', 'unauthorized', 'org_id'].includes(parsed.error.error))
        apply({ type: 'denied' })
      return parsed
    }
    if (!parsed.value) return { ok: true, value: null }
    const { redirectUrl } = parsed.value
    const accepted = await accept(parsed.value, redirectUrl)
    if (!accepted.ok) return accepted
    return { ok: true, value: { redirectUrl, permissionsError: await refreshPermissions() } }
  }

  /** Silent authentication at page load: only if the flag or the silent SSO hint is set. */
  async function boot(): Promise<void> {
    if (platform.takeSilentSsoHint()) storage.setFlag()
    if (state.authenticated || !storage.isFlagged()) return
    const startGeneration = generation
    let checked = await checkSso(client)
    // Retried once, as the page of a signed-in member would otherwise show "Sign in" until the next navigation.
    if (!checked.ok && checked.error.error === 'timeout' && startGeneration === generation)
      checked = await checkSso(client)
    if (startGeneration !== generation) return
    if (!checked.ok) return console.error('Silent authentication failed', checked.error.error)
    if (!checked.value.sso) return void clear()
    const accepted = await accept(checked.value.result)
    if (accepted.ok) await refreshPermissions()
  }

  /** Section 4, "Renewal". A failed renewal signs the member out; unsent form input is saved. */
  async function renew(): Promise<void> {
    const startGeneration = generation
    const subject = state.user?.objectId
    const renewed = await renewSilently(client)
    if (startGeneration !== generation) return
    const accepted =
      renewed.ok && renewed.value.idTokenPayload?.sub === subject
        ? await accept(renewed.value)
        : null
    if (accepted?.ok || startGeneration !== generation) return
    const reason = !renewed.ok
      ? renewed.error.error
      : accepted && !accepted.ok
        ? accepted.error.error
        : 'another_user'
    console.error('Silent authentication failed', reason)
    if (!state.authenticated) return
    platform.saveUnsentInput()
    storage.saveReturnPath(sameSitePath(platform.path()))
    logout()
  }

  async function accept(
    result: AuthenticationResult,
    redirectUrl?: string,
  ): Promise<Outcome<User>> {
    const startGeneration = generation
    const claims = result.idTokenPayload ?? (await claimsOf(client, result.accessToken))
    const user = toUser(claims, client)
    if (startGeneration !== generation) return failure('signed_out', 'User is not authenticated')
    if (!user) return failure('invalid_user', 'Invalid user returned')
    storage.saveToken(result.accessToken)
    apply({
      type: 'signed-in',
      user,
      token: result.accessToken,
      ...(redirectUrl === undefined ? {} : { redirectUrl }),
    })
    scheduleRenewal(result.expiresIn)
    return { ok: true, value: user }
  }

  function scheduleRenewal(expiresIn: number | null) {
    cancelRenewal()
    if (expiresIn !== null)
      cancelRenewal = platform.timers.after(
        Math.min(expiresIn * 1000, longestTimer),
        () => void renew(),
      )
  }

  async function refreshPermissions(): Promise<IdentityError | null> {
    const { token, authenticated } = state
    const startGeneration = generation
    const loaded = await loadPermissions(platform, {
      apiBase: settings.apiBase,
      token,
      isAuthenticated: authenticated,
    })
    if (startGeneration !== generation) return null
    if (loaded.ok) apply({ type: 'permissions-loaded', authorization: loaded.value })
    else console.error(loaded.error.errorDescription)
    return loaded.ok ? null : loaded.error
  }

  /** Clears the session in this tab only. */
  function clear(): boolean {
    generation += 1
    cancelRenewal()
    const cleared = storage.clear()
    apply({ type: 'signed-out' })
    return cleared
  }

  /** Section 4, "Logout": in this tab, the other tabs, the server and the provider; ends at the site root. */
  function logout(): void {
    const cleared = clear()
    const notified = storage.broadcastLogout(platform.timers.now())
    if (!cleared || !notified) console.error('Not successfully logged out')
    platform.location.assign(`/api/auth/logout?returnTo=${encodeURIComponent(settings.home)}`)
  }

  return {
    getState: () => state,
    /** @returns a function that unsubscribes */
    subscribe: (listener: (state: SessionState) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    signIn,
    complete,
    boot,
    renew,
    logout,
    clear: clear,
    refreshPermissions,
  }
}

const failure = (error: string, errorDescription: string): Outcome<never> => ({
  ok: false,
  error: { error, errorDescription },
})

async function claimsOf(
  client: IdentityClient,
  accessToken: string | null,
): Promise<Record<string, unknown> | null> {
  if (!accessToken) return null
  const info = await getUserInfo(client, { accessToken })
  return info.ok ? info.value : null
}
