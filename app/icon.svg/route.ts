import { cacheControl } from '@/lib/cache/lifetimes'
import { getSite } from '@/lib/content/site/get-site'
import { unavailableResponse } from '@/lib/errors/unavailable-response'
import { escape } from '@/lib/html/escape'
import { toInitial } from '@/lib/seo/icons'

export const dynamic = 'force-static'
export const revalidate = 3600

/** The icon of a firm without a mark: the first letter of its name. */
export async function GET(): Promise<Response> {
  try {
    const { firmName, brand } = await getSite('en')
    const { palette } = brand
    const letter = `<text x="15" y="23.500" text-anchor="middle" font-family="Georgia,serif" font-size="22" fill="${palette['on-night-strong']}">${escape(toInitial(firmName))}</text>`
    return new Response(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${palette.night}"/>${letter}<circle cx="26" cy="23" r="1.700" fill="${palette['on-night-signal']}"/></svg>`,
      { headers: { 'content-type': 'image/svg+xml', 'cache-control': cacheControl.siteFile } },
    )
  } catch (cause) {
    return unavailableResponse(cause, 'The icon cannot be drawn right now.')
  }
}
