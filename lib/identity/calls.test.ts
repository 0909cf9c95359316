import {
  buildVerifyRedirectUrl,
  changePassword,
  getChallenge,
  getDelegationToken,
  getSsoData,
  getUserCountry,
  getUserInfo,
  login,
  loginOnUniversalLoginPage,
  loginWithResourceOwner,
  passwordlessLogin,
  passwordlessStart,
  passwordlessVerify,
  signup,
} from './calls'
import type { IdentityClient } from './client'
import {
  readBody,
  clientId,
  createTestClient,
  json,
  origin,
  readQuery,
  siteOrigin,
  withTestProvider,
  type Routes,
} from './testing/test-kit'

const { sign, createClient } = withTestProvider()

const one = { ok: true, value: { a: 1 } }
const person = { connection: 'db', email: 'a@firm.test', password: 'secret' }
const entry = { username: 'a@firm.test', password: 'secret', realm: 'db' }
const code = { connection: 'email', verificationCode: '123456', email: 'a@firm.test' }
const loose = <T>(value: unknown) => value as T

type Row = [
  name: string,
  method: string,
  path: string,
  call: (client: IdentityClient) => Promise<unknown>,
  body: object | undefined,
  headers?: object,
]

const rows: Row[] = [
  [
    'signup',
    'POST',
    '/dbconnections/signup',
    (c) => signup(c, person),
    { client_id: clientId, ...person },
  ],
  [
    'signup with more',
    'POST',
    '/dbconnections/signup',
    (c) =>
      signup(c, {
        ...person,
        userMetadata: { plan: 'a' },
        givenName: 'Inès',
        familyName: 'Kato',
        name: 'Inès Kato',
        username: 'ines',
        captcha: 'x',
      }),
    {
      client_id: clientId,
      ...person,
      user_metadata: { plan: 'a' },
      given_name: 'Inès',
      family_name: 'Kato',
      name: 'Inès Kato',
      username: 'ines',
      captcha: 'x',
    },
  ],
  [
    'change of password',
    'POST',
    '/dbconnections/change_password',
    (c) => changePassword(c, { connection: 'db', email: 'a@firm.test' }),
    { client_id: clientId, connection: 'db', email: 'a@firm.test' },
  ],
  [
    'passwordless link',
    'POST',
    '/passwordless/start',
    (c) =>
      passwordlessStart(c, {
        connection: 'email',
        send: 'link',
        email: 'a@firm.test',
        authParams: { state: 's', nonce: 'n' },
      }),
    {
      client_id: clientId,
      connection: 'email',
      send: 'link',
      email: 'a@firm.test',
      authParams: {
        redirect_uri: `${siteOrigin}/auth`,
        response_type: 'token id_token',
        scope: 'openid profile email',
        state: 's',
        nonce: 'n',
      },
    },
  ],
  [
    'passwordless code',
    'POST',
    '/passwordless/start',
    (c) => passwordlessStart(c, { connection: 'sms', send: 'code', phoneNumber: '+15550100' }),
    { client_id: clientId, connection: 'sms', send: 'code', phone_number: '+15550100' },
  ],
  [
    'verification by mail',
    'POST',
    '/passwordless/verify',
    (c) => passwordlessVerify(c, code),
    { client_id: clientId, connection: 'email', verification_code: '123456', email: 'a@firm.test' },
  ],
  [
    'verification by telephone',
    'POST',
    '/passwordless/verify',
    (c) =>
      passwordlessVerify(c, {
        connection: 'sms',
        verificationCode: '123456',
        phoneNumber: '+15550100',
      }),
    {
      client_id: clientId,
      connection: 'sms',
      verification_code: '123456',
      phone_number: '+15550100',
    },
  ],
  [
    'userinfo',
    'GET',
    '/userinfo',
    (c) => getUserInfo(c, { accessToken: 'token' }),
    undefined,
    { authorization: 'Bearer token' },
  ],
  ['ssodata', 'GET', '/user/ssodata', (c) => getSsoData(c), undefined],
  ['country', 'GET', '/user/geoloc/country', (c) => getUserCountry(c), undefined],
  [
    'delegation',
    'POST',
    '/delegation',
    (c) =>
      getDelegationToken(c, {
        grantType: 'g',
        idToken: 'i',
        target: 't',
        scope: 'openid',
        apiType: 'app',
      }),
    {
      client_id: clientId,
      grant_type: 'g',
      id_token: 'i',
      target: 't',
      scope: 'openid',
      api_type: 'app',
    },
  ],
]

