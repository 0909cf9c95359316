import type Router from '@koa/router'
import { importJWK, SignJWT } from 'jose'
import type { Context } from 'koa'
import { pickClaims, toClaims } from '../provider/claims'
import { readIdToken } from '../security/tokens'
import type { Services } from '../services'
import { toFields, findClient, respond } from './body'

const jwtBearer = 'urn:ietf:params:oauth:grant-type:jwt-bearer'

/**
 * An ID token for another client of this tenant (Auth0's legacy Delegation). Tokens of other
 * services are not issued.
 */
export const addDelegationRoutes = (router: Router, services: Services): void =>
  void router.post('/delegation', (ctx) => delegate(services, ctx))

async function delegate(services: Services, ctx: Context): Promise<void> {
  const { env, keys } = services
  const fields = toFields(ctx)
  const { client_id: clientId, id_token: idToken, scope = 'openid profile email' } = fields
  if (!findClient(services, clientId))
    return refuse(ctx, 'invalid_request', 'client_id is missing or unknown')
  if (fields.grant_type !== jwtBearer || !idToken)
    return refuse(ctx, 'invalid_request', `grant_type must be ${jwtBearer}, with an id_token`)
  if (!['auth0', 'app', undefined].includes(fields.api_type))
    return refuse(ctx, 'invalid_request', 'Delegation makes no tokens for other services here')
  const client = findClient(services, fields.target ?? clientId)
  if (!client) return refuse(ctx, 'invalid_target', 'target is no client of this tenant')
  const user = await readIdToken(services, idToken, env.tokenLifetime)
  if (!user) return refuse(ctx, 'invalid_grant', 'id_token is not valid', 401)

  const key = keys.keys[0]!
  const token = await new SignJWT(pickClaims(toClaims(user, undefined, env), scope.split(' '), env))
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid })
    .setIssuer(env.issuer)
    .setSubject(user.id)
    .setAudience(client.id)
    .setIssuedAt()
    .setExpirationTime(`${env.tokenLifetime}s`)
    .sign(await importJWK(key, 'RS256'))
  respond(ctx, 200, { token_type: 'Bearer', expires_in: env.tokenLifetime, id_token: token })
}

const refuse = (ctx: Context, error: string, description: string, status = 400) =>
  respond(ctx, status, { error, error_description: description })
