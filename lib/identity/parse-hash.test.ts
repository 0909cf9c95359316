import { parseHash, type ParseHashOptions } from './parse-hash'
import {
  buildClaims,
  createSigner,
  createTestClient,
  json,
  keysPath,
  signToken,
  type Signer,
} from './testing/test-kit'
import { saveTransaction, type Transaction } from './transactions'

let signer: Signer
let idToken: string
let accessHash: string

const accessToken = 'an-access-token'

beforeAll(async () => {
  signer = await createSigner('key-1')
  accessHash = Buffer.from(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(accessToken)),
  )
    .subarray(0, 16)
    .toString('base64url')
  idToken = await signToken(signer, buildClaims({ at_hash: accessHash, org_id: 'org_1' }))
})

function begun(more: Partial<Transaction> = {}, settings = {}) {
  const test = createTestClient({ [keysPath]: () => json({ keys: [signer.jwk] }) }, settings)
  saveTransaction(test.platform, {
    state: 'the-state',
    nonce: 'the-nonce',
    redirectUrl: '/people?a=b',
    ...more,
  })
  return test
}

const buildHash = (parameters: Record<string, string>) => `#${new URLSearchParams(parameters)}`
const goodHash = (more: Record<string, string> = {}) =>
  buildHash({
    access_token: accessToken,
    id_token: idToken,
    state: 'the-state',
    expires_in: '7200',
    token_type: 'Bearer',
    scope: 'openid email',
    ...more,
  })

const mismatch = {
  ok: false,
  error: { error: 'invalid_token', errorDescription: '`state` does not match.' },
}

describe('given values', () => {
  const parse = (options: ParseHashOptions) =>
    parseHash(begun().client, { hash: goodHash(), ...options })

  test('are compared instead of the saved ones', async () => {
    expect(await parse({ state: 'the-state', nonce: 'the-nonce' })).toMatchObject({ ok: true })
    expect(await parse({ state: 'another' })).toEqual(mismatch)
    expect(await parse({ nonce: 'another' })).toMatchObject({
      ok: false,
      error: { error: 'invalid_token' },
    })
  })

  test('need no saved transaction, but the nonce of an ID token', async () => {
    const hash = goodHash({ state: 'own-state' })
    expect(await parse({ hash, state: 'own-state', nonce: 'the-nonce' })).toMatchObject({
      ok: true,
      value: { redirectUrl: '/' },
    })
    expect(await parse({ hash, state: 'own-state' })).toMatchObject({
      ok: false,
      error: { error: 'invalid_token' },
    })
  })
})

test('a broken escape in the description of an error keeps the error', async () =>
  expect(
    await parseHash(begun().client, { hash: '#error=access_denied&error_description=50%+off' }),
  ).toMatchObject({ error: { error: 'access_denied', errorDescription: '50%+off' } }))

