import {
  buildClaims,
  clientId,
  createSigner,
  createTestPlatform,
  domain,
  json,
  keysPath,
  origin,
  readQuery,
  signToken,
  startOfTest,
  siteOrigin,
  type Routes,
  type Signer,
} from '../identity/testing/test-kit'
import { renewSilently, type IdTokenPayload } from '../identity'
import { hashSubject } from './hash-subject'
import { createSession, type SessionPlatform } from './session'
import type { TabMessage } from './state'
import { buildFlagKey, buildTokenKey, logoutEventKey } from './storage'

/** The claims of the server session's member; undefined without one, null when the server is away. */
type SessionClaims = IdTokenPayload | null | undefined

const audience = 'https://api.firm.test/'
const settings = {
  identity: {
    domain,
    clientId,
    audience,
    redirectUri: `${siteOrigin}/auth`,
    scope: 'openid email profile read:current_user',
    responseType: 'token id_token',
  },
  audience,
  apiBase: 'https://api.firm.test/api',
  uiLocales: 'en-GB',
  home: '/',
  panel: null,
}
const permissions = {
  productPermissions: ['product|a'],
  collaborationPermissions: [],
  compliancePermissions: [],
}

let signer: Signer
beforeAll(async () => {
  signer = await createSigner('one')
})

let logged: jest.SpyInstance
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => logged.mockRestore())

const routesOf = (more: Routes = {}): Routes => ({
  '/.well-known/openid-configuration': () => json({}),
  [keysPath]: () => json({ keys: [signer.jwk] }),
  '/api/user/userpermissions': () => json({ data: { data: { userPermissions: permissions } } }),
  ...more,
})

function start(routes: Routes = routesOf(), hash = '') {
  const test = createTestPlatform(routes, { hash })
  const listeners: ((key: string | null) => void)[] = []
  const page = {
    stripped: 0,
    savedInputs: 0,
    path: '/people?q=a',
    subject: null as string | null,
    serverSession: undefined as SessionClaims,
    serverSessionsEnded: 0,
    serverSessionsRead: 0,
    ends: 0,
    notedEnds: [] as string[],
    posted: [] as TabMessage[],
  }
  const tabListeners: ((message: TabMessage) => void)[] = []
  const focusListeners: (() => void)[] = []
  const restoreListeners: (() => void)[] = []
  const timers: { milliseconds: number; run: () => void; cancelled: boolean }[] = []
  const platform: SessionPlatform = {
    ...test.platform,
    timers: {
      now: test.platform.timers.now,
      after: (milliseconds, run) => {
        const timer = { milliseconds, run, cancelled: false }
        timers.push(timer)
        return () => void (timer.cancelled = true)
      },
    },
    path: () => page.path,
    stripHash: () => void (page.stripped += 1),
    onStorage: (listener) => void listeners.push(listener),
    subject: { read: () => page.subject, write: (hash) => void (page.subject = hash) },
    tabs: {
      post: (message) => void page.posted.push(message),
      listen: (listener) => void tabListeners.push(listener),
    },
    noteEnd: (reason) => void page.notedEnds.push(reason),
    onFocus: (listener) => void focusListeners.push(listener),
    onRestore: (listener) => void restoreListeners.push(listener),
    readServerSession: async () => {
      page.serverSessionsRead += 1
      return page.serverSession
    },
    endServerSession: async () => void (page.serverSessionsEnded += 1),
    notifyEnd: () => void (page.ends += 1),
    showMember: () => {},
    saveUnsentInput: () => void (page.savedInputs += 1),
  }
  const session = createSession(settings, platform)
  return {
    ...test,
    session,
    page,
    timers,
    notifyStorage: (key: string | null) => listeners.forEach((listener) => listener(key)),
    hear: (message: TabMessage) => tabListeners.forEach((listener) => listener(message)),
    focus: () => focusListeners.forEach((listener) => listener()),
    restore: () => restoreListeners.forEach((listener) => listener()),
    platform,
  }
}

type Started = ReturnType<typeof start>

/** The authorization response to the request at `url`. */
async function responseTo(url: string | undefined, claims: Record<string, unknown> = {}) {
  const { state, nonce } = readQuery(url)
  return {
    state,
    access_token: 'access',
    token_type: 'Bearer',
    expires_in: '7200',
    id_token: await signToken(
      signer,
      buildClaims({ nonce, name: 'Maya Okonjo', given_name: 'Maya', ...claims }),
    ),
  }
}

/** Waits for what follows without time passing. */
async function until(isDone: () => boolean) {
  for (let round = 0; !isDone(); round += 1) {
    if (round > 50_000) throw new Error('it never comes')
    await new Promise(setImmediate)
  }
}

async function signIn(started: Started, claims: Record<string, unknown> = {}) {
  const completed = await returnFromProvider(started, claims)
  await untilLoaded(started)
  return completed
}

/** The lists of permissions, unless no member is signed in. */
const untilLoaded = ({ session }: Started) =>
  until(() => !session.getState().authenticated || session.getState().permissions !== 'pending')

async function returnFromProvider(started: Started, claims: Record<string, unknown> = {}) {
  await started.session.signIn({ redirectUrl: '/insights' })
  const answer = await responseTo(started.assigned.at(-1), claims)
  Object.assign(started.platform.location, { hash: `#${new URLSearchParams(answer as never)}` })
  return started.session.complete()
}

/** Posts an authorization response from the latest hidden frame. */
async function respondToFrame(
  started: Started,
  answer: object | ((url: string) => Promise<object>),
) {
  await until(() => !(started.frames.length === 0 || started.frames.at(-1)?.removed))
  const frame = started.frames.at(-1)
  const response =
    typeof answer === 'function'
      ? await answer(frame?.url ?? '')
      : { state: readQuery(frame?.url).state, ...answer }
  started.say({ origin, source: frame?.window, data: { type: 'authorization_response', response } })
}

