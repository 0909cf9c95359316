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

/** What a session needs of the page beside the protocol's own platform. */
export type SessionPlatform = Platform & {
  /** The path, query and hash of the page. */
  path: () => string
  /** Takes the hash out of the address and out of history. */
  stripHash: () => void
  /** Calls `listener` with the key of each change that another tab makes to local storage. */
  onStorage: (listener: (key: string | null) => void) => void
  /** Whether the server signed somebody in alone since the last page that asked. */
  takeByServer: () => boolean
  /** Keeps what was typed into forms and not sent (decision 15). */
  keepUnsentInput: () => void
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

/** The longest time that a timer can hold (decision 15). */
const longestTimer = 2 ** 31 - 1

/**
 * The session of this browser (specification, sections 3 and 4) over the identity provider's protocol. One for a page:
 * `components/session` holds it. No method rejects.
 */
export function createSession(settings: SessionSettings, platform: SessionPlatform) {
  const client = createIdentityClient(settings.identity, platform)
  const storage = createSessionStorage(platform.storage, settings.audience)
  const listeners = new Set<(state: SessionState) => void>()
  let state: SessionState = signedOut
  let cancelRenewal = () => {}
  /** Counts sign-outs: what was asked for before one says nothing after it. */
  let era = 0

  platform.onStorage((key) => {
    if (key === logoutEventKey) forget()
  })

  function apply(event: SessionEvent) {
    state = nextState(state, event)
    for (const listener of [...listeners]) listener(state)
  }

  /** Section 4, "Unauthenticated": saves the redirect URL under a random state, then leaves for the provider. */
  async function signIn({ redirectUrl, ...options }: SignInOptions = {}): Promise<Outcome<null>> {
    const reachable = await assertReachable(client)
    if (!reachable.ok) return reachable
    const target = sameSitePath(redirectUrl ?? storage.takeLeftAt() ?? '/')
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

  /** Section 4, "On return": reads the answer in the hash, which leaves the address before anything else happens. */
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

  /** The boot-time silent check: only where the flag or the server's leg says that somebody was signed in. */
  async function boot(): Promise<void> {
    if (platform.takeByServer()) storage.flag()
    if (state.authenticated || !storage.isFlagged()) return
    const began = era
    let checked = await checkSso(client)
    // Asked once more, as a busy provider's member would read "Sign in" until the next page.
    if (!checked.ok && checked.error.error === 'timeout' && began === era)
      checked = await checkSso(client)
    if (began !== era) return
    if (!checked.ok) return console.error('Silent authentication failed', checked.error.error)
    if (!checked.value.sso) return void forget()
    const accepted = await accept(checked.value.result)
    if (accepted.ok) await refreshPermissions()
  }

  /** Section 4, "Renewal". A renewal that fails while somebody is signed in logs them out; what they typed is kept. */
  async function renew(): Promise<void> {
    const began = era
    const subject = state.user?.objectId
    const renewed = await renewSilently(client)
    if (began !== era) return
    const accepted =
      renewed.ok && renewed.value.idTokenPayload?.sub === subject
        ? await accept(renewed.value)
        : null
    if (accepted?.ok || began !== era) return
    const reason = !renewed.ok
      ? renewed.error.error
      : accepted && !accepted.ok
        ? accepted.error.error
        : 'another_user'
    console.error('Silent authentication failed', reason)
    if (!state.authenticated) return
    platform.keepUnsentInput()
    storage.keepLeftAt(sameSitePath(platform.path()))
    logout()
  }

  async function accept(
    result: AuthenticationResult,
    redirectUrl?: string,
  ): Promise<Outcome<User>> {
    const began = era
    const claims = result.idTokenPayload ?? (await claimsOf(client, result.accessToken))
    const user = toUser(claims, client)
    if (began !== era) return failure('signed_out', 'User is not authenticated')
    if (!user) return failure('invalid_user', 'Invalid user returned')
    storage.keep(result.accessToken)
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
    const began = era
    const loaded = await loadPermissions(platform, {
      apiBase: settings.apiBase,
      token,
      isAuthenticated: authenticated,
    })
    if (began !== era) return null
    if (loaded.ok) apply({ type: 'permissions-loaded', authorization: loaded.value })
    else console.error(loaded.error.errorDescription)
    return loaded.ok ? null : loaded.error
  }

  /** Drops everything here; the other tabs and the provider are not told. */
  function forget(): boolean {
    era += 1
    cancelRenewal()
    const cleared = storage.clear()
    apply({ type: 'signed-out' })
    return cleared
  }

  /** Section 4, "Logout": here, in the other tabs, on the server and at the provider; then the site root. */
  function logout(): void {
    const cleared = forget()
    const told = storage.broadcastLogout(platform.timers.now())
    if (!cleared || !told) console.error('Not successfully logged out')
    platform.location.assign(`/api/auth/logout?returnTo=${encodeURIComponent(settings.home)}`)
  }

  return {
    getState: () => state,
    /** @returns a function that ends it */
    subscribe: (listener: (state: SessionState) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    signIn,
    complete,
    boot,
    renew,
    logout,
    forget,
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
