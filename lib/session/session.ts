import {
  assertReachable,
  buildAuthorizeUrl,
  createIdentityClient,
  fail,
  findTransaction,
  getUserInfo,
  loginWithPopup,
  parseHash,
  renewSilently,
  ssoCheckTimeout,
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
import { needsPage } from './error-key'
import { hashSubject } from './hash-subject'
import { returnPath } from './return-path'
import { loadPermissions } from './permissions'
import { startServerSession } from './server-session-frame'
import type { SessionSettings } from './settings'
import {
  ends,
  nextState,
  nextStep,
  signedOut,
  toEndReason,
  type Action,
  type Answer,
  type EndReason,
  type Phase,
  type SessionEvent,
  type SessionState,
  type Signal,
  type TabMessage,
} from './state'
import { createSessionStorage, buildFlagKey, linkingTime } from './storage'
import { toStoredResult } from './stored-token'

/** What a session needs from the page in addition to the protocol's platform. */
export type SessionPlatform = Platform & {
  /** The path, query and hash of the page. */
  path: () => string
  /** Removes the hash from the address and from the history. */
  stripHash: () => void
  /** Calls `listener` with the key of each change that another tab makes to local storage. */
  onStorage: (listener: (key: string | null) => void) => void
  /** The other tabs of this site. */
  tabs: {
    post: (message: TabMessage) => void
    listen: (listener: (message: TabMessage) => void) => void
  }
  /** The cookie with the hash of the subject, which browser and server session share. */
  subject: { read: () => string | null; write: (hash: string | null) => void }
  /** Calls `listener` when the page gets the focus. */
  onFocus: (listener: () => void) => void
  /** Calls `listener` when the browser shows the page again as it was left. */
  onRestore: (listener: () => void) => void
  /** The claims of the server session's member; undefined without a session, null when it cannot be asked. */
  readServerSession: () => Promise<IdTokenPayload | null | undefined>
  /** Ends the server session; resolves when it has ended, or could not be reached. */
  endServerSession: () => Promise<void>
  /** Saves the member's form input that was not submitted (decision 15). */
  saveUnsentInput: (subjectHash: string) => void
  /** The page is this member's: restores their input. One that has been another's is loaded again. */
  showMember: (subjectHash: string) => void
  /** Notes for the next page of this tab why the session ended on this one. */
  noteEnd: (reason: EndReason) => void
  /** The session is over, here or in another tab, and the page stays: pages of members have to be left. */
  notifyEnd: (end: { reason: EndReason; isElsewhere: boolean }) => void
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
}

/**
 * `redirectUrl` is that of a sign-in that failed: the page for which it was begun. `then` is what follows an answer to
 * silent authentication by the page itself, of which nothing has failed: the page leaves for the visible sign-in, or
 * goes back without a member.
 */
type Completion = Outcome<CompletedSignIn | null> & {
  redirectUrl?: string | null
  then?: 'leave' | 'go-back'
}

export type Session = ReturnType<typeof createSession>

/** The maximum delay of `setTimeout` (decision 15). */
const longestTimer = 2 ** 31 - 1
/** Seconds. A shorter lifetime would renew without end; one that is not stated is guessed. */
const [shortestLifetime, unstatedLifetime] = [30, 3600]

/** Milliseconds after which the server's session counts, when the provider has not responded. */
const lateAfter = 1000
/** Milliseconds between two looks at whether an identity is still being linked, or a sign-in completed. */
const unsettledPoll = 500

/** A member of whom something says that they are signed in, once compared with the tab's member and the cookie. */
type Evidence = { user: User; hash: string; answer: Answer; redirectUrl?: string }

/**
 * The browser session (specification, sections 3 and 4), one per page: checks provider, server and storage, listens to
 * the other tabs, and does what the table of `state.ts` says. No method rejects.
 */
export function createSession(settings: SessionSettings, platform: SessionPlatform) {
  const client = createIdentityClient(settings.identity, platform)
  const storage = createSessionStorage(platform.storage, settings.audience)
  const listeners = new Set<(state: SessionState) => void>()
  const now = () => platform.timers.now()
  let state: SessionState = signedOut
  let phase: Phase = 'visitor'
  let cancelRenewal = () => {}
  /** Incremented when a member leaves: a response to a request of an earlier generation is ignored. */
  let generation = 0
  /** The hash of the member's subject, once there is one. */
  let ownHash: string | null = null
  /** The return that this page completes, if it is one. */
  let completion: Promise<Completion> | null = null
  /** The end of a session that this tab knows: others tell it in two ways. */
  let lastEnd = storage.readEnd()

  platform.tabs.listen((message) => {
    if (message.type === 'ended') endElsewhere(message.value)
    else void follow(message)
  })
  platform.onStorage((key) => {
    endElsewhere(storage.readEnd())
    const isGone = key === null || key === buildFlagKey(settings.audience)
    if (isGone && !storage.isFlagged()) void tell('storage-cleared')
  })
  platform.onFocus(() => void compareOwner())
  // a page that left for the provider is shown again before any answer
  platform.onRestore(() => void (phase === 'renewing' ? tell('retried') : compareOwner()))

  function apply(event: SessionEvent) {
    state = nextState(state, event)
    for (const listener of [...listeners]) listener(state)
  }

  /** Does what follows a signal. */
  async function tell(signal: Signal, evidence?: Evidence): Promise<void> {
    const step = nextStep(phase, signal)
    if (!step) return
    phase = step.to
    if ('end' in step) await end(step.end)
    else await actions[step.run](evidence)
  }

  const actions: Record<Action, (evidence?: Evidence) => void | Promise<void>> = {
    'ask-provider': askProvider,
    'ask-server': askServer,
    wait: waitAndAsk,
    accept,
    'accept-renewed': (evidence) => {
      accept(evidence)
      // the server session is as old: a form that is sent later must not find it gone
      void startServerSession(platform, organizationOf(state.user))
    },
    'accept-and-hop': async (evidence) => {
      accept(evidence)
      if (storage.markHop(now())) await hop()
    },
    hop: async () => {
      if (!storage.markHop(now()) || !(await hop())) await tell('provider-away')
    },
    follow: () => {
      leave()
      return askProvider()
    },
    restore: () => {
      storage.saveToken(state.token)
      platform.subject.write(ownHash)
    },
    reset: () => {
      leave()
      storage.clearToken()
    },
    leave,
  }

  /**
   * At page load and when the page gets the focus: only if the browser or the server has a session.
   *
   * @param isOfMembers the server has rendered the page for a member
   */
  async function boot(isOfMembers = false): Promise<void> {
    if (isOfMembers || storage.isFlagged() || platform.subject.read()) await tell('opened')
  }

  /** Asks, and passes the answer on unless another tab has signed in or out since. */
  async function ask<Value>(
    question: () => Promise<Value>,
    pass: (value: Value) => Promise<void>,
  ): Promise<void> {
    const [askedGeneration, askedPhase, owner] = [generation, phase, platform.subject.read()]
    const value = await question()
    await completion // the answer to the page counts, not that to a frame beside it
    const isLate = phase === 'late' || (phase === 'member' && state.token === null)
    const isAsked = phase === askedPhase || (askedPhase === 'checking' && isLate)
    if (askedGeneration !== generation || !isAsked) return
    const current = platform.subject.read()
    const isExpected = current === owner || (current !== null && current === ownHash)
    if (!isExpected) return tell(current === null ? 'tab-ended' : 'tab-changed')
    await pass(value)
    const isSettled = phase === 'member' && state.stateNonce === null
    if (isSettled && state.permissions !== 'loaded') await loadLists()
  }

  /** Asks the provider in a frame: for 5 s at page load, retried once, and for as long as it may take in a renewal. */
  function askProvider(): Promise<void> {
    const isRenewal = phase === 'renewing'
    const options = {
      organization: organizationOf(state.user),
      ...(isRenewal ? {} : { timeout: ssoCheckTimeout }),
    }
    const question = async () => {
      const asked = generation
      const answering = renewSilently(client, options)
      const cancel = isRenewal
        ? () => {}
        : platform.timers.after(lateAfter, () => void tell('late'))
      let answer = await answering
      cancel()
      const isLate = !answer.ok && answer.error.error === 'timeout'
      if (!isRenewal && isLate && asked === generation)
        answer = await renewSilently(client, options)
      return answer.ok ? identify(answer.value) : answer
    }
    return ask(question, async (found) => {
      if (found.ok) storage.saveFrames('yes')
      const signal = found.ok ? 'provider-member' : toSignal(found.error, isRenewal)
      if (!found.ok && (isRenewal || signal === 'provider-away') && signal !== 'unsettled')
        console.error('Silent authentication failed', found.error.error)
      await tell(signal, found.ok ? found.value : undefined)
      if (found.ok) announce(found.value)
    })
  }

  /**
   * What an answer of the provider without the tab's member says. Where the browser keeps the provider's cookies from
   * frames, none of them finds a session: the first frame after a sign-in shows it.
   */
  function toSignal({ error }: IdentityError, isRenewal: boolean): Signal {
    if (isReplaced()) return 'tab-changed'
    if (storage.isLinking(now())) return 'unsettled'
    if (error === 'another_user') return 'provider-other'
    if (error !== 'login_required') return 'provider-away'
    const frames = storage.readFrames()
    return frames === 'no' || (frames === null && !isRenewal) ? 'frame-none' : 'provider-none'
  }

  /** Whether another account was chosen in another tab, whose message has not come yet. */
  function isReplaced(): boolean {
    const owner = platform.subject.read()
    return owner !== null && owner !== ownHash && ownHash !== null && owner === storage.readChosen()
  }

  /** Asks the server whose session it has: the provider notifies it of the end. A stored token has to be theirs. */
  function askServer(): Promise<void> {
    return ask(platform.readServerSession, async (claims) => {
      if (claims === null) return tell('server-away')
      if (!claims) return tell(storage.isChoosing(now()) ? 'unsettled' : 'server-none')
      if (phase === 'doubting') storage.saveFrames('no')
      const stored = toStoredResult(storage.readToken(), now(), claims.sub) ?? noToken
      const found = await identify({ ...stored, idTokenPayload: claims })
      if (found.ok)
        return tell(stored === noToken ? 'server-without-token' : 'server-member', found.value)
      await tell(
        isReplaced()
          ? 'tab-changed'
          : found.error.error === 'another_user'
            ? 'server-other'
            : 'server-away',
      )
    })
  }

  /** Checks again when no tab links an identity any more: until then the provider's session may be of that one. */
  async function waitAndAsk(): Promise<void> {
    const [asked, askedPhase] = [generation, phase]
    do await new Promise<void>((resolve) => void platform.timers.after(unsettledPoll, resolve))
    while (storage.isLinking(now()))
    if (asked === generation && askedPhase === phase)
      await (phase === 'checking' || phase === 'renewing' ? askProvider() : askServer())
  }

  /** Silent authentication by the page itself, which comes back to where it is; false when it cannot be left. */
  async function hop(): Promise<boolean> {
    const left = await signIn({ redirectUrl: platform.path(), prompt: 'none' })
    if (!left.ok) console.error('Silent authentication failed', left.error.error)
    return left.ok
  }

  /** When the page gets the focus, compares the tab's member with the cookie that it shares with the server session. */
  async function compareOwner(): Promise<void> {
    if (!ownHash) return boot()
    const owner = platform.subject.read()
    if (owner === ownHash) return
    await tell(owner === null ? 'owner-gone' : isReplaced() ? 'tab-changed' : 'owner-other')
  }

  /** Another tab's member is this one's, too. */
  async function follow({ subject, answer }: TabMessage & { type: 'signed-in' }): Promise<void> {
    const isCurrent = () => platform.subject.read() === subject // has not signed out since
    const found = answer && (await identify(answer, true))
    if (!isCurrent()) return
    if (found?.ok) {
      await tell('tab-signed-in', found.value)
      if (state.permissions === 'pending') await loadLists()
    } else if (subject === ownHash) await readUserAgain()
    else await tell('tab-changed')
  }

  /** Another tab has ended the session. A cookie that is there is that of a later sign-in. */
  function endElsewhere(value: string | null): void {
    if (value === null || value === lastEnd) return
    lastEnd = value
    void tell('tab-ended')
    platform.notifyEnd({ reason: toEndReason(value), isElsewhere: true })
    if (platform.subject.read()) void tell('opened')
  }

  const announce = ({ hash, answer }: Evidence) =>
    platform.tabs.post({ type: 'signed-in', subject: hash, answer })

  /** Section 4, "Unauthenticated": saves the redirect URL under a random state, then redirects to the provider. */
  async function signIn({ redirectUrl, ...options }: SignInOptions = {}): Promise<Outcome<null>> {
    const reachable = await assertReachable(client)
    if (!reachable.ok) return reachable
    const target = returnPath(redirectUrl)
    const { organization = settings.identity.organization } = options
    const { prompt } = options
    const transaction = startTransaction(platform, { redirectUrl: target, organization, prompt })
    if (!transaction.ok) return transaction
    const { state: stateNonce, nonce } = transaction.value
    if (ownHash) platform.saveUnsentInput(ownHash)
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
    const begun = findTransaction(platform, hash)
    const redirectUrl = begun?.redirectUrl ?? null
    const parsed = await parseHash(client, { hash })
    if (!parsed.ok) {
      // A link can have an error in its hash: it does not end a session.
      const isDenied = ['access_denied', 'unauthorized', 'org_id'].includes(parsed.error.error)
      if (isDenied && !storage.isFlagged()) apply({ type: 'denied' })
      const then = begun?.prompt === 'none' ? await goOn(parsed.error, begun) : undefined
      return { ...parsed, redirectUrl, then }
    }
    if (!parsed.value) return { ok: true, value: null }
    await choose(parsed.value)
    const accepted = await acceptChosen(parsed.value, parsed.value.redirectUrl)
    if (!accepted.ok) return { ...accepted, redirectUrl }
    storage.clearFrames() // the next frame shows whether they get the cookies of this session
    const organization = organizationOf(accepted.value)
    void loadLists() // the page goes on meanwhile, and the next one has them loaded
    return { ok: true, value: { redirectUrl: parsed.value.redirectUrl, organization } }
  }

  /** The answer to a request of the page itself (`hop`) is no failure; that to a visible sign-in is. */
  async function goOn(
    { error }: IdentityError,
    { redirectUrl, organization }: SignInOptions,
  ): Promise<Completion['then']> {
    if (error === 'login_required') {
      await endEverywhere() // there is no session, whatever a frame gets
      return 'go-back'
    }
    const isLeaving = needsPage.has(error) && (await signIn({ redirectUrl, organization })).ok
    return isLeaving ? 'leave' : undefined
  }

  /**
   * Continues a sign-in that happened on this page: the server session first, so that whatever waits for the browser
   * session finds both. There is no redirect.
   */
  async function signInWith(result: AuthenticationResult): Promise<Outcome<PanelSignIn>> {
    if (!result.idTokenPayload) return fail('invalid_user', 'Invalid user returned')
    const chosen = await choose(result)
    const claim = result.idTokenPayload.org_id
    const organization = typeof claim === 'string' ? claim : undefined
    const server = await startServerSession(platform, organization)
    if (chosen === null || platform.subject.read() !== chosen)
      return fail('signed_out', 'User is not authenticated')
    const accepted = await acceptChosen(result, sameSitePath(platform.path()))
    if (!accepted.ok) return accepted
    void loadLists()
    return { ok: true, value: { serverError: server.ok ? null : server.error, organization } }
  }

  /** The member chose this account, whichever was signed in before. */
  async function choose({ idTokenPayload }: AuthenticationResult): Promise<string | null> {
    const asked = generation
    const hash = idTokenPayload ? await hashSubject(idTokenPayload.sub) : null
    if (asked !== generation) return null
    if (hash) storage.saveChosen(now(), hash)
    platform.subject.write(hash)
    return hash
  }

  async function acceptChosen(answer: Answer, redirectUrl: string): Promise<Outcome<User>> {
    const asked = generation
    const found = await identify(answer, true)
    if (asked !== generation) return fail('signed_out', 'User is not authenticated')
    if (!found.ok) return found
    await tell('signed-in', { ...found.value, redirectUrl })
    announce(found.value)
    return { ok: true, value: found.value.user }
  }

  /** Section 4, "Renewal". A failed renewal signs the member out; unsent form input is saved. */
  const renew = () => tell('due')

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
    storage.markLinking(now())
    try {
      const signedIn = await loginWithPopup(client, {
        ...options,
        prompt: 'login',
        timeout: linkingTime,
      })
      const linked: Outcome<Value> = signedIn.ok
        ? { ok: true, value: await link(signedIn.value) }
        : signedIn
      const isUntouched = !linked.ok && linked.error.error === 'popup_blocked'
      return { linked, isRestored: isUntouched || (await restoreProvider(linked.ok)) }
    } finally {
      storage.clearLinking()
    }
  }

  const checkAgain = () =>
    renewSilently(client, {
      organization: organizationOf(state.user),
      timeout: ssoCheckTimeout,
    })

  /** @returns whether the provider's session is the member's; then it renews both sessions if it was replaced */
  async function restoreProvider(isReplaced: boolean): Promise<boolean> {
    const checked = await checkAgain()
    if (!checked.ok) return false
    const subject = checked.value.idTokenPayload?.sub ?? ''
    if (platform.subject.read() !== (await hashSubject(subject))) return false
    if (!isReplaced) return true
    const renewed = await signInWith(checked.value)
    return renewed.ok && renewed.value.serverError === null
  }

  /** Reads the user again, after a change of the profile here or in another tab; a failure changes nothing. */
  async function readUserAgain(): Promise<Evidence | null> {
    const asked = generation
    const checked = await checkAgain()
    const subject = String(state.user?.objectId)
    // of a browser that keeps the provider's cookies from frames
    const answer = checked.ok ? checked.value : toStoredResult(state.token, now(), subject)
    const found = answer && (await identify(answer))
    if (asked !== generation || !found?.ok) return null
    // another tab has signed out, and its message has not come yet
    if (platform.subject.read() !== found.value.hash) return null
    await tell('tab-signed-in', found.value)
    return found.value
  }

  async function refreshUser(): Promise<void> {
    const found = await readUserAgain()
    if (found) announce(found)
  }

  /** @param isChosen the account may be another one than that of this tab */
  async function identify(answer: Answer, isChosen = false): Promise<Outcome<Evidence>> {
    const claims = answer.idTokenPayload ?? (await getClaims(client, answer.accessToken))
    const user = toUser(claims, client)
    if (!user) return fail('invalid_user', 'Invalid user returned')
    const hash = await hashSubject(user.objectId)
    const owner = platform.subject.read()
    const isOther =
      (owner !== null && owner !== hash) ||
      (!isChosen && ownHash !== null && ownHash !== hash && hash !== storage.readChosen())
    if (isOther) return fail('another_user', 'Invalid user returned')
    const { accessToken, expiresIn } = answer
    return {
      ok: true,
      value: { user, hash, answer: { accessToken, expiresIn, idTokenPayload: claims } },
    }
  }

  function accept(evidence?: Evidence): void {
    if (!evidence) return
    const { user, hash, answer, redirectUrl } = evidence
    const { accessToken: token } = answer
    if (ownHash !== null && ownHash !== hash) leave()
    ownHash = hash
    platform.subject.write(hash)
    storage.saveToken(token)
    apply({ type: 'signed-in', user, token, ...(redirectUrl === undefined ? {} : { redirectUrl }) })
    platform.showMember(hash)
    scheduleRenewal(answer)
  }

  /** After `expiresIn` seconds (section 9); a response without it has the lifetime of its ID token. */
  function scheduleRenewal({ accessToken, expiresIn, idTokenPayload }: Answer) {
    cancelRenewal()
    if (accessToken === null) return
    const expiry = idTokenPayload?.exp
    const seconds =
      expiresIn ?? (typeof expiry === 'number' ? expiry - now() / 1000 : unstatedLifetime)
    cancelRenewal = platform.timers.after(
      Math.min(Math.max(seconds, shortestLifetime) * 1000, longestTimer),
      () => void renew(),
    )
  }

  async function loadLists(): Promise<void> {
    const { token, authenticated } = state
    const asked = generation
    if (state.permissions === 'failed') apply({ type: 'permissions-requested' })
    const loaded = await loadPermissions(platform, {
      apiBase: settings.apiBase,
      token,
      isAuthenticated: authenticated,
    })
    if (asked !== generation) return
    if (loaded.ok) apply({ type: 'permissions-loaded', authorization: loaded.value })
    else {
      apply({ type: 'permissions-failed' })
      console.error(loaded.error.errorDescription)
    }
  }

  /** This tab has no member any more; what they had typed is kept. */
  function leave(evidence?: unknown, keepsInput = true): void {
    if (ownHash && keepsInput) platform.saveUnsentInput(ownHash)
    generation += 1
    ownHash = null
    cancelRenewal()
    apply({ type: 'signed-out' })
  }

  /** Clears the browser session: in this tab, and what is stored. */
  function clear(keepsInput = true): boolean {
    phase = 'visitor'
    leave(undefined, keepsInput)
    platform.subject.write(null)
    return storage.clear()
  }

  /** Ends the session in this tab and in the others (`ends`). */
  async function end(reason: EndReason): Promise<void> {
    const { keepsInput, then } = ends[reason]
    if (then === 'sign-out') platform.noteEnd(reason)
    const cleared = clear(keepsInput)
    lastEnd = `${now()}:${reason}`
    const saved = storage.saveEnd(lastEnd)
    platform.tabs.post({ type: 'ended', value: lastEnd })
    if (!cleared || !saved) console.error('Not successfully logged out')
    if (then === 'sign-out') {
      const returnTo = encodeURIComponent(settings.home)
      return platform.location.assign(`/api/auth/logout?returnTo=${returnTo}`)
    }
    await platform.endServerSession()
    if (then === 'stay') return platform.notifyEnd({ reason, isElsewhere: false })
    const { pathname } = new URL(settings.identity.redirectUri)
    platform.location.assign(`${pathname}?error=another_user`)
  }

  const endEverywhere = async () => {
    phase = 'visitor'
    await end('ended')
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
    logout: () => void tell('signed-out'),
    clear: () => clear(),
    endEverywhere,
    /** Loads the lists again, or first the token that they need. */
    refreshPermissions: async (): Promise<void> => {
      if (state.token || !state.user) await loadLists()
      else await tell('retried')
    },
  }
}

const noToken: Answer = { accessToken: null, expiresIn: null, idTokenPayload: null }

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