test('signIn saves the redirect URL under a random state, then redirects to the provider', async () => {
  const started = start()
  expect(await started.session.signIn({ redirectUrl: '/insights?type=event' })).toEqual({
    ok: true,
    value: null,
  })
  const query = readQuery(started.assigned[0])
  expect(query).toMatchObject({
    client_id: clientId,
    response_type: 'token id_token',
    redirect_uri: `${siteOrigin}/auth`,
    scope: settings.identity.scope,
    audience,
    ui_locales: 'en-GB',
    state: expect.stringMatching(/^[A-Za-z0-9]{30}$/),
  })
  expect(started.session.getState()).toMatchObject({
    stateNonce: query.state,
    redirectUrl: '/insights?type=event',
    authenticated: false,
  })
  expect(started.stored.get(`identity:transaction:${query.state}`)).toContain(
    '/insights?type=event',
  )
})

test('signIn sends a screen hint for sign-up', async () => {
  const started = start()
  await started.session.signIn({ screenHint: 'signup' })
  expect(readQuery(started.assigned[0])).toMatchObject({ screen_hint: 'signup' })
})

describe('signInWith', () => {
  /** A result as of the panel's calls. */
  async function resultFor(started: Started, claims: Record<string, unknown> = {}) {
    const outcome = renewSilently(started.session.client)
    await respondToFrame(started, (url) => responseTo(url, claims))
    const result = await outcome
    if (!result.ok) throw new Error('no result')
    return result.value
  }

  /** Posts the outcome of the server sign-in from its hidden frame. */
  async function respondToServerFrame(started: Started, error: string | null = null) {
    const frame = () => started.frames.find(({ url }) => url.startsWith('/api/auth/login?'))
    await until(() => !!frame())
    started.say({
      origin: siteOrigin,
      source: frame()?.window,
      data: { type: 'server-session', error },
    })
    return frame()?.url
  }

  test('starts the server session before the browser session, without a redirect', async () => {
    const started = start()
    const result = await resultFor(started, { org_id: 'org_1' })
    const outcome = started.session.signInWith(result)
    await new Promise(setImmediate)
    expect(started.session.getState().authenticated).toBe(false)
    expect(await respondToServerFrame(started)).toBe('/api/auth/login?organization=org_1&framed=1')
    expect(await outcome).toEqual({ ok: true, value: { serverError: null, organization: 'org_1' } })
    expect(started.session.getState()).toMatchObject({
      authenticated: true,
      token: 'access',
      redirectUrl: '/people?q=a',
      user: { objectId: 'auth0|1' },
    })
    expect(started.page.subject).toBe(await hashSubject('auth0|1'))
    expect(started.stored.get(buildFlagKey(audience))).toBe('true')
    expect(started.assigned).toEqual([])
  })

  test('keeps the browser session when the server has none, and returns why', async () => {
    const started = start()
    const outcome = started.session.signInWith(await resultFor(started))
    await respondToServerFrame(started, 'login_required')
    expect(await outcome).toMatchObject({
      ok: true,
      value: { serverError: { error: 'login_required' } },
    })
    expect(started.session.getState().authenticated).toBe(true)
  })

  test('replaces the session of another member, whom the visitor left', async () => {
    const started = start()
    await signIn(started)
    const outcome = started.session.signInWith(await resultFor(started, { sub: 'auth0|2' }))
    await respondToServerFrame(started)
    expect((await outcome).ok).toBe(true)
    expect(started.session.getState().user?.objectId).toBe('auth0|2')
  })

  test('starts nothing when the visitor signs out meanwhile', async () => {
    const started = start()
    const outcome = started.session.signInWith(await resultFor(started))
    started.session.clear()
    await respondToServerFrame(started)
    expect(await outcome).toMatchObject({ ok: false, error: { error: 'signed_out' } })
    expect(started.session.getState().authenticated).toBe(false)
  })

  test('refuses a result without an ID token', async () => {
    const started = start()
    const result = { ...(await resultFor(started)), idTokenPayload: null }
    expect(await started.session.signInWith(result)).toMatchObject({
      ok: false,
      error: { error: 'invalid_user' },
    })
  })
})

test('signIn does not redirect when the provider is down', async () => {
  const started = start({})
  expect(await started.session.signIn()).toMatchObject({
    ok: false,
    error: { error: 'provider_unavailable' },
  })
  expect(started.assigned).toEqual([])
})

test('signIn returns storage_denied when storage is not writable', async () => {
  const started = start()
  started.platform.storage.setItem = () => {
    throw new Error('denied')
  }
  expect(await started.session.signIn()).toMatchObject({
    ok: false,
    error: { error: 'storage_denied' },
  })
  expect(started.assigned).toEqual([])
})

test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
  'signIn replaces the redirect URL %s by the home page',
  async (redirectUrl) => {
    const started = start()
    await started.session.signIn({ redirectUrl })
    expect(started.session.getState().redirectUrl).toBe('/')
  },
)

test('complete sets flag, token, user, permissions and renewal timer', async () => {
  const started = start()
  expect(await signIn(started)).toEqual({
    ok: true,
    value: { redirectUrl: '/insights', organization: undefined },
  })
  expect(started.page.stripped).toBe(1)
  expect(started.stored.get(buildFlagKey(audience))).toBe('true')
  expect(started.stored.get(buildTokenKey(audience))).toBe('access')
  expect(started.session.getState()).toMatchObject({
    authenticated: true,
    token: 'access',
    accessDenied: false,
    user: { objectId: 'auth0|1', givenName: 'Maya', authorization: permissions },
  })
  expect(started.timers.find(({ milliseconds }) => milliseconds === 7_200_000)).toMatchObject({
    cancelled: false,
  })
  expect(
    [...started.stored.keys()].filter((key) => key.startsWith('identity:transaction:')),
  ).toEqual([])
})

test('complete does not wait for the permissions, which the next page has', async () => {
  const started = start(routesOf({ '/api/user/userpermissions': () => new Promise(() => {}) }))
  expect(await returnFromProvider(started)).toMatchObject({ ok: true })
})

