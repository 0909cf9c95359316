import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client'
import { createBrowserClient } from '@/lib/graphql/browser'
import {
  RemoveFavouriteDocument,
  SaveFavouriteDocument,
  SavedAmongDocument,
} from '@/lib/graphql/generated/graphql'
import { parseKey, toKey, type FavouriteKey } from '@/lib/favourites/favourite-types'
import type { FavouriteSettings } from '@/lib/favourites/settings'
import { getCurrentMember } from './current-member.client'

/** The content service no longer accepts the member's token. */
class SignedOutError extends Error {
  override name = 'SignedOutError'
}

/** What Undo restores. */
export type FavouriteDetails = { savedAt?: string; note?: string; folder?: number }

let client: ApolloClient | undefined

const clientOf = (settings: FavouriteSettings): ApolloClient =>
  (client ??= createBrowserClient({
    httpUrl: `${settings.signIn?.apiBase}/graphql`,
    trustedDocuments: settings.signIn?.trustedDocuments ?? true,
    locale: settings.locale,
    getBearer: () => getCurrentMember(settings)?.token ?? null,
  }))

const timeoutMs = 10_000

async function runOperation<Result>(
  run: (context: { fetchOptions: RequestInit }) => Promise<Result>,
): Promise<Result> {
  try {
    return await run({
      fetchOptions: { signal: AbortSignal.timeout(timeoutMs), credentials: 'omit' },
    })
  } catch (cause) {
    if (
      CombinedGraphQLErrors.is(cause) &&
      cause.errors.some(
        ({ extensions }) => extensions?.statusCode === 403 || extensions?.statusCode === 401,
      )
    )
      throw new SignedOutError()
    throw cause
  }
}

/**
 * Maps the keys that the member saved to the ids of their favourites.
 *
 * @throws SignedOutError
 */
export async function getSavedIds(
  settings: FavouriteSettings,
  keys: readonly FavouriteKey[],
): Promise<Map<FavouriteKey, number>> {
  const conditions = keys.flatMap((key) => {
    const { kind, document } = parseKey(key) ?? {}
    return kind && document
      ? [{ AND: [{ kind: { equals: kind } }, { document: { equals: document } }] }]
      : []
  })
  if (conditions.length === 0) return new Map()
  const { data } = await runOperation((context) =>
    clientOf(settings).query({
      query: SavedAmongDocument,
      variables: { among: conditions },
      fetchPolicy: 'network-only',
      context,
    }),
  )
  if (!Array.isArray(data?.Favourites?.docs)) throw new Error('The response is damaged')
  return new Map(data.Favourites.docs.map(({ id, kind, document }) => [toKey(kind, document), id]))
}

/** @throws SignedOutError */
export async function saveFavourite(
  settings: FavouriteSettings,
  key: FavouriteKey,
  details: FavouriteDetails = {},
): Promise<number> {
  const { kind, document } = parseKey(key) ?? {}
  if (!kind || !document) throw new Error(`no favourite: ${key}`)
  const { data } = await runOperation((context) =>
    clientOf(settings).mutate({
      mutation: SaveFavouriteDocument,
      variables: { data: { kind, document, ...details } },
      context,
    }),
  )
  const id = data?.createFavourite?.id
  if (!id) throw new Error('The response has no id')
  return id
}

/**
 * Removes the favourite, whichever device saved it.
 *
 * @throws SignedOutError
 */
export async function removeFavourite(
  settings: FavouriteSettings,
  key: FavouriteKey,
): Promise<FavouriteDetails> {
  const id = (await getSavedIds(settings, [key])).get(key)
  if (!id) return {}
  const { data } = await runOperation((context) =>
    clientOf(settings).mutate({ mutation: RemoveFavouriteDocument, variables: { id }, context }),
  )
  if (!data?.deleteFavourite?.id) throw new Error('The response is damaged')
  const { savedAt, note, folder } = data.deleteFavourite
  return {
    ...(savedAt ? { savedAt } : {}),
    ...(note ? { note } : {}),
    ...(folder ? { folder: folder.id } : {}),
  }
}
