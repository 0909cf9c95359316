import { SignJWT, createLocalJWKSet, exportJWK, generateKeyPair } from 'jose'
import { bearerOf, emailIn, issuerOf, verifyAccessToken, type Issuer } from './verify-token'

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

test('a right token gives its subject', async () => {
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
])('a token %s is nobody’s', async (_, changes) =>
  expect(await verifyAccessToken(await sign(changes), issuer)).toBeNull(),
)

test('a token of another key, or with a secret for a key, is nobody’s', async () => {
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
])('%.40j is no token', async (text) => {
  expect(await verifyAccessToken(text, issuer)).toBeNull()
})

test('keys that cannot be had are an outage, not a wrong token', async () => {
  const away = issuerOf('http://localhost:9', claims.aud)
  await expect(verifyAccessToken(await sign({ iss: away.issuer }), away)).rejects.toThrow()
})

test.each([
  ['Bearer abc', 'abc'],
  ['bearer abc', 'abc'],
  ['Bearer', null],
  ['Bearer a b', null],
  ['Basic abc', null],
  ['', null],
])('%j', (value, token) => {
  expect(bearerOf(new Headers(value ? { authorization: value } : {}))).toBe(token)
})

describe('the address of a token', () => {
  const issuer = 'https://id.example/'
  test.each<[string, Record<string, unknown>, string | null, boolean | null]>([
    ['plain', { email: 'Ann@Client.test', email_verified: true }, 'ann@client.test', true],
    [
      'below the provider',
      { [`${issuer}email`]: 'a@b.test', [`${issuer}email_verified`]: false },
      'a@b.test',
      false,
    ],
    [
      'below another',
      { 'https://evil.example/email': 'a@b.test', 'https://evil.example/email_verified': true },
      null,
      null,
    ],
    ['none', {}, null, null],
    ['of wrong kinds', { email: ['a@b.test'], email_verified: 'true' }, null, null],
    ['empty', { email: '', email_verified: 1 }, null, null],
  ])('%s', (_, given, email, emailVerified) =>
    expect(emailIn(given, issuer)).toEqual({ email, emailVerified }),
  )
})
