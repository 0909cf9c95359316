import { getPayload, type SanitizedConfig } from 'payload'
import { isEditor } from '../access/rules'
import { RefusedRequest, withBoundedBody, withBoundedQuery } from './bounded-request'
import { RateLimitExceeded, withinLimits } from './rate-limits'
import { isMediaFile, isPublicRoute } from './public-routes'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** Visitors, members and the site send short JSON; editors upload pictures and files. */
const bodyOf = { anybody: { bytes: 64_000, ms: 1_500 }, editor: { bytes: 25_000_000, ms: 60_000 } }

const refuse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json(
    { errors: [{ message }] },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )

/**
 * A REST route: an editor's, but for the calls that are open to others (`routes.ts`). Every call
 * has bounds.
 */
export const guardRest = <Context>(
  config: Promise<SanitizedConfig>,
  handler: Handler<Context>,
): Handler<Context> =>
  guarded(async (request, context) => {
    if (isPublicRoute(request.method, pathOf(request)))
      return handler(await withBoundedBody(request, bodyOf.anybody), context)
    if (!(await isFromEditor(config, request)))
      return refuse(403, 'This call needs an editor’s session.')
    return handler(withBoundedQuery(await withBoundedBody(request, bodyOf.editor)), context)
  })

/** The GraphQL route. What may be executed is decided there (`graphql/admission.ts`). */
export const guardGraphql = <Context>(handler: Handler<Context>): Handler<Context> =>
  guarded(async (request, context) =>
    handler(await withBoundedBody(request, bodyOf.anybody), context),
  )

const guarded =
  <Context>(handler: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    try {
      if (isMediaFile(pathOf(request))) return await handler(request, context)
      return await withinLimits(request.headers, () => handler(request, context))
    } catch (cause) {
      if (cause instanceof RateLimitExceeded)
        return refuse(429, cause.message, { 'retry-after': String(cause.seconds) })
      if (cause instanceof RefusedRequest)
        return refuse(cause.status, cause.message, { connection: 'close' })
      throw cause
    }
  }

const pathOf = (request: Request): string => new URL(request.url).pathname

async function isFromEditor(config: Promise<SanitizedConfig>, request: Request): Promise<boolean> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: request.headers })
  return isEditor({ user })
}