test('complete leaves the visitor signed out without an authorization response', async () => {
  const { session, page } = start()
  expect(await session.complete()).toEqual({ ok: true, value: null })
  expect(page.stripped).toBe(1)
  expect(session.getState().authenticated).toBe(false)
})

test('complete records a denial of access in the state', async () => {
  const { session } = start(routesOf(), '#error=access_denied&error_description=No')
  expect(await session.complete()).toMatchObject({ ok: false, error: { error: 'access_denied' } })
  expect(session.getState()).toMatchObject({ accessDenied: true, authenticated: false })
})

test('complete signs the member in without permissions when they cannot be loaded', async () => {
  const started = start(routesOf({ '/api/user/userpermissions': () => json({}, 500) }))
  expect(await signIn(started)).toMatchObject({ ok: true })
  expect(started.session.getState().user?.authorization.productPermissions).toEqual([])
  expect(logged).toHaveBeenCalledWith('Failed to retrieve user permissions')
})

describe('silent authentication at boot', () => {
  test('does not run without the flag', async () => {
    const { session, frames } = start()
    await session.boot()
    expect(frames).toEqual([])
  })

  test('runs without it on a page that the server has rendered for a member', async () => {
    const started = start()
    const booted = started.session.boot(true)
    await respondToFrame(started, { error: 'login_required' })
    await booted
    expect(started.page.ends).toBe(1)
  })

  test('signs the member in', async () => {
    const started = start()
    started.stored.set(buildFlagKey(audience), 'true')
    const booted = started.session.boot()
    await respondToFrame(started, responseTo)
    await booted
    expect(started.session.getState()).toMatchObject({
      authenticated: true,
      user: { givenName: 'Maya', authorization: permissions },
    })
  })

  test('signs the member in when the server has a session', async () => {
    const started = start()
    started.page.subject = await hashSubject('auth0|1')
    const booted = started.session.boot()
    await respondToFrame(started, responseTo)
    await booted
    expect(started.session.getState().authenticated).toBe(true)
    expect(started.stored.get(buildFlagKey(audience))).toBe('true')
  })

  test('retries once after a timeout', async () => {
    const started = start()
    started.stored.set(buildFlagKey(audience), 'true')
    const booted = started.session.boot()
    await until(() => !(started.timers.length === 0))
    started.timers.find(({ milliseconds }) => milliseconds === 5000)?.run()
    await until(() => !(started.frames.length < 2))
    await respondToFrame(started, responseTo)
    await booted
    expect(started.session.getState().authenticated).toBe(true)
    expect(logged).not.toHaveBeenCalled()
  })

  test('ends every session when the provider has none', async () => {
    const started = start()
    started.stored.set(buildFlagKey(audience), 'true')
    started.stored.set(buildTokenKey(audience), 'old')
    const booted = started.session.boot()
    await respondToFrame(started, { error: 'login_required' })
    await booted
    expect(started.session.getState().authenticated).toBe(false)
    expect([...started.stored.keys()]).toEqual([logoutEventKey])
    expect(started.page).toMatchObject({ subject: null, serverSessionsEnded: 1, ends: 1 })
    expect(logged).not.toHaveBeenCalled()
  })

  test('logs a failure, removes the token and leaves the flag for the next page', async () => {
    const started = start()
    started.stored.set(buildFlagKey(audience), 'true')
    started.stored.set(buildTokenKey(audience), 'old')
    const booted = started.session.boot()
    await respondToFrame(started, { error: 'server_error' })
    await booted
    expect(logged).toHaveBeenCalledWith('Silent authentication failed', 'server_error')
    expect(started.stored.get(buildFlagKey(audience))).toBe('true')
    expect(started.stored.has(buildTokenKey(audience))).toBe(false)
  })

  test('ignores a response that arrives after sign-out', async () => {
    const started = start()
    started.stored.set(buildFlagKey(audience), 'true')
    const booted = started.session.boot()
    started.session.clear()
    await respondToFrame(started, responseTo)
    await booted
    expect(started.session.getState().authenticated).toBe(false)
    expect(started.stored.has(buildTokenKey(audience))).toBe(false)
  })
})

describe('renewal', () => {
  const renewalOf = ({ timers }: Started, longerThan = 100_000) =>
    timers.findLast(({ milliseconds, cancelled }) => milliseconds > longerThan && !cancelled)

  /** Signs in with a response that has other parameters. */
  async function signInFor(started: Started, more: Record<string, string | undefined>) {
    await started.session.signIn()
    const response = { ...(await responseTo(started.assigned.at(-1))), ...more }
    const known = Object.entries(response).filter(([, value]) => value !== undefined)
    Object.assign(started.platform.location, { hash: `#${new URLSearchParams(known as never)}` })
    await started.session.complete()
    await untilLoaded(started)
  }

  test('replaces the token and schedules the next renewal', async () => {
    const started = start()
    await signIn(started)
    const timer = renewalOf(started)
    const renewed = started.session.renew()
    await respondToFrame(started, async (url) => ({
      ...(await responseTo(url)),
      access_token: 'second',
    }))
    await renewed
    expect(started.stored.get(buildTokenKey(audience))).toBe('second')
    expect(timer?.cancelled).toBe(true)
    expect(renewalOf(started)?.milliseconds).toBe(7_200_000)
    expect(started.session.getState().user?.authorization).toEqual(permissions)
  })

  test('is scheduled within the maximum delay of a timer', async () => {
    const started = start()
    await started.session.signIn()
    const answer = await responseTo(started.assigned.at(-1))
    Object.assign(started.platform.location, {
      hash: `#${new URLSearchParams({ ...answer, expires_in: '99999999999' } as never)}`,
    })
    await started.session.complete()
    expect(Math.max(...started.timers.map(({ milliseconds }) => milliseconds))).toBe(2 ** 31 - 1)
  })

  test('that is refused saves unsent input and path, and signs out', async () => {
    const started = start()
    await signIn(started)
    const renewed = started.session.renew()
    await respondToFrame(started, { error: 'login_required' })
    await renewed
    expect(logged).toHaveBeenCalledWith('Silent authentication failed', expect.any(String))
    expect(started.page.savedInputs).toBe(1)
    expect(started.session.getState().authenticated).toBe(false)
    expect(started.assigned.at(-1)).toBe('/api/auth/logout?returnTo=%2F')
    expect(started.page.notedEnds).toEqual(['expired'])
  })

  test.each([
    ['0', 30_000],
    ['90.5', 90_500],
  ])('runs after %s seconds, and at least 30', async (seconds, milliseconds) => {
    const started = start()
    await signInFor(started, { expires_in: seconds })
    expect(renewalOf(started, 0)?.milliseconds).toBe(milliseconds)
  })

  test('runs when the ID token expires if the response has no lifetime', async () => {
    const started = start()
    await signInFor(started, { expires_in: undefined })
    expect(renewalOf(started)?.milliseconds).toBeGreaterThan(0)
  })

  test('requests the organisation that the member signed in to', async () => {
    const started = start()
    await signIn(started, { org_id: 'org_a' })
    const renewed = started.session.renew()
    await respondToFrame(started, async (url) => {
      expect(readQuery(url).organization).toBe('org_a')
      return responseTo(url, { org_id: 'org_a' })
    })
    await renewed
    expect(started.session.getState().authenticated).toBe(true)
    // the server session, too
    expect(started.frames.at(-1)?.url).toBe('/api/auth/login?organization=org_a&framed=1')
  })
})