test.each(rows)('%s sends %s %s', async (_, method, path, call, body, headers = {}) => {
  const { client, sent } = createTestClient({ [path]: () => json({ a: 1 }) })
  expect(await call(client)).toMatchObject({ ok: true })
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ url: origin + path, method, headers })
  expect(sent[0]?.body).toEqual(body)
})

test.each(rows)('%s returns an error of the provider', async (_, __, path, call) => {
  const { client } = createTestClient({
    [path]: () => json({ error: 'too_many_requests', error_description: 'Slow down' }, 429),
  })
  expect(await call(client)).toEqual({
    ok: false,
    error: {
      error: 'too_many_requests',
      errorDescription: 'Slow down',
      statusCode: 429,
      code: 'too_many_requests',
    },
  })
})

test.each(rows)('%s returns an error when the provider is down', async (_, __, ___, call) => {
  expect(await call(createTestClient().client)).toMatchObject({
    ok: false,
    error: { error: 'request_error', code: 'network' },
  })
})

const { client: idle, sent: sentIdly } = createTestClient()

test.each<[string, () => Promise<unknown>, string]>([
  [
    'signup without connection',
    () => signup(idle, { ...person, connection: '' }),
    'connection option is required',
  ],
  [
    'signup without email',
    () => signup(idle, { ...person, email: '' }),
    'email option is required',
  ],
  [
    'signup without password',
    () => signup(idle, { ...person, password: '' }),
    'password option is required',
  ],
  [
    'signup without anything',
    () => signup(idle, loose(undefined)),
    'connection option is required',
  ],
  [
    'change of password without connection',
    () => changePassword(idle, loose({ email: 'a' })),
    'connection option is required',
  ],
  [
    'change of password without email',
    () => changePassword(idle, loose({ connection: 'a' })),
    'email option is required',
  ],
  [
    'passwordless without connection',
    () => passwordlessStart(idle, loose({ send: 'link', email: 'a' })),
    'connection option is required',
  ],
  [
    'passwordless without send',
    () => passwordlessStart(idle, loose({ connection: 'a', email: 'a' })),
    'send option is required',
  ],
  [
    'passwordless with another send',
    () => passwordlessStart(idle, loose({ connection: 'a', send: 'pigeon', email: 'a' })),
    'send is not valid ([link, code])',
  ],
  [
    'a link without email',
    () => passwordlessStart(idle, { connection: 'a', send: 'link', phoneNumber: '1' }),
    'email option is required',
  ],
  [
    'a code without telephone number',
    () => passwordlessStart(idle, { connection: 'a', send: 'code', email: 'a' }),
    'phoneNumber option is required',
  ],
  [
    'verification without connection',
    () => passwordlessVerify(idle, { ...code, connection: '' }),
    'connection option is required',
  ],
  [
    'verification without code',
    () => passwordlessVerify(idle, { ...code, verificationCode: '' }),
    'verificationCode option is required',
  ],
  [
    'verification of nobody',
    () => passwordlessVerify(idle, { connection: 'a', verificationCode: 'b' }),
    'email option is required',
  ],
  [
    'passwordless login without state',
    () => passwordlessLogin(idle, { ...code, state: '', nonce: 'n' }),
    'state option is required',
  ],
  [
    'passwordless login without nonce',
    () => passwordlessLogin(idle, { ...code, state: 's', nonce: '' }),
    'nonce option is required',
  ],
  [
    'login without username',
    () => login(idle, { ...entry, username: '' }),
    'username option is required',
  ],
  [
    'login without password',
    () => login(idle, { ...entry, password: '' }),
    'password option is required',
  ],
  [
    'login without realm',
    () => login(idle, loose({ ...entry, realm: undefined })),
    'realm option is required',
  ],
  [
    'login with an inherited name',
    () => login(idle, loose(Object.create(entry))),
    'username option is required',
  ],
  [
    'login with a number',
    () => login(idle, loose({ ...entry, username: 1 })),
    'username option is required',
  ],
  [
    'resource owner without connection',
    () => loginWithResourceOwner(idle, loose(entry)),
    'connection option is required',
  ],
  [
    'userinfo without token',
    () => getUserInfo(idle, { accessToken: '' }),
    'accessToken option is required',
  ],
  [
    'delegation without grant',
    () => getDelegationToken(idle, { grantType: '' }),
    'grantType option is required',
  ],
  ['challenge without state', () => getChallenge(idle, { state: '' }), 'state option is required'],
])('%s is refused without a request', async (_, call, errorDescription) => {
  expect(await call()).toEqual({ ok: false, error: { error: 'invalid_option', errorDescription } })
  expect(sentIdly).toEqual([])
})

