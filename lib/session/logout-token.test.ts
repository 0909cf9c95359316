import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTVerifyGetKey } from 'jose'
import { readLogoutToken } from './logout-token'

const event = 'http://schemas.openid.net/event/backchannel-logout'
const issuer = 'https://id.example/'
const audience = 'the-client'

let keys: JWTVerifyGetKey
let sign: (changes?: Record<string, unknown>, issuedAt?: number) => Promise<string>
beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }],
  })
  const claims = {
    iss: issuer,
    aud: audience,
    sub: 'auth0|1',
    sid: 'a-session',
    jti: 'once',
    events: { [event]: {} },
  }
  sign = (changes = {}, issuedAt = Math.floor(Date.now() / 1000)) =>
    new SignJWT({ ...claims, iat: issuedAt, ...changes })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'logout+jwt' })
      .sign(privateKey)
})

const read = (token: string) => readLogoutToken(token, { keys, issuer, audience })

test('names the session, or the subject', async () => {
  expect(await read(await sign())).toEqual({ sub: 'auth0|1', sid: 'a-session' })
  expect(await read(await sign({ sid: undefined }))).toEqual({ sub: 'auth0|1', sid: undefined })
})

test.each<[string, Record<string, unknown>]>([
  ['another issuer', { iss: 'https://evil.test/' }],
  ['another client', { aud: 'another' }],
  ['neither session nor subject', { sub: undefined, sid: undefined }],
  ['no event', { events: {} }],
  ['another event', { events: { 'https://a.test/event': {} } }],
  ['a nonce, as an ID token has', { nonce: 'n' }],
  ['no id', { jti: undefined }],
  ['no time', { iat: undefined }],
])('is refused with %s', async (_, changes) => {
  await expect(read(await sign(changes))).rejects.toThrow()
})

test('is refused when it is eleven minutes old, unsigned or malformed', async () => {
  await expect(read(await sign({}, Date.now() / 1000 - 11 * 60 - 60))).rejects.toThrow()
  const [header, payload] = (await sign()).split('.')
  await expect(read(`${header}.${payload}.`)).rejects.toThrow()
  await expect(read('x')).rejects.toThrow()
})
