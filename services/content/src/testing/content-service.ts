import { createServer } from 'node:http'
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { Migration, Payload } from 'payload'

/** The checks send operations of their own: what must hold, must hold whatever the operation. */
const admitAnyOperation = (_req: unknown, { query }: { query?: unknown }) => ({
  text: String(query),
})

/** An answer of the service as a test looks at it. */
export type Answer = {
  status: number
  headers: Headers
  json: Record<string, never> & { data?: Record<string, never>; errors?: { message: string }[] }
}
export type Call = { token?: string | null; body?: unknown; headers?: Record<string, string> }

/**
 * The real service on a database of its own (a fresh SQLite file; an empty PostgreSQL by
 * `CHECK_DATABASE_URL`), with an identity provider that says who anybody is. Called through the
 * handlers that its routes call, so that every rule of access is in the way.
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
    PAYLOAD_LOG_LEVEL: 'silent',
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
  payload.logger.level = process.env.CHECK_LOG ?? 'silent' // refusals are what the checks look for
  await payload.db.migrate({ migrations: migrations as Migration[] }) // as in scripts/migrate.ts

  const tokenOf = (sub: string, claims: Record<string, unknown> = {}) =>
    new SignJWT({ sub, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(`http://localhost:${port}/`)
      .setAudience(audience)
      .setExpirationTime('1h')
      .sign(privateKey)
  const request = (method: string, url: string, { token, body, headers = {} }: Call) =>
    new Request(`http://localhost:9${url}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token
          ? { authorization: /^(Bearer|users|JWT) /.test(token) ? token : `Bearer ${token}` }
          : {}),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  const read = async (response: Response): Promise<Answer> => ({
    status: response.status,
    headers: response.headers,
    json: (await response.json().catch(() => ({}))) as Answer['json'],
  })
  return {
    payload,
    folder,
    tokenOf,
    userinfo,
    rest: async (method: string, url: string, call: Call = {}) =>
      read(await handleEndpoints({ config, request: request(method, url, call) })),
    /** As the route answers: what is not in the contract is an editor's. */
    guardedRest: async (method: string, url: string, call: Call = {}) =>
      read(
        await guardRest(config, (guarded) => handleEndpoints({ config, request: guarded }))(
          request(method, url, call),
          undefined,
        ),
      ),
    graphql: async (query: string, call: Call & { variables?: object } = {}) =>
      read(
        await handleGraphql(
          config,
          admitAnyOperation,
        )(request('POST', '/api/graphql', { ...call, body: { query, variables: call.variables } })),
      ),
    stop: () => provider.close(),
  }
}

export type ContentService = Awaited<ReturnType<typeof startContentService>>
