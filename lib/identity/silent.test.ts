import { checkSso, renewSilently, type SilentOptions } from './silent'
import {
  clientId,
  createTestClient,
  origin,
  readQuery,
  siteOrigin,
  withTestProvider,
} from './testing/test-kit'

const { sign, createClient } = withTestProvider()

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }))
afterEach(() => jest.useRealTimers())

/** Starts a call and gives the frame that it opened. */
function begin<T>(
  start: (
    client: ReturnType<typeof createTestClient>['client'],
    options?: SilentOptions,
  ) => Promise<T>,
  options?: SilentOptions,
  settings = {},
) {
  const test = createClient({}, settings)
  const outcome = start(test.client, options)
  const [frame] = test.frames
  const query = readQuery(frame?.url)
  const answer = (
    response: unknown,
    {
      from = origin,
      source = frame?.window as unknown,
      type = 'authorization_response' as unknown,
    } = {},
  ) => test.say({ origin: from, source, data: { type, response } })
  const good = async (more = {}) => ({
    access_token: 'a',
    id_token: await sign({ nonce: query.nonce ?? '', ...more }),
    state: query.state,
    expires_in: 7200,
    token_type: 'Bearer',
    scope: 'openid',
  })
  return { ...test, outcome, frame, query, answer, good }
}

const isClean = ({ frames, listeners }: Pick<ReturnType<typeof begin>, 'frames' | 'listeners'>) =>
  frames.every(({ removed }) => removed) && listeners.size === 0 && jest.getTimerCount() === 0

test('sends prompt=none and response_mode=web_message with its own state and nonce', async () => {
  const { query, outcome, answer } = begin(renewSilently, {
    scope: 'openid',
    audience: 'api',
    organization: 'org_1',
    maxAge: 60,
    connection: 'db',
    loginHint: 'a@firm.test',
  })
  expect(query).toEqual({
    client_id: clientId,
    response_type: 'token id_token',
    response_mode: 'web_message',
    prompt: 'none',
    redirect_uri: `${siteOrigin}/auth`,
    scope: 'openid',
    audience: 'api',
    organization: 'org_1',
    max_age: '60',
    connection: 'db',
    login_hint: 'a@firm.test',
    state: expect.stringMatching(/^[A-Za-z0-9]{30}$/),
    nonce: expect.stringMatching(/^[A-Za-z0-9]{30}$/),
  })
  expect(query.state).not.toBe(query.nonce)
  answer({ error: 'login_required', state: query.state })
  await outcome
})

test('returns the result of a valid response and cleans up', async () => {
  const begun = begin(renewSilently)
  begun.answer(await begun.good())
  expect(await begun.outcome).toMatchObject({
    ok: true,
    value: {
      accessToken: 'a',
      expiresIn: 7200,
      tokenType: 'Bearer',
      idTokenPayload: { sub: 'auth0|1' },
    },
  })
  expect(isClean(begun)).toBe(true)
})

test.each<[string, (begun: ReturnType<typeof begin>) => [unknown, object?]]>([
  [
    'another origin',
    ({ query }) => [{ state: query.state, error: 'x' }, { from: 'https://evil.test' }],
  ],
  [
    'an origin that begins alike',
    ({ query }) => [{ state: query.state, error: 'x' }, { from: `${origin}.evil.test` }],
  ],
  ['our own origin', ({ query }) => [{ state: query.state, error: 'x' }, { from: siteOrigin }]],
  ['no origin', ({ query }) => [{ state: query.state, error: 'x' }, { from: 'null' }]],
  ['another window', ({ query }) => [{ state: query.state, error: 'x' }, { source: {} }]],
  ['no window', ({ query }) => [{ state: query.state, error: 'x' }, { source: null }]],
  ['another type', ({ query }) => [{ state: query.state, error: 'x' }, { type: 'relay_request' }]],
  ['no answer', () => [undefined]],
  ['a text as answer', () => ['access_token=a']],
  ['a list as answer', () => [[]]],
])('ignores a message from %s', async (_, make) => {
  const begun = begin(renewSilently)
  begun.answer(...make(begun))
  for (const data of [null, undefined, 'text', 1, [], {}, { type: 'authorization_response' }])
    begun.say({ origin, source: begun.frame?.window, data })
  expect(begun.frames[0]?.removed).toBe(false)
  begun.answer(await begun.good())
  expect(await begun.outcome).toMatchObject({ ok: true })
})

