import { SignJWT, exportJWK, generateKeyPair, type JWTPayload } from 'jose'
import { createIdentityClient, defaultResponseType, type IdentitySettings } from '../client'
import type { Platform, PlatformMessage } from '../platform'
import { isRecord } from '../outcome'

/** Test doubles: a platform without a browser, and a provider that signs real tokens. */

export const domain = 'login.firm.test'
export const origin = `https://${domain}`
export const siteOrigin = 'https://www.firm.test'
export const clientId = 'site-client'
/** 2026-11-20T12:00:00Z, in seconds. */
export const startOfTest = 1_795_176_000

export type Sent = {
  url: string
  method: string
  headers: Record<string, string>
  body: unknown
  init: RequestInit
}

/** Responses by path; each is a function of the request. */
export type Routes = Record<string, (sent: Sent) => Response | Promise<Response>>

export function createTestPlatform(routes: Routes = {}, { hash = '', seconds = startOfTest } = {}) {
  const stored = new Map<string, string>()
  const listeners = new Set<(message: PlatformMessage) => void>()
  const sent: Sent[] = []
  const assigned: string[] = []
  const frames: { url: string; window: object; removed: boolean }[] = []
  const popups: { url: string; window: object; closed: boolean }[] = []
  const clock = { now: seconds * 1000 }
  const platform: Platform = {
    location: {
      origin: siteOrigin,
      host: 'www.firm.test',
      hash,
      assign: (url) => void assigned.push(url),
    },
    crypto: globalThis.crypto,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
      keys: () => [...stored.keys()],
    },
    timers: {
      now: () => clock.now,
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
    },
    fetch: async (input, init = {}) => {
      const url = String(input)
      const sentRequest = {
        url,
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        init,
      }
      sent.push(sentRequest)
      const route = routes[new URL(url).pathname]
      if (!route) throw new TypeError('fetch failed')
      return route(sentRequest)
    },
    openFrame: (url) => {
      const frame = { url, window: {}, removed: false }
      frames.push(frame)
      return { window: frame.window, close: () => void (frame.removed = true) }
    },
    openPopup: (url) => {
      const popup = { url, window: {}, closed: false }
      popups.push(popup)
      return {
        window: popup.window,
        isClosed: () => popup.closed,
        close: () => void (popup.closed = true),
      }
    },
    opener: () => null,
    onMessage: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const say = (message: PlatformMessage) => [...listeners].forEach((listener) => listener(message))
  return { platform, stored, listeners, sent, assigned, frames, popups, clock, say }
}

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

export const createSigner = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    kid,
    privateKey,
    publicKey,
    jwk: { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' },
  }
}

export type Signer = Awaited<ReturnType<typeof createSigner>>

/** The claims of a valid token; undefined removes a claim. */
export const buildClaims = (more: JWTPayload = {}): JWTPayload => ({
  iss: `${origin}/`,
  aud: clientId,
  sub: 'auth0|1',
  iat: startOfTest,
  exp: startOfTest + 3600,
  nonce: 'the-nonce',
  ...more,
})

export const signToken = (
  { privateKey, kid }: Pick<Signer, 'privateKey' | 'kid'>,
  claims: JWTPayload = buildClaims(),
  header: Record<string, unknown> = {},
) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid, ...header })
    .sign(privateKey)

export const keysPath = '/.well-known/jwks.json'

export function createTestClient(
  routes: Routes = {},
  settings: Partial<IdentitySettings> = {},
  options: { hash?: string; seconds?: number } = {},
) {
  const test = createTestPlatform(routes, options)
  const client = createIdentityClient(
    {
      domain,
      clientId,
      redirectUri: `${siteOrigin}/auth`,
      responseType: defaultResponseType,
      ...settings,
    },
    test.platform,
  )
  return { ...test, client }
}

/** Gives the tests of a file a provider with a key: it signs ID tokens, and clients fetch its key set. */
export function withTestProvider() {
  let signer: Signer
  beforeAll(async () => {
    signer = await createSigner('key-1')
  })
  return {
    sign: (claims?: JWTPayload) => signToken(signer, buildClaims(claims)),
    createClient: (routes: Routes = {}, settings: Partial<IdentitySettings> = {}) =>
      createTestClient({ [keysPath]: () => json({ keys: [signer.jwk] }), ...routes }, settings),
  }
}

/** The query parameters of a URL. */
export const readQuery = (address: string | undefined) =>
  Object.fromEntries(new URL(address ?? 'about:blank').searchParams)

export const readBody = (sent: Sent | undefined): Record<string, unknown> =>
  isRecord(sent?.body) ? sent.body : {}
