import { landPath, mapSize } from '@/lib/art/world-map'
import { cacheControl } from '@/lib/cache/lifetimes'

export const dynamic = 'force-static'

/** The coastlines of world maps, which refer to `#land` and style it: 15 kB that no page repeats. */
export const GET = (): Response =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize.width} ${mapSize.height}"><path id="land" vector-effect="non-scaling-stroke" d="${landPath}"/></svg>`,
    { headers: { 'content-type': 'image/svg+xml', 'cache-control': cacheControl.siteFile } },
  )