describe('a valid response', () => {
  test('returns the authentication result of section 3 and the redirect URL', async () => {
    const { client, stored } = begun({ appState: 'from-header', organization: 'org_1' })
    expect(await parseHash(client, { hash: goodHash() })).toEqual({
      ok: true,
      value: {
        accessToken,
        idToken,
        idTokenPayload: buildClaims({ at_hash: accessHash, org_id: 'org_1' }),
        appState: 'from-header',
        refreshToken: null,
        state: 'the-state',
        expiresIn: 7200,
        tokenType: 'Bearer',
        scope: 'openid email',
        redirectUrl: '/people?a=b',
      },
    })
    expect(stored.size).toBe(0)
  })

  test('is accepted once', async () => {
    const { client } = begun()
    expect(await parseHash(client, { hash: goodHash() })).toMatchObject({ ok: true })
    expect(await parseHash(client, { hash: goodHash() })).toEqual(mismatch)
  })

  test.each(['', '#', '#/', '/'])('is accepted with the prefix %j', async (start) => {
    expect(await parseHash(begun().client, { hash: start + goodHash().slice(1) })).toMatchObject({
      ok: true,
    })
  })

  test('is read from the platform without a hash option', async () => {
    const { client, platform } = begun()
    const elsewhere = {
      ...client,
      platform: { ...platform, location: { ...platform.location, hash: goodHash() } },
    }
    expect(await parseHash(elsewhere)).toMatchObject({ ok: true, value: { accessToken } })
  })

  test('contains only an access token when the response type is token', async () => {
    const outcome = await parseHash(begun({ responseType: 'token' }).client, {
      hash: buildHash({ access_token: 'a', state: 'the-state' }),
    })
    expect(outcome).toEqual({
      ok: true,
      value: {
        accessToken: 'a',
        idToken: null,
        idTokenPayload: null,
        appState: null,
        refreshToken: null,
        state: 'the-state',
        expiresIn: null,
        tokenType: null,
        scope: null,
        redirectUrl: '/people?a=b',
      },
    })
  })

  test('contains only an ID token when the response type is id_token', async () => {
    expect(
      await parseHash(begun({ responseType: 'id_token' }).client, {
        hash: buildHash({ id_token: idToken, state: 'the-state' }),
      }),
    ).toMatchObject({ ok: true, value: { accessToken: null } })
  })

  test('has a lifetime with fractions of a second', async () => {
    expect(
      await parseHash(begun().client, { hash: goodHash({ expires_in: '7200.5' }) }),
    ).toMatchObject({ ok: true, value: { expiresIn: 7200.5 } })
  })

  test.each(['-1', 'a', '', '1e9', '7200.', ' 7', '99999999999999999999', 'Infinity'])(
    'with the lifetime %j has none',
    async (lifetime) => {
      expect(
        await parseHash(begun().client, { hash: goodHash({ expires_in: lifetime }) }),
      ).toMatchObject({ ok: true, value: { expiresIn: null } })
    },
  )
})

describe('a hash without tokens', () => {
  test.each([
    '',
    '#',
    '#/',
    '#contact',
    '#a=b',
    '#state=the-state',
    '#access_token',
    '#access_token=',
    '#id_token=&access_token=',
    '#&&&',
    '#===',
    '#refresh_token=a&state=the-state',
    '#xaccess_token=a',
    '#ACCESS_TOKEN=a',
    '#%61ccess_token=a',
    '#?access_token=a',
    '#__proto__=a',
    '#section%',
  ])('returns null for %j', async (hash) =>
    expect(await parseHash(begun().client, { hash })).toEqual({ ok: true, value: null }),
  )
})

describe('invalid_hash', () => {
  test.each<[string, string | undefined, string]>([
    [
      'id_token=a',
      undefined,
      'response_type contains `token`, but the parsed hash does not contain an `access_token` property',
    ],
    [
      'id_token=a',
      'token',
      'response_type contains `token`, but the parsed hash does not contain an `access_token` property',
    ],
    [
      'access_token=a',
      undefined,
      'response_type contains `id_token`, but the parsed hash does not contain an `id_token` property',
    ],
    [
      'access_token=a',
      'id_token',
      'response_type contains `id_token`, but the parsed hash does not contain an `id_token` property',
    ],
    [
      'access_token=a&id_token=',
      'code id_token',
      'response_type contains `id_token`, but the parsed hash does not contain an `id_token` property',
    ],
    ['access_token=a&access_token=b', undefined, 'the hash contains `access_token` more than once'],
    [
      'state=the-state&access_token=a&state=other',
      undefined,
      'the hash contains `state` more than once',
    ],
    ['access_token=%', undefined, 'the hash contains a malformed `access_token`'],
    ['access_token=%E0%A4%A', undefined, 'the hash contains a malformed `access_token`'],
    ['error=%ff', undefined, 'the hash contains a malformed `error`'],
  ])('for #%s with response type %s', async (hash, responseType, errorDescription) => {
    expect(await parseHash(begun().client, { hash: `#${hash}`, responseType })).toEqual({
      ok: false,
      error: { error: 'invalid_hash', errorDescription },
    })
  })

  test('uses the response type of the transaction', async () => {
    expect(
      await parseHash(begun({ responseType: 'token' }, { responseType: 'id_token' }).client, {
        hash: '#access_token=a&state=the-state',
      }),
    ).toMatchObject({ ok: true })
  })
})

