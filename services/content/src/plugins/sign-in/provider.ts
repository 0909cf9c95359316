import * as client from 'openid-client'
import { env } from '../../env'

/** Registered at the provider. */
const redirectUri = `${env.CONTENT_URL}/api/users/sso/callback`

/** What binds an authorization response to its request. */
export type Transaction = { state: string; nonce: string; verifier: string }

/** Who the provider says signed in. */
export type Identity = {
  /** Issuer and subject: never another person's, as an address may become. */
  subject: string
  email: string
  isVerified: boolean
  name: string
}

let configuration: Promise<client.Configuration> | undefined

/** Reads the provider's metadata, once. */
function discover(): Promise<client.Configuration> {
  const {
    CONTENT_SSO_ISSUER: issuer = '',
    CONTENT_SSO_CLIENT_ID: id,
    CONTENT_SSO_CLIENT_SECRET: secret,
  } = env
  configuration ??= client
    .discovery(new URL(issuer), id, secret, undefined, {
      execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
      timeout: 10,
    })
    .catch((cause: unknown) => {
      configuration = undefined
      throw cause
    })
  return configuration
}

/** Authorization code flow with PKCE, state and nonce. */
export async function buildAuthorization(): Promise<{ url: URL; transaction: Transaction }> {
  const transaction = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  }
  const url = client.buildAuthorizationUrl(await discover(), {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: transaction.state,
    nonce: transaction.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(transaction.verifier),
    code_challenge_method: 'S256',
  })
  return { url, transaction }
}

/**
 * @param query of the authorization response
 * @throws what `openid-client` throws for a response that does not fit the transaction
 */
export async function readIdentity(query: string, transaction: Transaction): Promise<Identity> {
  const provider = await discover()
  const tokens = await client.authorizationCodeGrant(provider, new URL(redirectUri + query), {
    expectedState: transaction.state,
    expectedNonce: transaction.nonce,
    pkceCodeVerifier: transaction.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('The provider sent no ID token.')
  // Some providers have the address in userinfo only.
  const { email, email_verified, name } =
    claims.email === undefined
      ? await client.fetchUserInfo(provider, tokens.access_token, claims.sub)
      : claims
  return {
    subject: `${claims.iss} ${claims.sub}`,
    email: typeof email === 'string' ? email.trim().toLowerCase() : '',
    isVerified: email_verified === true,
    name: typeof name === 'string' ? name : '',
  }
}

export const isCancelled = (cause: unknown): boolean =>
  cause instanceof client.AuthorizationResponseError && cause.error === 'access_denied'
