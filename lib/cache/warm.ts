import 'server-only'
import { after } from 'next/server'

/** Pages are warmed a few at a time: readers come first. */
const atOnce = 2

/** This process's own address; a page is made by asking for it. */
const origin = `http://localhost:${process.env.PORT ?? '3000'}`

/**
 * Asks for each page after the response is sent: the first to ask gets the old page and sets the new one off.
 */
export function warmPages(paths: string[]): void {
  const queue = [...paths]
  const work = async () => {
    for (let path = queue.shift(); path; path = queue.shift()) {
      try {
        const response = await fetch(origin + path, { redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(15_000) })
        await response.arrayBuffer()
      } catch (cause) {
        console.warn('A page could not be warmed', path, String(cause))
      }
    }
  }
  after(async () => void (await Promise.all(Array.from({ length: atOnce }, work))))
}
