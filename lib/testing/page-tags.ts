/** Tags of the pages that were read, without the one that every page has (`lib/cache/read-page.ts`). */
export const pageTags: string[][] = []

type Options = { tags: string[] }
type Read = (...args: unknown[]) => unknown

/**
 * Replaces `unstable_cache` of `next/cache`: caches nothing, and records tags of pages.
 *
 * @public for `jest.mock`
 */
export const unstable_cache =
  (read: Read, [name]: string[], { tags }: Options): Read =>
  (...args) => {
    if (name === 'tags') pageTags.push(tags.filter((tag) => tag !== 'content'))
    return read(...args)
  }