test('changePassword returns the text of the provider', async () => {
  const { client } = createTestClient({
    '/dbconnections/change_password': () => new Response('We have just sent you an email.'),
  })
  expect(await changePassword(client, { connection: 'db', email: 'a@firm.test' })).toEqual({
    ok: true,
    value: 'We have just sent you an email.',
  })
})

test('ssodata sends the cookies of the provider, and the ldaps flag', async () => {
  const { client, sent } = createTestClient({ '/user/ssodata': () => json({ a: 1 }) })
  expect(await getSsoData(client, { withActiveDirectories: true })).toEqual(one)
  expect(sent[0]?.init.credentials).toBe('include')
  expect(readQuery(sent[0]?.url)).toEqual({ ldaps: '1', client_id: clientId })
})

describe('login with a password', () => {
  const routes = (answer: unknown, status = 200): Routes => ({
    '/oauth/token': () => json(answer, status),
    '/oauth/ro': () => json(answer, status),
  })

  test('sends the realm', async () => {
    const { client, sent } = createClient(routes({ access_token: 'a' }), { audience: 'api' })
    await login(client, { ...entry, captcha: 'x' })
    expect(sent[0]).toMatchObject({ url: `${origin}/oauth/token`, method: 'POST' })
    expect(readBody(sent[0])).toEqual({
      client_id: clientId,
      grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
      ...entry,
      scope: 'openid profile email',
      audience: 'api',
      captcha: 'x',
    })
  })

  test('sends the connection to oauth/ro', async () => {
    const { client, sent } = createClient(routes({ access_token: 'a' }))
    await loginWithResourceOwner(client, { username: 'a', password: 'b', connection: 'db' })
    expect(sent[0]).toMatchObject({ url: `${origin}/oauth/ro`, method: 'POST' })
    expect(readBody(sent[0])).toEqual({
      client_id: clientId,
      grant_type: 'password',
      username: 'a',
      password: 'b',
      connection: 'db',
      scope: 'openid profile email',
    })
  })

  test('returns the authentication result', async () => {
    const idToken = await sign({ nonce: undefined })
    const { client } = createClient(
      routes({
        access_token: 'a',
        id_token: idToken,
        refresh_token: 'r',
        expires_in: 86_400,
        token_type: 'Bearer',
        scope: 'openid',
      }),
    )
    expect(await login(client, entry)).toEqual({
      ok: true,
      value: {
        accessToken: 'a',
        idToken,
        idTokenPayload: expect.objectContaining({ sub: 'auth0|1' }),
        appState: null,
        refreshToken: 'r',
        state: null,
        expiresIn: 86_400,
        tokenType: 'Bearer',
        scope: 'openid',
      },
    })
  })

  test.each([
    login,
    (c: IdentityClient) =>
      loginWithResourceOwner(c, { username: 'a', password: 'b', connection: 'db' }),
  ])('validates an ID token in the response', async (call) => {
    const { client } = createClient(
      routes({
        access_token: 'a',
        id_token: await sign({ aud: 'other', nonce: undefined }),
      }),
    )
    expect(await call(client, entry)).toMatchObject({
      ok: false,
      error: { error: 'invalid_token' },
    })
  })

  test('validates the organisation of the ID token', async () => {
    const { client } = createClient(
      routes({
        access_token: 'a',
        id_token: await sign({ nonce: undefined }),
      }),
      { organization: 'org_1' },
    )
    expect(await login(client, entry)).toMatchObject({ ok: false, error: { error: 'org_id' } })
  })

  test.each([
    {},
    [],
    'text',
    null,
    { access_token: 1 },
    { id_token: 'a' },
    { access_token: 'a', expires_in: {} },
  ])('returns an error for the response %j', async (answer) => {
    expect(await login(createClient(routes(answer)).client, entry)).toMatchObject({
      ok: false,
      error: { error: 'generic_error' },
    })
  })

  test('returns an error for a wrong password', async () => {
    const { client } = createClient(
      routes({ error: 'invalid_grant', error_description: 'Wrong email or password.' }, 403),
    )
    expect(await login(client, entry)).toEqual({
      ok: false,
      error: {
        error: 'invalid_grant',
        errorDescription: 'Wrong email or password.',
        statusCode: 403,
        code: 'invalid_grant',
      },
    })
  })
})

