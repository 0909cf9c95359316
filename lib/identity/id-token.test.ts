import { createHmac } from 'node:crypto'
import { SignJWT, UnsecuredJWT, generateKeyPair, type JWTPayload } from 'jose'
import { validateIdToken, type IdTokenExpectations } from './id-token'
import {
  buildClaims,
  clientId,
  createSigner,
  createTestClient,
  json,
  keysPath,
  origin,
  signToken,
  startOfTest,
  type Routes,
  type Signer,
} from './testing/test-kit'

let signer: Signer
let stranger: Signer
let accessHash: string
const accessToken = 'an-access-token'
const now = startOfTest

beforeAll(async () => {
  signer = await createSigner('key-1')
  stranger = await createSigner('key-1')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(accessToken))
  accessHash = Buffer.from(digest).subarray(0, 16).toString('base64url')
})

const keys = (...signers: Signer[]): Routes => ({
  [keysPath]: () => json({ keys: signers.map(({ jwk }) => jwk) }),
})
const clientOf = (settings = {}) => createTestClient(keys(signer), settings)
const validate = (token: string, expected: Partial<IdTokenExpectations> = {}) =>
  validateIdToken(clientOf().client, token, { nonce: 'the-nonce', ...expected })
const validateClaims = async (claims: JWTPayload, expected: Partial<IdTokenExpectations> = {}) =>
  validate(await signToken(signer, buildClaims(claims)), expected)

const b64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

describe('a valid token', () => {
  test('returns its claims', async () => {
    expect(await validateClaims({ email: 'a@firm.test' })).toEqual({
      ok: true,
      value: buildClaims({ email: 'a@firm.test' }),
    })
  })

  test.each<[string, JWTPayload, Partial<IdTokenExpectations>]>([
    ['several audiences and the client as azp', { aud: ['other', clientId], azp: clientId }, {}],
    ['the client as the only one of a list of audiences', { aud: [clientId] }, {}],
    ['the client as azp', { azp: clientId }, {}],
    ['expired 59 s ago', { exp: now - 59 }, {}],
    ['not valid for another 60 s', { nbf: now + 60 }, {}],
    ['issued in two hours, as a slow clock sees it', { iat: now + 7200 }, {}],
    ['a login just inside max age and leeway', { auth_time: now - 3600 - 60 }, { maxAge: 3600 }],
    ['a login right now and max age 0', { auth_time: now }, { maxAge: 0 }],
    ['the organisation that was asked for', { org_id: 'org_1' }, { organization: 'org_1' }],
    ['an organisation that was not asked for', { org_id: 'org_1' }, {}],
    ['no nonce where none was sent', { nonce: undefined }, { nonce: null }],
    ['no at_hash beside an access token', {}, { accessToken }],
  ])('is accepted with %s', async (_, claims, expected) => {
    expect(await validateClaims(claims, expected)).toMatchObject({ ok: true })
  })

  test('is accepted with the hash of its access token', async () => {
    expect(await validateClaims({ at_hash: accessHash }, { accessToken })).toMatchObject({
      ok: true,
    })
  })

  test('is accepted without kid and typ when the provider has one key', async () => {
    const token = await signToken(signer, buildClaims(), { kid: undefined, typ: undefined })
    expect(await validate(token)).toMatchObject({ ok: true })
  })
})

