import Provider, { errors, type TokenEndpointGrantContext } from 'oidc-provider'
import { signInWithPassword, type SignIn } from '../security/sign-in'
import type { Stores } from '../services'
import { databaseConnection, type User } from '../store/users'
import { apiScopes, getResourceServer, standardScopes } from './audiences'
import { toClaims } from './claims'

/** Auth0's grant that names the connection. */
export const passwordRealmGrant = 'http://auth0.com/oauth/grant-type/password-realm'

export const directGrants = [passwordRealmGrant, 'password']

type Params = {
  username?: string
  password?: string
  realm?: string
  scope?: string
  audience?: string
  captcha?: string
}

type Context = TokenEndpointGrantContext<Params>

/** Grants that return tokens without the hosted pages and without a session. */
export function registerDirectGrants(provider: Provider, stores: Stores): void {
  for (const grantType of directGrants)
    provider.registerGrantType<Params>(
      grantType,
      (ctx) =>
        withPassword(
          stores,
          ctx,
          grantType === passwordRealmGrant ? required(ctx, 'realm') : databaseConnection,
        ),
      ['scope', 'audience', 'username', 'captcha', 'password', 'realm'],
    )
}

async function withPassword(stores: Stores, ctx: Context, connection: string): Promise<void> {
  const outcome = await signInWithPassword(stores, {
    connection,
    name: required(ctx, 'username'),
    password: required(ctx, 'password'),
    address: ctx.ip,
    captcha: ctx.oidc.params.captcha,
  })
  if (outcome.state !== 'ok') throw customError(...refusals[outcome.state])
  if (outcome.user.totpConfirmed)
    throw customError(403, 'mfa_required', 'Multifactor authentication required')
  await issueTokens(stores, ctx, outcome.user)
}

const refusals: Record<Exclude<SignIn['state'], 'ok'>, [number, string, string]> = {
  wrong: [403, 'invalid_grant', 'Wrong email or password.'],
  blocked: [403, 'unauthorized', 'user is blocked'],
  locked: [
    429,
    'too_many_attempts',
    'Your account has been blocked after multiple consecutive login attempts.',
  ],
  captcha: [401, 'requires_verification', 'Suspicious request requires verification'],
}

/** Tokens for the allowed requested scopes. */
async function issueTokens({ env, users }: Stores, ctx: Context, user: User): Promise<void> {
  const { provider, client, params } = ctx.oidc
  const { audience } = params
  if (audience && audience !== env.audience)
    throw customError(403, 'access_denied', `Service not found: ${audience}`)
  const allowed: readonly string[] = audience ? [...standardScopes, ...apiScopes] : standardScopes
  const requested = new Set((params.scope ?? 'openid profile email').split(' '))
  const scope = [...requested].filter((name) => allowed.includes(name)).join(' ')

  const grant = new provider.Grant({ accountId: user.id, clientId: client.clientId })
  grant.addOIDCScope(standardScopes.join(' '))
  if (audience) grant.addResourceScope(audience, allowed.join(' '))
  const grantId = await grant.save()
  const claims = toClaims(user, undefined, env)
  ctx.oidc.entity('Grant', grant)
  ctx.oidc.entity('Account', { accountId: user.id, claims: () => claims })

  const accessToken = new provider.AccessToken({
    accountId: user.id,
    client,
    grantId,
    gty: params.grant_type,
    scope,
  } as ConstructorParameters<typeof provider.AccessToken>[0])
  if (audience)
    accessToken.resourceServer = new provider.ResourceServer(audience, getResourceServer(audience))
  const token = await accessToken.save()
  users.recordLogin(user.id)
  ctx.body = {
    access_token: token,
    ...(requested.has('openid') && {
      id_token: await issueIdToken(ctx, claims, scope, token),
    }),
    scope,
    expires_in: accessToken.expiration,
    token_type: 'Bearer',
  }
}

async function issueIdToken(
  ctx: Context,
  claims: { sub: string } & Record<string, unknown>,
  scope: string,
  accessToken: string,
): Promise<string> {
  const idToken = new ctx.oidc.provider.IdToken(claims, { ctx })
  Object.assign(idToken, { scope }) // selects the claims; missing in the types
  idToken.set('at_hash', accessToken)
  return idToken.issue({ use: 'idtoken' })
}

function required(ctx: Context, name: keyof Params): string {
  const value = ctx.oidc.params[name]
  if (typeof value !== 'string' || value === '')
    throw new errors.InvalidRequest(`Missing required parameter: ${name}`)
  return value
}

function customError(status: number, error: string, description: string) {
  const failure = new errors.CustomOIDCProviderError(error, description)
  return Object.assign(failure, { status, statusCode: status, expose: true })
}
