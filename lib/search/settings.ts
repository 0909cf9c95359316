/** Settings for searches of the browser. The key only permits searching. */
export type SearchSettings = {
  appId: string
  key: string
  host: string | null
  index: string
  newestIndex: string
}

export const hitsPerPage = 20

/** A search record; the content service creates it (docs/contracts.md, "Search records"). */
export type SearchHit = {
  objectID: string
  type: string
  title: string
  summary: string
  path: string
  language: string
  gated: boolean
  role?: string
  jobTitle?: string
  place?: string
  phone?: string
  phoneUri?: string
  email?: string
  hours?: string[]
  /** In the words of the language. */
  date?: string
}