describe('logout', () => {
  test('clears the storage, cancels the renewal, notifies other tabs and redirects', async () => {
    const started = start()
    await signIn(started)
    started.session.logout()
    expect(started.session.getState()).toMatchObject({
      authenticated: false,
      user: null,
      token: null,
    })
    expect([...started.stored.keys()]).toEqual([logoutEventKey])
    expect(
      started.timers.filter(({ milliseconds, cancelled }) => milliseconds > 100_000 && !cancelled),
    ).toEqual([])
    expect(started.assigned.at(-1)).toBe('/api/auth/logout?returnTo=%2F')
    expect(logged).not.toHaveBeenCalled()
  })

  test('logs an error when the storage cannot be cleared', async () => {
    const started = start()
    await signIn(started)
    started.platform.storage.removeItem = () => {
      throw new Error('denied')
    }
    started.session.logout()
    expect(logged).toHaveBeenCalledWith('Not successfully logged out')
  })

  test('in another tab clears this session without a redirect', async () => {
    const started = start()
    await signIn(started)
    const left = started.assigned.length
    started.notifyStorage('something-else')
    expect(started.session.getState().authenticated).toBe(true)
    started.stored.set(logoutEventKey, '1:logout')
    started.notifyStorage(logoutEventKey)
    expect(started.session.getState().authenticated).toBe(false)
    expect(started.assigned).toHaveLength(left)
  })
})

test('notifies listeners of every change until they unsubscribe', async () => {
  const started = start()
  const states: boolean[] = []
  const unsubscribe = started.session.subscribe(({ authenticated }) => states.push(authenticated))
  await signIn(started)
  started.session.clear()
  unsubscribe()
  await signIn(started)
  expect(states).toEqual([false, true, true, false])
})

