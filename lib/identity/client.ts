import { createRemoteJWKSet, customFetch } from 'jose'
import * as v from 'valibot'
import { browserPlatform } from './browser-platform'
import { assertOptions } from './outcome'
import type { Platform } from './platform'

const filled = v.pipe(v.string(), v.nonEmpty())

const settingsSchema = v.object({
  /** The provider's host, such as `firm.eu.auth0.com` or `localhost:3002`, with or without scheme. */
  domain: filled,
  clientId: filled,
  redirectUri: v.optional(filled),
  /** The response type of requests that name none: authorize requires one (section 5). */
  responseType: v.optional(filled),
  /** Section 7: defaults to `openid profile email` (decision 17). */
  scope: v.optional(filled),
  audience: v.optional(filled),
  organization: v.optional(filled),
  /** The `iss` of the provider's tokens: defaults to its origin and a slash. */
  issuer: v.optional(filled),
})

export type IdentitySettings = v.InferInput<typeof settingsSchema>

/** The first argument of every call: relying party, provider and platform. */
export type IdentityClient = {
  settings: IdentitySettings
  /** The provider's origin, such as `https://firm.eu.auth0.com`. */
  origin: string
  /** The provider's host, with its port if it is not the default one. */
  host: string
  issuer: string
  platform: Platform
  /** The provider's key set (RFC 7517), fetched when first needed. */
  keys: ReturnType<typeof createRemoteJWKSet>
}

/** Section 7: default scope of authorize. */
export const defaultScope = 'openid profile email'
/** Section 9: response type of the product. */
export const defaultResponseType = 'token id_token'

/**
 * Creates a client from the configuration (section 7, "at the configured domain").
 *
 * @throws OptionError when the domain or the client id is missing; TypeError naming a setting that is wrong
 */
export function createIdentityClient(
  settings: IdentitySettings,
  platform: Platform = browserPlatform(),
): IdentityClient {
  assertOptions(settings, 'domain', 'clientId')
  const parsed = v.safeParse(settingsSchema, settings)
  if (!parsed.success)
    throw new TypeError(
      `identity setting ${v.getDotPath(parsed.issues[0]) ?? ''} is missing or wrong`,
    )
  const { origin, host } = providerUrl(parsed.output.domain)
  return {
    settings: parsed.output,
    origin,
    host,
    issuer: parsed.output.issuer ?? `${origin}/`,
    platform,
    keys: createRemoteJWKSet(new URL('/.well-known/jwks.json', origin), {
      [customFetch]: platform.fetch,
    }),
  }
}

/** Plain http is accepted for localhost only. */
function providerUrl(domain: string): URL {
  const isLocal = /^(?:http:\/\/)?localhost(?::\d+)?\/?$/.test(domain)
  const address = /^https?:\/\//.test(domain) ? domain : `${isLocal ? 'http' : 'https'}://${domain}`
  const url = URL.canParse(address) ? new URL(address) : null
  const isPlain =
    url && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  if (!url || !isPlain || (url.protocol !== 'https:' && !isLocal))
    throw new TypeError('identity setting domain is missing or wrong')
  return url
}
