import 'server-only'
import { unstable_cache } from 'next/cache'
import { building } from '../env/is-building'
import { pageLifetime } from './lifetimes'
import { everythingTag } from './manifest'

/**
 * Puts tags on the page that is being rendered. The page itself is what is kept (classic ISR); the documents behind
 * it are not kept a second time.
 *
 * @param asked when the page's data were asked for, in milliseconds: the page's age (see `handler.mjs`)
 */
export async function tagPage(tags: string[], asked: number): Promise<void> {
  const all = [...new Set([everythingTag, ...tags])].sort()
  await unstable_cache(async () => true, ['tags'], {
    tags: [`asked:${asked}`, ...all],
    revalidate: pageLifetime,
  })()
}

/**
 * Keeps a value that many pages share, such as the navigation, under its tags. A page that is made anew waits for a
 * fresh value; an outage throws and is not kept, and a value that was good stays in use.
 */
export function keepShared<Arguments extends unknown[], Value>(
  name: string,
  tags: string[],
  read: (...args: Arguments) => Promise<Value>,
): (...args: Arguments) => Promise<Value> {
  const kept = unstable_cache(
    async (...args: Arguments) => {
      const asked = Date.now()
      return { asked, value: await read(...args) }
    },
    [name],
    { tags: [everythingTag, ...tags], revalidate: pageLifetime },
  )
  return building ? onceAProcess(kept, tags) : async (...args) => (await kept(...args)).value
}

type Kept<Value> = { asked: number; value: Value }

/**
 * A build has many pages in one process, and nobody edits what they share meanwhile: it is read once for all of them,
 * which put its tags on themselves. Next would take it apart again for each.
 */
function onceAProcess<Arguments extends unknown[], Value>(
  kept: (...args: Arguments) => Promise<Kept<Value>>,
  tags: string[],
): (...args: Arguments) => Promise<Value> {
  const known = new Map<string, Promise<Kept<Value>>>()
  return async (...args) => {
    const key = JSON.stringify(args)
    const answer =
      known.get(key) ??
      kept(...args).catch((cause: unknown) => {
        known.delete(key)
        throw cause
      })
    known.set(key, answer)
    const { asked, value } = await answer
    await tagPage(tags, asked)
    return value
  }
}
