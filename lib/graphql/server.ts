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
import { env } from '../env/env'
import { ContentUnavailableError } from '../errors/content-unavailable'
import { fetchFrom } from '../upstreams/fetch'
import { siteHeaders } from './site-headers'
import { withOmitted } from './omitted'
import { trustedDocumentsLink } from './trusted-documents'
import { assertResponse } from './validate-response'

/** @param options.isRepeatable a query, as opposed to a mutation */
function linkTo(name: 'content' | 'drafts', options: { isRepeatable: boolean }): ApolloLink {
  const fetchContent = fetchFrom(name, options)
  const http = new HttpLink({
    uri: env.CONTENT_GRAPHQL_URL,
    fetch: (input, init) =>
      fetchContent(input, { ...init, headers: { ...(init?.headers as object), ...siteHeaders() } }),
  })
  const link = env.CONTENT_TRUSTED_DOCUMENTS === 'on' ? trustedDocumentsLink().concat(http) : http
  return withOmitted().concat(link)
}

/** One client per request: the keys of Apollo's cache have no language. */
const { getClient } = registerApolloClient(
  () =>
    new ApolloClient({
      cache: new InMemoryCache({ resultCaching: false }),
      link: ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.MUTATION,
        linkTo('content', { isRepeatable: false }),
        ApolloLink.split(
          (operation) => Boolean(operation.getContext().draft),
          linkTo('drafts', { isRepeatable: true }),
          linkTo('content', { isRepeatable: true }),
        ),
      ),
    }),
)

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
      context: { headers: authorizationOf(options), draft: options.draft },
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