describe('a signed token is refused', () => {
  test.each<[string, JWTPayload, Partial<IdTokenExpectations>, string]>([
    ['another issuer', { iss: 'https://evil.test/' }, {}, 'Issuer (iss)'],
    ['an issuer without slash', { iss: origin }, {}, 'Issuer (iss)'],
    ['no issuer', { iss: undefined }, {}, 'Issuer (iss)'],
    ['another audience', { aud: 'other' }, {}, 'Audience (aud)'],
    ['other audiences', { aud: ['other', 'more'] }, {}, 'Audience (aud)'],
    ['no audience', { aud: undefined }, {}, 'Audience (aud)'],
    ['an empty list of audiences', { aud: [] }, {}, 'Audience (aud)'],
    ['several audiences and no azp', { aud: [clientId, 'other'] }, {}, 'Authorized Party (azp)'],
    [
      'several audiences and another azp',
      { aud: [clientId, 'other'], azp: 'other' },
      {},
      'Authorized Party (azp)',
    ],
    ['another azp', { azp: 'other' }, {}, 'Authorized Party (azp)'],
    ['an empty azp', { azp: '' }, {}, 'Authorized Party (azp)'],
    ['no subject', { sub: undefined }, {}, 'Subject (sub)'],
    ['an empty subject', { sub: '' }, {}, 'Subject (sub)'],
    ['expired 60 s ago', { exp: now - 60 }, {}, 'Expiration Time (exp)'],
    ['expired long ago', { exp: 1 }, {}, 'Expiration Time (exp)'],
    ['no expiry', { exp: undefined }, {}, 'Expiration Time (exp)'],
    ['not valid for another 61 s', { nbf: now + 61 }, {}, 'Not Before (nbf)'],
    ['no time of issue', { iat: undefined }, {}, 'Issued At (iat)'],
    ['issued in more than a day', { iat: now + 86_401 }, {}, 'Issued At (iat)'],
    ['another nonce', { nonce: 'other' }, {}, 'Nonce (nonce)'],
    ['no nonce', { nonce: undefined }, {}, 'Nonce (nonce)'],
    ['an empty nonce', { nonce: '' }, { nonce: '' }, 'Nonce (nonce)'],
    ['a nonce where none was sent', {}, { nonce: null }, 'Nonce (nonce)'],
    [
      'a login that lies too far back',
      { auth_time: now - 3600 - 61 },
      { maxAge: 3600 },
      'Authentication Time (auth_time)',
    ],
    ['no time of login', {}, { maxAge: 3600 }, 'Authentication Time (auth_time)'],
    [
      'a text as time of login',
      { auth_time: String(now) },
      { maxAge: 3600 },
      'Authentication Time (auth_time)',
    ],
    [
      'the hash of another access token',
      { at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' },
      { accessToken },
      'Access Token Hash (at_hash)',
    ],
    ['an empty hash', { at_hash: '' }, { accessToken }, 'Access Token Hash (at_hash)'],
    ['null as hash', { at_hash: null }, { accessToken }, 'Access Token Hash (at_hash)'],
  ])('with %s', async (_, claims, expected, words) => {
    const outcome = await validateClaims(claims, expected)
    expect(outcome).toMatchObject({
      ok: false,
      error: { error: 'invalid_token', errorDescription: expect.stringContaining(words) },
    })
  })

  test.each<[string, JWTPayload, string]>([
    ['no organisation', {}, 'must be a string present'],
    ['an empty organisation', { org_id: '' }, 'must be a string present'],
    ['a list as organisation', { org_id: ['org_1'] }, 'must be a string present'],
    ['another organisation', { org_id: 'org_2' }, 'expected "org_1", found "org_2"'],
    ['the organisation in capitals', { org_id: 'ORG_1' }, 'expected "org_1", found "ORG_1"'],
  ])('with %s when the request has one', async (_, claims, words) => {
    expect(await validateClaims(claims, { organization: 'org_1' })).toMatchObject({
      ok: false,
      error: { error: 'org_id', errorDescription: expect.stringContaining(words) },
    })
  })

  test.each(['at+jwt', 'logout+jwt', 'secevent+jwt', 'dpop+jwt', ''])('of type %j', async (typ) => {
    expect(await validate(await signToken(signer, buildClaims(), { typ }))).toMatchObject({
      ok: false,
      error: { error: 'invalid_token' },
    })
  })

  test('signed by another key with the same kid', async () => {
    expect(await validate(await signToken(stranger))).toMatchObject({
      ok: false,
      error: { error: 'invalid_token', errorDescription: 'Invalid ID token signature.' },
    })
  })

  test('signed by a key that it contains or refers to', async () => {
    for (const header of [
      { jwk: stranger.jwk },
      { jku: 'https://evil.test/keys' },
      { x5u: 'https://evil.test/cert' },
      { x5c: ['AAAA'] },
    ]) {
      const { client, sent } = clientOf()
      expect(
        await validateIdToken(client, await signToken(stranger, buildClaims(), header), {
          nonce: 'the-nonce',
        }),
      ).toMatchObject({ ok: false, error: { error: 'invalid_token' } })
      expect(sent.every(({ url }) => url.startsWith(`${origin}/`))).toBe(true)
    }
  })

  test('with a critical extension', async () => {
    const token = `${b64({ alg: 'RS256', kid: 'key-1', crit: ['exp'], exp: 1 })}.${b64(buildClaims())}.${b64('x'.repeat(256))}`
    expect(await validate(token)).toMatchObject({ ok: false, error: { error: 'invalid_token' } })
  })
})

describe('HS256 is always refused, with the explanation', () => {
  const explanation = {
    ok: false,
    error: {
      error: 'invalid_token',
      errorDescription: expect.stringMatching(
        /HS256 algorithm and public clients .* can’t store secrets/,
      ),
    },
  }
  const secret = new TextEncoder().encode('a secret that is long enough for HS256')

  test.each([undefined, accessToken])('with the access token %s', async (given) => {
    const token = await new SignJWT(buildClaims())
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(secret)
    const { client, sent } = clientOf()
    expect(
      await validateIdToken(client, token, { nonce: 'the-nonce', accessToken: given }),
    ).toMatchObject(explanation)
    expect(sent).toEqual([])
  })

  test('signed with the public key as secret', async () => {
    const head = `${b64({ alg: 'HS256', typ: 'JWT', kid: 'key-1' })}.${b64(buildClaims())}`
    const signature = createHmac('sha256', JSON.stringify(signer.jwk))
      .update(head)
      .digest('base64url')
    expect(await validate(`${head}.${signature}`)).toMatchObject(explanation)
  })
})

/** Built from one good token: every row differs from it in one way that must be noticed. */
async function hostileTokens(): Promise<[string, unknown][]> {
  const good = await signToken(signer)
  const [head = '', body = '', signature = ''] = good.split('.')
  const es = await generateKeyPair('ES256')
  const ps = await generateKeyPair('PS256')
  const rows: [string, unknown][] = [
    ['unsecured', new UnsecuredJWT(buildClaims()).encode()],
    [
      'ES256',
      await new SignJWT(buildClaims())
        .setProtectedHeader({ alg: 'ES256', kid: 'key-1' })
        .sign(es.privateKey),
    ],
    [
      'PS256',
      await new SignJWT(buildClaims())
        .setProtectedHeader({ alg: 'PS256', kid: 'key-1' })
        .sign(ps.privateKey),
    ],
    ['one mebibyte', 'a'.repeat(1_048_576)],
    ['one mebibyte of dots', '.'.repeat(1_048_576)],
    ['a mebibyte of claims', `${head}.${'A'.repeat(1_048_576)}.${signature}`],
    ['an encrypted form', `${head}.${body}.${signature}.AAAA.AAAA`],
    ['the JSON form', JSON.stringify({ protected: head, payload: body, signature })],
    ['a signature of zeros', `${head}.${body}.${Buffer.alloc(256).toString('base64url')}`],
    ['a short signature', `${head}.${body}.${signature.slice(0, -4)}`],
    ['a long signature', `${good}AAAA`],
    [
      'the signature of another token',
      `${head}.${body}.${(await signToken(signer, buildClaims({ sub: 'other' }))).split('.')[2]}`,
    ],
    ['claims of another token', `${head}.${b64(buildClaims({ sub: 'admin' }))}.${signature}`],
  ]
  for (const value of [
    undefined,
    null,
    0,
    1,
    true,
    {},
    [],
    [good],
    { toString: () => good },
    Symbol('a'),
    () => good,
  ])
    rows.push([`no text: ${typeof value} ${String(value)}`, value])
  for (const text of [
    '',
    ' ',
    '.',
    '..',
    '...',
    '....',
    'a',
    'a.b',
    'a.b.c',
    'null',
    'undefined',
    '{}',
    '[object Object]',
    `${head}..${signature}`,
    `.${body}.${signature}`,
    `${head}.${body}.`,
    `${head}.${body}`,
    `.${good}`,
    `${good}.`,
    `Bearer ${good}`,
    `${good}#`,
    `${good}&a=b`,
  ]) {
    rows.push([`text ${text.slice(0, 20)}`, text])
  }
  const characters = [
    ' ',
    '\n',
    '\r\n',
    '\t',
    '\u0000',
    '=',
    '==',
    '+',
    '/',
    '%2e',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '／',
    'é',
    '中',
    '😀',
    '\ud800',
    '~',
    '"',
    '\\',
    ':',
    ',',
    ';',
    '@',
  ]
  for (const character of characters) {
    const name = JSON.stringify(character)
    rows.push(
      [`${name} before`, character + good],
      [`${name} behind`, good + character],
      [`${name} behind the header`, `${head}${character}.${body}.${signature}`],
      [
        `${name} in the claims`,
        `${head}.${body.slice(0, 8)}${character}${body.slice(8)}.${signature}`,
      ],
    )
  }
  const headers: unknown[] = [
    null,
    true,
    1,
    'RS256',
    [],
    {},
    { alg: null },
    { alg: '' },
    { alg: 1 },
    { alg: ['RS256'] },
    { alg: { RS256: 1 } },
    { typ: 'JWT' },
    { alg: 'rs256' },
    { alg: 'RS256 ' },
    { alg: 'None' },
    { alg: 'NONE' },
    { alg: 'nOnE' },
    { alg: 'HS384' },
    { alg: 'HS512' },
    { alg: 'hs256' },
    { alg: 'RS384' },
    { alg: 'RS512' },
    { alg: 'EdDSA' },
    { alg: 'RSA1_5' },
    { alg: 'dir', enc: 'A128GCM' },
    { alg: '__proto__' },
    { alg: 'RS256', kid: 1 },
    { alg: 'RS256', kid: null },
    { alg: 'RS256', kid: '__proto__' },
    { alg: 'RS256', kid: '../../dev/null' },
    { alg: 'RS256', kid: "' or 1=1" },
    { alg: 'RS256', kid: 'key-1', b64: false, crit: ['b64'] },
    { alg: 'RS256', kid: 'key-1', crit: [] },
    { alg: 'RS256', kid: 'key-1', crit: 'exp' },
    { alg: 'RS256', kid: 'key-1', zip: 'DEF' },
    { alg: 'RS256', typ: ['JWT'] },
    { alg: 'RS256', typ: null },
    { alg: 'RS256', typ: 'JWE' },
  ]
  for (const header of headers)
    rows.push([`header ${JSON.stringify(header)}`, `${b64(header)}.${body}.${signature}`])
  for (const text of [
    '{',
    '{"alg":"RS256"',
    '\u0000',
    '{"alg":"RS256",}',
    "{'alg':'RS256'}",
    '{"alg":"RS256"}{}',
    '\ufeff{"alg":"RS256"}',
  ])
    rows.push([`header text ${JSON.stringify(text)}`, `${b64(text)}.${body}.${signature}`])

  // Really signed, so that only the claims themselves can give them away.
  const claims: [string, unknown][] = [
    ['iss', 1],
    ['iss', null],
    ['iss', [`${origin}/`]],
    ['iss', `${origin}/evil`],
    ['iss', `${origin}.evil.test/`],
    ['iss', `http://${origin.slice(8)}/`],
    ['iss', `${origin}/ `],
    ['iss', origin.toUpperCase()],
    ['iss', ''],
    ['aud', 1],
    ['aud', null],
    ['aud', {}],
    ['aud', ''],
    ['aud', `${clientId} `],
    ['aud', clientId.toUpperCase()],
    ['aud', [[clientId]]],
    ['aud', [null]],
    ['aud', `${clientId},other`],
    ['aud', { 0: clientId, length: 1 }],
    ['sub', 1],
    ['sub', null],
    ['sub', {}],
    ['sub', ['auth0|1']],
    ['sub', true],
    ['exp', '9999999999'],
    ['exp', null],
    ['exp', []],
    ['exp', {}],
    ['exp', true],
    ['exp', -1],
    ['exp', 0],
    ['exp', now - 61],
    ['iat', String(now)],
    ['iat', null],
    ['iat', {}],
    ['iat', 1e18],
    ['iat', now + 90_000],
    ['nbf', String(now)],
    ['nbf', null],
    ['nbf', 1e18],
    ['nonce', 1],
    ['nonce', null],
    ['nonce', ['the-nonce']],
    ['nonce', { a: 'the-nonce' }],
    ['nonce', 'the-nonce '],
    ['nonce', 'THE-NONCE'],
    ['nonce', 'the-nonc'],
    ['nonce', true],
    ['azp', 1],
    ['azp', null],
    ['azp', [clientId]],
    ['azp', `${clientId} `],
    ['at_hash', 1],
    ['at_hash', []],
    ['at_hash', {}],
    ['at_hash', true],
    ['at_hash', `${accessHash}=`],
    ['at_hash', accessHash.toLowerCase()],
    ['at_hash', accessHash.slice(0, -1)],
  ]
  for (const [name, value] of claims)
    rows.push([
      `claim ${name} ${JSON.stringify(value)}`,
      await signToken(signer, { ...buildClaims(), [name]: value } as JWTPayload),
    ])
  const last = signature.at(-1) ?? ''
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  // 256 bytes leave four unused bits in the last character: all 16 spellings decode alike.
  for (const letter of alphabet.slice(alphabet.indexOf(last) + 1, alphabet.indexOf(last) + 16))
    rows.push([`stray bits ${letter}`, good.slice(0, -1) + letter])
  return rows
}

test('rejects at least 200 malformed or hostile tokens without throwing', async () => {
  const rows = await hostileTokens()
  expect(rows.length).toBeGreaterThanOrEqual(200)
  const { client } = clientOf()
  expect(
    await validateIdToken(client, await signToken(signer), { nonce: 'the-nonce', accessToken }),
  ).toMatchObject({ ok: true })
  const passed: string[] = []
  const odd: string[] = []
  for (const [name, token] of rows) {
    const outcome = await validateIdToken(client, token as string, {
      nonce: 'the-nonce',
      accessToken,
    })
    if (outcome.ok) passed.push(name)
    else if (
      outcome.error.error !== 'invalid_token' ||
      outcome.error.errorDescription === '' ||
      outcome.error.errorDescription.length > 1000
    )
      odd.push(`${name}: ${outcome.error.error}`)
  }
  expect({ passed, odd }).toEqual({ passed: [], odd: [] })
})

describe('the key set', () => {
  const rotating = (first: Signer[]) => {
    const state = { signers: first, status: 200 }
    const test = createTestClient({
      [keysPath]: () => json({ keys: state.signers.map(({ jwk }) => jwk) }, state.status),
    })
    const check = async (by: Signer) =>
      (
        await validateIdToken(
          test.client,
          await signToken(by, buildClaims({ exp: now + 10 * 3600 })),
          { nonce: 'the-nonce' },
        )
      ).ok
    return { ...test, state, check }
  }

  test('is fetched once for many tokens, also concurrent ones', async () => {
    const { check, sent } = rotating([signer])
    expect(await Promise.all([check(signer), check(signer), check(signer)])).toEqual([
      true,
      true,
      true,
    ])
    expect(await check(signer)).toBe(true)
    expect(sent).toHaveLength(1)
  })

  const wait = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000)

  beforeEach(
    () => void jest.useFakeTimers({ doNotFake: ['setTimeout', 'nextTick', 'setImmediate'] }),
  )
  afterEach(() => void jest.useRealTimers())

  test('is revalidated for an unknown key, at most once in 30 s', async () => {
    const next = await createSigner('key-2')
    const { check, state, sent } = rotating([signer])
    expect(await check(signer)).toBe(true)
    state.signers = [next]
    for (let i = 0; i < 20; i++) expect(await check(next)).toBe(false)
    expect(sent).toHaveLength(1)
    wait(30)
    expect(await Promise.all([check(next), check(next)])).toEqual([true, true])
    expect(await check(signer)).toBe(false)
    expect(sent).toHaveLength(2)
  })

  test('retains its keys while the provider is down', async () => {
    const unknown = await createSigner('key-x')
    const { check, state } = rotating([signer])
    expect(await check(signer)).toBe(true)
    state.status = 500
    wait(30)
    expect(await check(unknown)).toBe(false)
    expect(await check(signer)).toBe(true)
  })

  test('evicts a revoked key after ten minutes', async () => {
    const next = await createSigner('key-2')
    const { check, state } = rotating([signer, next])
    expect(await check(signer)).toBe(true)
    state.signers = [next]
    wait(10 * 60)
    expect(await check(signer)).toBe(false)
    expect(await check(next)).toBe(true)
  })

  test.each<[string, Routes]>([
    ['unreachable', {}],
    ['failing', { [keysPath]: () => new Response('no', { status: 503 }) }],
    ['a page', { [keysPath]: () => new Response('<html>') }],
    ['no set', { [keysPath]: () => json({}) }],
    ['a set of nothing', { [keysPath]: () => json({ keys: 'key' }) }],
    ['a set of no keys', { [keysPath]: () => json({ keys: [null, 1] }) }],
  ])('that is %s is a request_error', async (_, routes) => {
    const { client } = createTestClient(routes)
    expect(
      await validateIdToken(client, await signToken(signer), { nonce: 'the-nonce' }),
    ).toMatchObject({ ok: false, error: { error: 'request_error', code: 'keys_unavailable' } })
  })

  test('is fetched again after an outage', async () => {
    const { check, state } = rotating([signer])
    state.status = 500
    expect(await check(signer)).toBe(false)
    state.status = 200
    expect(await check(signer)).toBe(true)
  })

  test.each<[string, (good: Signer['jwk']) => unknown[]]>([
    ['empty', () => []],
    ['of secrets', () => [{ kty: 'oct', k: 'AAAA', kid: 'key-1', alg: 'HS256' }]],
    ['for encryption', (good) => [{ ...good, use: 'enc' }]],
    ['for another algorithm', (good) => [{ ...good, alg: 'RS512' }]],
    ['with a broken key', (good) => [{ ...good, n: 'AQAB' }]],
    ['with a key without modulus', () => [{ kty: 'RSA', kid: 'key-1' }]],
  ])('that is %s validates no token', async (_, make) => {
    const { client } = createTestClient({ [keysPath]: () => json({ keys: make(signer.jwk) }) })
    expect(
      await validateIdToken(client, await signToken(signer), { nonce: 'the-nonce' }),
    ).toMatchObject({ ok: false, error: { error: 'invalid_token' } })
  })
})
