import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import { getUserInfo } from './calls'
import { buildAuthorizeUrl } from './authorize-url'
import { createHash } from 'node:crypto'
import { parseHash } from './parse-hash'
import { saveTransaction } from './transactions'
import {
  buildClaims,
  createSigner,
  createTestClient,
  json,
  keysPath,
  readQuery,
  signToken,
  startOfTest,
  type Signer,
} from './testing/test-kit'

/**
 * The tests of the OpenID Foundation for relying parties (profiles "Implicit RP" and "Basic RP"), by
 * their names, as far as they apply. Those that do not, and why:
 *
 * - `rp-discovery-*`, `rp-registration-dynamic`: the provider and the client are configured.
 * - `rp-request_uri-*`, `rp-self-issued`, `rp-claims-*`, `rp-3rd-party-init-login`: not in the
 *   specification.
 * - `rp-userinfo-bearer-body`, `rp-userinfo-sig*`, `rp-userinfo-enc*`: one way to ask is enough.
 * - `rp-userinfo-bad-sub-claim`: user info is read only without an ID token to compare it with.
 * - `rp-*c_hash`: hybrid flow only.
 * - `rp-response_type-code`, `rp-token_endpoint-*`: the server's library signs in (docs/adr/0006);
 *   e2e/sign-in.spec.ts runs that flow.
 */
let signer: Signer
let other: Signer

beforeAll(async () => {
  signer = await createSigner('key-1')
  other = await createSigner('key-2')
})

const accessToken = 'the-access-token'
const atHash = (token: string) =>
  createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url')

type Case = {
  claims?: Parameters<typeof buildClaims>[0]
  /** Replaces the token that the provider would sign. */
  token?: () => Promise<string>
  keys?: object[]
  responseType?: string
}

/** Receives a response with this ID token. @returns `accepted`, or the name of the error */
async function receive({ claims, token, keys, responseType = 'token id_token' }: Case) {
  const { client, platform } = createTestClient({
    [keysPath]: () => json({ keys: keys ?? [signer.jwk] }),
  })
  saveTransaction(platform, { state: 's', nonce: 'the-nonce', redirectUrl: '/', responseType })
  const values = {
    state: 's',
    id_token: await (token?.() ??
      signToken(signer, buildClaims({ at_hash: atHash(accessToken), ...claims }))),
    ...(responseType.split(' ').includes('token')
      ? { access_token: accessToken, token_type: 'Bearer', expires_in: '3600' }
      : {}),
  }
  const parsed = await parseHash(client, { hash: `#${new URLSearchParams(values)}` })
  return parsed.ok ? 'accepted' : parsed.error.error
}

const claims = () => buildClaims({ at_hash: atHash(accessToken) })
const withoutKid = async (by: Signer) =>
  new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(by.privateKey)
const changed = (token: string) => {
  const [header, payload, signature = ''] = token.split('.')
  return `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
}

test.each<[string, string, () => Case | Promise<Case>]>([
  ['rp-response_type-id_token', 'accepted', () => ({ responseType: 'id_token' })],
  ['rp-response_type-id_token+token', 'accepted', () => ({})],
  ['rp-id_token-sig-rs256', 'accepted', () => ({})],
  [
    'rp-id_token-bad-sig-rs256',
    'invalid_token',
    () => ({
      token: async () => changed(await signToken(signer, claims())),
    }),
  ],
  [
    'rp-id_token-sig-hs256, rp-id_token-bad-sig-hs256',
    'invalid_token',
    () => ({
      token: () =>
        new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32).fill(1)),
    }),
  ],
  [
    'rp-id_token-sig-es256, rp-id_token-bad-sig-es256',
    'invalid_token',
    async () => {
      const { publicKey, privateKey } = await generateKeyPair('ES256')
      return {
        keys: [{ ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'ES256' }],
        token: () =>
          new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', kid: 'key-1' }).sign(privateKey),
      }
    },
  ],
  [
    'rp-id_token-sig-none',
    'invalid_token',
    () => ({
      token: async () =>
        [{ alg: 'none' }, claims()]
          .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
          .join('.') + '.',
    }),
  ],
  ['rp-id_token-kid-absent-single-jwks', 'accepted', () => ({ token: () => withoutKid(signer) })],
  [
    'rp-id_token-kid-absent-multiple-jwks',
    'invalid_token',
    () => ({
      keys: [signer.jwk, other.jwk],
      token: () => withoutKid(signer),
    }),
  ],
  [
    'rp-id_token-issuer-mismatch',
    'invalid_token',
    () => ({
      claims: { iss: 'https://example.org/' },
    }),
  ],
  ['rp-id_token-sub', 'invalid_token', () => ({ claims: { sub: undefined } })],
  ['rp-id_token-aud', 'invalid_token', () => ({ claims: { aud: 'another-client' } })],
  ['rp-id_token-iat', 'invalid_token', () => ({ claims: { iat: undefined } })],
  ['rp-nonce-unless-code-flow', 'invalid_token', () => ({ claims: { nonce: undefined } })],
  ['rp-nonce-invalid', 'invalid_token', () => ({ claims: { nonce: '012345678' } })],
  ['rp-id_token-bad-at_hash', 'invalid_token', () => ({ claims: { at_hash: atHash('another') } })],
  // The specification (section 5) has the hash checked where the token carries it.
  ['rp-id_token-missing-at_hash', 'accepted', () => ({ claims: { at_hash: undefined } })],
  ['oidcc-client-test-expired', 'invalid_token', () => ({ claims: { exp: startOfTest - 61 } })],
])('%s: %s', async (_, outcome, make) => expect(await receive(await make())).toBe(outcome))

test('rp-nonce-unless-code-flow: the request has a nonce', () => {
  const { client } = createTestClient()
  expect(() => buildAuthorizeUrl(client, { state: 's' })).toThrow('nonce option is required')
})

test('rp-scope-userinfo-claims: the request names the scopes', () => {
  const { client } = createTestClient({}, { scope: 'openid email profile' })
  expect(readQuery(buildAuthorizeUrl(client, { state: 's', nonce: 'n' })).scope).toBe(
    'openid email profile',
  )
})

test('rp-userinfo-bearer-header', async () => {
  const { client, sent } = createTestClient({ '/userinfo': () => json({ sub: 'auth0|1' }) })
  expect(await getUserInfo(client, { accessToken })).toEqual({
    ok: true,
    value: { sub: 'auth0|1' },
  })
  expect(sent[0]?.headers.authorization).toBe(`Bearer ${accessToken}`)
})

test('rp-key-rotation-op-sign-key: a page loaded after the rotation accepts the new key', async () =>
  expect(await receive({ keys: [other.jwk], token: () => signToken(other, claims()) })).toBe(
    'accepted',
  ))
