import { configToSchema } from '@payloadcms/graphql'
import type { GraphQLError } from 'graphql'
import { createHandler } from 'graphql-http/lib/use/fetch'
import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  createPayloadRequest,
  headersWithCors,
  logError,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { env } from '../env'
import { createChangeTokenReader } from '../guards/change-token'
import { createDocumentCache } from './document-cache'
import { isEditor } from '../access/rules'
import { withSubscription } from '../members/live/subscription'
import { admitOperation, editorRules, type Admission, type GraphqlRequest } from './admission'
import { createRelationshipCache, isAnonymousQuery } from './relationship-cache'
import { withEditorOrder, withFieldContexts, withOmitted, type Omitted } from './resolvers'

type Schema = ReturnType<typeof configToSchema>
type OperationArgs = Parameters<Schema['validationRules']>[0]

/** Slower operations are logged. */
const slowMs = 500

const jsonHeaders = { 'content-type': 'application/json', accept: 'application/json' }
const documents = createDocumentCache()
let schemaPromise: Promise<Schema> | null = null
let relationshipCache: ReturnType<typeof createRelationshipCache> | null = null

/**
 * The GraphQL endpoint: Payload's resolvers behind a handler that caches validated operations,
 * which Payload's handler validates for every request, and related documents.
 */
export const handleGraphql =
  (
    config: Promise<SanitizedConfig>,
    admit: (req: PayloadRequest, request: GraphqlRequest) => Admission = admitOperation,
  ) =>
  async (request: Request): Promise<Response> => {
    const startedAt = performance.now()
    const req = await createPayloadRequest({ canSetHeaders: true, config, request })
    await addDataAndFileToRequest(req)
    addLocalesToRequestFromData(req)
    const body: GraphqlRequest = req.data ?? {}
    const admission = admit(req, body)
    if (!('text' in admission))
      return Response.json(
        { errors: [{ message: admission.message, extensions: { code: admission.code } }] },
        {
          status: 400,
          headers: headersWithCors({ headers: new Headers({ 'cache-control': 'no-store' }), req }),
        },
      )
    const original = new Request(request.url, {
      method: 'POST',
      headers: jsonHeaders,
      body: JSON.stringify({
        query: admission.text,
        variables: body.variables,
        operationName: body.operationName,
      }),
    })
    const { schema, validationRules } = await getSchema(config)
    const headers: Record<string, string> = {}
    const omitted: Omitted = new Map()
    relationshipCache ??= createRelationshipCache(
      createChangeTokenReader(env.CONTENT_DATABASE_URL, req.payload),
    )
    const attachCache = relationshipCache
    const response = await createHandler({
      context: async (_request, { query }) => {
        if (isAnonymousQuery(req, documents.parse(query))) await attachCache(req.payloadDataLoader)
        return { headers, req, omitted }
      },
      schema,
      parse: (source) => documents.parse(typeof source === 'string' ? source : source.body),
      validate: (schemaOfRequest, document, rules = []) =>
        documents.validate(schemaOfRequest, document, rules),
      validationRules: (_request, args, standard) => [
        ...standard,
        ...validationRules(args as OperationArgs),
        ...(isEditor(req) ? editorRules : []),
      ],
      onOperation: (_request, _args, result) => {
        if (!('errors' in result) || !result.errors)
          return omitted.size > 0
            ? { ...result, extensions: { omitted: [...omitted.values()] } }
            : undefined
        const errors = result.errors.map((error) => toResponseError(error, req))
        // cast: they are serialised unchanged
        return { ...result, errors: errors as unknown as GraphQLError[] }
      },
    })(original)
    const ms = Math.round(performance.now() - startedAt)
    if (ms > slowMs)
      req.payload.logger.warn({ operation: body.operationName, ms }, 'A slow operation')
    const responseHeaders = headersWithCors({ headers: new Headers(response.headers), req })
    for (const [name, value] of [...Object.entries(headers), ...(req.responseHeaders ?? [])])
      responseHeaders.append(name, value)
    return new Response(response.body, { status: response.status, headers: responseHeaders })
  }

/**
 * Builds the schema once. It takes a second or two, so that `app/health` triggers it before the
 * first request.
 */
export function getSchema(config: Promise<SanitizedConfig>): Promise<Schema> {
  schemaPromise ??= config.then((sanitized) => {
    const generated = configToSchema(sanitized)
    return {
      ...generated,
      schema: withSubscription(withFieldContexts(withOmitted(withEditorOrder(generated.schema)))),
    }
  })
  return schemaPromise
}

/** The error for the client; messages of unexpected errors are only logged. */
function toResponseError(error: GraphQLError, req: PayloadRequest) {
  const original = error.originalError as (Error & { status?: number; data?: unknown }) | undefined
  logError({ err: error, payload: req.payload })
  const status = original?.status ?? (original ? 500 : 400)
  const message = status === 500 ? 'Something went wrong.' : error.message
  return {
    message,
    locations: error.locations,
    path: error.path,
    extensions: { name: original?.name, data: original?.data, statusCode: status },
  }
}
