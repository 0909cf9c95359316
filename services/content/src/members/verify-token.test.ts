import { SignJWT, createLocalJWKSet, exportJWK, generateKeyPair } from 'jose'
import { readBearer, emailIn, toIssuer, verifyAccessToken, type Issuer } from './verify-token'

const claims = {
  iss: 'https://id.example/',
  aud: 'https://api.example/',
  sub: 'auth0|1',
  exp: Math.floor(Date.now() / 1000) + 600,
}
let issuer: Issuer
let sign: (
  changes?: Record<string, unknown>,
  header?: object,
  key?: CryptoKey | Uint8Array,
) => Promise<string>

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  issuer = {
    issuer: claims.iss,
    audience: claims.aud,
    keys: createLocalJWKSet({
      keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }],
    }),
  }
  sign = (changes = {}, header = {}, key = privateKey) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
      .sign(key)
})

test('returns the claims of a valid token', async () => {
  expect(await verifyAccessToken(await sign(), issuer)).toMatchObject({ sub: 'auth0|1' })
  expect(
    await verifyAccessToken(
      await sign({ aud: ['https://id.example/userinfo', claims.aud] }),
      issuer,
    ),
  ).toMatchObject({ sub: 'auth0|1' })
})

test.each<[string, Record<string, unknown>]>([
  ['of another issuer', { iss: 'https://evil.example/' }],
  ['of an issuer without its slash', { iss: 'https://id.example' }],
  ['for another audience', { aud: 'https://other.example/' }],
  ['that expired', { exp: Math.floor(Date.now() / 1000) - 120 }],
  ['that never expires', { exp: undefined }],
  ['that is not valid yet', { nbf: Math.floor(Date.now() / 1000) + 300 }],
  ['without subject', { sub: undefined }],
  ['with an empty subject', { sub: '' }],
])('rejects a token %s', async (_, changes) =>
  expect(await verifyAccessToken(await sign(changes), issuer)).toBeNull(),
)

test('rejects a token of another key, and one with a symmetric signature', async () => {
  const { privateKey } = await generateKeyPair('RS256')
  expect(await verifyAccessToken(await sign({}, {}, privateKey), issuer)).toBeNull()
  expect(await verifyAccessToken(await sign({}, { kid: 'two' }), issuer)).toBeNull()
  expect(
    await verifyAccessToken(
      await sign(
        {},
        { alg: 'HS256' },
        new TextEncoder().encode('a secret that is long enough for it'),
      ),
      issuer,
    ),
  ).toBeNull()
})

test.each([
  '',
  'a',
  'a.b',
  'a.b.c',
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.',
  'x'.repeat(100_000),
  'a.b.c.d.e',
  'é.é.é',
])('rejects %.40j', async (text) => {
  expect(await verifyAccessToken(text, issuer)).toBeNull()
})

test('the last keys stay in use while the provider is away', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }]
  const fetchKeys = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ keys }))
  const provider = toIssuer('id.example', claims.aud)
  const expiry = { exp: claims.exp + 24 * 3600 }
  const token = await sign(expiry, {}, privateKey)
  expect(await verifyAccessToken(token, provider)).toMatchObject({ sub: 'auth0|1' })
  fetchKeys.mockRejectedValue(new TypeError('fetch failed'))
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20 * 60_000)
  expect(await verifyAccessToken(token, provider)).toMatchObject({ sub: 'auth0|1' })
  expect(fetchKeys).toHaveBeenCalledTimes(2)
  expect(await verifyAccessToken(await sign(expiry), provider)).toBeNull()
  clock.mockRestore()
  fetchKeys.mockRestore()
})

test('throws when the keys cannot be fetched', async () => {
  const away = toIssuer('http://localhost:9', claims.aud)
  await expect(verifyAccessToken(await sign({ iss: away.issuer }), away)).rejects.toThrow()
})

test.each([
  ['Bearer abc', 'abc'],
  ['bearer abc', 'abc'],
  ['Bearer', null],
  ['Bearer a b', null],
  ['Basic abc', null],
  ['', null],
])('readBearer(%j)', (value, token) => {
  expect(readBearer(new Headers(value ? { authorization: value } : {}))).toBe(token)
})

describe('emailIn', () => {
  const issuer = 'https://id.example/'
  test.each<[string, Record<string, unknown>, string | null, boolean | null]>([
    ['plain claims', { email: 'Ann@Client.test', email_verified: true }, 'ann@client.test', true],
    [
      'claims namespaced by the issuer',
      { [`${issuer}email`]: 'a@b.test', [`${issuer}email_verified`]: false },
      'a@b.test',
      false,
    ],
    [
      'claims namespaced by another issuer',
      { 'https://evil.example/email': 'a@b.test', 'https://evil.example/email_verified': true },
      null,
      null,
    ],
    ['no claims', {}, null, null],
    ['claims of wrong types', { email: ['a@b.test'], email_verified: 'true' }, null, null],
    ['empty claims', { email: '', email_verified: 1 }, null, null],
  ])('%s', (_, claimsOfToken, email, emailVerified) =>
    expect(emailIn(claimsOfToken, issuer)).toEqual({ email, emailVerified }),
  )
})
