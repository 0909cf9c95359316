import { cacheControl } from '@/lib/cache/lifetimes'
import { getSite } from '@/lib/content/site/get-site'

export const revalidate = 3600

/** Web app manifest (W3C, Web Application Manifest). */
export async function GET(): Promise<Response> {
  const { firmName, description } = await getSite('en')
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    name: firmName,
    short_name: firmName,
    description,
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf6',
    theme_color: '#0b2720',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': cacheControl.siteFile,
    },
  })
}