test.each([
  [renewSilently, 60_000],
  [checkSso, 5000],
])('%p times out after %d ms', async (start, timeout) => {
  const begun = begin<unknown>(start)
  const done = jest.fn()
  void begun.outcome.then(done)
  await jest.advanceTimersByTimeAsync(timeout - 1)
  expect(done).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledWith({
    ok: false,
    error: { error: 'timeout', errorDescription: 'Timeout during authentication renew.' },
  })
  expect(isClean(begun)).toBe(true)
})

test('checkSso returns sso: false without a session', async () => {
  const begun = begin(checkSso)
  begun.answer({
    error: 'login_required',
    error_description: 'Login required',
    state: begun.query.state,
  })
  expect(await begun.outcome).toEqual({ ok: true, value: { sso: false } })
})

test('checkSso returns the result with a session', async () => {
  const begun = begin(checkSso)
  begun.answer(await begun.good())
  expect(await begun.outcome).toMatchObject({
    ok: true,
    value: { sso: true, result: { accessToken: 'a' } },
  })
})

test('renewSilently returns an error without a session', async () => {
  const begun = begin(renewSilently)
  begun.answer({
    error: 'login_required',
    error_description: 'Login required',
    state: begun.query.state,
  })
  expect(await begun.outcome).toEqual({
    ok: false,
    error: {
      error: 'login_required',
      errorDescription: 'Login required',
      state: begun.query.state,
    },
  })
})

test.each([renewSilently, checkSso])(
  '%p requests the scope when consent is missing',
  async (start) => {
    const begun = begin<unknown>(start)
    begun.answer({
      error: 'consent_required',
      error_description: 'foobar',
      state: begun.query.state,
    })
    expect(await begun.outcome).toMatchObject({
      ok: false,
      error: {
        error: 'consent_required',
        errorDescription: expect.stringContaining('openid profile email'),
      },
    })
  },
)

test.each([
  { state: 'other', error: 'login_required' },
  { state: 'other', access_token: 'a', id_token: 'b' },
  { access_token: 'a', id_token: 'b' },
  { access_token: 'a', id_token: 'b', state: 1 },
  { access_token: 'a', id_token: 'b', state: ['x'] },
])('returns a state mismatch for the response %j', async (response) => {
  const begun = begin(renewSilently)
  begun.answer(response)
  expect(await begun.outcome).toEqual({
    ok: false,
    error: { error: 'invalid_token', errorDescription: '`state` does not match.' },
  })
})

test('returns invalid_hash for a response without a token', async () => {
  const begun = begin(renewSilently)
  begun.answer({ access_token: 'a', state: begun.query.state })
  expect(await begun.outcome).toMatchObject({ ok: false, error: { error: 'invalid_hash' } })
})

test('validates nonce and organisation of the ID token', async () => {
  const wrongNonce = begin(renewSilently)
  wrongNonce.answer(await wrongNonce.good({ nonce: 'other' }))
  expect(await wrongNonce.outcome).toMatchObject({ ok: false, error: { error: 'invalid_token' } })
  const wrongOrganization = begin(renewSilently, {}, { organization: 'org_1' })
  wrongOrganization.answer(await wrongOrganization.good({ org_id: 'org_2' }))
  expect(await wrongOrganization.outcome).toMatchObject({ ok: false, error: { error: 'org_id' } })
})

test.each<[string, SilentOptions, object, string]>([
  ['code', { responseType: 'code' }, {}, "responseType can't be `code`"],
  ['code by setting', {}, { responseType: 'code' }, "responseType can't be `code`"],
  ['no redirect URI', {}, { redirectUri: undefined }, "redirectUri can't be empty"],
  ['an empty redirect URI', { redirectUri: '' }, {}, "redirectUri can't be empty"],
  [
    'a redirect URI elsewhere',
    { redirectUri: 'https://evil.test/auth' },
    {},
    `The redirectUri's origin (https://evil.test) should match the window's origin (${siteOrigin}).`,
  ],
  [
    'a redirect URI that is none',
    { redirectUri: '/auth' },
    {},
    `The redirectUri's origin (/auth) should match the window's origin (${siteOrigin}).`,
  ],
])('%s is refused without a frame', async (_, options, settings, errorDescription) => {
  const begun = begin(renewSilently, options, settings)
  expect(await begun.outcome).toEqual({
    ok: false,
    error: { error: 'invalid_option', errorDescription },
  })
  expect(begun.frames).toEqual([])
  expect(isClean(begun)).toBe(true)
})

test('returns an error and cleans up when the frame cannot open', async () => {
  const test = createClient()
  const openFrame = () => {
    throw new Error('no body')
  }
  expect(
    await renewSilently({ ...test.client, platform: { ...test.platform, openFrame } }),
  ).toEqual({ ok: false, error: { error: 'unexpected', errorDescription: 'no body' } })
  expect(isClean(test)).toBe(true)
})
