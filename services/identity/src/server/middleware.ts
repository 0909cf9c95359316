import { securityHeaders, transportSecurity } from '@law-firm/runtime/http/security-headers.mjs'
import type { Context, Middleware, Next } from 'koa'
import type { Env } from '../env'
import { renderErrorPage } from '../pages/error-page'
import type { RateLimits } from '../security/rate-limits'
import type { Services } from '../services'

/**
 * Logs one line per request: method, path without ids, status, time. No query, address or cookie.
 */
export const logRequests = (): Middleware => async (ctx, next) => {
  const began = performance.now()
  try {
    await next()
  } finally {
    if (ctx.path !== '/health')
      console.info(`${ctx.method} ${withoutIds(ctx.path)}`, {
        status: ctx.status,
        ms: Math.round(performance.now() - began),
      })
  }
}

const withoutIds = (path: string) =>
  path
    .replace(/^(\/(?:login|authorize))\/[^/]+/, '$1/:uid')
    .replace(/^(\/api\/v2\/\w+)\/[^/]+/, '$1/:id')
    .replace(/[^\x21-\x7e]/g, '?')
    .slice(0, 80)

/**
 * Headers of every response. `script-src` is empty: oidc-provider adds the hash of its own script.
 */
export function setHeaders(env: Env, firm: Services['firm']): Middleware {
  const callbacks = [env.browserClient, env.serverClient, env.editorsClient].flatMap(
    (client) => client.callbacks,
  )
  const targets = new Set([...env.webOrigins, ...callbacks.map((url) => new URL(url).origin)])
  const policyWith = (styles: string) =>
    [
      "default-src 'none'",
      'script-src',
      `style-src ${styles}`,
      "img-src 'self' data:",
      `form-action 'self' ${[...targets].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join(';')
  return async (ctx, next) => {
    ctx.state.siteUrl = env.siteUrl
    const current = await firm.get()
    ctx.state.firm = current
    ctx.set({
      'content-security-policy': policyWith(current.styles.hash),
      ...securityHeaders,
      // No Cross-Origin-Opener-Policy, as at Auth0: a popup of the site has to keep its opener.
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'same-origin',
      'cache-control': 'no-store',
      ...transportSecurity(env.identityUrl),
    })
    await next()
    frameSilentAnswer(ctx, env)
    if (ctx.path.startsWith('/.well-known/')) ctx.set('cache-control', 'public, max-age=15')
  }
}

/**
 * oidc-provider removes the frame policy from web_message responses: only the product's origins may
 * frame them. An error in one, such as login_required, has status 200, so that the page's console
 * shows no failure.
 */
function frameSilentAnswer(ctx: Context, env: Env): void {
  const policy = ctx.response.get('content-security-policy')
  if (!policy || policy.includes('frame-ancestors')) return
  ctx.set('content-security-policy', `${policy};frame-ancestors ${env.webOrigins.join(' ')}`)
  ctx.status = 200
}

/** CORS for the product's pages. Only calls that need cookies allow credentials. */
export function allowOrigins({ webOrigins }: Env): Middleware {
  return async (ctx, next) => {
    const origin = ctx.get('origin')
    const isOpen = ctx.path.startsWith('/.well-known/')
    const isAllowed = webOrigins.includes(origin)
    if (ctx.method === 'OPTIONS') return answerPreflight(ctx, origin, isAllowed, isOpen)
    await next()
    ctx.vary('Origin')
    for (const name of ['access-control-allow-origin', 'access-control-allow-credentials'])
      ctx.remove(name)
    if (isOpen) ctx.set('access-control-allow-origin', '*')
    else if (isAllowed)
      ctx.set({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'WWW-Authenticate, Retry-After',
      })
  }
}

function answerPreflight(ctx: Context, origin: string, isAllowed: boolean, isOpen: boolean): void {
  ctx.status = 204
  ctx.vary('Origin')
  if (!isAllowed && !isOpen) return
  ctx.set({
    'access-control-allow-origin': isOpen ? '*' : origin,
    ...(!isOpen && { 'access-control-allow-credentials': 'true' }),
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-allow-headers': 'Authorization, Content-Type, Auth0-Client, X-Request-Language',
    'access-control-max-age': '3600',
  })
}

export const limitRequests =
  (limits: RateLimits): Middleware =>
  async (ctx, next) => {
    if (ctx.path === '/health' || (await limits.mayRequest(ctx.ip))) return next()
    ctx.set('retry-after', '60')
    if (ctx.accepts('json', 'html') === 'html')
      return renderErrorPage(ctx, { error: 'too_many_requests', status: 429 })
    ctx.status = 429
    ctx.body = {
      error: 'too_many_requests',
      error_description: 'Global limit has been reached',
      statusCode: 429,
      message: 'Global limit has been reached',
      errorCode: 'too_many_requests',
    }
  }

/** Rejects other Host headers, which would be part of generated URLs and allow DNS rebinding. */
export const requireOwnHost = ({ identityUrl }: Env): Middleware => {
  const { host } = new URL(identityUrl)
  return async (ctx, next) => {
    if (ctx.path === '/health' || ctx.host === host) return next()
    ctx.status = 421
    ctx.body = {
      error: 'misdirected_request',
      error_description: 'This service answers at its own address only.',
    }
  }
}

/** Forms must be posted from the service's own origin, by the Origin header. */
export const requireOwnOrigin =
  ({ identityUrl }: Env) =>
  async (ctx: Context, next: Next) => {
    const origin = ctx.get('origin')
    const site = ctx.get('sec-fetch-site')
    const isForeign =
      (origin !== '' && origin !== identityUrl) ||
      (site !== '' && site !== 'same-origin' && site !== 'none')
    if (ctx.method !== 'POST' || !isForeign) return next()
    renderErrorPage(ctx, { error: 'foreign_origin', status: 403 })
  }

/** A short error response without details. */
export const answerFailures = (): Middleware => async (ctx, next) => {
  try {
    await next()
    if (ctx.status === 404 && ctx.body === undefined) answerError(ctx, 404, 'not_found')
  } catch (cause) {
    const status = statusOf(cause)
    if (status >= 500)
      console.error(
        `Request failed: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`,
      )
    answerError(ctx, status, status >= 500 ? 'server_error' : 'invalid_request')
  }
}

function statusOf(cause: unknown): number {
  const status =
    typeof cause === 'object' && cause !== null && 'status' in cause ? cause.status : 500
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500
}

function answerError(ctx: Context, status: number, error: string): void {
  if (ctx.accepts('json', 'html') === 'html') return renderErrorPage(ctx, { error, status })
  ctx.status = status
  ctx.body = {
    error,
    error_description: status === 404 ? 'Not found.' : 'The request could not be answered.',
  }
}
