import type { Env } from './env'

const freshFor = 60_000
const retryAfter = 5_000
const timeout = 1_000

/** What hosted pages, mails and authenticator apps show of the firm. */
export type Firm = { name: string }

/**
 * The firm by the site's web app manifest, which the editors' settings fill; the site's host until it
 * was read. Only the first reading is waited for, as pages must not depend on the site.
 */
export function createFirm({ siteUrl }: Pick<Env, 'siteUrl'>) {
  let firm: Firm = { name: new URL(siteUrl).hostname }
  let isRead = false
  let nextAt = 0

  const read = async (): Promise<void> => {
    nextAt = Date.now() + retryAfter
    try {
      const response = await fetch(`${siteUrl}/manifest.webmanifest`, {
        signal: AbortSignal.timeout(timeout),
      })
      const { name } = (await response.json()) as { name?: unknown }
      if (!response.ok || typeof name !== 'string' || !name) return
      firm = { name }
      isRead = true
      nextAt = Date.now() + freshFor
    } catch {
      // the site is not up yet, or away
    }
  }

  return {
    get: async (): Promise<Firm> => {
      if (Date.now() >= nextAt) {
        const reading = read()
        if (!isRead) await reading
      }
      return firm
    },
  }
}
