import Provider, {
  errors,
  type Configuration,
  type Grant,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import { languageTag, locales } from '../messages/locale'
import { renderErrorPage } from '../pages/error-page'
import type { Stores } from '../services'
import { createAdapterFactory } from './adapter'
import { apiScopes, standardScopes } from './audiences'
import { leaveOutIdToken, ticketOnly, tokenOnly } from './authorize-request'
import { createClaimsByScope, organisationOf, toClaims } from './claims'
import { registerDirectGrants } from './direct-grants'
import { passwordRealmGrant, passwordlessGrant } from './grant-types'
import { createPolicy } from './policy'

const day = 86_400
/** Sessions expire after a day of inactivity, and three days after login. */
const idleSession = day
const longestSession = 3 * day

/** oidc-provider with the paths, parameters and behaviour of an Auth0 tenant. */
export function buildProvider(stores: Stores): Provider {
  const { env, secrets, keys, database } = stores
  const provider = new Provider(env.issuer, {
    adapter: createAdapterFactory(database),
    jwks: { keys: keys.keys as NonNullable<Configuration['jwks']>['keys'] },
    clients: clientsOf(stores),
    clientDefaults: { id_token_signed_response_alg: 'RS256' },
    clientAuthMethods: ['none', 'client_secret_post', 'client_secret_basic'],
    clientBasedCORS: (_ctx, origin) => env.webOrigins.includes(origin),
    responseTypes: ['code', 'id_token', 'id_token token'],
    scopes: [...standardScopes],
    claims: { ...createClaimsByScope(env.issuer), auth_time: null, iss: null, sid: null },
    conformIdTokenClaims: false,
    subjectTypes: ['public'],
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      userinfo: '/userinfo',
      jwks: '/.well-known/jwks.json',
      revocation: '/oauth/revoke',
      end_session: '/oidc/logout',
    },
    discovery: { ui_locales_supported: locales.map(languageTag) },
    extraParams: extraParamsOf(stores),
    cookies: {
      keys: secrets.cookieKeys,
      names: { session: 'idp.session', interaction: 'idp.interaction', resume: 'idp.resume' },
      long: {
        httpOnly: true,
        sameSite: env.isSecure ? 'none' : 'lax',
        secure: env.isSecure,
        signed: true,
      },
      short: {
        httpOnly: true,
        sameSite: env.isSecure ? 'none' : 'lax',
        secure: env.isSecure,
        signed: true,
      },
    },
    interactions: {
      policy: createPolicy(stores),
      url: (_ctx, interaction) => `/login/${interaction.uid}`,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: true },
      backchannelLogout: { enabled: true },
      revocation: { enabled: true },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: resourceIndicatorsOf(env.audience),
    },
    // Logout notices go to addresses of the environment, which may be on this machine: without the
    // dispatcher that refuses those.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
    pkce: { required: () => true },
    findAccount: (ctx, sub, token) => findAccount(stores, ctx, sub, token),
    loadExistingGrant: (ctx) => loadGrant(stores, ctx),
    extraTokenClaims: (ctx, token) => tokenClaims(stores, ctx, token),
    formats: {
      customizers: {
        jwt: (_ctx, _token, structure) => {
          const { aud, client_id: _, ...payload } = structure.payload
          const audience = Array.isArray(aud) ? aud : [aud]
          // As at Auth0: a token with the scope openid is valid for userinfo.
          const isForUserinfo = String(payload.scope ?? '')
            .split(' ')
            .includes('openid')
          structure.payload = {
            ...payload,
            aud: isForUserinfo ? [...audience, `${env.issuer}userinfo`] : audience,
          }
        },
      },
    },
    issueRefreshToken: (_ctx, client, source) =>
      client.grantTypeAllowed('refresh_token') &&
      (client.clientId === env.serverClient.id || source.scopes.has('offline_access')),
    rotateRefreshToken: () => true,
    expiresWithSession: () => false,
    allowOmittingSingleRegisteredRedirectUri: false,
    renderError: (ctx, out, cause) =>
      renderErrorPage(ctx, {
        error: cause instanceof errors.SessionNotFound ? 'session_not_found' : String(out.error),
      }),
    ttl: ttlOf(stores),
  })
  // Behind a TLS proxy: the last forwarded address, which the proxy added; earlier ones can be
  // forged.
  provider.proxy = env.isSecure
  provider.maxIpsCount = 1
  allowPlainCallbacks(provider)
  registerDirectGrants(provider, stores)
  leaveOutIdToken(provider)
  return provider
}

