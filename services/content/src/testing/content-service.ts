import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { Migration, Payload } from 'payload'

/** The checks send their own operations, so that rules hold for any operation. */
const admitAnyOperation = (_req: unknown, { query }: { query?: unknown }) => ({
  text: String(query),
})

/** A parsed response. */
export type TestResponse = {
  status: number
  headers: Headers
  json: Record<string, never> & { data?: Record<string, never>; errors?: { message: string }[] }
}
export type RequestOptions = {
  token?: string | null
  body?: unknown
  headers?: Record<string, string>
}

/**
 * The service with its own database (a new SQLite file, or the empty PostgreSQL of
 * `CHECK_DATABASE_URL`) and a stub identity provider, called through the route handlers, so that
 * all access rules apply.
 */
export async function startContentService(port: number) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' }],
  })
  const userinfo = new Map<string, object>()
  const provider = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.url?.endsWith('jwks.json')) return response.end(keys)
    const claims = userinfo.get(request.headers.authorization ?? '')
    response.statusCode = claims ? 200 : 401
    response.end(JSON.stringify(claims ?? {}))
  })
  await new Promise<void>((resolve) => provider.listen(port, 'localhost', resolve))
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'))
  const audience = 'https://api.test/'
  const database = process.env.CHECK_DATABASE_URL ?? `file:${folder}/content.db`
  Object.assign(process.env, {
    CONTENT_DATABASE_URL: database,
    CONTENT_SECRET: 'test-content',
    PREVIEW_SECRET: 'test',
    REVALIDATE_SECRET: 'test',
    CONTENT_MEDIA_DIR: `${folder}/media`,
    CONTENT_OUTBOX_DIR: `${folder}/outbox`,
    AUTH0_DOMAIN: `http://localhost:${port}`,
    AUTH0_AUDIENCE: audience,
    SITE_URL: 'http://localhost:9',
    CONTENT_URL: 'http://localhost:9',
    SMTP_URL: '',
  })
  const { getPayload, handleEndpoints } = await import('payload')
  const { default: config } = await import('../payload.config')
  const { isPostgres } = await import('../database')
  const { migrations } = isPostgres(database)
    ? await import('../../migrations/postgres')
    : await import('../../migrations/sqlite')
  const { guardRest } = await import('../guards/route-guards')
  const { handleGraphql } = await import('../graphql/handler')
  const payload: Payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = process.env.CHECK_LOG ?? 'silent' // the checks provoke errors
  await payload.db.migrate({ migrations: migrations as Migration[] }) // as in scripts/migrate.ts

  const tokenOf = (sub: string, claims: Record<string, unknown> = {}) =>
    new SignJWT({ sub, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(`http://localhost:${port}/`)
      .setAudience(audience)
      .setExpirationTime('1h')
      .sign(privateKey)
  const request = (method: string, url: string, { token, body, headers = {} }: RequestOptions) =>
    new Request(`http://localhost:9${url}`, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData
          ? {}
          : { 'content-type': 'application/json' }),
        ...(token
          ? { authorization: /^(Bearer|users|JWT) /.test(token) ? token : `Bearer ${token}` }
          : {}),
        ...headers,
      },
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
    })
  const read = async (response: Response): Promise<TestResponse> => ({
    status: response.status,
    headers: response.headers,
    json: (await response.json().catch(() => ({}))) as TestResponse['json'],
  })
  return {
    payload,
    folder,
    tokenOf,
    userinfo,
    rest: async (method: string, url: string, call: RequestOptions = {}) =>
      read(await handleEndpoints({ config, request: request(method, url, call) })),
    /** Includes the route guard: calls outside the contract need an editor. */
    guardedRest: async (method: string, url: string, call: RequestOptions = {}) =>
      read(
        await guardRest(config, (guarded) => handleEndpoints({ config, request: guarded }))(
          request(method, url, call),
          undefined,
        ),
      ),
    graphql: async (query: string, call: RequestOptions & { variables?: object } = {}) =>
      read(
        await handleGraphql(
          config,
          admitAnyOperation,
        )(request('POST', '/api/graphql', { ...call, body: { query, variables: call.variables } })),
      ),
    stop: () => {
      provider.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export type ContentService = Awaited<ReturnType<typeof startContentService>>
