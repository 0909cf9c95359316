import {
  assertReachable,
  buildAuthorizeUrl,
  checkSso,
  createIdentityClient,
  fail,
  findRedirectUrl,
  getUserInfo,
  loginWithPopup,
  parseHash,
  renewSilently,
  startTransaction,
  toUser,
  type AuthenticationResult,
  type IdTokenPayload,
  type IdentityClient,
  type IdentityError,
  type Outcome,
  type Platform,
  type PopupOptions,
  type User,
} from '../identity'
import { sameSitePath } from '../routes/same-site-path'
import { hashSubject } from './hash-subject'
import { returnPath } from './return-path'
import { loadPermissions } from './permissions'
import { startServerSession } from './server-session-frame'
import type { SessionSettings } from './settings'
import { nextState, signedOut, type SessionEvent, type SessionState } from './state'
import { createSessionStorage, buildFlagKey, logoutEventKey, type EndReason } from './storage'
import { toStoredResult } from './stored-token'

/** What a session needs from the page in addition to the protocol's platform. */
export type SessionPlatform = Platform & {
  /** The path, query and hash of the page. */
  path: () => string
  /** Removes the hash from the address and from the history. */
  stripHash: () => void
  /** Calls `listener` with the key of each change that another tab makes to local storage. */
  onStorage: (listener: (key: string | null) => void) => void
  /** The cookie with the hash of the subject, which browser and server session share. */
  subject: { read: () => string | null; write: (hash: string | null) => void }
  /** Calls `listener` when the page gets the focus. */
  onFocus: (listener: () => void) => void
  /** The claims of the server session's member; undefined without a session, null when it cannot be asked. */
  readServerSession: () => Promise<IdTokenPayload | null | undefined>
  /** Ends the server session; resolves when it has ended, or could not be reached. */
  endServerSession: () => Promise<void>
  /** Saves the member's form input that was not submitted (decision 15). */
  saveUnsentInput: (subjectHash: string) => void
  /** The session is over, and the page stays: pages of members have to be left. */
  notifyEnd: () => void
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

export type PanelSignIn = {
  /** Why the server has no session; null when it has. Members' pages then retry by a navigation. */
  serverError: IdentityError | null
  organization: string | undefined
}

type CompletedSignIn = {
  redirectUrl: string
  /** The organisation that the member signed in to; the server sign-in requests it, too. */
  organization: string | undefined
  permissionsError: IdentityError | null
}

/** `redirectUrl` is that of a sign-in that failed: the page for which it was begun. */
type Completion = Outcome<CompletedSignIn | null> & { redirectUrl?: string | null }

export type Session = ReturnType<typeof createSession>

/** The maximum delay of `setTimeout` (decision 15). */
const longestTimer = 2 ** 31 - 1
/** Seconds. A shorter lifetime would renew without end; one that is not stated is guessed. */
const [shortestLifetime, unstatedLifetime] = [30, 3600]

/** Milliseconds between two looks at whether an identity is still being linked. */
const linkingPoll = 500

/** The browser session (specification, sections 3 and 4), one per page. No method rejects. */
export function createSession(settings: SessionSettings, platform: SessionPlatform) {
  const client = createIdentityClient(settings.identity, platform)
  const storage = createSessionStorage(platform.storage, settings.audience)
  const listeners = new Set<(state: SessionState) => void>()
  let state: SessionState = signedOut
  let cancelRenewal = () => {}
  /** Incremented at sign-out: a response to a request of an earlier generation is ignored. */
  let generation = 0
  /** The hash of the member's subject, once there is one. */
  let ownHash: string | null = null
  /** The return that this page completes, if it is one. */
  let completion: Promise<Completion> | null = null

  platform.onStorage((key) => {
    // null: another tab cleared the storage; only a sign-out removes the flag
    const isOver = key === null || (key === buildFlagKey(settings.audience) && !storage.isFlagged())
    if (key !== logoutEventKey && !(isOver && state.authenticated)) return
    if (ownHash) platform.saveUnsentInput(ownHash)
    clear()
  })
  platform.onFocus(() => void compareOwner())

  function apply(event: SessionEvent) {
    state = nextState(state, event)
    for (const listener of [...listeners]) listener(state)
  }

  /** Section 4, "Unauthenticated": saves the redirect URL under a random state, then redirects to the provider. */
  async function signIn({ redirectUrl, ...options }: SignInOptions = {}): Promise<Outcome<null>> {
    const reachable = await assertReachable(client)
    if (!reachable.ok) return reachable
    const target = returnPath(redirectUrl)
    const { organization = settings.identity.organization } = options
    const transaction = startTransaction(platform, { redirectUrl: target, organization })
    if (!transaction.ok) return transaction
    const { state: stateNonce, nonce } = transaction.value
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
  const complete = (): Promise<Completion> => (completion = completeReturn())

  async function completeReturn(): Promise<Completion> {
    const { hash } = platform.location
    platform.stripHash()
    const redirectUrl = findRedirectUrl(platform, hash)
    const parsed = await parseHash(client, { hash })
    if (!parsed.ok) {
      // A link can have an error in its hash: it does not end a session.
      const isDenied = ['access_denied', 'unauthorized', 'org_id'].includes(parsed.error.error)
      if (isDenied && !storage.isFlagged()) apply({ type: 'denied' })
      // the answer to a request of the page itself (`hop`): there is no session, whatever a frame gets
      if (parsed.error.error === 'login_required' && redirectUrl !== null) await end('ended')
      return { ...parsed, redirectUrl }
    }
    if (!parsed.value) return { ok: true, value: null }
    platform.subject.write(null) // the member chose this account
    const accepted = await accept(parsed.value, parsed.value.redirectUrl)
    if (!accepted.ok) return { ...accepted, redirectUrl }
    storage.clearFrames() // the next frame shows whether they get the cookies of this session
    const organization = organizationOf(accepted.value)
    const permissionsError = await refreshPermissions()
    return {
      ok: true,
      value: { redirectUrl: parsed.value.redirectUrl, organization, permissionsError },
    }
  }

  /**
   * Continues a sign-in that happened on this page: the server session first, so that whatever waits for the browser
   * session finds both. There is no redirect.
   */
  async function signInWith(result: AuthenticationResult): Promise<Outcome<PanelSignIn>> {
    const subject = result.idTokenPayload?.sub
    if (!subject) return fail('invalid_user', 'Invalid user returned')
    const startGeneration = generation
    platform.subject.write(await hashSubject(subject)) // the member chose this account
    const claim = result.idTokenPayload?.org_id
    const organization = typeof claim === 'string' ? claim : undefined
    const server = await startServerSession(platform, organization)
    if (startGeneration !== generation) return fail('signed_out', 'User is not authenticated')
    const accepted = await accept(result, sameSitePath(platform.path()))
    if (!accepted.ok) return accepted
    void refreshPermissions()
    return { ok: true, value: { serverError: server.ok ? null : server.error, organization } }
  }

  /** Silent authentication at page load: only if the browser or the server has a session. */
  async function boot(): Promise<void> {
    if (state.authenticated || !(storage.isFlagged() || platform.subject.read())) return
    const startGeneration = generation
    let checked = await checkSso(client)
    // Retried once, as the page of a signed-in member would otherwise show "Sign in" until the next navigation.
    if (!checked.ok && checked.error.error === 'timeout' && startGeneration === generation)
      checked = await checkSso(client)
    await completion // the answer to the page counts, not that to a frame beside it
    if (startGeneration !== generation || state.authenticated) return
    if (!checked.ok) {
      console.error('Silent authentication failed', checked.error.error)
      return acceptFromServer(await platform.readServerSession(), startGeneration)
    }
    const isLinking = storage.isLinking(platform.timers.now())
    if (!checked.value.sso) return isLinking ? afterLinking(boot) : bootWithoutFrame()
    storage.saveFrames('yes')
    const accepted = await accept(checked.value.result)
    if (accepted.ok) await refreshPermissions()
    else if (accepted.error.error === 'another_user')
      await (isLinking ? afterLinking(boot) : end('another-user'))
  }

  /**
   * The frame found no session, as it always does where the browser keeps the provider's cookies from frames: the first
   * one after a sign-in shows it. There the server session, whose end the provider notifies, says that the member is
   * signed in: the stored token is theirs, or the page itself fetches one, as the provider gets its cookies then.
   */
  async function bootWithoutFrame(): Promise<void> {
    const startGeneration = generation
    if (storage.readFrames() === 'yes') return end('ended')
    const claims = await platform.readServerSession()
    if (startGeneration !== generation) return
    if (claims === undefined) return end('ended')
    if (claims) storage.saveFrames('no')
    await acceptFromServer(claims, startGeneration)
    if (startGeneration !== generation || state.authenticated) return
    if (claims && storage.markHop(platform.timers.now())) return hop()
    console.error('Silent authentication failed', 'login_required')
  }

  /** The member of the server session, with the stored token, when the provider's frame does not tell. */
  async function acceptFromServer(
    claims: IdTokenPayload | null | undefined,
    startGeneration: number,
  ): Promise<void> {
    const stored = toStoredResult(storage.readToken(), platform.timers.now())
    if (startGeneration !== generation) return
    const accepted = claims && stored && (await accept({ ...stored, idTokenPayload: claims }))
    if (accepted?.ok) return void (await refreshPermissions())
    if (startGeneration !== generation) return
    if (accepted?.error.error === 'another_user') return end('another-user')
    // The flag stays, so that the next page checks again; nothing acts in the member's name meanwhile.
    storage.clearToken()
  }

  /** Silent authentication by the page itself, which comes back to where it is. */
  async function hop(): Promise<void> {
    const left = await signIn({ redirectUrl: platform.path(), prompt: 'none' })
    if (!left.ok) console.error('Silent authentication failed', left.error.error)
  }

  /**
   * Compares the session with the cookie that it shares with the server's: without the cookie the server session
   * has ended, and with another subject another member has signed in.
   */
  async function compareOwner(): Promise<void> {
    if (!state.user) return
    const owner = platform.subject.read()
    if (owner === (await hashSubject(state.user.objectId))) return
    if (owner === null) await renew()
    else await end('another-user')
  }

  /** Section 4, "Renewal". A failed renewal signs the member out; unsent form input is saved. */
  async function renew(): Promise<void> {
    const startGeneration = generation
    const organization = organizationOf(state.user)
    const renewed = await renewSilently(client, { organization })
    if (startGeneration !== generation) return
    const accepted = renewed.ok ? await accept(renewed.value) : renewed
    if (startGeneration !== generation) return
    // the server session is as old: a form that is sent later must not find it gone
    if (accepted.ok) return void startServerSession(platform, organization)
    if (storage.isLinking(platform.timers.now())) return afterLinking(renew)
    console.error('Silent authentication failed', accepted.error.error)
    if (!state.user) return
    platform.saveUnsentInput(await hashSubject(state.user.objectId))
    if (accepted.error.error === 'another_user') return end('another-user')
    if (storage.readFrames() === 'no' && storage.markHop(platform.timers.now())) return hop()
    storage.saveReturnPath(sameSitePath(platform.path()))
    void end('expired')
  }

  /** Runs `check` when no tab links an identity any more: until then the provider's session may be of that one. */
  async function afterLinking(check: () => Promise<void>): Promise<void> {
    const startGeneration = generation
    while (storage.isLinking(platform.timers.now()))
      await new Promise<void>((resolve) => void platform.timers.after(linkingPoll, resolve))
    if (startGeneration === generation) await check()
  }

  /**
   * Signs in to a further identity in a popup, passes the result to `link`, and returns to the member's own session at
   * the provider, which the popup replaces (docs/sign-in.md). Call it from a click: the browser blocks other popups.
   *
   * @returns `isRestored` is false when the provider's session is not the member's, who then has to sign in again
   */
  async function linkIdentity<Value>(
    options: Pick<PopupOptions, 'nonce' | 'maxAge' | 'uiLocales'>,
    link: (result: AuthenticationResult) => Promise<Value>,
  ): Promise<{ linked: Outcome<Value>; isRestored: boolean }> {
    storage.markLinking(platform.timers.now())
    try {
      const signedIn = await loginWithPopup(client, { ...options, prompt: 'login' })
      const linked: Outcome<Value> = signedIn.ok
        ? { ok: true, value: await link(signedIn.value) }
        : signedIn
      const isUntouched = !linked.ok && linked.error.error === 'popup_blocked'
      return { linked, isRestored: isUntouched || (await restore(linked.ok)) }
    } finally {
      storage.clearLinking()
    }
  }

  /** @returns whether the provider's session is the member's; then it renews both sessions if it was replaced */
  async function restore(isReplaced: boolean): Promise<boolean> {
    const checked = await checkSso(client, { organization: organizationOf(state.user) })
    if (!checked.ok || !checked.value.sso) return false
    const { result } = checked.value
    const subject = result.idTokenPayload?.sub ?? ''
    if (platform.subject.read() !== (await hashSubject(subject))) return false
    if (!isReplaced) return true
    const renewed = await signInWith(result)
    return renewed.ok && renewed.value.serverError === null
  }

  /** Reads the user again, after a change of the profile; a failure changes nothing. */
  async function refreshUser(): Promise<void> {
    const startGeneration = generation
    const checked = await checkSso(client, { organization: organizationOf(state.user) })
    if (startGeneration === generation && checked.ok && checked.value.sso)
      await accept(checked.value.result)
  }

  async function accept(
    result: AuthenticationResult,
    redirectUrl?: string,
  ): Promise<Outcome<User>> {
    const startGeneration = generation
    const claims = result.idTokenPayload ?? (await getClaims(client, result.accessToken))
    const user = toUser(claims, client)
    if (startGeneration !== generation) return fail('signed_out', 'User is not authenticated')
    if (!user) return fail('invalid_user', 'Invalid user returned')
    if (redirectUrl === undefined && state.user && state.user.objectId !== user.objectId)
      return fail('another_user', 'Invalid user returned')
    const [owner, hash] = [platform.subject.read(), await hashSubject(user.objectId)]
    if (owner !== null && owner !== hash) return fail('another_user', 'Invalid user returned')
    ownHash = hash
    platform.subject.write(hash)
    storage.saveToken(result.accessToken)
    apply({
      type: 'signed-in',
      user,
      token: result.accessToken,
      ...(redirectUrl === undefined ? {} : { redirectUrl }),
    })
    scheduleRenewal(result)
    return { ok: true, value: user }
  }

  /** After `expiresIn` seconds (section 9); a response without it has the lifetime of its ID token. */
  function scheduleRenewal({ expiresIn, idTokenPayload }: AuthenticationResult) {
    cancelRenewal()
    const now = platform.timers.now() / 1000
    const seconds = expiresIn ?? (idTokenPayload ? idTokenPayload.exp - now : unstatedLifetime)
    cancelRenewal = platform.timers.after(
      Math.min(Math.max(seconds, shortestLifetime) * 1000, longestTimer),
      () => void renew(),
    )
  }

  async function refreshPermissions(): Promise<IdentityError | null> {
    const { token, authenticated } = state
    const startGeneration = generation
    if (state.permissions === 'failed') apply({ type: 'permissions-requested' })
    const loaded = await loadPermissions(platform, {
      apiBase: settings.apiBase,
      token,
      isAuthenticated: authenticated,
    })
    if (startGeneration !== generation) return null
    if (loaded.ok) apply({ type: 'permissions-loaded', authorization: loaded.value })
    else {
      apply({ type: 'permissions-failed' })
      console.error(loaded.error.errorDescription)
    }
    return loaded.ok ? null : loaded.error
  }

  /** Clears the browser session: in this tab, and what is stored. */
  function clear(): boolean {
    generation += 1
    ownHash = null
    cancelRenewal()
    const cleared = storage.clear()
    platform.subject.write(null)
    apply({ type: 'signed-out' })
    return cleared
  }

  /**
   * Ends the session in this tab and in the others. `logout` and `expired` (section 4): on the server and at the
   * provider, too, and leads to the site root. `ended`: the provider has no session. `another-user`: browser session,
   * server session and provider differ (decision 10), which a page explains.
   */
  async function end(reason: EndReason): Promise<void> {
    const cleared = clear()
    const notified = storage.broadcastLogout(platform.timers.now(), reason)
    if (!cleared || !notified) console.error('Not successfully logged out')
    if (reason === 'logout' || reason === 'expired') {
      const returnTo = encodeURIComponent(settings.home)
      return platform.location.assign(`/api/auth/logout?returnTo=${returnTo}`)
    }
    await platform.endServerSession()
    if (reason === 'ended') return platform.notifyEnd()
    const { pathname } = new URL(settings.identity.redirectUri)
    platform.location.assign(`${pathname}?error=another_user`)
  }

  return {
    /** For calls to the provider in the name of this page. */
    client,
    getState: () => state,
    /** @returns a function that unsubscribes */
    subscribe: (listener: (state: SessionState) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    signIn,
    signInWith,
    complete,
    boot,
    renew,
    refreshUser,
    linkIdentity,
    logout: () => void end('logout'),
    clear,
    endEverywhere: () => end('ended'),
    refreshPermissions,
  }
}

/** The organisation that the member signed in to. */
function organizationOf(user: User | null): string | undefined {
  const organization = user?.profile.org_id
  return typeof organization === 'string' ? organization : undefined
}

async function getClaims(
  client: IdentityClient,
  accessToken: string | null,
): Promise<Record<string, unknown> | null> {
  if (!accessToken) return null
  const info = await getUserInfo(client, { accessToken })
  return info.ok ? info.value : null
}
