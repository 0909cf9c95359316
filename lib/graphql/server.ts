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
import { siteToken } from './site-token'
import { withSecondTry } from './second-try'
import { trustedDocumentsLink } from './trusted-documents'
import { assertResponse } from './validate-response'

/** A content service that takes longer is out (docs/contracts.md, "GraphQL"). A build has nobody waiting, and a machine that is busy with it. */
const limitMs = building ? 60_000 : 5_000

const agent = new Agent({ keepAliveTimeout: 30_000, connections: 32 })

/**
 * The network's own fetch, not the one that Next replaces: a page decides by its tags when it is old, and an
 * answer that Next kept by itself would outlive them.
 */
const networkFetch = ((input: string, init: RequestInit) =>
  fetchOverNetwork(input, { ...(init as object), dispatcher: agent })) as unknown as typeof fetch

/** The limit is for both tries together, where there are two. */
function linkBy(fetch: typeof networkFetch): ApolloLink {
  const http = new HttpLink({
    uri: env.CONTENT_GRAPHQL_URL,
    headers: siteToken,
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(limitMs) }),
  })
  return env.CONTENT_TRUSTED_DOCUMENTS === 'on' ? trustedDocumentsLink().concat(http) : http
}

/** One client a request: Apollo's cache knows a document by type and id, and would mix its languages. */
const { getClient } = registerApolloClient(
  () =>
    new ApolloClient({
      cache: new InMemoryCache({ resultCaching: false }),
      link: ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.MUTATION,
        linkBy(networkFetch),
        linkBy(withSecondTry(networkFetch)),
      ),
    }),
)

/**
 * Asks the content service.
 *
 * @param options.draft reads drafts with the site's own key instead of what is published
 * @param options.bearer asks in the name of the member whose access token it is: the answer is theirs and must not be kept
 * @throws ContentUnavailableError on an outage, a timeout, malformed JSON, GraphQL `errors` or a response that the schema does not allow
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

/** An editor in a preview sees all of it, whoever else they are. */
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
 * Changes something in the content service in a member's name.
 *
 * @throws ContentUnavailableError when it did not take it, or its response is damaged
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
