/** What the stars of a page say. `merged` stands for some added: `{count}` is put in. */
type StarTexts = {
  saved: string
  savedHere: string
  removed: string
  undo: string
  close: string
  failed: string
  full: string
  signedOut: string
  signIn: string
  show: string
  mergedOne: string
  mergedOther: string
}

/** What the stars need to know of the site; nothing of it is about who looks. */
export type StarSettings = {
  texts: StarTexts
  locale: string
  favouritesHref: string
  /** None on a site without sign-in. */
  signIn: {
    audience: string
    apiBase: string
    trustedDocuments: boolean
    href: string
    /** Where a sign-in comes back: a page that leads on at once. */ returnPath: string
  } | null
}
