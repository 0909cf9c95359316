import type { Picture as PictureValue } from '@/lib/content/shared/picture'
import { ContourArt } from './contour-art'
import { Picture } from './picture'
import styles from './portrait.module.css'

type PortraitProps = {
  seed: string
  initials: string
  photograph: PictureValue | null
  size: 'large' | 'medium' | 'small'
}

const widths = { large: 400, medium: 120, small: 64 }

/** A photograph, or contour lines with initials. In a list it is decorative: the name is next to it. */
export function Portrait({ seed, initials, photograph, size }: PortraitProps) {
  if (photograph) {
    return (
      <div className={styles.portrait} data-size={size}>
        <Picture
          picture={{
            ...photograph,
            alt: size === 'large' ? photograph.alt : '',
            width: widths[size],
            height: widths[size] * 1.25,
          }}
          first={size === 'large'}
        />
      </div>
    )
  }
  return (
    <div className={styles.portrait} data-size={size} aria-hidden="true">
      <ContourArt kind={size === 'large' ? 'profile' : 'portrait'} seed={seed} />
      <b>{initials}</b>
    </div>
  )
}