describe('an error of the provider', () => {
  test('is returned with its state, and removes the transaction', async () => {
    const { client, stored } = begun()
    expect(
      await parseHash(client, {
        hash: '#error=access_denied&error_description=You+may%20not&state=the-state',
      }),
    ).toEqual({
      ok: false,
      error: { error: 'access_denied', errorDescription: 'You may not', state: 'the-state' },
    })
    expect(stored.size).toBe(0)
  })

  test('takes precedence over tokens', async () =>
    expect(
      await parseHash(begun().client, { hash: goodHash({ error: 'unauthorized' }) }),
    ).toMatchObject({ ok: false, error: { error: 'unauthorized' } }))

  test('has a default description', async () =>
    expect(await parseHash(begun().client, { hash: '#error=' })).toEqual({
      ok: false,
      error: { error: 'generic_error', errorDescription: 'Something went wrong' },
    }))

  test('is shortened', async () => {
    const outcome = await parseHash(begun().client, {
      hash: `#error=a&error_description=${'x'.repeat(60_000)}`,
    })
    expect(outcome).toMatchObject({ ok: false, error: { errorDescription: 'x'.repeat(1000) } })
  })
})

describe('state does not match', () => {
  test.each(['other', '', 'THE-STATE', 'the-state ', 'the-state\u0000', '__proto__'])(
    'when it is %j',
    async (state) => {
      expect(await parseHash(begun().client, { hash: goodHash({ state }) })).toEqual(mismatch)
    },
  )

  test('without a state', async () =>
    expect(
      await parseHash(begun().client, {
        hash: buildHash({ access_token: 'a', id_token: idToken }),
      }),
    ).toEqual(mismatch))

  test('without a transaction', async () =>
    expect(await parseHash(createTestClient().client, { hash: goodHash() })).toEqual(mismatch))

  test('after 30 minutes', async () => {
    const { client, clock } = begun()
    clock.now += 30 * 60_000
    expect(await parseHash(client, { hash: goodHash() })).toEqual(mismatch)
  })

  test('when storage is broken', async () => {
    const { client, platform } = begun()
    const getItem = () => {
      throw new Error('denied')
    }
    expect(
      await parseHash(
        { ...client, platform: { ...platform, storage: { ...platform.storage, getItem } } },
        { hash: goodHash() },
      ),
    ).toEqual(mismatch)
  })
})

describe('the ID token is validated against the request', () => {
  test.each<[string, Partial<Transaction>, string]>([
    ['nonce', { nonce: 'other' }, 'invalid_token'],
    ['organisation', { organization: 'org_2' }, 'org_id'],
    ['max age', { maxAge: 60 }, 'invalid_token'],
  ])('%s', async (_, transaction, error) =>
    expect(await parseHash(begun(transaction).client, { hash: goodHash() })).toMatchObject({
      ok: false,
      error: { error },
    }),
  )

  test('access token', async () =>
    expect(
      await parseHash(begun().client, { hash: goodHash({ access_token: 'another' }) }),
    ).toMatchObject({ ok: false, error: { error: 'invalid_token' } }))

  test('an unexpected ID token', async () => {
    expect(
      await parseHash(begun({ responseType: 'token' }).client, {
        hash: goodHash({ id_token: 'a.b.c' }),
      }),
    ).toMatchObject({ ok: false, error: { error: 'invalid_token' } })
  })
})