/** The public browser client, the confidential server client, and the content service's. */
function clientsOf({ env }: Stores): Configuration['clients'] {
  const { browserClient, editorsClient, serverClient } = env
  const direct = [passwordRealmGrant, 'password', passwordlessGrant]
  return [
    {
      client_id: browserClient.id,
      client_name: 'Aldermere',
      redirect_uris: browserClient.callbacks,
      response_types: ['id_token token', 'id_token', 'code'],
      grant_types: ['implicit', 'authorization_code', 'refresh_token', ...direct],
      token_endpoint_auth_method: 'none',
      post_logout_redirect_uris: env.logoutUrls,
      ...notifiedAt(browserClient.logoutUrl),
    },
    {
      client_id: serverClient.id,
      client_secret: serverClient.secret,
      client_name: 'Aldermere',
      redirect_uris: serverClient.callbacks,
      response_types: ['code'],
      grant_types: ['authorization_code', 'refresh_token', ...direct],
      token_endpoint_auth_method: 'client_secret_post',
      post_logout_redirect_uris: env.logoutUrls,
      ...notifiedAt(serverClient.logoutUrl),
    },
    ...(editorsClient.id
      ? [
          {
            client_id: editorsClient.id,
            client_secret: editorsClient.secret,
            client_name: 'Aldermere content',
            redirect_uris: editorsClient.callbacks,
            response_types: ['code' as const],
            grant_types: ['authorization_code'],
            token_endpoint_auth_method: 'client_secret_post' as const,
          },
        ]
      : []),
  ]
}

const notifiedAt = (url: string) =>
  url ? { backchannel_logout_uri: url, backchannel_logout_session_required: true } : {}

/**
 * Auth0's additional parameters of /authorize. An unknown organisation is rejected before the
 * login.
 */
function extraParamsOf({ organisations }: Stores): Configuration['extraParams'] {
  return {
    organization: (_ctx, value) => {
      if (value && !organisations.find(value))
        throw new errors.InvalidRequest('parameter organization is invalid')
    },
    ...Object.fromEntries(
      [
        'audience',
        'invitation',
        'screen_hint',
        'connection',
        'login_ticket',
        'realm',
        tokenOnly,
        ticketOnly,
      ].map((name) => [name, null]),
    ),
  } as Configuration['extraParams']
}

/** Auth0's `audience` is what RFC 8707 calls `resource`. */
function resourceIndicatorsOf(
  audience: string,
): NonNullable<NonNullable<Configuration['features']>['resourceIndicators']> {
  return {
    enabled: true,
    defaultResource: (ctx, _client, oneOf) =>
      oneOf ?? ((ctx.oidc.params?.audience || undefined) as string),
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx, indicator) => {
      if (indicator !== audience) throw new errors.AccessDenied(`Service not found: ${indicator}`)
      return {
        scope: [...standardScopes, ...apiScopes].join(' '),
        audience,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      }
    },
  }
}

function findAccount(
  { env, users, organisations }: Stores,
  ctx: KoaContextWithOIDC,
  sub: string,
  token: { grantId?: string } | undefined,
) {
  const user = users.find(sub)
  if (!user || user.blocked) return undefined
  return {
    accountId: user.id,
    claims: () => {
      const grantId = ctx.oidc.entities?.Grant?.jti ?? token?.grantId
      return toClaims(
        user,
        organisationOf(organisations, user.id, grantId && organisations.ofGrant(grantId)),
        env,
      )
    },
  }
}

