import Image from 'next/image'
import type { BlockProps } from './body'

export const ImageBlock = ({ block: { picture, caption } }: BlockProps<'image'>) => (
  <figure>
    <Image src={picture.url} alt={picture.alt} width={picture.width} height={picture.height} sizes="(max-width: 60rem) 100vw, 42rem" />
    <figcaption className="meta">{[caption, picture.credit].filter(Boolean).join(' — ')}</figcaption>
  </figure>
)