describe('one subject in browser, server and provider', () => {
  type Who = 'nobody' | 'auth0|1' | 'auth0|2'
  const computeHash = async (who: Who) => (who === 'nobody' ? null : hashSubject(who))

  /** Opens a page with what the browser has stored, the owner of the server session, and the provider's session. */
  async function open(isFlagged: boolean, server: Who, provider: Who) {
    const started = start()
    if (isFlagged) started.stored.set(buildFlagKey(audience), 'true')
    started.page.subject = await computeHash(server)
    const booted = started.session.boot()
    if (isFlagged || server !== 'nobody')
      await respondToFrame(
        started,
        provider === 'nobody'
          ? { error: 'login_required' }
          : (url: string) => responseTo(url, { sub: provider }),
      )
    await booted
    const { session, page, assigned } = started
    return {
      user: session.getState().user?.objectId ?? 'nobody',
      serverEnded: page.serverSessionsEnded > 0,
      owner: page.subject,
      message: assigned.at(-1) ?? '',
    }
  }

  test.each<[flag: boolean, server: Who, provider: Who, user: Who, serverEnded: boolean]>([
    [false, 'nobody', 'nobody', 'nobody', false],
    [false, 'nobody', 'auth0|1', 'nobody', false],
    [false, 'auth0|1', 'nobody', 'nobody', true],
    [false, 'auth0|1', 'auth0|1', 'auth0|1', false],
    [false, 'auth0|1', 'auth0|2', 'nobody', true],
    [true, 'nobody', 'nobody', 'nobody', true],
    [true, 'nobody', 'auth0|1', 'auth0|1', false],
    [true, 'auth0|1', 'nobody', 'nobody', true],
    [true, 'auth0|1', 'auth0|1', 'auth0|1', false],
    [true, 'auth0|1', 'auth0|2', 'nobody', true],
  ])(
    'flag %s, server %s, provider %s: the page is of %s, and the server session ends: %s',
    async (flag, server, provider, user, serverEnded) => {
      const differs = server !== 'nobody' && provider !== 'nobody' && server !== provider
      expect(await open(flag, server, provider)).toEqual({
        user,
        serverEnded,
        owner: await computeHash(user),
        message: differs ? '/auth?error=another_user' : '',
      })
    },
  )

  test('a renewal of another user ends both sessions, and saves unsent input', async () => {
    const started = start()
    await signIn(started)
    const renewed = started.session.renew()
    await respondToFrame(started, (url: string) => responseTo(url, { sub: 'auth0|2' }))
    await renewed
    expect(started.session.getState().authenticated).toBe(false)
    expect(started.page).toMatchObject({ savedInputs: 1, serverSessionsEnded: 1, subject: null })
    expect(started.assigned.at(-1)).toBe('/auth?error=another_user')
  })

  test('signing in as another user replaces the first', async () => {
    const started = start()
    await signIn(started)
    expect(await signIn(started, { sub: 'auth0|2' })).toMatchObject({ ok: true })
    expect(started.page.subject).toBe(await hashSubject('auth0|2'))
  })

  test('the focus ends a session whose server session is of another user', async () => {
    const started = start()
    await signIn(started)
    started.focus()
    await new Promise(setImmediate)
    expect(started.session.getState().authenticated).toBe(true)
    started.page.subject = await hashSubject('auth0|2')
    started.focus()
    await until(() => !(started.assigned.at(-1) !== '/auth?error=another_user'))
    expect(started.session.getState().authenticated).toBe(false)
  })

  /** A page of member 1 that is asking the provider while the cookie becomes another. */
  async function openAsking(cookie: string | null) {
    const started = start()
    started.stored.set(buildFlagKey(audience), 'true')
    started.page.subject = await hashSubject('auth0|1')
    const booted = started.session.boot()
    await until(() => started.frames.length > 0)
    started.page.subject = cookie
    await respondToFrame(started, (url: string) => responseTo(url, { sub: 'auth0|1' }))
    return { ...started, booted }
  }

  test('an answer for the member before, whose cookie another has replaced, is requested again', async () => {
    const started = await openAsking(await hashSubject('auth0|2'))
    await until(() => started.frames.length > 1)
    expect(started.session.getState().authenticated).toBe(false)
    await respondToFrame(started, (url: string) => responseTo(url, { sub: 'auth0|2' }))
    await started.booted
    expect(started.session.getState().user?.objectId).toBe('auth0|2')
    expect(started.page).toMatchObject({ serverSessionsEnded: 0, ends: 0 })
  })

  test('an answer for a member whose cookie is gone signs no member in', async () => {
    const { session, page, frames, booted } = await openAsking(null)
    await booted
    expect(session.getState().authenticated).toBe(false)
    expect([frames.length, page.serverSessionsEnded]).toEqual([1, 0])
  })

  test('a cookie of another member, who is not at the provider, ends both sessions', async () => {
    const started = start()
    await signIn(started)
    const renewed = started.session.renew()
    await until(() => started.frames.length > 0)
    started.page.subject = await hashSubject('auth0|2')
    const respond = () => respondToFrame(started, (url: string) => responseTo(url))
    await respond()
    await until(() => started.frames.length > 1)
    await respond()
    await renewed
    expect(started.session.getState().authenticated).toBe(false)
    expect(started.page).toMatchObject({ savedInputs: 1, serverSessionsEnded: 1 })
    expect(started.assigned.at(-1)).toBe('/auth?error=another_user')
  })

  test.each([null, buildFlagKey(audience)])(
    'storage that another tab cleared (key %s) ends the session',
    async (key) => {
      const started = start()
      await signIn(started)
      started.stored.clear()
      started.notifyStorage(key)
      await until(() => !started.session.getState().authenticated)
      expect(started.page).toMatchObject({ savedInputs: 1, ends: 1, serverSessionsEnded: 1 })
    },
  )

  test.each([
    ['lives', buildClaims()],
    ['cannot be asked about', null],
  ])(
    'storage that another tab cleared is restored while the server session %s',
    async (_, claims) => {
      const started = start()
      await signIn(started)
      started.page.serverSession = claims as SessionClaims
      started.stored.clear()
      started.notifyStorage(null)
      await until(() => started.stored.has(buildFlagKey(audience)))
      expect(started.stored.get(buildTokenKey(audience))).toBe('access')
      expect(started.session.getState().authenticated).toBe(true)
    },
  )

  test('a link with an error in its hash changes nothing for a member', async () => {
    const started = start()
    await signIn(started)
    Object.assign(started.platform.location, { hash: '#error=access_denied' })
    expect(await started.session.complete()).toMatchObject({ ok: false })
    expect(started.session.getState().authenticated).toBe(true)
  })
})

