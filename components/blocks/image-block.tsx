import { Picture } from '@/components/ui/picture'
import type { BlockProps } from './body'

export const ImageBlock = ({ block: { picture, caption } }: BlockProps<'image'>) => (
  <figure>
    <Picture picture={picture} sizes="(max-width: 60rem) 100vw, 42rem" />
    <figcaption className="meta">
      {[caption, picture.credit].filter(Boolean).join(' — ')}
    </figcaption>
  </figure>
)