describe('a hash of a mebibyte', () => {
  const size = 1_048_576
  const tooLong = {
    ok: false,
    error: { error: 'invalid_token', errorDescription: expect.stringContaining('too long') },
  }
  test.each<[string, () => string, object]>([
    ['one value', () => `#x=${'a'.repeat(size)}`, { ok: true, value: null }],
    ['no value', () => `#${'a'.repeat(size)}`, { ok: true, value: null }],
    ['ampersands', () => `#${'&'.repeat(size)}`, { ok: true, value: null }],
    ['ampersands before one value', () => `#${'&'.repeat(size)}a=b`, { ok: true, value: null }],
    ['equals signs', () => `#${'='.repeat(size)}`, { ok: true, value: null }],
    ['equals signs and ampersands', () => `#${'=&'.repeat(size / 2)}`, { ok: true, value: null }],
    ['short parameters', () => `#${'a=b&'.repeat(size / 4)}`, { ok: true, value: null }],
    ['slashes', () => `#${'/'.repeat(size)}`, { ok: true, value: null }],
    ['a long access token', () => `#access_token=${'a'.repeat(size)}&id_token=a&state=x`, tooLong],
    [
      'an escaped access token',
      () => `#access_token=${'%41'.repeat(size / 3)}&id_token=a&state=x`,
      tooLong,
    ],
    ['plus signs', () => `#access_token=${'+'.repeat(size)}&id_token=a&state=x`, tooLong],
    [
      'a long ID token',
      () => `#access_token=a&id_token=${'a'.repeat(size)}&state=the-state`,
      tooLong,
    ],
    [
      'a long ID token in parts',
      () => `#access_token=a&id_token=${'a.'.repeat(size / 2)}&state=the-state`,
      tooLong,
    ],
    ['a long state', () => `#access_token=a&id_token=b&state=${'a'.repeat(size)}`, tooLong],
    ['a long error', () => `#error=${'a'.repeat(size)}`, tooLong],
    [
      'values as long as may be',
      () =>
        `#${'a=b&'.repeat(size / 8)}access_token=${'+'.repeat(65_535)}&id_token=${'%41'.repeat(21_845)}&state=${'a'.repeat(65_535)}&error_description=${'+'.repeat(65_535)}`,
      mismatch,
    ],
    [
      'good tokens at its end',
      () => `#${'a=b&'.repeat(size / 4)}${goodHash().slice(1)}`,
      { ok: true, value: { accessToken } },
    ],
  ])('with %s is parsed in linear time', async (_, make, expected) => {
    const hash = make()
    const { client } = begun()
    const began = performance.now()
    expect(await parseHash(client, { hash })).toMatchObject(expected)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})

describe('hostile hashes', () => {
  const starts = [
    '#access_token=',
    '#id_token=',
    '#error=',
    '#state=',
    '#access_token=a&id_token=',
    '#access_token=a&id_token=b&state=',
    '#access_token=a&id_token=a.b.c&state=the-state&expires_in=',
    '#',
    '#/',
    '',
  ]
  const rests = [
    '',
    '%',
    '%%',
    '%0',
    '%zz',
    '%c0%80',
    '%ed%a0%80',
    '%00',
    '\u0000',
    '\ud800',
    '😀',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '[object Object]',
    '__proto__=a',
    'constructor[prototype]=a',
    '&',
    '&&',
    '=',
    '==',
    '+',
    ' ',
    '\n',
    ';',
    '#',
    '?',
    'null',
    'undefined',
    'NaN',
  ]

  test(`none of ${starts.length * rests.length} returns a result or throws`, async () => {
    expect(starts.length * rests.length).toBeGreaterThanOrEqual(200)
    for (const hash of starts.flatMap((start) => rests.map((rest) => start + rest))) {
      const outcome = await parseHash(begun().client, { hash })
      expect([hash, outcome.ok && outcome.value]).toEqual([hash, outcome.ok ? null : false])
      if (!outcome.ok)
        expect(outcome.error).toMatchObject({
          error: expect.stringMatching(/[^]/),
          errorDescription: expect.stringMatching(/[^]/),
        })
    }
  })

  test.each([null, 1, {}, [], () => '#'])('returns null for %j', async (hash) => {
    expect(await parseHash(begun().client, { hash: hash as string })).toEqual({
      ok: true,
      value: null,
    })
  })
})
