import 'server-only'
import { after } from 'next/server'

/** Pages are warmed a few at a time: readers come first. */
const atOnce = 2

/** This process's own address; a page is made by asking for it. */
const origin = `http://localhost:${process.env.PORT ?? '3000'}`

/**
 * Makes pages anew after the response is sent, the first one alone: an editor waits for it. Who asks first gets the
 * old page and sets the new one off, so each is asked for until it is new.
 */
export function warmPages([first, ...others]: string[]): void {
  const queue = [...others]
  const work = async () => {
    for (let path = queue.shift(); path; path = queue.shift()) await makeAnew(path)
  }
  after(async () => {
    if (first) await makeAnew(first)
    await Promise.all(Array.from({ length: atOnce }, work))
  })
}

async function makeAnew(path: string): Promise<void> {
  try {
    for (let asked = 0; asked < 40; asked += 1) {
      const response = await fetch(origin + path, {
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.timeout(15_000),
      })
      await response.arrayBuffer()
      if (response.headers.get('x-nextjs-cache') !== 'STALE') return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  } catch (cause) {
    console.warn('A page could not be warmed', path, String(cause))
  }
}
