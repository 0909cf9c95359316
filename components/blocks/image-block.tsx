import { Picture } from '@/components/ui/picture'
import type { BlockProps } from './body'
import typography from '@/components/ui/typography.module.css'

export const ImageBlock = ({ block: { picture, caption } }: BlockProps<'image'>) => (
  <figure>
    <Picture picture={picture} sizes="(max-width: 60rem) 100vw, 42rem" />
    <figcaption className={typography.meta}>
      {[caption, picture.credit].filter(Boolean).join(' — ')}
    </figcaption>
  </figure>
)
