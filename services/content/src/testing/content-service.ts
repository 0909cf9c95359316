import { rmSync } from 'node:fs'
import { getPayload, handleEndpoints, type Migration } from 'payload'
import { isPostgres } from '../database/database'
import { env } from '../env'
import { handleGraphql } from '../graphql/handler'
import { guardRest } from '../guards/route-guards'
import config from '../payload.config'
import { folder, provider } from './environment'
import { fillSampleContent } from './sample-content'

/** The tests send their own operations, so that rules hold for any operation. */
const admitAnyOperation = (_req: unknown, { query }: { query?: unknown }) => ({
  text: String(query),
})

/** A parsed response. */
export type TestResponse = {
  status: number
  headers: Headers
  json: Record<string, never> & { data?: Record<string, never>; errors?: { message: string }[] }
}
type RequestOptions = {
  token?: string | null
  body?: unknown
  headers?: Record<string, string>
}

const buildRequest = (method: string, url: string, { token, body, headers }: RequestOptions) =>
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

/**
 * The service of a test file on a database of its own, with sample content and two members, Ann and
 * Bob. It is called through the route handlers, so that all access rules apply.
 */
export async function startContentService() {
  const payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = process.env.CHECK_LOG ?? 'silent' // the tests provoke errors
  afterAll(async () => {
    await payload.destroy()
    provider.stop()
    rmSync(folder, { recursive: true })
  })
  const { migrations } = isPostgres(env.CONTENT_DATABASE_URL)
    ? await import('../../migrations/postgres')
    : await import('../../migrations/sqlite')
  await payload.db.migrate({ migrations: migrations as Migration[] }) // as in scripts/migrate.ts
  return {
    payload,
    folder,
    toToken: provider.toToken,
    userinfo: provider.userinfo,
    ids: await fillSampleContent(payload),
    ann: await provider.toToken('auth0|ann'),
    bob: await provider.toToken('auth0|bob'),
    rest: async (method: string, url: string, call: RequestOptions = {}) =>
      read(await handleEndpoints({ config, request: buildRequest(method, url, call) })),
    /** Includes the route guard: calls outside the contract need an editor. */
    guardedRest: async (method: string, url: string, call: RequestOptions = {}) =>
      read(
        await guardRest(config, (guarded) => handleEndpoints({ config, request: guarded }))(
          buildRequest(method, url, call),
          undefined,
        ),
      ),
    graphql: async (query: string, call: RequestOptions & { variables?: object } = {}) => {
      const body = { query, variables: call.variables }
      const handle = handleGraphql(config, admitAnyOperation)
      return read(await handle(buildRequest('POST', '/api/graphql', { ...call, body })))
    },
  }
}

export type ContentService = Awaited<ReturnType<typeof startContentService>>
