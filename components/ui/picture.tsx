import { getImageProps } from 'next/image'
import type { Picture as PictureValue } from '@/lib/content/shared/picture'

type PictureProps = { picture: PictureValue; sizes: string; fill?: boolean }

/**
 * A picture of the content service through the image optimiser. A plain element with the optimiser's sources: the
 * framework's own component would cost every page 5.5 kB of script, those without a picture too.
 */
export function Picture({ picture, sizes, fill = false }: PictureProps) {
  const { alt, ...source } = getImageProps({
    src: picture.url,
    alt: picture.alt,
    sizes,
    ...(fill ? { fill } : { width: picture.width, height: picture.height }),
  }).props
  // eslint-disable-next-line @next/next/no-img-element -- see above
  return <img alt={alt} {...source} />
}
