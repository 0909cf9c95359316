import { cacheControl } from '@/lib/cache/lifetimes'
import { getSite } from '@/lib/content/site/get-site'
import { toManifestIcons } from '@/lib/seo/icons'

export const revalidate = 3600

/** Web app manifest (W3C, Web Application Manifest). */
export async function GET(): Promise<Response> {
  const { firmName, description, brand } = await getSite('en')
  const manifest = {
    name: firmName,
    short_name: firmName,
    description,
    start_url: '/',
    display: 'browser',
    background_color: brand.palette.paper,
    theme_color: brand.palette.night,
    icons: toManifestIcons(brand),
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': cacheControl.siteFile,
    },
  })
}
