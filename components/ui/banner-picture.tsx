import type { Picture as PictureValue } from '@/lib/content/shared/picture'
import { Picture } from './picture'
import styles from './banner-picture.module.css'

/** A picture as wide as the page, below its head. */
export const BannerPicture = ({ picture }: { picture: PictureValue }) => (
  <figure className={styles.picture}>
    <Picture picture={picture} sizes="(max-width: 80rem) 100vw, 80rem" first />
  </figure>
)
