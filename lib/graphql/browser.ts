import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { cacheSizes, getMainDefinition } from '@apollo/client/utilities'
import { createClient } from 'graphql-ws'
import { trustedDocumentsLink } from './trusted-documents'

/** Specification, section 9: the cache keeps at most so many results; the least used ones go first. */
export const cacheEntries = 65_536

export type BrowserClientOptions = {
  httpUrl: string
  /** Sends hashes of operations, not their texts. */
  trustedDocuments: boolean
  /** Without one, subscriptions are refused by the endpoint. */
  wsUrl?: string
  /** The page's language: documents of different languages are different entries. */
  locale: string
  /** Reads the bearer value from local storage; null when nobody is signed in. */
  getBearer: () => string | null
}

/** What the cache calls an object: its language, type and id; null for objects without an id. */
export const cacheKeyOf =
  (locale: string) =>
  (object: Readonly<{ __typename?: string; id?: unknown }>): string | false =>
    object.__typename && (typeof object.id === 'string' || typeof object.id === 'number')
      ? `${locale}:${object.__typename}:${object.id}`
      : false

/**
 * The content client of the browser (specification, section 7): HTTP, an optional websocket for
 * subscriptions, and the bearer value on both. Only members' pages load it.
 */
export function createBrowserClient({
  httpUrl,
  trustedDocuments,
  wsUrl,
  locale,
  getBearer,
}: BrowserClientOptions): ApolloClient {
  const withBearer = new SetContextLink((previous) => {
    const bearer = getBearer()
    const headers = 'headers' in previous ? (previous.headers as Record<string, string>) : {}
    return { headers: { ...headers, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) } }
  })
  const http = ApolloLink.from([
    withBearer,
    ...(trustedDocuments ? [trustedDocumentsLink()] : []),
    new HttpLink({ uri: httpUrl }),
  ])
  return new ApolloClient({
    cache: createCache(locale),
    link: wsUrl ? splitSubscriptions(wsUrl, getBearer, http) : http,
  })
}

function createCache(locale: string): InMemoryCache {
  cacheSizes['inMemoryCache.executeSelectionSet'] = cacheEntries
  cacheSizes['inMemoryCache.executeSubSelectedArray'] = cacheEntries
  return new InMemoryCache({
    dataIdFromObject: (object) => cacheKeyOf(locale)(object) || undefined,
  })
}

function splitSubscriptions(
  wsUrl: string,
  getBearer: () => string | null,
  http: ApolloLink,
): ApolloLink {
  const socket = new GraphQLWsLink(
    createClient({
      url: wsUrl,
      lazy: true,
      connectionParams: () => ({
        authorization: getBearer() ? `Bearer ${getBearer()}` : undefined,
      }),
    }),
  )
  return ApolloLink.split(
    ({ query }) => {
      const definition = getMainDefinition(query)
      return definition.kind === 'OperationDefinition' && definition.operation === 'subscription'
    },
    socket,
    http,
  )
}
