import 'server-only'
import { unstable_cache } from 'next/cache'
import { pageLifetime } from './lifetimes'
import { everythingTag, collectTags } from './manifest'

/** Next drops more in one call. */
const maxTags = 128

/**
 * Reads data for the page that is being rendered, which gets the tags and those of all documents in
 * the data. The data are not cached behind the page.
 */
export async function readPage<Data>(tags: string[], read: () => Promise<Data>): Promise<Data> {
  const data = await read()
  const all = [...new Set([everythingTag, ...tags, ...collectTags(data)])].sort()
  for (let first = 0; first < all.length; first += maxTags) {
    const some = all.slice(first, first + maxTags)
    await unstable_cache(async () => true, ['tags'], { tags: some, revalidate: pageLifetime })()
  }
  return data
}

/**
 * Reads a value that many pages share, such as the navigation, and caches it until content changes
 * (`handler.mjs`). An outage throws.
 */
export const readShared = <Arguments extends unknown[], Value>(
  name: string,
  tags: string[],
  read: (...args: Arguments) => Promise<Value>,
): ((...args: Arguments) => Promise<Value>) =>
  unstable_cache(read, [name], { tags: [everythingTag, ...tags], revalidate: pageLifetime })
