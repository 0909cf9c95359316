import { favouriteKinds, isFavouriteKind, type FavouriteKind } from '@law-firm/contract/favourites'

/** A favourite with the current data of its document. */
export type Favourite = {
  /** Id of the favourite, not of its document. */
  id: number
  kind: FavouriteKind
  document: number
  title: string
  summary: string
  /** Without the locale; null when the document has no page. */
  path: string | null
  note: string
  /** ISO 8601. */
  savedAt: string
  folder: number | null
  /** The document changed since the member saved it or marked it as seen. */
  changed: boolean
  /** The document is no longer published. */
  unavailable: boolean
  /** The member has no access to the document's text. */
  locked: boolean
}

export type Folder = { id: number; name: string }

export const sorts = ['saved', 'title', 'kind', 'changed'] as const
type Sort = (typeof sorts)[number]

export type ListFilter = {
  kind: FavouriteKind | null
  folder: number | 'none' | null
  q: string
  sort: Sort
  page: number
}

export const pageSize = 40

/** The filter of a query string; invalid values are ignored. */
export function parseFilter(first: (name: string) => string | undefined): ListFilter {
  const [kind, folder, sort, page] = ['kind', 'folder', 'sort', 'page'].map(first)
  return {
    kind: isFavouriteKind(kind) ? kind : null,
    folder:
      folder === 'none' ? 'none' : /^[1-9]\d{0,9}$/.test(folder ?? '') ? Number(folder) : null,
    q: (first('q') ?? '').trim().slice(0, 100),
    sort: sorts.find((favourite) => favourite === sort) ?? 'saved',
    page: /^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1,
  }
}

/** The filter as a query string, without default values. */
export const toQuery = ({
  kind,
  folder,
  q,
  sort,
  page,
}: ListFilter): Record<string, string | undefined> => ({
  q: q || undefined,
  kind: kind ?? undefined,
  folder: folder === null ? undefined : String(folder),
  sort: sort === 'saved' ? undefined : sort,
  page: page === 1 ? undefined : String(page),
})

export const isFiltered = ({ kind, folder, q }: ListFilter): boolean =>
  kind !== null || folder !== null || q !== ''

/** The matching favourites, sorted. Every word must occur in title, summary or note. */
export function applyFilter(
  all: readonly Favourite[],
  { kind, folder, q, sort }: ListFilter,
  locale: string,
): Favourite[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  const matches = all.filter(
    (favourite) =>
      (kind === null || favourite.kind === kind) &&
      (folder === null || (favourite.folder ?? 'none') === folder) &&
      hasWords(favourite, words),
  )
  const byTitle = new Intl.Collator(locale, { numeric: true })
  const newest = (a: Favourite, b: Favourite) =>
    a.savedAt < b.savedAt ? 1 : a.savedAt > b.savedAt ? -1 : b.id - a.id
  const orders: Record<Sort, (a: Favourite, b: Favourite) => number> = {
    saved: newest,
    title: (a, b) => byTitle.compare(a.title, b.title) || newest(a, b),
    kind: (a, b) =>
      favouriteKinds.indexOf(a.kind) - favouriteKinds.indexOf(b.kind) ||
      byTitle.compare(a.title, b.title),
    changed: (a, b) => Number(b.changed) - Number(a.changed) || newest(a, b),
  }
  return matches.sort(orders[sort])
}

const hasWords = ({ title, summary, note }: Favourite, words: string[]): boolean => {
  const text = fold(`${title} ${summary} ${note}`)
  return words.every((word) => text.includes(word))
}

/** Without case and accents, so that "Securite" matches "Sécurité". */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
