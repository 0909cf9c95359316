import type { Page } from '@playwright/test'
import { identity } from './members'
import { services } from './site'

/** The member's access token, as the browser keeps it. */
export const tokenOf = (page: Page): Promise<string> => page.evaluate((key) => localStorage.getItem(key) ?? '', `${identity.audience}:token`)

/** Asks the content service in the name of whose token it is. */
export async function askAs(token: string, query: string, variables: object = {}): Promise<Record<string, any>> { // eslint-disable-line @typescript-eslint/no-explicit-any
  const response = await fetch(`${services.content}/api/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ query, variables }) })
  return (await response.json()) as Record<string, unknown>
}

export type Kept = { id: number; kind: string; document: number; note: string | null; folder: { id: number; name: string } | null; savedAt: string }

export async function favouritesOf(token: string): Promise<Kept[]> {
  const { data } = await askAs(token, '{ Favourites(pagination: false) { docs { id kind document note savedAt folder { id name } } } }')
  return data.Favourites.docs as Kept[]
}

export const findKept = async (token: string, kind: string, document: number): Promise<Kept | undefined> => (await favouritesOf(token)).find((one) => one.kind === kind && one.document === document)

export async function saveAs(token: string, data: { kind: string; document: number; note?: string; folder?: number }): Promise<number> {
  const answer = await askAs(token, 'mutation($data: mutationFavouriteInput!) { createFavourite(data: $data) { id } }', { data })
  return answer.data.createFavourite.id as number
}

/** Takes favourites away, so that no test finds another's. */
export async function dropAs(token: string, ...keys: [kind: string, document: number][]): Promise<void> {
  for (const { id, kind, document } of await favouritesOf(token)) {
    if (keys.some(([one, number]) => one === kind && number === document)) await askAs(token, 'mutation($id: Int!) { deleteFavourite(id: $id) { id } }', { id })
  }
}

export async function folderAs(token: string, name: string): Promise<number> {
  const answer = await askAs(token, 'mutation($name: String!) { createFavouriteFolder(data: { name: $name }) { id } }', { name })
  return answer.data.createFavouriteFolder.id as number
}

export const dropFolderAs = (token: string, id: number) => askAs(token, 'mutation($id: Int!) { deleteFavouriteFolder(id: $id) { id } }', { id })
