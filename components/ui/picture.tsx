import { getImageProps } from 'next/image'
import type { Picture as PictureValue } from '@/lib/content/shared/picture'

type PictureProps = {
  picture: PictureValue
  /** Where the width depends on the window's; else it is the picture's. */
  sizes?: string
  /** It is on the first screen: it is not lazy, and comes first. */
  first?: boolean
}

/**
 * An image of the content service with the optimiser's `srcset`. `next/image` as a component would add 5.5 kB
 * of JavaScript to every page.
 */
export function Picture({ picture, sizes, first = false }: PictureProps) {
  // the content security policy refuses style attributes
  const {
    alt,
    style: _style,
    ...source
  } = getImageProps({
    src: picture.url,
    alt: picture.alt,
    ...(sizes ? { sizes } : {}),
    ...(first ? { loading: 'eager', fetchPriority: 'high' } : {}),
    width: picture.width,
    height: picture.height,
  }).props
  // eslint-disable-next-line @next/next/no-img-element -- see above
  return <img alt={alt} {...source} />
}
