import { readFileSync } from 'node:fs'
import { createSiteToken } from '@law-firm/runtime/http/site-token.mjs'
import { services } from './site'

const manifest = Object.entries(
  JSON.parse(readFileSync('lib/graphql/generated/persisted-documents.json', 'utf8')) as Record<
    string,
    string
  >,
)

/** Hash of a trusted document; the server rejects other operations. */
function computeHash(operationName: string): string {
  const [hash] =
    manifest.find(([, text]) => new RegExp(`(query|mutation) ${operationName}\\b`).test(text)) ?? []
  if (!hash) throw new Error(`The site has no operation ${operationName}.`)
  return hash
}

/**
 * Runs a trusted operation with the member's token, as the site's server does for the member.
 *
 * @typeParam Data the operation's generated type; undefined when the operation is rejected
 */
export async function runAs<Data = unknown>(
  token: string,
  operationName: string,
  variables: object = {},
): Promise<{ data: Data; errors?: unknown }> {
  const response = await fetch(`${services.content}/api/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-site-token': createSiteToken(process.env.TEST_REVALIDATE_SECRET ?? ''),
    },
    body: JSON.stringify({
      operationName,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: computeHash(operationName) } },
    }),
  })
  return (await response.json()) as { data: Data; errors?: unknown }
}

export type Favourite = {
  id: number
  kind: string
  document: number
  note: string | null
  folder: { id: number; name: string } | null
  savedAt: string
}

export async function listFavourites(token: string): Promise<Favourite[]> {
  const { data } = await runAs<{
    FavouriteFolders: { docs: { id: number; name: string }[] }
    Favourites: { docs: Favourite[] }
  }>(token, 'KeptFavourites')
  const folders = data.FavouriteFolders.docs
  return data.Favourites.docs.map((favourite) => ({
    ...favourite,
    folder: folders.find(({ id }) => id === favourite.folder?.id) ?? null,
  }))
}

export const findFavourite = async (
  token: string,
  kind: string,
  document: number,
): Promise<Favourite | undefined> =>
  (await listFavourites(token)).find(
    (favourite) => favourite.kind === kind && favourite.document === document,
  )

export async function saveAs(
  token: string,
  data: { kind: string; document: number; note?: string; folder?: number },
): Promise<number> {
  const response = await runAs<{ createFavourite: { id: number } }>(token, 'KeepFavourite', {
    data,
  })
  return response.data.createFavourite.id
}

export async function createFolderAs(token: string, name: string): Promise<number> {
  const response = await runAs<{ createFavouriteFolder: { id: number } }>(token, 'CreateFolder', {
    name,
  })
  return response.data.createFavouriteFolder.id
}