describe('linking a further identity', () => {
  /** A member's page whose click has opened the popup. */
  async function open(link = async () => 'linked') {
    const started = start()
    await signIn(started)
    const outcome = started.session.linkIdentity({ nonce: 'of-the-server', maxAge: 300 }, link)
    const popup = started.popups.at(-1)
    const respond = async (response: object) =>
      started.say({
        origin,
        source: popup?.window,
        data: {
          type: 'authorization_response',
          response: { state: readQuery(popup?.url).state, ...response },
        },
      })
    const signInToOther = async () =>
      respond(await responseTo(popup?.url, { sub: 'lexicon|2', auth_time: startOfTest }))
    return { ...started, started, outcome, popup, respond, signInToOther }
  }

  async function respondToServer(started: Started) {
    const frame = () => started.frames.find(({ url }) => url.startsWith('/api/auth/login?'))
    await until(() => !!frame())
    const data = { type: 'server-session', error: null }
    started.say({ origin: siteOrigin, source: frame()?.window, data })
  }

  test('requires a sign-in, passes on its token, and renews both sessions of the member', async () => {
    const link = jest.fn(async () => 'linked')
    const { started, outcome, popup, signInToOther, session, stored } = await open(link)
    expect(readQuery(popup?.url)).toMatchObject({
      nonce: 'of-the-server',
      prompt: 'login',
      max_age: '300',
    })
    await signInToOther()
    await respondToFrame(started, responseTo)
    await respondToServer(started)
    expect(await outcome).toEqual({ linked: { ok: true, value: 'linked' }, isRestored: true })
    expect(link).toHaveBeenCalledWith(
      expect.objectContaining({ idTokenPayload: expect.objectContaining({ sub: 'lexicon|2' }) }),
    )
    expect(session.getState().user?.objectId).toBe('auth0|1')
    expect(stored.has('session:linking')).toBe(false)
  })

  test.each([
    ['of the other identity', (url: string) => responseTo(url, { sub: 'lexicon|2' })],
    ['gone', { error: 'login_required' }],
  ])('reports a session at the provider that is %s afterwards', async (_, answer) => {
    const { started, outcome, signInToOther, session } = await open()
    await signInToOther()
    await respondToFrame(started, answer)
    expect(await outcome).toMatchObject({ isRestored: false })
    expect(session.getState().user?.objectId).toBe('auth0|1')
  })

  test('links nothing when the provider refuses, or its response has another nonce', async () => {
    for (const response of [
      { error: 'access_denied' },
      await responseTo('https://any.test/?nonce=another'),
    ]) {
      const link = jest.fn(async () => 'linked')
      const { started, outcome, respond } = await open(link)
      await respond({ ...response, state: readQuery(started.popups.at(-1)?.url).state })
      await respondToFrame(started, responseTo)
      expect(await outcome).toMatchObject({ linked: { ok: false }, isRestored: true })
      expect(link).not.toHaveBeenCalled()
    }
  })

  test('leaves the session alone when the popup is blocked', async () => {
    const started = start()
    await signIn(started)
    started.platform.openPopup = () => null
    const outcome = await started.session.linkIdentity({}, async () => 'linked')
    expect(outcome).toMatchObject({
      linked: { ok: false, error: { error: 'popup_blocked' } },
      isRestored: true,
    })
    expect(started.frames).toEqual([])
  })

  test.each(['boot', 'renew'] as const)(
    '%s of another tab waits for it, at most two minutes, and then ends the session of another user',
    async (check) => {
      const started = start()
      if (check === 'renew') await signIn(started)
      started.page.subject = await hashSubject('auth0|1')
      started.stored.set('session:linking', String(started.clock.now + 120_000))
      const checked = started.session[check]()
      await respondToFrame(started, (url: string) => responseTo(url, { sub: 'lexicon|2' }))
      const poll = () => started.timers.findLast(({ milliseconds }) => milliseconds === 500)
      await until(() => !!poll())
      expect(started.page.serverSessionsEnded).toBe(0)
      started.clock.now += 120_000
      poll()?.run()
      await new Promise(setImmediate)
      await respondToFrame(started, (url: string) => responseTo(url, { sub: 'lexicon|2' }))
      await checked
      expect(started.page.serverSessionsEnded).toBe(1)
      expect(started.assigned.at(-1)).toBe('/auth?error=another_user')
    },
  )

  test('a mark of more than two minutes postpones nothing', async () => {
    const started = start()
    started.page.subject = await hashSubject('auth0|1')
    started.stored.set('session:linking', String(started.clock.now + 120_001))
    const booted = started.session.boot()
    await respondToFrame(started, (url: string) => responseTo(url, { sub: 'lexicon|2' }))
    await booted
    expect(started.page.serverSessionsEnded).toBe(1)
  })
})

