import {
  claimsOf,
  clientId,
  createSigner,
  createTestPlatform,
  domain,
  json,
  keysPath,
  origin,
  queryOf,
  signToken,
  siteOrigin,
  type Routes,
  type Signer,
} from '../identity/test-kit'
import { createSession, type SessionPlatform } from './session'
import { flagKeyOf, logoutEventKey, tokenKeyOf } from './storage'

const audience = 'https://api.firm.test/'
const settings = {
  identity: {
    domain,
    clientId,
    audience,
    redirectUri: `${siteOrigin}/auth`,
    scope: 'openid email profile read:current_user',
  },
  audience,
  apiBase: 'https://api.firm.test/api',
  uiLocales: 'en-GB',
  home: '/',
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
  const page = { stripped: 0, savedInputs: 0, hasSilentSsoHint: false, path: '/people?q=a' }
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
    takeSilentSsoHint: () => page.hasSilentSsoHint,
    saveUnsentInput: () => void (page.savedInputs += 1),
  }
  const session = createSession(settings, platform)
  return {
    ...test,
    session,
    page,
    timers,
    notifyStorage: (key: string | null) => listeners.forEach((listener) => listener(key)),
    platform,
  }
}

type Started = ReturnType<typeof start>

/** The authorization response to the request at `url`. */
async function responseTo(url: string | undefined, claims: Record<string, unknown> = {}) {
  const { state, nonce } = queryOf(url)
  return {
    state,
    access_token: 'access',
    token_type: 'Bearer',
    expires_in: '7200',
    id_token: await signToken(
      signer,
      claimsOf({ nonce, name: 'Maya Okonjo', given_name: 'Maya', ...claims }),
    ),
  }
}

async function signIn(started: Started, claims: Record<string, unknown> = {}) {
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
  while (started.frames.length === 0 || started.frames.at(-1)?.removed)
    await new Promise(setImmediate)
  const frame = started.frames.at(-1)
  const response =
    typeof answer === 'function'
      ? await answer(frame?.url ?? '')
      : { state: queryOf(frame?.url).state, ...answer }
  started.say({ origin, source: frame?.window, data: { type: 'authorization_response', response } })
}

test('signIn saves the redirect URL under a random state, then redirects to the provider', async () => {
  const started = start()
  expect(await started.session.signIn({ redirectUrl: '/insights?type=event' })).toEqual({
    ok: true,
    value: null,
  })
  const query = queryOf(started.assigned[0])
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
  expect(queryOf(started.assigned[0])).toMatchObject({ screen_hint: 'signup' })
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
    value: { redirectUrl: '/insights', permissionsError: null },
  })
  expect(started.page.stripped).toBe(1)
  expect(started.stored.get(flagKeyOf(audience))).toBe('true')
  expect(started.stored.get(tokenKeyOf(audience))).toBe('access')
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
  expect(await signIn(started)).toMatchObject({
    ok: true,
    value: { permissionsError: { errorDescription: 'Failed to retrieve user permissions' } },
  })
  expect(started.session.getState().user?.authorization.productPermissions).toEqual([])
  expect(logged).toHaveBeenCalledWith('Failed to retrieve user permissions')
})

describe('silent authentication at boot', () => {
  test('does not run without the flag', async () => {
    const { session, frames } = start()
    await session.boot()
    expect(frames).toEqual([])
  })

  test('signs the member in', async () => {
    const started = start()
    started.stored.set(flagKeyOf(audience), 'true')
    const booted = started.session.boot()
    await respondToFrame(started, responseTo)
    await booted
    expect(started.session.getState()).toMatchObject({
      authenticated: true,
      user: { givenName: 'Maya', authorization: permissions },
    })
  })

  test('signs the member in when the silent SSO hint is set', async () => {
    const started = start()
    started.page.hasSilentSsoHint = true
    const booted = started.session.boot()
    await respondToFrame(started, responseTo)
    await booted
    expect(started.session.getState().authenticated).toBe(true)
    expect(started.stored.get(flagKeyOf(audience))).toBe('true')
  })

  test('retries once after a timeout', async () => {
    const started = start()
    started.stored.set(flagKeyOf(audience), 'true')
    const booted = started.session.boot()
    while (started.timers.length === 0) await new Promise(setImmediate)
    started.timers.find(({ milliseconds }) => milliseconds === 5000)?.run()
    while (started.frames.length < 2) await new Promise(setImmediate)
    await respondToFrame(started, responseTo)
    await booted
    expect(started.session.getState().authenticated).toBe(true)
    expect(logged).not.toHaveBeenCalled()
  })

  test('removes flag and token when the provider has no session', async () => {
    const started = start()
    started.stored.set(flagKeyOf(audience), 'true')
    started.stored.set(tokenKeyOf(audience), 'old')
    const booted = started.session.boot()
    await respondToFrame(started, { error: 'login_required' })
    await booted
    expect(started.session.getState().authenticated).toBe(false)
    expect([...started.stored.keys()]).toEqual([])
    expect(logged).not.toHaveBeenCalled()
  })

  test('logs a failure and leaves the flag for the next page', async () => {
    const started = start()
    started.stored.set(flagKeyOf(audience), 'true')
    const booted = started.session.boot()
    await respondToFrame(started, { error: 'server_error' })
    await booted
    expect(logged).toHaveBeenCalledWith('Silent authentication failed', 'server_error')
    expect(started.stored.get(flagKeyOf(audience))).toBe('true')
  })

  test('ignores a response that arrives after sign-out', async () => {
    const started = start()
    started.stored.set(flagKeyOf(audience), 'true')
    const booted = started.session.boot()
    started.session.clear()
    await respondToFrame(started, responseTo)
    await booted
    expect(started.session.getState().authenticated).toBe(false)
    expect(started.stored.has(tokenKeyOf(audience))).toBe(false)
  })
})

describe('renewal', () => {
  const renewalOf = ({ timers }: Started) =>
    timers.findLast(({ milliseconds, cancelled }) => milliseconds > 100_000 && !cancelled)

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
    expect(started.stored.get(tokenKeyOf(audience))).toBe('second')
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

  test.each<[string, object | ((url: string) => Promise<object>)]>([
    ['is refused', { error: 'login_required' }],
    ['returns another user', (url: string) => responseTo(url, { sub: 'auth0|2' })],
  ])('that %s saves unsent input and path, and signs out', async (_, answer) => {
    const started = start()
    await signIn(started)
    const renewed = started.session.renew()
    await respondToFrame(started, answer)
    await renewed
    expect(logged).toHaveBeenCalledWith('Silent authentication failed', expect.any(String))
    expect(started.page.savedInputs).toBe(1)
    expect(started.session.getState().authenticated).toBe(false)
    expect(started.assigned.at(-1)).toBe('/api/auth/logout?returnTo=%2F')
    await started.session.signIn()
    expect(started.session.getState().redirectUrl).toBe('/people?q=a')
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
    started.notifyStorage(logoutEventKey)
    expect(started.session.getState().authenticated).toBe(false)
    expect(started.assigned).toHaveLength(left)
    expect(started.stored.has(logoutEventKey)).toBe(false)
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
