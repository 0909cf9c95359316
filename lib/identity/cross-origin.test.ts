import { loginCrossOrigin, passwordlessLoginInFrame } from './cross-origin'
import {
  readBody,
  clientId,
  json,
  origin,
  readQuery,
  siteOrigin,
  withTestProvider,
} from './testing/test-kit'

const { sign, createClient } = withTestProvider()

const credentials = { username: 'a@firm.test', password: 'secret', realm: 'db' }
const code = { connection: 'sms', verificationCode: '123456', phoneNumber: '+447700900123' }

/** Waits for the frame of the call, and responds in it. */
async function respondInFrame({ frames, say }: ReturnType<typeof createClient>, more = {}) {
  while (frames.length === 0) await new Promise(setImmediate)
  const query = readQuery(frames[0]?.url)
  const response = {
    state: query.state,
    access_token: 'a',
    expires_in: 7200,
    id_token: await sign({ nonce: query.nonce ?? '' }),
    ...more,
  }
  say({
    origin,
    source: frames[0]?.window,
    data: { type: 'authorization_response', response },
  })
  return query
}

describe('a login with a password from a page of the site', () => {
  const routes = { '/co/authenticate': () => json({ login_ticket: 'ticket' }) }

  test('posts the credentials with cookies, and redeems the ticket in a hidden frame', async () => {
    const test = createClient(routes)
    const outcome = loginCrossOrigin(test.client, { ...credentials, captcha: 'x', state: 's' })
    const query = await respondInFrame(test)
    expect(await outcome).toMatchObject({ ok: true, value: { accessToken: 'a' } })
    expect(readBody(test.sent[0])).toEqual({
      client_id: clientId,
      credential_type: 'http://auth0.com/oauth/grant-type/password-realm',
      ...credentials,
      captcha: 'x',
      state: 's',
    })
    expect(test.sent[0]?.init.credentials).toBe('include')
    expect(query).toMatchObject({
      login_ticket: 'ticket',
      realm: 'db',
      prompt: 'none',
      response_mode: 'web_message',
      redirect_uri: `${siteOrigin}/auth`,
    })
    expect(test.frames.every(({ removed }) => removed)).toBe(true)
  })

  test.each(['username', 'password', 'realm'])('requires %s', async (name) => {
    const test = createClient(routes)
    expect(await loginCrossOrigin(test.client, { ...credentials, [name]: '' })).toMatchObject({
      ok: false,
      error: { error: 'invalid_option', errorDescription: `${name} option is required` },
    })
    expect(test.sent).toEqual([])
  })

  test('returns a refusal with its status, and opens no frame', async () => {
    const test = createClient({
      '/co/authenticate': () => json({ error: 'access_denied', error_description: 'Wrong' }, 403),
    })
    expect(await loginCrossOrigin(test.client, credentials)).toMatchObject({
      ok: false,
      error: { error: 'access_denied', statusCode: 403 },
    })
    expect(test.frames).toEqual([])
  })

  test.each([{}, { login_ticket: '' }, { login_ticket: 1 }, [], null, 'text'])(
    'refuses a response without a ticket: %j',
    async (body) => {
      const test = createClient({ '/co/authenticate': () => json(body) })
      expect(await loginCrossOrigin(test.client, credentials)).toMatchObject({
        ok: false,
        error: { error: 'generic_error' },
      })
    },
  )

  test('returns the provider’s error of the frame, such as for a second factor', async () => {
    const test = createClient(routes)
    const outcome = loginCrossOrigin(test.client, credentials)
    await respondInFrame(test, { error: 'interaction_required' })
    expect(await outcome).toMatchObject({ ok: false, error: { error: 'interaction_required' } })
  })
})

describe('a login with a code', () => {
  const routes = { '/passwordless/verify': () => json({}) }

  test('verifies the code, then opens verify_redirect in a hidden frame', async () => {
    const test = createClient(routes)
    const outcome = passwordlessLoginInFrame(test.client, code)
    const query = await respondInFrame(test)
    expect(await outcome).toMatchObject({ ok: true, value: { accessToken: 'a' } })
    expect(test.frames[0]?.url.startsWith(`${origin}/passwordless/verify_redirect?`)).toBe(true)
    expect(query).toMatchObject({
      connection: 'sms',
      verification_code: '123456',
      phone_number: '+447700900123',
      response_mode: 'web_message',
      response_type: 'token id_token',
    })
  })

  test.each([
    ['connection', { ...code, connection: '' }],
    ['verificationCode', { ...code, verificationCode: '' }],
    ['email', { ...code, phoneNumber: '' }],
  ])('requires %s', async (name, options) => {
    const test = createClient(routes)
    expect(await passwordlessLoginInFrame(test.client, options)).toMatchObject({
      ok: false,
      error: { error: 'invalid_option', errorDescription: `${name} option is required` },
    })
    expect(test.sent).toEqual([])
  })

  test('opens no frame for a wrong code', async () => {
    const test = createClient({
      '/passwordless/verify': () => json({ error: 'invalid_grant', code: 'invalid_grant' }, 403),
    })
    expect(await passwordlessLoginInFrame(test.client, code)).toMatchObject({
      ok: false,
      error: { error: 'invalid_grant', statusCode: 403 },
    })
    expect(test.frames).toEqual([])
  })
})
