import { ImageResponse } from 'next/og'
import { toPalette, type Palette } from '@law-firm/contract/brand'
import { contourPaths } from '@/lib/art/contours'
import { cacheControl } from '@/lib/cache/lifetimes'
import { getSite } from '@/lib/content/site/get-site'
import { readOgCard, type OgCard } from '@/lib/og/card'
import { getDrawable, ogFontFamily } from '@/lib/og/fonts'

const size = { width: 1200, height: 630 }

const hasHan = (text: string) => /\p{Script=Han}/u.test(text)

/** Open Graph image: the page's title on generated contour lines. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ signature: string }> },
): Promise<Response> {
  const card = readOgCard((await params).signature, new URL(request.url).searchParams)
  if (!card)
    return new Response('There is no such picture.', {
      status: 404,
      headers: { 'cache-control': 'no-store' },
    })
  const { title, eyebrow } = card
  const { firmName, palette } = await readFirm()
  const { texts, fonts } = await getDrawable({ title, eyebrow, firmName })
  return new ImageResponse(<Card {...texts} seed={card.seed} palette={palette} />, {
    ...size,
    fonts,
    headers: { 'cache-control': cacheControl.signedImage },
  })
}

/** The image does not wait for the content service: without it, the firm's name is left out. */
async function readFirm(): Promise<{ firmName: string; palette: Palette }> {
  try {
    const { firmName, brand } = await getSite('en')
    return { firmName, palette: brand.palette }
  } catch (cause) {
    console.warn('The firm could not be read for a picture', String(cause))
    return { firmName: '', palette: toPalette([], 'light') }
  }
}

type CardProps = OgCard & { firmName: string; palette: Palette }

function Card({ title, eyebrow, seed, firmName, palette }: CardProps) {
  const letters = [...title].length * (hasHan(title) ? 2 : 1)
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        color: palette['on-night-strong'],
        background: palette.night,
        fontFamily: ogFontFamily,
      }}
    >
      <svg
        width={size.width}
        height={size.height}
        viewBox={`0 0 ${size.width} ${size.height}`}
        style={{ position: 'absolute', inset: 0 }}
        fill="none"
        stroke={palette.sage}
        strokeWidth="1.4"
        opacity="0.35"
      >
        <path d={contourPaths(seed, { ...size, levels: 12, cell: 24 }).join('')} />
      </svg>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: '100%',
          padding: 72,
        }}
      >
        <div style={{ display: 'flex', fontSize: 44 }}>
          {firmName}
          <span style={{ color: palette['signal-on-pine'] }}>.</span>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div
            style={{
              display: 'flex',
              fontSize: 28,
              color: palette['signal-on-pine'],
              marginBottom: 18,
            }}
          >
            {eyebrow}
          </div>
          <div
            style={{
              display: 'flex',
              fontSize: letters > 90 ? 54 : letters > 45 ? 66 : 84,
              lineHeight: 1.1,
              maxWidth: 1000,
            }}
          >
            {title}
          </div>
        </div>
      </div>
    </div>
  )
}
