import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { browserOperations } from '@law-firm/contract/browser-operations'
import { getOperationAST, parse, type ValidationRule } from 'graphql'
import type { PayloadRequest } from 'payload'
import { isEditor } from '../access/rules'
import { env } from '../env'
import { isSiteServer } from '../guards/rate-limits'
import { areBounded, maxLimit, maxVariableValues } from './bounded-variables'
import { createTrustedDocuments } from './trusted-documents'

/** A GraphQL-over-HTTP request with Apollo's persisted-query extension. */
export type GraphqlRequest = {
  query?: unknown
  variables?: unknown
  operationName?: unknown
  extensions?: unknown
}

/** The operation to execute, or the error of a rejected request. */
export type Admission = { text: string } | { code: string; message: string }

const maxTextLength = 20_000

let trusted: ReturnType<typeof createTrustedDocuments> | null = null

/**
 * Only an editor's session may send a query text; others send the hash of a trusted operation: the
 * site's server of any, browsers of those that are meant for them.
 */
export function admitOperation(
  req: PayloadRequest,
  { query, variables, extensions }: GraphqlRequest,
): Admission {
  if (isEditor(req) && typeof query === 'string') {
    return query.length <= maxTextLength
      ? { text: query }
      : { code: 'TOO_LONG', message: `An operation has at most ${maxTextLength} characters.` }
  }
  const hash: unknown = (
    extensions as { persistedQuery?: { sha256Hash?: unknown } } | null | undefined
  )?.persistedQuery?.sha256Hash
  trusted ??= createTrustedDocuments(env.CONTENT_TRUSTED_DOCUMENTS_FILES)
  const text = typeof hash === 'string' ? trusted.find(hash) : null
  if (text !== null) {
    if (isSiteServer(req.headers)) return { text }
    if (!isEditor(req) && !isBrowserOperation(text))
      return {
        code: 'SITE_ONLY',
        message:
          'This operation is run for the site’s server only, which shares REVALIDATE_SECRET with the content service.',
      }
    return areBounded(variables)
      ? { text }
      : {
          code: 'TOO_MUCH',
          message: `Variables ask for at most ${maxLimit} documents and hold at most ${maxVariableValues} values.`,
        }
  }
  return {
    code: 'PERSISTED_QUERY_NOT_FOUND',
    message:
      'This endpoint runs only the operations of its trusted documents: send the hash of one as extensions.persistedQuery.sha256Hash.',
  }
}

const isBrowserOperation = (text: string): boolean =>
  browserOperations.includes(getOperationAST(parse(text))?.name?.value ?? '')

const armorOptions = { exposeLimits: true, propagateOnRejection: true }

/** Limits for editors' ad-hoc queries; trusted documents are bounded by their own text. */
export const editorRules: ValidationRule[] = [
  maxDepthRule({ n: 8, ...armorOptions }) as ValidationRule,
  maxAliasesRule({ n: 15, ...armorOptions }) as ValidationRule,
  costLimitRule({
    maxCost: 5_000,
    objectCost: 2,
    scalarCost: 1,
    depthCostFactor: 1.5,
    ...armorOptions,
  }) as ValidationRule,
]
