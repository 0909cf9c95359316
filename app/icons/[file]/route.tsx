import { ImageResponse } from 'next/og'
import { cacheControl } from '@/lib/cache/lifetimes'
import { getSite } from '@/lib/content/site/get-site'
import { unavailableResponse } from '@/lib/errors/unavailable-response'
import { getDrawable, ogFontFamily } from '@/lib/og/fonts'
import { toInitial } from '@/lib/seo/icons'

const sizes: Record<string, number> = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
}

export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => Object.keys(sizes).map((file) => ({ file }))

type Context = { params: Promise<{ file: string }> }

/** The icons of a firm without a mark, for telephones: the first letter of its name. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const size = sizes[(await params).file]
  if (!size)
    return new Response('There is no such icon.', {
      status: 404,
      headers: { 'cache-control': 'no-store' },
    })
  try {
    const { firmName, brand } = await getSite('en')
    const { texts, fonts } = await getDrawable({ letter: toInitial(firmName) })
    return new ImageResponse(<Icon {...texts} size={size} palette={brand.palette} />, {
      width: size,
      height: size,
      fonts,
      headers: { 'cache-control': cacheControl.siteFile },
    })
  } catch (cause) {
    return unavailableResponse(cause, 'The icon cannot be drawn right now.')
  }
}

type IconProps = {
  letter: string
  size: number
  palette: Awaited<ReturnType<typeof getSite>>['brand']['palette']
}

const Icon = ({ letter, size, palette }: IconProps) => (
  <div
    style={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '100%',
      height: '100%',
      color: palette['on-night-strong'],
      background: palette.night,
      fontFamily: ogFontFamily,
      fontSize: size * 0.62,
    }}
  >
    {letter}
    <span style={{ color: palette['on-night-signal'] }}>.</span>
  </div>
)
