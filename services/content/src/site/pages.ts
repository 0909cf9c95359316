import { env } from '../env'

const pageTimeoutMs = 3_000
/** A site that did not respond is not waited for again by each row of an import. */
const awayMs = 30_000
let awayUntil = 0

/** @returns the status of the site, which alone knows all of its pages; null when it does not respond */
async function readStatus(address: string): Promise<number | null> {
  if (performance.now() < awayUntil) return null
  try {
    const { status } = await fetch(new URL(address, env.SITE_URL), {
      method: 'HEAD',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(pageTimeoutMs),
    })
    return status
  } catch {
    awayUntil = performance.now() + awayMs
    return null
  }
}

/** Whether the site shows a page at an address; not where it redirects, or does not respond. */
export const isLivePage = async (address: string): Promise<boolean> =>
  (await readStatus(address)) === 200
