import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client'
import { createBrowserClient } from '@/lib/graphql/browser'
import {
  RemoveFavouriteDocument,
  SaveFavouriteDocument,
  SavedAmongDocument,
} from '@/lib/graphql/generated/graphql'
import { parseKey, toKey, type FavouriteKey } from '@/lib/favourites/favourite-types'
import type { FavouriteSettings } from '@/lib/favourites/settings'
import { whoIsHere } from './current-member.client'

/** The content service knows this browser's member no more. */
class SignedOutError extends Error {
  override name = 'SignedOutError'
}

/** What undoing a removal puts back. */
export type Kept = { savedAt?: string; note?: string; folder?: number }

let client: ApolloClient | undefined

const clientOf = (settings: FavouriteSettings): ApolloClient =>
  (client ??= createBrowserClient({
    httpUrl: `${settings.signIn?.apiBase}/graphql`,
    trustedDocuments: settings.signIn?.trustedDocuments ?? true,
    locale: settings.locale,
    getBearer: () => whoIsHere(settings)?.token ?? null,
  }))

const limitMs = 10_000

async function ask<Answer>(
  run: (context: { fetchOptions: RequestInit }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await run({
      fetchOptions: { signal: AbortSignal.timeout(limitMs), credentials: 'omit' },
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

/** Which of these the member saved, with the numbers under which they are kept. @throws SignedOutError */
export async function savedAmong(
  settings: FavouriteSettings,
  keys: readonly FavouriteKey[],
): Promise<Map<FavouriteKey, number>> {
  const among = keys.flatMap((key) => {
    const { kind, document } = parseKey(key) ?? {}
    return kind && document
      ? [{ AND: [{ kind: { equals: kind } }, { document: { equals: document } }] }]
      : []
  })
  if (among.length === 0) return new Map()
  const { data } = await ask((context) =>
    clientOf(settings).query({
      query: SavedAmongDocument,
      variables: { among },
      fetchPolicy: 'network-only',
      context,
    }),
  )
  if (!Array.isArray(data?.Favourites?.docs)) throw new Error('The response is damaged')
  return new Map(data.Favourites.docs.map(({ id, kind, document }) => [toKey(kind, document), id]))
}

/** @throws SignedOutError */
export async function save(
  settings: FavouriteSettings,
  key: FavouriteKey,
  kept: Kept = {},
): Promise<number> {
  const { kind, document } = parseKey(key) ?? {}
  if (!kind || !document) throw new Error(`no favourite: ${key}`)
  const { data } = await ask((context) =>
    clientOf(settings).mutate({
      mutation: SaveFavouriteDocument,
      variables: { data: { kind, document, ...kept } },
      context,
    }),
  )
  const id = data?.createFavourite?.id
  if (!id) throw new Error('no answer')
  return id
}

/** Removes it, whichever device saved it. @throws SignedOutError */
export async function remove(settings: FavouriteSettings, key: FavouriteKey): Promise<Kept> {
  const id = (await savedAmong(settings, [key])).get(key)
  if (!id) return {}
  const { data } = await ask((context) =>
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
