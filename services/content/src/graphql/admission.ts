import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import type { ValidationRule } from 'graphql'
import type { PayloadRequest } from 'payload'
import { isEditor } from '../access/rules'
import { env } from '../env'
import { isSiteServer } from '../guards/rate-limits'
import { areBounded, largestLimit, mostVariables } from './bounded-variables'
import { createTrustedDocuments } from './trusted-documents'

/** A GraphQL request over HTTP, with Apollo's persisted-query extension. */
export type GraphqlRequest = {
  query?: unknown
  variables?: unknown
  operationName?: unknown
  extensions?: unknown
}

/** What may be executed: the text of an operation, or why not. */
export type Admission = { text: string } | { code: string; message: string }

const longestText = 20_000

let trusted: ReturnType<typeof createTrustedDocuments> | null = null

/**
 * Anybody sends the hash of an operation that the site is known to send; an editor's session may
 * send a text.
 */
export function admitOperation(
  req: PayloadRequest,
  { query, variables, extensions }: GraphqlRequest,
): Admission {
  if (isEditor(req) && typeof query === 'string') {
    return query.length <= longestText
      ? { text: query }
      : { code: 'TOO_LONG', message: `An operation has at most ${longestText} characters.` }
  }
  const hash: unknown = (
    extensions as { persistedQuery?: { sha256Hash?: unknown } } | null | undefined
  )?.persistedQuery?.sha256Hash
  trusted ??= createTrustedDocuments(env.trustedDocuments)
  const text = typeof hash === 'string' ? trusted.find(hash) : null
  if (text !== null) {
    return isSiteServer(req.headers) || areBounded(variables)
      ? { text }
      : {
          code: 'TOO_MUCH',
          message: `Variables ask for at most ${largestLimit} documents and hold at most ${mostVariables} values.`,
        }
  }
  return {
    code: 'PERSISTED_QUERY_NOT_FOUND',
    message:
      'This endpoint runs only the operations of its trusted documents: send the hash of one as extensions.persistedQuery.sha256Hash.',
  }
}

const report = { exposeLimits: true, propagateOnRejection: true }

/** For editors' own texts; the site's operations are known and bounded by their documents. */
export const editorRules: ValidationRule[] = [
  maxDepthRule({ n: 8, ...report }) as ValidationRule,
  maxAliasesRule({ n: 15, ...report }) as ValidationRule,
  costLimitRule({
    maxCost: 5_000,
    objectCost: 2,
    scalarCost: 1,
    depthCostFactor: 1.5,
    ...report,
  }) as ValidationRule,
]
