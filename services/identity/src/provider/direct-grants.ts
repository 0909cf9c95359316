import Provider, { errors, type TokenEndpointGrantContext } from 'oidc-provider'
import { signInWithPassword } from '../security/sign-in'
import type { Stores } from '../services'
import type { User } from '../store/users'
import { databaseConnection } from '../store/users'
import { redeemCode } from '../security/passwordless'
import { apiScopes, standardScopes } from './audiences'
import { toClaims } from './claims'
import { passwordRealmGrant, passwordlessGrant } from './grant-types'

type Params = {
  username?: string
  password?: string
  realm?: string
  otp?: string
  scope?: string
  audience?: string
  captcha?: string
  ['mfa_code']?: string
}

type Context = TokenEndpointGrantContext<Params>

/**
 * Grants that return tokens without the hosted pages: password-realm, password, passwordless/otp.
 */
export function registerDirectGrants(provider: Provider, stores: Stores): void {
  const shared = ['scope', 'audience', 'username', 'captcha']
  provider.registerGrantType<Params>(
    passwordRealmGrant,
    (ctx) => withPassword(stores, ctx, required(ctx, 'realm')),
    [...shared, 'password', 'realm'],
  )
  provider.registerGrantType<Params>(
    'password',
    (ctx) => withPassword(stores, ctx, databaseConnection),
    [...shared, 'password'],
  )
  provider.registerGrantType<Params>(passwordlessGrant, (ctx) => withCode(stores, ctx), [
    ...shared,
    'otp',
    'realm',
  ])
}

async function withPassword(stores: Stores, ctx: Context, connection: string): Promise<void> {
  const outcome = await signInWithPassword(stores, {
    connection,
    name: required(ctx, 'username'),
    password: required(ctx, 'password'),
    address: ctx.ip,
    captcha: ctx.oidc.params.captcha,
  })
  if (outcome.state !== 'ok') throw refusal(outcome.state)
  if (outcome.user.totpConfirmed)
    throw customError(403, 'mfa_required', 'Multifactor authentication required')
  await answer(stores, ctx, outcome.user)
}

async function withCode(stores: Stores, ctx: Context): Promise<void> {
  const realm = required(ctx, 'realm')
  const user = redeemCode(stores, {
    connection: realm,
    address: required(ctx, 'username'),
    code: required(ctx, 'otp'),
  })
  if (!user) throw customError(403, 'invalid_grant', 'Wrong email or verification code.')
  if (user.totpConfirmed)
    throw customError(403, 'mfa_required', 'Multifactor authentication required')
  await answer(stores, ctx, user)
}

function refusal(state: 'wrong' | 'blocked' | 'locked' | 'captcha') {
  if (state === 'blocked') return customError(403, 'unauthorized', 'user is blocked')
  if (state === 'locked')
    return customError(
      429,
      'too_many_attempts',
      'Your account has been blocked after multiple consecutive login attempts.',
    )
  if (state === 'captcha')
    return customError(401, 'requires_verification', 'Suspicious request requires verification')
  return customError(403, 'invalid_grant', 'Wrong email or password.')
}

/** Tokens for the allowed requested scopes; no session is created. */
async function answer({ env, users }: Stores, ctx: Context, user: User): Promise<void> {
  const { provider, client, params } = ctx.oidc
  const indicator = params.audience || undefined
  if (indicator && indicator !== env.audience)
    throw customError(403, 'access_denied', `Service not found: ${indicator}`)
  const audienceScopes = indicator ? apiScopes : []
  const requestedScopes = (params.scope ?? 'openid profile email')
    .split(' ')
    .filter(
      (scope) =>
        (standardScopes as readonly string[]).includes(scope) || audienceScopes.includes(scope),
    )
  const scope = [...new Set(requestedScopes)].join(' ')

  const grant = new provider.Grant({ accountId: user.id, clientId: client.clientId })
  grant.addOIDCScope(standardScopes.join(' '))
  if (indicator) grant.addResourceScope(indicator, [...standardScopes, ...audienceScopes].join(' '))
  const grantId = await grant.save()
  ctx.oidc.entity('Grant', grant)
  ctx.oidc.entity('Account', { accountId: user.id, claims: () => toClaims(user, undefined, env) })

  const accessToken = new provider.AccessToken({
    accountId: user.id,
    client,
    grantId,
    gty: params.grant_type,
    scope,
  } as ConstructorParameters<typeof provider.AccessToken>[0])
  if (indicator)
    accessToken.resourceServer = new provider.ResourceServer(indicator, {
      scope: '',
      audience: indicator,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: 'RS256' } },
    })
  const token = await accessToken.save()
  users.recordLogin(user.id)
  ctx.body = {
    access_token: token,
    ...(requestedScopes.includes('openid') && {
      id_token: await idTokenFor(ctx, toClaims(user, undefined, env), scope, token),
    }),
    ...(requestedScopes.includes('offline_access') && {
      refresh_token: await refreshTokenFor(ctx, user, grantId, scope, indicator),
    }),
    scope,
    expires_in: accessToken.expiration,
    token_type: 'Bearer',
  }
}

async function idTokenFor(
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

async function refreshTokenFor(
  ctx: Context,
  user: User,
  grantId: string,
  scope: string,
  resource: string | undefined,
): Promise<string> {
  const { provider, client, params } = ctx.oidc
  const refreshToken = new provider.RefreshToken({
    accountId: user.id,
    client,
    grantId,
    gty: params.grant_type,
    scope,
    resource,
    rotations: 0,
  } as ConstructorParameters<typeof provider.RefreshToken>[0])
  return refreshToken.save()
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