describe('a browser that keeps the provider’s cookies from frames', () => {
  const toToken = (seconds: number, claims = {}) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    return `${part({ alg: 'RS256' })}.${part({ exp: startOfTest + seconds, ...claims })}.x`
  }
  const maya = buildClaims({ given_name: 'Maya' }) as IdTokenPayload
  async function openPage({
    token,
    serverSession = maya,
    known = null,
    frame = { error: 'login_required' },
    routes = {},
  }: {
    token?: string
    serverSession?: SessionClaims | 'none'
    known?: 'yes' | 'no' | null
    frame?: object
    routes?: Routes
  }) {
    const started = start(routesOf(routes))
    const { storage } = started.platform
    storage.setItem(buildFlagKey(audience), 'true')
    if (token) storage.setItem(buildTokenKey(audience), token)
    if (known) storage.setItem('session:frames', known)
    started.page.subject = await hashSubject('auth0|1')
    started.page.serverSession = serverSession === 'none' ? undefined : serverSession
    const open = async () => {
      const booted = started.session.boot()
      await respondToFrame(started, frame)
      await booted
    }
    await open()
    return { ...started, open }
  }

  test('is signed in by its token while the server session lives', async () => {
    const { session, page, assigned, timers } = await openPage({ token: toToken(600) })
    expect(session.getState()).toMatchObject({ authenticated: true, user: { givenName: 'Maya' } })
    expect([page.serverSessionsEnded, assigned]).toEqual([0, []])
    expect(timers.map(({ milliseconds }) => milliseconds)).toContain(600_000)
  })

  test('is known by the first frame after a sign-in', async () => {
    const { session, platform } = await openPage({ token: toToken(600) })
    expect(platform.storage.getItem('session:frames')).toBe('no')
    expect(session.getState().authenticated).toBe(true)
    const other = start()
    await signIn(other)
    expect(other.platform.storage.getItem('session:frames')).toBeNull()
  })

  test('is another one when a frame has found a session since the sign-in', async () => {
    const opened = await openPage({ token: toToken(600), known: 'yes' })
    expect(opened.session.getState().authenticated).toBe(false)
    expect(opened.page).toMatchObject({ serverSessionsEnded: 1, subject: null })
  })

  test('completes a sign-in beside a frame that found no session, before the server has one', async () => {
    const started = start()
    started.platform.storage.setItem(buildFlagKey(audience), 'true')
    started.page.subject = await hashSubject('auth0|1')
    await started.session.signIn({ redirectUrl: '/people?q=a' })
    const answer = await responseTo(started.assigned.at(-1), { sub: 'auth0|1' })
    Object.assign(started.platform.location, { hash: `#${new URLSearchParams(answer as never)}` })
    const completed = started.session.complete()
    const booted = started.session.boot()
    await respondToFrame(started, { error: 'login_required' })
    await Promise.all([completed, booted])
    expect(started.session.getState().authenticated).toBe(true)
    expect(started.page).toMatchObject({ serverSessionsEnded: 0, ends: 0 })
  })

  test('that has really no session is signed out by a request of the page, and comes back', async () => {
    const opened = await openPage({})
    const { session, page, platform, assigned } = opened
    const { state = '' } = readQuery(assigned.at(-1))
    const hash = new URLSearchParams({ error: 'login_required', state })
    Object.assign(platform.location, { hash: `#${hash}` })
    expect(await session.complete()).toMatchObject({
      ok: false,
      error: { error: 'login_required' },
      redirectUrl: '/people?q=a',
    })
    expect(page).toMatchObject({ serverSessionsEnded: 1, subject: null })
    expect(platform.storage.getItem(buildFlagKey(audience))).toBeNull()
  })

  test.each([
    'interaction_required',
    'consent_required',
    'account_selection_required',
    'mfa_required',
  ])('is led by %s to the visible sign-in, of which the same is an error', async (error) => {
    const { session, page, platform, assigned } = await openPage({})
    const complete = () => {
      const { state = '' } = readQuery(assigned.at(-1))
      Object.assign(platform.location, { hash: `#${new URLSearchParams({ error, state })}` })
      return session.complete()
    }
    expect(await complete()).toMatchObject({ ok: false, then: 'leave' })
    expect(readQuery(assigned.at(-1))).not.toHaveProperty('prompt')
    expect(page.serverSessionsEnded).toBe(0)
    const refused = await complete()
    expect(refused).toMatchObject({ ok: false, error: { error }, redirectUrl: '/people?q=a' })
    expect(refused.then).toBeUndefined()
    expect(assigned).toHaveLength(2)
  })

  test.each([
    ['no token', undefined],
    ['an expired token', toToken(-1)],
    ['an opaque token', 'opaque'],
    ['the token of the member before', toToken(600, { sub: 'auth0|2' })],
  ])('with %s gets one by a request of the page itself, once', async (_, token) => {
    const opened = await openPage({ token })
    expect(readQuery(opened.assigned.at(-1))).toMatchObject({ prompt: 'none' })
    expect(opened.page.serverSessionsEnded).toBe(0)
    expect(opened.session.getState()).toMatchObject({ token: null, user: { givenName: 'Maya' } })
    await opened.session.boot() // the page is still there
    expect(opened.assigned).toHaveLength(1)
    expect(opened.page.serverSessionsEnded).toBe(0)
  })

  test('is renewed by a request of the page, which keeps what was typed', async () => {
    const opened = await openPage({ token: toToken(600) })
    const { session, page, assigned } = opened
    const renewed = session.renew()
    await respondToFrame(opened, { error: 'login_required' })
    await renewed
    expect(page.savedInputs).toBe(1)
    expect(readQuery(assigned.at(-1))).toMatchObject({ prompt: 'none' })
  })

  test('shows a name that the member has changed, and tells the other tabs', async () => {
    const changed = buildClaims({ given_name: 'Maia' })
    const opened = await openPage({
      token: toToken(600),
      routes: { '/userinfo': () => json(changed) },
    })
    const refreshed = opened.session.refreshUser()
    await respondToFrame(opened, { error: 'login_required' })
    await refreshed
    expect(opened.session.getState().user?.givenName).toBe('Maia')
    expect(opened.page.posted).toMatchObject([{ type: 'signed-in' }])
    expect(opened.timers.at(-1)?.milliseconds).toBe(600_000)
  })

  test('checks again when the page is shown as it was left for the provider', async () => {
    const opened = await openPage({ token: toToken(600) })
    const renewed = opened.session.renew()
    await respondToFrame(opened, { error: 'login_required' })
    await renewed
    opened.restore()
    const asked = opened.page.serverSessionsRead
    await respondToFrame(opened, { error: 'login_required' })
    await until(() => opened.page.serverSessionsRead > asked)
    expect(opened.session.getState().authenticated).toBe(true)
    expect(opened.page.serverSessionsEnded).toBe(0)
  })

  test('waits for the server session of a sign-in that takes long', async () => {
    const started = start()
    const { storage } = started.platform
    started.page.subject = await hashSubject('auth0|1')
    storage.setItem('session:frames', 'no')
    storage.setItem('session:chosen', `${startOfTest * 1000 - 20_000}:${started.page.subject}`)
    void started.session.boot()
    await respondToFrame(started, { error: 'login_required' })
    const findWait = () => started.timers.find(({ milliseconds }) => milliseconds === 500)
    await until(() => findWait() !== undefined || started.page.serverSessionsEnded > 0)
    expect(started.page.serverSessionsEnded).toBe(0)
    started.page.serverSession = maya
    findWait()?.run()
    await until(() => started.session.getState().authenticated)
  })

  test('is signed out when the server session has ended', async () => {
    const { session, page } = await openPage({ token: toToken(600), serverSession: 'none' })
    expect(session.getState().authenticated).toBe(false)
    expect(page).toMatchObject({ serverSessionsEnded: 1, ends: 1, subject: null })
  })

  test('decides nothing while the server cannot be asked', async () => {
    const { page, assigned, platform } = await openPage({
      token: toToken(600),
      serverSession: null,
    })
    expect([page.serverSessionsEnded, assigned]).toEqual([0, []])
    expect(platform.storage.getItem(buildFlagKey(audience))).toBe('true')
  })

  test('is signed in by the server session while the provider is away, too', async () => {
    const { session, assigned } = await openPage({
      token: toToken(600),
      frame: { error: 'temporarily_unavailable' },
    })
    expect(session.getState()).toMatchObject({ authenticated: true, user: { givenName: 'Maya' } })
    expect(assigned).toEqual([])
  })

  test('does not take the token of another member', async () => {
    const { page, assigned } = await openPage({
      token: toToken(600),
      serverSession: buildClaims({ sub: 'auth0|2' }) as IdTokenPayload,
    })
    expect(page.serverSessionsEnded).toBe(1)
    expect(assigned.at(-1)).toBe('/auth?error=another_user')
  })
})

