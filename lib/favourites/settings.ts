/** Messages of the favourites controller. `{count}` in `merged*` is the number of merged favourites. */
type FavouriteTexts = {
  saved: string
  savedHere: string
  removed: string
  undo: string
  close: string
  failed: string
  full: string
  signedOut: string
  signIn: string
  keep: string
  show: string
  mergedOne: string
  mergedOther: string
}

/** Settings of the favourites controller; they contain no data of the member. */
export type FavouriteSettings = {
  texts: FavouriteTexts
  locale: string
  favouritesHref: string
  /** Null without sign-in. */
  signIn: {
    audience: string
    apiBase: string
    trustedDocuments: boolean
    href: string
    /** The return path of a sign-in: a page that redirects at once. */ returnPath: string
  } | null
}
