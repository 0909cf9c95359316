import { isFavouriteKind, type FavouriteKind } from '@law-firm/contract/favourites'

/** Type and id of a document, as in `contact:1057`. */
export type FavouriteKey = `${FavouriteKind}:${number}`

export const toKey = (kind: FavouriteKind, document: number): FavouriteKey => `${kind}:${document}`

/** @returns null for an invalid key */
export function parseKey(value: unknown): { kind: FavouriteKind; document: number } | null {
  const [, kind, number] = /^([a-z_]+):([1-9]\d{0,9})$/.exec(String(value)) ?? []
  const document = Number(number)
  return isFavouriteKind(kind) && document < 2 ** 31 ? { kind, document } : null
}
