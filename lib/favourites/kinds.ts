/** What can be saved, by its name in the content service's GraphQL. */
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

/** Kind and number in one, as in `contact:1057`: what a star is about. */
export type FavouriteKey = `${FavouriteKind}:${number}`

export const isFavouriteKind = (value: unknown): value is FavouriteKind =>
  favouriteKinds.some((kind) => kind === value)

export const toKey = (kind: FavouriteKind, document: number): FavouriteKey => `${kind}:${document}`

/** @returns null for what is no key */
export function parseKey(value: unknown): { kind: FavouriteKind; document: number } | null {
  const [, kind, number] = /^([a-z_]+):([1-9]\d{0,9})$/.exec(String(value)) ?? []
  const document = Number(number)
  return isFavouriteKind(kind) && document < 2 ** 31 ? { kind, document } : null
}

/** The kind as the calls outside GraphQL write it: `training-series`. */
export const callKind = (kind: FavouriteKind): string => kind.replace('_', '-')

/** The kind of an answer of such a call; null for one that cannot be saved. */
export const kindOfCall = (kind: string): FavouriteKind | null => {
  const own = kind.replace('-', '_')
  return isFavouriteKind(own) ? own : null
}