/**
 * A grant of all scopes, without a consent page. It is for one organisation or none, as tokens
 * contain it.
 */
async function loadGrant(
  { env, organisations }: Stores,
  ctx: KoaContextWithOIDC,
): Promise<Grant | undefined> {
  const { client, account, session, params, provider } = ctx.oidc
  if (!client || !account) return undefined
  const organisation = typeof params?.organization === 'string' ? params.organization : undefined
  const knownId = session?.grantIdFor(client.clientId)
  const known = knownId ? await provider.Grant.find(knownId) : undefined
  const fits =
    known &&
    known.accountId === account.accountId &&
    known.clientId === client.clientId &&
    organisations.ofGrant(known.jti) === organisation
  const grant = fits
    ? known
    : new provider.Grant({ accountId: account.accountId, clientId: client.clientId })
  grant.addOIDCScope(standardScopes.join(' '))
  grant.addResourceScope(env.audience, [...standardScopes, ...apiScopes].join(' '))
  await grant.save()
  if (organisation) organisations.setOfGrant(grant.jti, organisation)
  return grant
}

/** `sid` is that of the ID token: a session that ends takes its access tokens with it. */
function tokenClaims({ organisations }: Stores, ctx: KoaContextWithOIDC, token: object) {
  const { clientId, grantId, accountId } = token as {
    clientId?: string
    grantId?: string
    accountId?: string
  }
  const organisation =
    accountId && grantId
      ? organisationOf(organisations, accountId, organisations.ofGrant(grantId))
      : undefined
  const sid = sessionIdOf(ctx, clientId)
  return {
    azp: clientId,
    ...(sid && { sid }),
    ...(organisation && { org_id: organisation.id }),
  }
}

/** In the authorization response the session has it, at the token endpoint the code or refresh token. */
function sessionIdOf({ oidc }: KoaContextWithOIDC, clientId?: string): string | undefined {
  const { AuthorizationCode: code, RefreshToken: refreshToken } = oidc.entities
  const grant = code ?? refreshToken
  if (grant) return (grant as { sid?: string }).sid
  return clientId && oidc.session?.accountId ? oidc.session.sidFor(clientId) : undefined
}

function ttlOf({ env, users }: Stores): Configuration['ttl'] {
  const lifetimeFor = (accountId: string | undefined): number => {
    const lifetime = accountId ? users.find(accountId)?.appMetadata.token_lifetime : undefined
    return typeof lifetime === 'number' && Number.isSafeInteger(lifetime) && lifetime > 0
      ? lifetime
      : env.tokenLifetime
  }
  return {
    AccessToken: (_ctx, token) => lifetimeFor(token.accountId),
    IdToken: (ctx) => lifetimeFor(ctx.oidc.account?.accountId),
    AuthorizationCode: 60,
    Grant: 30 * day,
    Interaction: 3600,
    RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? 30 * day,
    Session: (_ctx, session) =>
      session.loginTs
        ? Math.max(
            1,
            Math.min(idleSession, session.loginTs + longestSession - Math.floor(Date.now() / 1000)),
          )
        : 3600,
  }
}

/** oidc-provider rejects the implicit flow on http and localhost, which the local set-up needs. */
function allowPlainCallbacks(provider: Provider): void {
  const { prototype } = (
    provider.Client as unknown as {
      Schema: { prototype: { invalidate: (message: string, code?: string) => void } }
    }
  ).Schema
  const invalidate = prototype.invalidate
  prototype.invalidate = function invalidateUnlessPlain(message, code) {
    if (code !== 'implicit-force-https' && code !== 'implicit-forbid-localhost')
      invalidate.call(this, message, code)
  }
}
