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
import { createChangeTokenReader } from '../change-token'
import { createDocumentCache } from './document-cache'
import { isEditor } from '../access/rules'
import { admitOperation, editorRules, type Admission, type GraphqlRequest } from './admission'
import { createRelationshipCache, isAnonymousQuery } from './relationship-cache'
import { withEditorOrder, withFieldContexts } from './resolvers'

type Schema = ReturnType<typeof configToSchema>
type OperationArgs = Parameters<Schema['validationRules']>[0]

const jsonHeaders = { 'content-type': 'application/json', accept: 'application/json' }
const documents = createDocumentCache()
let built: Promise<Schema> | null = null
let keeper: ReturnType<typeof createRelationshipCache> | null = null

/**
 * The GraphQL endpoint: Payload's own resolvers behind a handler that remembers the questions it
 * has checked (Payload's handler checks the same text anew for each request), and what is related
 * to documents.
 */
export const handleGraphql =
  (
    config: Promise<SanitizedConfig>,
    admit: (req: PayloadRequest, request: GraphqlRequest) => Admission = admitOperation,
  ) =>
  async (request: Request): Promise<Response> => {
    const copy = request.clone()
    const req = await createPayloadRequest({ canSetHeaders: true, config, request })
    await addDataAndFileToRequest(req)
    addLocalesToRequestFromData(req)
    const asked = ((await copy.json().catch(() => null)) ?? {}) as GraphqlRequest
    const admission = admit(req, asked)
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
        variables: asked.variables,
        operationName: asked.operationName,
      }),
    })
    const { schema, validationRules } = await getSchema(config)
    const headers: Record<string, string> = {}
    keeper ??= createRelationshipCache(createChangeTokenReader(env.databaseUrl, req.payload))
    const keepRelated = keeper
    const answer = await createHandler({
      context: async (_request, { query }) => {
        if (isAnonymousQuery(req, documents.parse(query))) await keepRelated(req.payloadDataLoader)
        return { headers, req }
      },
      schema,
      parse: (source) => documents.parse(typeof source === 'string' ? source : source.body),
      validate: (of, document, rules = []) => documents.validate(of, document, rules),
      validationRules: (_request, args, standard) => [
        ...standard,
        ...validationRules(args as OperationArgs),
        ...(isEditor(req) ? editorRules : []),
      ],
      onOperation: (_request, _args, result) => {
        if (!('errors' in result) || !result.errors) return undefined
        const errors = result.errors.map((error) => toAnswer(error, req))
        return { ...result, errors: errors as unknown as GraphQLError[] } // serialised as they are
      },
    })(original)
    const all = headersWithCors({ headers: new Headers(answer.headers), req })
    for (const [name, value] of [...Object.entries(headers), ...(req.responseHeaders ?? [])])
      all.append(name, value)
    return new Response(answer.body, { status: answer.status, headers: all })
  }

/**
 * The schema, made once: it takes a second or two, which nobody should wait for who asks first
 * (`app/health`).
 */
export function getSchema(config: Promise<SanitizedConfig>): Promise<Schema> {
  built ??= config.then((own) => {
    const made = configToSchema(own)
    return { ...made, schema: withFieldContexts(withEditorOrder(made.schema)) }
  })
  return built
}

/** What went wrong, for whoever asked; the text of an unforeseen error stays in the log. */
function toAnswer(error: GraphQLError, req: PayloadRequest) {
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