test('unsent input is saved before another tab’s end of the session takes it away', async () => {
  const started = start()
  await signIn(started)
  started.stored.set(logoutEventKey, '1:expired')
  started.notifyStorage(logoutEventKey)
  expect(started.page.savedInputs).toBe(1)
  expect(started.session.getState().authenticated).toBe(false)
})

test('a failed return says for which page the sign-in was begun', async () => {
  const started = start()
  await started.session.signIn({ redirectUrl: '/insights?q=a' })
  const { state } = readQuery(started.assigned.at(-1))
  Object.assign(started.platform.location, {
    hash: `#${new URLSearchParams({ error: 'temporarily_unavailable', state: state ?? '' })}`,
  })
  expect(await started.session.complete()).toMatchObject({
    ok: false,
    redirectUrl: '/insights?q=a',
  })
})

describe('other tabs', () => {
  const answer = (claims: Record<string, unknown> = {}) => ({
    accessToken: 'second',
    expiresIn: 600,
    idTokenPayload: buildClaims({ given_name: 'Maya', ...claims }),
  })

  test('get a message of a sign-in, with the response, and of its end', async () => {
    const { page, session } = await signInAndReturn()
    expect(page.posted).toEqual([
      {
        type: 'signed-in',
        subject: page.subject,
        answer: expect.objectContaining({ accessToken: 'access' }),
      },
    ])
    session.logout()
    expect(page.posted.at(-1)).toEqual({ type: 'ended', value: `${startOfTest * 1000}:logout` })
  })

  test('sign this one in, change its name and token, and give it another member', async () => {
    const started = start()
    const subject = (started.page.subject = await hashSubject('auth0|1'))
    started.hear({ type: 'signed-in', subject, answer: answer() })
    await until(() => started.session.getState().permissions === 'loaded')
    expect(started.session.getState()).toMatchObject({
      token: 'second',
      user: { givenName: 'Maya' },
    })
    started.hear({ type: 'signed-in', subject, answer: answer({ given_name: 'May' }) })
    await until(() => started.session.getState().user?.givenName === 'May')
    expect(started.page.savedInputs).toBe(0)
    const other = (started.page.subject = await hashSubject('auth0|2'))
    started.hear({ type: 'signed-in', subject: other, answer: answer({ sub: 'auth0|2' }) })
    await until(() => started.session.getState().user?.objectId === 'auth0|2')
    expect(started.page.savedInputs).toBe(1)
    expect([started.frames, started.page.posted]).toEqual([[], []])
  })

  test('that told of a sign-in before a sign-out change nothing', async () => {
    const started = start()
    started.hear({ type: 'signed-in', subject: await hashSubject('auth0|1'), answer: answer() })
    await new Promise(setImmediate)
    expect(started.session.getState().authenticated).toBe(false)
  })

  test('without an answer are followed by asking the provider', async () => {
    const started = start()
    const subject = (started.page.subject = await hashSubject('auth0|1'))
    started.hear({ type: 'signed-in', subject })
    await respondToFrame(started, responseTo)
    await until(() => started.session.getState().authenticated)
  })

  test('end this session once, though they tell it twice', async () => {
    const started = await signInAndReturn()
    const value = '1:another-user'
    started.hear({ type: 'ended', value })
    started.stored.set(logoutEventKey, value)
    started.notifyStorage(logoutEventKey)
    expect(started.page).toMatchObject({ savedInputs: 1, ends: 1 })
  })

  test('that have signed out are not signed in again by a change of the profile', async () => {
    const { session, page, stored, ...started } = await signInAndReturn()
    const refreshed = session.refreshUser()
    await until(() => started.frames.length > 0)
    page.subject = null // the message is on its way
    stored.delete(buildFlagKey(audience))
    await respondToFrame({ session, page, stored, ...started }, responseTo)
    await refreshed
    expect([page.subject, stored.has(buildFlagKey(audience)), page.posted.length]).toEqual([
      null,
      false,
      1,
    ])
  })

  test('whose member chose another account are followed at the focus, too', async () => {
    const started = await signInAndReturn()
    const other = (started.page.subject = await hashSubject('auth0|2'))
    started.stored.set('session:chosen', `1:${other}`)
    started.focus()
    await respondToFrame(started, (url: string) => responseTo(url, { sub: 'auth0|2' }))
    await until(() => started.session.getState().user?.objectId === 'auth0|2')
    expect(started.page).toMatchObject({ savedInputs: 1, serverSessionsEnded: 0 })
  })

  async function signInAndReturn() {
    const started = start()
    await signIn(started)
    return started
  }
})

test('a member without a token gets one when the lists of permissions are tried again', async () => {
  const started = start()
  started.page.subject = await hashSubject('auth0|1')
  started.page.serverSession = buildClaims() as IdTokenPayload
  const booted = started.session.boot()
  await respondToFrame(started, { error: 'server_error' })
  await booted
  expect(started.session.getState()).toMatchObject({ token: null, permissions: 'failed' })
  const tried = started.session.refreshPermissions()
  await respondToFrame(started, responseTo)
  await tried
  expect(started.session.getState()).toMatchObject({ token: 'access', permissions: 'loaded' })
})

test('a provider that takes long does not keep the header from naming the member of the server', async () => {
  const started = start()
  started.page.subject = await hashSubject('auth0|1')
  started.page.serverSession = buildClaims({ given_name: 'Maya' }) as IdTokenPayload
  const booted = started.session.boot()
  await until(() => started.frames.length > 0)
  started.timers.find(({ milliseconds }) => milliseconds === 1000)?.run()
  await until(() => started.session.getState().authenticated)
  expect(started.session.getState().token).toBeNull()
  await respondToFrame(started, responseTo)
  await booted
  expect(started.session.getState()).toMatchObject({ token: 'access', user: { givenName: 'Maya' } })
})
