import 'server-only'
import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  type OperationVariables,
} from '@apollo/client'
import { registerApolloClient } from '@apollo/experimental-nextjs-app-support'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { getOperationName } from '@apollo/client/utilities/internal'
import { OperationTypeNode } from 'graphql'
import { Agent, fetch as fetchOverNetwork } from 'undici'
import { building } from '../env/is-building'
import { env } from '../env/env'
import { ContentUnavailableError } from '../errors/content-unavailable'
import { upstreamOf } from '../upstreams/upstream'
import { siteHeaders } from './site-headers'
import { withRetry } from './retry'
import { withOmitted } from './omitted'
import { trustedDocumentsLink } from './trusted-documents'
import { assertResponse } from './validate-response'

/**
 * The timeout of the content service (docs/contracts.md, "GraphQL"); longer in a build, which keeps the machine busy.
 */
const limitMs = building ? 60_000 : 5_000

const agent = new Agent({ keepAliveTimeout: 30_000, connections: 32 })

/**
 * Not Next's `fetch`: cache tags decide when a page is stale, and a response in Next's data cache would outlive them.
 */
const networkFetch = ((input: string, init: RequestInit) =>
  fetchOverNetwork(input, { ...(init as object), dispatcher: agent })) as unknown as typeof fetch

const content = upstreamOf('content', limitMs)

/**
 * The timeout includes a retry. All queries of a page share one: it does not wait for each of them
 * in turn.
 */
function linkBy(fetch: typeof networkFetch, deadline: number): ApolloLink {
  const http = new HttpLink({
    uri: env.CONTENT_GRAPHQL_URL,
    fetch: (input, init) =>
      content.call(async () => {
        // not `AbortSignal.any`: in Node 20 a signal that it makes is never freed
        const signal = AbortSignal.timeout(Math.max(1, deadline - Date.now()))
        const headers = { ...(init?.headers as object), ...siteHeaders() }
        const response = await fetch(input, { ...init, headers, signal })
        if (response.status >= 500) throw new Error(`status ${response.status}`)
        return new Response(await response.text(), { status: response.status })
      }),
  })
  const link = env.CONTENT_TRUSTED_DOCUMENTS === 'on' ? trustedDocumentsLink().concat(http) : http
  return withOmitted().concat(link)
}

/** One client per request: the keys of Apollo's cache have no language. */
const { getClient } = registerApolloClient(() => {
  const deadline = Date.now() + limitMs
  return new ApolloClient({
    cache: new InMemoryCache({ resultCaching: false }),
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.MUTATION,
      linkBy(networkFetch, deadline),
      linkBy(withRetry(networkFetch), deadline),
    ),
  })
})

/**
 * Queries the content service.
 *
 * @param options.draft reads drafts, with the site's preview key
 * @param options.bearer the member's access token: the response is private and must not be cached
 * @throws ContentUnavailableError on an outage, a timeout, malformed JSON, GraphQL `errors` or an invalid response
 */
export async function queryContent<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: { draft?: boolean; bearer?: string } = {},
): Promise<Data> {
  try {
    const { data } = await getClient().query({
      query: query as TypedDocumentNode<Data, OperationVariables>,
      variables,
      fetchPolicy: 'no-cache',
      errorPolicy: 'none',
      context: { headers: authorizationOf(options) },
    })
    assertResponse(query, variables, data)
    return data as Data
  } catch (cause) {
    throw new ContentUnavailableError(getOperationName(query, 'an anonymous query'), cause)
  }
}

/** In a preview the preview key takes precedence over the member's token. */
function authorizationOf({
  draft,
  bearer,
}: {
  draft?: boolean
  bearer?: string
}): Record<string, string> {
  if (draft) return { authorization: `users API-Key ${env.CONTENT_API_KEY ?? ''}` }
  return bearer ? { authorization: `Bearer ${bearer}` } : {}
}

/**
 * Sends a mutation with a member's token.
 *
 * @throws ContentUnavailableError when it is refused or its response is invalid
 */
export async function mutateContent<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { bearer }: { bearer: string },
): Promise<Data> {
  const operation = getOperationName(mutation, 'an anonymous mutation')
  try {
    const { data } = await getClient().mutate({
      mutation: mutation as TypedDocumentNode<Data, OperationVariables>,
      variables,
      fetchPolicy: 'no-cache',
      errorPolicy: 'none',
      context: { headers: authorizationOf({ bearer }) },
    })
    assertResponse(mutation, variables, data)
    return data as Data
  } catch (cause) {
    throw new ContentUnavailableError(operation, cause)
  }
}
