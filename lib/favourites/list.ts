import { favouriteKinds, isFavouriteKind, type FavouriteKind } from './kinds'

/** One that a member saved, as it is now. */
export type Kept = {
  /** Number of the favourite, not of its document. */
  id: number
  kind: FavouriteKind
  document: number
  title: string
  summary: string
  /** Without a language; null where there is no page. */
  path: string | null
  note: string
  /** ISO 8601. */
  savedAt: string
  folder: number | null
  /** The document changed since the member saved it, or said to have seen it. */
  changed: boolean
  /** It is not published any more. */
  gone: boolean
  /** It has a text that the member may not read. */
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

/** The filter that an address asks for; what it asks wrongly is no filter. */
export function parseFilter(first: (name: string) => string | undefined): ListFilter {
  const [kind, folder, sort, page] = ['kind', 'folder', 'sort', 'page'].map(first)
  return {
    kind: isFavouriteKind(kind) ? kind : null,
    folder:
      folder === 'none' ? 'none' : /^[1-9]\d{0,9}$/.test(folder ?? '') ? Number(folder) : null,
    q: (first('q') ?? '').trim().slice(0, 100),
    sort: sorts.find((one) => one === sort) ?? 'saved',
    page: /^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1,
  }
}

/** The filter as a query; what is as it is without one is left out. */
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

/** Those of the filter in its order. Each word must stand in the title, the summary or the note. */
export function applyFilter(
  all: readonly Kept[],
  { kind, folder, q, sort }: ListFilter,
  locale: string,
): Kept[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  const found = all.filter(
    (one) =>
      (kind === null || one.kind === kind) &&
      (folder === null || (one.folder ?? 'none') === folder) &&
      hasWords(one, words),
  )
  const byTitle = new Intl.Collator(locale, { numeric: true })
  const newest = (a: Kept, b: Kept) =>
    a.savedAt < b.savedAt ? 1 : a.savedAt > b.savedAt ? -1 : b.id - a.id
  const orders: Record<Sort, (a: Kept, b: Kept) => number> = {
    saved: newest,
    title: (a, b) => byTitle.compare(a.title, b.title) || newest(a, b),
    kind: (a, b) =>
      favouriteKinds.indexOf(a.kind) - favouriteKinds.indexOf(b.kind) ||
      byTitle.compare(a.title, b.title),
    changed: (a, b) => Number(b.changed) - Number(a.changed) || newest(a, b),
  }
  return found.sort(orders[sort])
}

const hasWords = ({ title, summary, note }: Kept, words: string[]): boolean => {
  const text = fold(`${title} ${summary} ${note}`)
  return words.every((word) => text.includes(word))
}

/** Without case and accents, so that "Securite" finds "Sécurité". */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
