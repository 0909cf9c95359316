import { getPayload, type SanitizedConfig } from 'payload'
import { isEditor } from '../access/rules'
import { requestLanguage } from '../admin/request-language'
import { withPurges } from '../revalidation/await-purges'
import { RequestRejected, withBoundedBody, withBoundedQuery } from './bounded-request'
import { isSiteServer, RateLimitExceeded, withinLimits } from './rate-limits'
import { isMediaFile, isPublicRoute } from './public-routes'
import { getRefusalTexts } from './refusal-texts'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Anonymous, member and site requests are small JSON; editors upload files. The time of a request of
 * the site passes also while this machine is busy.
 */
const bodyLimits = {
  public: { bytes: 64_000, ms: 1_500 },
  site: { bytes: 64_000, ms: 60_000 },
  editor: { bytes: 25_000_000, ms: 60_000, drains: true },
}

const rejectRequest = (
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response =>
  Response.json(
    { errors: [{ message }] },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )

/**
 * Guards a REST route: an editor's session is required except for the calls of `public-routes.ts`.
 * Bodies and list sizes are limited.
 */
export const guardRest = <Context>(
  config: Promise<SanitizedConfig>,
  handler: Handler<Context>,
): Handler<Context> =>
  withErrorResponses(async (request, context) => {
    if (isPublicRoute(request.method, pathOf(request)))
      return handler(await withPublicBody(request), context)
    const isRefused = async () => !(await hasEditorSession(config, request))
    if (await isRefused()) {
      const texts = getRefusalTexts(requestLanguage(request.headers))
      if (hasCredentials(request) && (await isDatabaseAway(config)))
        return rejectRequest(503, texts.databaseAway, {
          'retry-after': '5',
        })
      // what could not be read a moment ago may be readable now
      if (!hasCredentials(request) || (await isRefused()))
        return rejectRequest(403, texts.noSession)
    }
    const bounded = withBoundedQuery(await withBoundedBody(request, bodyLimits.editor))
    return withPurges(handler)(bounded, context)
  })

/** Guards the GraphQL route; which operations may run is decided in `graphql/admission.ts`. */
export const guardGraphql = <Context>(handler: Handler<Context>): Handler<Context> =>
  withErrorResponses(async (request, context) =>
    withPurges(handler)(await withPublicBody(request), context),
  )

const withPublicBody = (request: Request): Promise<Request> =>
  withBoundedBody(request, bodyLimits[isSiteServer(request.headers) ? 'site' : 'public'])

const withErrorResponses =
  <Context>(handler: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    try {
      if (isMediaFile(pathOf(request))) return await handler(request, context)
      const response = await withinLimits(request.headers, () => handler(request, context))
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
      return response
    } catch (cause) {
      if (cause instanceof RateLimitExceeded)
        return rejectRequest(429, cause.message, { 'retry-after': String(cause.seconds) })
      if (cause instanceof RequestRejected)
        return rejectRequest(cause.status, cause.message, { connection: 'close' })
      throw cause
    }
  }

const pathOf = (request: Request): string => new URL(request.url).pathname

async function hasEditorSession(
  config: Promise<SanitizedConfig>,
  request: Request,
): Promise<boolean> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: request.headers })
  return isEditor({ user })
}

const hasCredentials = ({ headers }: Request): boolean =>
  headers.has('authorization') || Boolean(headers.get('cookie')?.includes('payload-token='))

/** Payload takes a session that it cannot read for none. */
async function isDatabaseAway(config: Promise<SanitizedConfig>): Promise<boolean> {
  const payload = await getPayload({ config })
  return payload.count({ collection: 'users', where: { id: { equals: 0 } } }).then(
    () => false,
    () => true,
  )
}
