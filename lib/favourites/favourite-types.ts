/** Types of documents that can be saved, by their GraphQL names. */
export const favouriteKinds = [
  'contact',
  'article',
  'event',
  'training',
  'training_series',
  'news',
  'office',
  'navigator_answer',
] as const

export type FavouriteKind = (typeof favouriteKinds)[number]

/** Type and id of a document, as in `contact:1057`. */
export type FavouriteKey = `${FavouriteKind}:${number}`

export const isFavouriteKind = (value: unknown): value is FavouriteKind =>
  favouriteKinds.some((kind) => kind === value)

export const toKey = (kind: FavouriteKind, document: number): FavouriteKey => `${kind}:${document}`

/** @returns null for an invalid key */
export function parseKey(value: unknown): { kind: FavouriteKind; document: number } | null {
  const [, kind, number] = /^([a-z_]+):([1-9]\d{0,9})$/.exec(String(value)) ?? []
  const document = Number(number)
  return isFavouriteKind(kind) && document < 2 ** 31 ? { kind, document } : null
}

/** The kind in REST requests: `training-series`. */
export const toApiKind = (kind: FavouriteKind): string => kind.replace('_', '-')

/** The kind in a REST response; null for one that cannot be saved. */
export const fromApiKind = (kind: string): FavouriteKind | null => {
  const graphqlKind = kind.replace('-', '_')
  return isFavouriteKind(graphqlKind) ? graphqlKind : null
}
