import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { ApiError } from '../api-error'
import type { Env } from '../env'
import { isAdmin } from './access'
import { analyticsRoutes } from './analytics-routes'
import { readJson } from './body'
import { findRoute, type Call, type Route, type Services } from './route'
import { searchRoutes } from './search-routes'
import { writeRoutes } from './write-routes'

const routes: Route[] = [...searchRoutes, ...analyticsRoutes, ...writeRoutes]

const searchBodyBytes = 512 * 1024
const writeBodyBytes = 64 * 1024 * 1024

type Options = Services & { env: Env }

/**
 * The HTTP pipeline: origin, key, route, permission, body, handler; every error has the API's
 * format.
 */
export function createSearchServer(options: Options): Server {
  const server = createServer(
    {
      requestTimeout: 60_000,
      headersTimeout: 15_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 64 * 1024,
    },
    (request, response) => void serve(options, request, response),
  )
  return server
}

async function serve(
  options: Options,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowOrigin(options.env.SEARCH_WEB_ORIGINS, request, response)
  if (request.method === 'OPTIONS') return send(response, 204, null)
  try {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === '/health') return answerHealth(request, response)
    const body = await handle(options, request, url)
    logWrite(request, url)
    send(response, 200, body)
  } catch (cause) {
    sendError(response, cause)
    if (!request.readableEnded) request.resume()
  }
}

function answerHealth(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendError(response, new ApiError(405, 'Method Not Allowed'))
  send(response, 200, { status: 'ok' })
}

/** @returns the body of the response */
async function handle(options: Options, request: IncomingMessage, url: URL): Promise<unknown> {
  const hasAdminKey = isAdmin(options.env, credentialsOf(request, url))
  const match = findRoute(routes, request.method ?? '', url.pathname)
  if (!hasAdminKey && !('route' in match && match.route.isPublic))
    throw new ApiError(403, 'Method not allowed with this API key')
  if ('status' in match) throw new ApiError(match.status, refusals[match.status])
  const { indexName = '', taskID = '' } = match.path
  const readBody = () => readJson(request, hasAdminKey ? writeBodyBytes : searchBodyBytes)
  const call: Call = {
    ...options,
    isAdmin: hasAdminKey,
    ip: toAddress(request, options.env.TRUST_PROXY !== ''),
    indexName,
    taskID,
    search: url.searchParams,
    body: async () => {
      const body = await readBody()
      if (Array.isArray(body)) throw new ApiError(400, 'Invalid JSON: expected an object')
      return body
    },
    list: async () => {
      const body = await readBody()
      if (!Array.isArray(body)) throw new ApiError(400, 'Invalid JSON: expected an array')
      return body
    },
  }
  return match.route.handle(call)
}

const refusals = { 400: 'Malformed address', 404: 'Path not found', 405: 'Method Not Allowed' }

/** The last forwarded address is the one that the proxy added. */
function toAddress({ headers, socket }: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? String(headers['x-forwarded-for'] ?? '') : ''
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '')
}

/** The application id and key, from headers or from the query where a browser avoids a preflight. */
function credentialsOf({ headers }: IncomingMessage, { searchParams }: URL) {
  const take = (name: string) => {
    const header = headers[name]
    return typeof header === 'string' ? header : (searchParams.get(name) ?? '')
  }
  return { appId: take('x-algolia-application-id'), key: take('x-algolia-api-key') }
}

function allowOrigin(
  origins: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { origin } = request.headers
  if (origins.includes('*')) response.setHeader('access-control-allow-origin', '*')
  else {
    response.setHeader('vary', 'Origin')
    if (!origin || !origins.includes(origin)) return
    response.setHeader('access-control-allow-origin', origin)
  }
  if (request.method !== 'OPTIONS') return
  response.setHeader('access-control-allow-methods', 'GET, PUT, DELETE, POST, OPTIONS')
  response.setHeader(
    'access-control-allow-headers',
    'content-type, content-encoding, x-algolia-api-key, x-algolia-application-id, x-algolia-agent, x-algolia-request-id, x-algolia-usertoken',
  )
  response.setHeader('access-control-max-age', '86400')
}

function send(response: ServerResponse, status: number, body: unknown): void {
  if (response.headersSent || response.destroyed) return
  const text = body === null ? '' : JSON.stringify(body)
  response.writeHead(status, {
    ...(body === null ? {} : { 'content-type': 'application/json; charset=UTF-8' }),
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(text)
}

function sendError(response: ServerResponse, cause: unknown): void {
  if (cause instanceof ApiError) {
    if (cause.status === 413) response.setHeader('connection', 'close')
    return send(response, cause.status, { message: cause.message, status: cause.status })
  }
  console.error('A request failed', cause)
  send(response, 500, { message: 'Internal error', status: 500 })
}

/** Logs one line per write: its path, never the key or body. */
function logWrite({ method }: IncomingMessage, { pathname }: URL): void {
  if (method === 'GET' || /\/(query|queries|events)$/.test(pathname)) return
  console.info('Write', { method, path: pathname.slice(0, 200) })
}
