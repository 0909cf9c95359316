import type { Env } from './env'
import { toStyles, type Styles } from './pages/styles'

const freshFor = 60_000
const retryAfter = 5_000
const timeout = 1_000

/** What hosted pages, mails and authenticator apps show of the firm. */
export type Firm = { name: string; styles: Styles }

/**
 * The firm by the site's web app manifest and style sheet, which the editors' settings fill; the site's
 * host in the colours of the tokens until they were read. Only the first reading is waited for, as
 * pages must not depend on the site.
 */
export function createFirm({ siteUrl }: Pick<Env, 'siteUrl'>) {
  let firm: Firm = { name: new URL(siteUrl).hostname, styles: toStyles('') }
  let isRead = false
  let nextAt = 0

  const read = async (): Promise<void> => {
    nextAt = Date.now() + retryAfter
    try {
      const [manifest, sheet] = await Promise.all([
        load(`${siteUrl}/manifest.webmanifest`),
        load(`${siteUrl}/api/brand.css`),
      ])
      const { name } = (await manifest.json()) as { name?: unknown }
      if (typeof name !== 'string' || !name) return
      firm = { name, styles: toStyles(toColoursOnly(await sheet.text())) }
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

/** @throws when the site does not have it */
async function load(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response
}

/** Of a style sheet only blocks of colours: nothing else of another service is a page's style here. */
export const toColoursOnly = (css: string): string =>
  (
    css.match(
      /@media screen(?: and \(prefers-color-scheme:(?:light|dark)\))?\{:root\{(?:--[a-z\d-]+:#[\da-f]{6};?)+\}\}/g,
    ) ?? []
  ).join('')
