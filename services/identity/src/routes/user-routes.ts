import type Router from '@koa/router'
import type { Context } from 'koa'
import { toProvider } from '../store/users'
import type { Services } from '../services'
import { findCountry } from './countries'
import { findSession } from './session'

/** The browser's session and the visitor's country. */
export function addUserRoutes(router: Router, services: Services): void {
  router.get('/user/ssodata', (ctx) => ssoData(services, ctx))
  router.get('/user/geoloc/country', country)
}

async function ssoData(services: Services, ctx: Context): Promise<void> {
  const session = await findSession(services, ctx)
  const user = session?.accountId ? services.users.find(session.accountId) : undefined
  if (!session || !user) {
    ctx.body = { sso: false }
    return
  }
  const clients = Object.keys(session.authorizations ?? {})
  ctx.body = {
    sso: true,
    sessionClients: clients,
    lastUsedClientID: clients.at(-1),
    lastUsedUserID: user.id,
    lastUsedUsername: user.email ?? user.phoneNumber ?? '',
    lastUsedConnection: { name: user.connection, strategy: toProvider(user.connection) },
    connection: user.connection,
  }
}

/** Without a proxy's header the language is the only hint. */
function country(ctx: Context): void {
  const country = findCountry(ctx.get('cf-ipcountry'), ctx.get('accept-language'))
  if (country) ctx.body = { ipAddress: ctx.ip, ...country }
  else {
    ctx.status = 404
    ctx.body = {
      statusCode: 404,
      error: 'Not Found',
      message: 'The country is not known.',
      errorCode: 'country_unknown',
    }
  }
}
