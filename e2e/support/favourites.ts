import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { identity } from './members'
import { services } from './site'

/** The member's access token, from local storage. */
export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', `${identity.audience}:token`)

const manifest = Object.entries(
  JSON.parse(readFileSync('lib/graphql/generated/persisted-documents.json', 'utf8')) as Record<
    string,
    string
  >,
)

/** Hash of a trusted document; the server rejects other operations. */
function hashOf(operationName: string): string {
  const [hash] =
    manifest.find(([, text]) => new RegExp(`(query|mutation) ${operationName}\\b`).test(text)) ?? []
  if (!hash) throw new Error(`The site has no operation ${operationName}.`)
  return hash
}

/**
 * Runs a trusted operation with the member's token.
 *
 * @typeParam Data the operation's generated type; undefined when the operation is rejected
 */
export async function askAs<Data = unknown>(
  token: string,
  operationName: string,
  variables: object = {},
): Promise<{ data: Data; errors?: unknown }> {
  const response = await fetch(`${services.content}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      operationName,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(operationName) } },
    }),
  })
  return (await response.json()) as { data: Data; errors?: unknown }
}

export type Kept = {
  id: number
  kind: string
  document: number
  note: string | null
  folder: { id: number; name: string } | null
  savedAt: string
}

export async function favouritesOf(token: string): Promise<Kept[]> {
  const { data } = await askAs<{
    FavouriteFolders: { docs: { id: number; name: string }[] }
    Favourites: { docs: Kept[] }
  }>(token, 'KeptFavourites')
  const folders = data.FavouriteFolders.docs
  return data.Favourites.docs.map((one) => ({
    ...one,
    folder: folders.find(({ id }) => id === one.folder?.id) ?? null,
  }))
}

export const findKept = async (
  token: string,
  kind: string,
  document: number,
): Promise<Kept | undefined> =>
  (await favouritesOf(token)).find((one) => one.kind === kind && one.document === document)

export async function saveAs(
  token: string,
  data: { kind: string; document: number; note?: string; folder?: number },
): Promise<number> {
  const answer = await askAs<{ createFavourite: { id: number } }>(token, 'KeepFavourite', { data })
  return answer.data.createFavourite.id
}

export async function folderAs(token: string, name: string): Promise<number> {
  const answer = await askAs<{ createFavouriteFolder: { id: number } }>(token, 'CreateFolder', {
    name,
  })
  return answer.data.createFavouriteFolder.id
}
