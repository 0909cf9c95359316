import Provider, {
  errors,
  type Configuration,
  type Grant,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import { languageTag, locales } from '../messages/locale'
import { renderErrorPage } from '../pages/error-page'
import type { Stores } from '../services'
import { nowSeconds } from '../store/database'
import { createAdapterFactory } from './adapter'
import { apiScopes, getResourceServer, standardScopes } from './audiences'
import { ticketOnly } from './authorize-request'
import { createClaimsByScope, toClaims } from './claims'
import { directGrants, registerDirectGrants } from './direct-grants'
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
    clientAuthMethods: ['none', 'client_secret_post'],
    clientBasedCORS: (_ctx, origin) => env.webOrigins.includes(origin),
    responseTypes: ['code', 'id_token token'],
    scopes: [...standardScopes],
    claims: { ...createClaimsByScope(env.issuer), auth_time: null, iss: null, sid: null },
    conformIdTokenClaims: false,
    subjectTypes: ['public'],
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      userinfo: '/userinfo',
      jwks: '/.well-known/jwks.json',
    },
    discovery: { ui_locales_supported: locales.map(languageTag) },
    extraParams: extraParamsOf(stores),
    cookies: {
      keys: secrets.cookieKeys,
      names: { session: 'idp.session', interaction: 'idp.interaction', resume: 'idp.resume' },
      long: env.cookie,
      short: env.cookie,
    },
    interactions: {
      policy: createPolicy(stores),
      url: (_ctx, interaction) => `/login/${interaction.uid}`,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      backchannelLogout: { enabled: true },
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
          // As at Auth0: a token with the scope openid is valid for userinfo.
          const isForUserinfo = String(payload.scope).split(' ').includes('openid')
          const audience = [aud, isForUserinfo ? `${env.issuer}userinfo` : []].flat()
          structure.payload = { ...payload, aud: audience }
        },
      },
    },
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
  return provider
}

/** The public browser client, the confidential server client, and the content service's. */
function clientsOf({ env }: Stores): Configuration['clients'] {
  const { browserClient, editorsClient, serverClient } = env
  return [
    {
      client_id: browserClient.id,
      client_name: 'Website',
      redirect_uris: browserClient.callbacks,
      response_types: ['id_token token'],
      grant_types: ['implicit', ...directGrants],
      token_endpoint_auth_method: 'none',
      ...notifiedAt(browserClient.logoutUrl),
    },
    {
      client_id: serverClient.id,
      client_secret: serverClient.secret,
      client_name: 'Website',
      redirect_uris: serverClient.callbacks,
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
      ...notifiedAt(serverClient.logoutUrl),
    },
    ...(editorsClient.id
      ? [
          {
            client_id: editorsClient.id,
            client_secret: editorsClient.secret,
            client_name: 'Content service',
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
    audience: null,
    invitation: null,
    screen_hint: null,
    connection: null,
    login_ticket: null,
    realm: null,
    [ticketOnly]: null,
  }
}

/** Auth0's `audience` is what RFC 8707 calls `resource`. */
function resourceIndicatorsOf(
  audience: string,
): NonNullable<NonNullable<Configuration['features']>['resourceIndicators']> {
  return {
    enabled: true,
    defaultResource: (ctx, _client, isOneOf) =>
      isOneOf ?? ((ctx.oidc.params?.audience || undefined) as string),
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx, indicator) => {
      if (indicator !== audience) throw new errors.AccessDenied(`Service not found: ${indicator}`)
      return getResourceServer(audience)
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
      const id = organisations.ofGrant(ctx.oidc.entities?.Grant?.jti ?? token?.grantId)
      return toClaims(user, organisations.findFor(user.id, id), env)
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
function tokenClaims({ organisations }: Stores, { oidc }: KoaContextWithOIDC, token: object) {
  const { clientId = '', grantId, accountId = '' } = token as Partial<Record<string, string>>
  const organisation = organisations.findFor(accountId, organisations.ofGrant(grantId))
  const code = oidc.entities.AuthorizationCode as { sid?: string } | undefined
  const session = oidc.session?.accountId ? oidc.session : undefined
  const sid = code ? code.sid : session?.sidFor(clientId)
  return {
    azp: clientId,
    ...(sid && { sid }),
    ...(organisation && { org_id: organisation.id }),
  }
}

function ttlOf({ env }: Stores): Configuration['ttl'] {
  return {
    AccessToken: env.tokenLifetime,
    IdToken: env.tokenLifetime,
    AuthorizationCode: 60,
    Grant: 30 * day,
    Interaction: 3600,
    Session: (_ctx, { loginTs }) =>
      loginTs ? Math.max(1, Math.min(idleSession, loginTs + longestSession - nowSeconds())) : 3600,
  }
}

/**
 * oidc-provider rejects the implicit flow on http and localhost, which the local set-up needs; its
 * recipe for that is
 * https://github.com/panva/node-oidc-provider/blob/main/recipes/implicit_http_localhost.md
 */
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
