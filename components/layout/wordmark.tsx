import { getImageProps } from 'next/image'
import type { Picture } from '@/lib/content/shared/picture'
import type { Site } from '@/lib/content/site/get-site'

type WordmarkProps = {
  site: Pick<Site, 'firmName' | 'brand'>
  /** It stands on a dark area in both schemes. */
  onDark?: boolean
}

/** The firm's logo, or its name in type. */
export function Wordmark({ site: { firmName, brand }, onDark = false }: WordmarkProps) {
  const logo = onDark ? brand.logoOnDark : brand.logo
  if (!logo)
    return (
      <>
        {firmName}
        <i aria-hidden="true">.</i>
      </>
    )
  const { src, srcSet, width, height } = toImage(logo)
  const image = (
    // eslint-disable-next-line @next/next/no-img-element -- as `components/ui/picture.tsx`
    <img data-logo="" alt={firmName} src={src} srcSet={srcSet} width={width} height={height} />
  )
  if (onDark || !brand.logoOnDark || brand.logoOnDark === logo) return image
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={toImage(brand.logoOnDark).srcSet} />
      {image}
    </picture>
  )
}

/** At twice the height of the header's bar (`lib/content/site/to-brand.ts`). */
const toImage = ({ url, width, height }: Picture) =>
  getImageProps({
    src: url,
    alt: '',
    width: Math.round((72 * width) / height),
    height: 72,
    loading: 'eager',
  }).props
