/** Types of documents that can be saved; `content-types.ts` names the collection of each. */
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

export const isFavouriteKind = (value: unknown): value is FavouriteKind =>
  favouriteKinds.some((kind) => kind === value)
