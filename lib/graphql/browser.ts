import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { cacheSizes, getMainDefinition } from '@apollo/client/utilities'
import { createClient } from 'graphql-ws'
import { trustedDocumentsLink } from './trusted-documents'

/** Specification, section 9: the maximum of cached results; the least recently used are evicted. */
export const cacheEntries = 65_536

export type BrowserClientOptions = {
  httpUrl: string
  /** Sends hashes of operations, not their texts. */
  trustedDocuments: boolean
  /** Without it, the endpoint refuses subscriptions. */
  wsUrl?: string
  /** The page's language, which is part of the cache keys. */
  locale: string
  /** Reads the bearer token from local storage; null without a session. */
  getBearer: () => string | null
  /** The endpoint took the token of the websocket. */
  onConnected?: () => void
  /** The endpoint refuses the token: it has expired, or its session has ended. */
  onForbidden?: () => void
}

/** Forbidden, in the protocol of graphql-ws. */
const forbidden = 4403
const longestPauseMs = 60_000

/** The cache key of an object: language, type and id; null without an id. */
export const buildCacheKey =
  (locale: string) =>
  (object: Readonly<{ __typename?: string; id?: unknown }>): string | false =>
    object.__typename && (typeof object.id === 'string' || typeof object.id === 'number')
      ? `${locale}:${object.__typename}:${object.id}`
      : false

/**
 * The content client of the browser (specification, section 7): HTTP, an optional websocket for
 * subscriptions, and the bearer token on both. Only members' pages load it.
 */
export function createBrowserClient(options: BrowserClientOptions): ApolloClient {
  const { httpUrl, trustedDocuments, wsUrl, locale, getBearer } = options
  const withBearer = new SetContextLink((previous) => {
    const bearer = getBearer()
    const headers = 'headers' in previous ? (previous.headers as Record<string, string>) : {}
    return { headers: { ...headers, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) } }
  })
  const http = ApolloLink.from([withBearer, new HttpLink({ uri: httpUrl })])
  return new ApolloClient({
    cache: createCache(locale),
    link: ApolloLink.from([
      ...(trustedDocuments ? [trustedDocumentsLink()] : []),
      wsUrl ? splitSubscriptions(wsUrl, options, http) : http,
    ]),
  })
}

function createCache(locale: string): InMemoryCache {
  cacheSizes['inMemoryCache.executeSelectionSet'] = cacheEntries
  cacheSizes['inMemoryCache.executeSubSelectedArray'] = cacheEntries
  return new InMemoryCache({
    dataIdFromObject: (object) => buildCacheKey(locale)(object) || undefined,
  })
}

function splitSubscriptions(
  wsUrl: string,
  { getBearer, onConnected, onForbidden }: BrowserClientOptions,
  http: ApolloLink,
): ApolloLink {
  const socket = new GraphQLWsLink(
    createClient({
      url: wsUrl,
      lazy: true,
      connectionParams: () => ({
        authorization: getBearer() ? `Bearer ${getBearer()}` : undefined,
      }),
      retryAttempts: Infinity,
      retryWait: pauseBefore,
      shouldRetry: (cause) => !isForbidden(cause),
      on: {
        connected: () => onConnected?.(),
        closed: (event) => {
          if (isForbidden(event)) onForbidden?.()
        },
      },
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

const isForbidden = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'code' in event && event.code === forbidden

/** Twice as long each time, with a random part: many clients lose a service at once. */
const pauseBefore = (retries: number): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(resolve, Math.min(1_000 * 2 ** retries, longestPauseMs) + Math.random() * 2_000),
  )
