import 'server-only'
import { unstable_cache } from 'next/cache'
import { pageLifetime } from './lifetimes'
import { everythingTag } from './manifest'

/** Puts tags on the page that is being rendered. Its documents are not cached behind it. */
export async function tagPage(tags: string[]): Promise<void> {
  await unstable_cache(async () => true, ['tags'], {
    tags: [...new Set([everythingTag, ...tags])].sort(),
    revalidate: pageLifetime,
  })()
}

/** Caches a value that many pages share, such as the navigation, until content changes. An outage throws. */
export const keepShared = <Arguments extends unknown[], Value>(
  name: string,
  tags: string[],
  read: (...args: Arguments) => Promise<Value>,
): ((...args: Arguments) => Promise<Value>) =>
  unstable_cache(read, [name], { tags: [everythingTag, ...tags], revalidate: pageLifetime })