describe('login with a code', () => {
  const whole = { ...code, state: 's', nonce: 'n' }

  test('redirects when the code is correct', async () => {
    const { client, assigned } = createTestClient({
      '/passwordless/verify': () => new Response('OK'),
    })
    expect(await passwordlessLogin(client, whole)).toMatchObject({ ok: true })
    expect(assigned).toHaveLength(1)
    expect(new URL(assigned[0] ?? '').pathname).toBe('/passwordless/verify_redirect')
    expect(readQuery(assigned[0])).toEqual({
      client_id: clientId,
      response_type: 'token id_token',
      redirect_uri: `${siteOrigin}/auth`,
      scope: 'openid profile email',
      state: 's',
      nonce: 'n',
      connection: 'email',
      verification_code: '123456',
      email: 'a@firm.test',
    })
  })

  test('does not redirect when the code is wrong', async () => {
    const { client, assigned } = createTestClient({
      '/passwordless/verify': () =>
        json({ error: 'invalid_user_password', error_description: 'Wrong code' }, 401),
    })
    expect(await passwordlessLogin(client, whole)).toMatchObject({
      ok: false,
      error: { error: 'invalid_user_password' },
    })
    expect(assigned).toEqual([])
  })

  test('accepts a telephone number', () => {
    const { client } = createTestClient()
    expect(
      readQuery(
        buildVerifyRedirectUrl(client, { ...whole, email: undefined, phoneNumber: '+15550100' }),
      ),
    ).toMatchObject({ phone_number: '+15550100' })
  })
})

describe('the challenge', () => {
  const path = '/usernamepassword/challenge'
  const failure = {
    ok: false,
    error: {
      error: 'captcha_load_failure',
      errorDescription:
        'Error getting the bot detection challenge. Please contact the system administrator.',
    },
  }

  test.each<[unknown, object]>([
    [{ required: false }, { required: false, provider: null, siteKey: null, image: null }],
    [
      { required: true, provider: 'recaptcha_v2', siteKey: 'k' },
      { required: true, provider: 'recaptcha_v2', siteKey: 'k', image: null },
    ],
    [
      { required: true, provider: 'auth0', image: 'data:image/svg+xml;base64,AAAA' },
      { required: true, provider: 'auth0', siteKey: null, image: 'data:image/svg+xml;base64,AAAA' },
    ],
    [
      { required: true, provider: 'auth0', image: 'javascript:alert(1)' },
      { required: true, provider: 'auth0', siteKey: null, image: null },
    ],
  ])('parses %j', async (answer, value) => {
    const { client, sent } = createTestClient({ [path]: () => json(answer) })
    expect(await getChallenge(client, { state: 's' })).toEqual({ ok: true, value })
    expect(sent).toMatchObject([{ url: origin + path, method: 'POST', body: { state: 's' } }])
  })

  test.each([{}, [], null, 'text', { required: 'yes' }, { error: 'no' }])(
    '%j is a failure',
    async (answer) => {
      expect(
        await getChallenge(createTestClient({ [path]: () => json(answer) }).client, { state: 's' }),
      ).toEqual(failure)
    },
  )

  test('returns an error when the provider is down or refuses', async () => {
    expect(await getChallenge(createTestClient().client, { state: 's' })).toEqual(failure)
    expect(
      await getChallenge(createTestClient({ [path]: () => json({}, 500) }).client, { state: 's' }),
    ).toEqual(failure)
  })
})

describe('the login of the Universal Login Page', () => {
  const options = { ...entry, state: 's' }

  test('is refused on other pages', async () => {
    const { client, sent } = createTestClient()
    expect(await loginOnUniversalLoginPage(client, options)).toEqual({
      ok: false,
      error: {
        error: 'universal_login_only',
        errorDescription: 'This method is meant to be used only inside the Universal Login Page.',
      },
    })
    expect(sent).toEqual([])
  })

  test('returns the form of the provider', async () => {
    const { client, platform, sent } = createTestClient({
      '/usernamepassword/login': () => new Response('<form></form>'),
    })
    const there = {
      ...client,
      platform: { ...platform, location: { ...platform.location, host: client.host } },
    }
    expect(await loginOnUniversalLoginPage(there, options)).toEqual({
      ok: true,
      value: '<form></form>',
    })
    expect(readBody(sent[0])).toMatchObject({
      client_id: clientId,
      username: 'a@firm.test',
      connection: 'db',
      state: 's',
    })
  })
})
