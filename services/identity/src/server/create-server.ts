import Router from '@koa/router'
import { bodyParser } from '@koa/bodyparser'
import { createServer, type Server } from 'node:http'
import type { Env } from '../env'
import { completeAuthorizeRequest } from '../provider/authorize-request'
import { buildProvider } from '../provider/build-provider'
import { addAccountRoutes } from '../routes/account-routes'
import { respond } from '../routes/body'
import { addDbConnectionRoutes } from '../routes/dbconnection-routes'
import { addDelegationRoutes } from '../routes/delegation-routes'
import { addLoginRoutes } from '../routes/login-routes'
import { addLogoutRoutes } from '../routes/logout-routes'
import { addManagementRoutes } from '../routes/management/routes'
import { addTokenRoutes } from '../routes/token-routes'
import { addMailedLinkRoutes } from '../routes/mailed-link-routes'
import { addPasswordlessRoutes } from '../routes/passwordless-routes'
import { addUniversalLoginRoutes } from '../routes/universal-login-routes'
import { addUserRoutes } from '../routes/user-routes'
import { addUserinfoRoutes } from '../routes/userinfo-routes'
import { addSampleAccounts } from '../samples/sample-accounts'
import { createStores, type Services } from '../services'
import { sweep } from '../store/database'
import { sendLogoutNotices } from '../provider/logout-notices'
import {
  allowOrigins,
  answerFailures,
  limitRequests,
  logRequests,
  requireOwnHost,
  requireOwnOrigin,
  setHeaders,
} from './middleware'

const sweepEvery = 10 * 60_000

/** Assembles the service. */
export async function createIdentityServer(env: Env): Promise<Server> {
  const stores = await createStores(env)
  await addSampleAccounts(stores)
  const provider = buildProvider(stores)
  addRoutes({ ...stores, provider })
  const clients = [env.browserClient.id, env.serverClient.id]
  stores.sessions.onEnd(
    (userId, authorizations) => void sendLogoutNotices(provider, clients, userId, authorizations),
  )

  const server = createServer(provider.callback())
  const timer = setInterval(() => sweep(stores.database), sweepEvery)
  timer.unref()
  server.on('close', () => {
    clearInterval(timer)
    stores.database.close()
  })
  return server
}

/** Middleware before oidc-provider; `use` adds routes ahead of the provider's. */
function addRoutes(services: Services): void {
  const { env, firm, limits, provider } = services
  const pages = new Router()
  pages.use(requireOwnOrigin(env), bodyParser({ enableTypes: ['form'], formLimit: '32kb' }))
  for (const add of [addLoginRoutes, addLogoutRoutes, addAccountRoutes, addMailedLinkRoutes])
    add(pages, services)

  const calls = new Router()
  calls.use(bodyParser({ enableTypes: ['json', 'form'], jsonLimit: '64kb', formLimit: '32kb' }))
  calls.get('/health', (ctx) => respond(ctx, 200, { status: 'ok' }))
  addTokenRoutes(calls)
  for (const add of [
    addUserinfoRoutes,
    addDbConnectionRoutes,
    addPasswordlessRoutes,
    addUniversalLoginRoutes,
    addUserRoutes,
    addDelegationRoutes,
    addManagementRoutes,
  ])
    add(calls, services)

  for (const middleware of [
    logRequests(),
    setHeaders(env, firm),
    requireOwnHost(env),
    allowOrigins(env),
    answerFailures(),
    limitRequests(limits),
    calls.routes(),
    pages.routes(),
    completeAuthorizeRequest(),
  ])
    provider.use(middleware)
}
