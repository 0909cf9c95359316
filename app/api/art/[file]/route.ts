import { drawArt } from '@/lib/art/pictures'
import { cacheControl } from '@/lib/cache/lifetimes'

export const dynamic = 'force-static'
export const generateStaticParams = () => []

type Context = { params: Promise<{ file: string }> }

/** Contour lines, which pages refer to by `#art` and style. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const svg = drawArt(file)
  if (svg === null)
    return new Response('There is no such picture.', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': cacheControl.art },
  })
}
