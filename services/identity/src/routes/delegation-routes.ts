import type Router from '@koa/router'
import { importJWK, SignJWT } from 'jose'
import type { Context } from 'koa'
import { pickClaims, toClaims } from '../provider/claims'
import { readIdToken } from '../security/tokens'
import type { Services } from '../services'
import { fieldsOf } from './body'
import { findClient } from './clients'

const jwtBearer = 'urn:ietf:params:oauth:grant-type:jwt-bearer'

/**
 * An ID token for another client of this tenant (Auth0's legacy Delegation). Tokens of other
 * services are not issued.
 */
export const addDelegationRoutes = (router: Router, services: Services): void =>
  void router.post('/delegation', (ctx) => delegate(services, ctx))

async function delegate(services: Services, ctx: Context): Promise<void> {
  const { env, keys } = services
  const {
    client_id: clientId,
    grant_type: grantType,
    id_token: idToken,
    target,
    scope = 'openid profile email',
    api_type: apiType,
  } = fieldsOf(ctx)
  if (!findClient(env, clientId))
    return refuse(ctx, 'invalid_request', 'client_id is missing or unknown')
  if (grantType !== jwtBearer || !idToken)
    return refuse(ctx, 'invalid_request', `grant_type must be ${jwtBearer}, with an id_token`)
  if (apiType && apiType !== 'auth0' && apiType !== 'app')
    return refuse(ctx, 'invalid_request', 'Delegation makes no tokens for other services here')
  const client = findClient(env, target ?? clientId)
  if (!client) return refuse(ctx, 'invalid_target', 'target is no client of this tenant')
  const user = await readIdToken(services, idToken, env.tokenLifetime)
  if (!user) return refuse(ctx, 'invalid_grant', 'id_token is not valid', 401)

  const claims = pickClaims(toClaims(user, undefined, env), scope.split(' '), env)
  const key = keys.keys[0]!
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid })
    .setIssuer(env.issuer)
    .setSubject(user.id)
    .setAudience(client.id)
    .setIssuedAt()
    .setExpirationTime(`${env.tokenLifetime}s`)
    .sign(await importJWK(key, 'RS256'))
  ctx.body = { token_type: 'Bearer', expires_in: env.tokenLifetime, id_token: token }
}

function refuse(ctx: Context, error: string, description: string, status = 400): void {
  ctx.status = status
  ctx.body = { error, error_description: description }
}
