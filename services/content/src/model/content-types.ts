import { contentTypes, type ContentType } from '@law-firm/contract/content-types'

export { contentTypes }

export type ContentSlug = keyof typeof contentTypes

/** The collections whose rows have a value for a key. */
export type SlugWith<Key extends keyof ContentType> = {
  [Slug in ContentSlug]: (typeof contentTypes)[Slug] extends { [K in Key]: unknown } ? Slug : never
}[ContentSlug]

export const contentSlugs = Object.keys(contentTypes) as ContentSlug[]

/** Rows without literal types. */
const entries = Object.entries(contentTypes) as [ContentSlug, ContentType][]

export const slugsWith = <Key extends keyof ContentType>(key: Key): SlugWith<Key>[] =>
  entries.flatMap(([slug, row]) => (row[key] === undefined ? [] : [slug as SlugWith<Key>]))

/** The row of a collection; undefined for one without content. */
export const getContentType = (collection: string): ContentType | undefined =>
  entries.find(([slug]) => slug === collection)?.[1]

/** Whether documents form a tree by `parent`. */
export const isTree = (collection: string): boolean =>
  getContentType(collection)?.addressFields?.includes('parent') ?? false

export const toTitle = (collection: string): string => getContentType(collection)?.title ?? 'title'
