import { getTranslations } from 'next-intl/server'
import { type FavouriteKind } from '@law-firm/contract/favourites'
import { toKey } from '@/lib/favourites/favourite-types'
import { StarIcon } from './star-icon'
import styles from './favourite-star.module.css'

type FavouriteStarProps = {
  kind: FavouriteKind
  id: number
  title: string
  /** URL of the document, when it differs from the page of the star. */
  path?: string
  /** Only the icon, as in a list; the label then includes the title. */
  compact?: boolean
  pressed?: boolean
}

/**
 * Toggles a favourite. The markup is identical for every visitor because pages are cached; the favourites
 * controller sets its state in the browser. Hidden without JavaScript.
 */
export async function FavouriteStar({
  kind,
  id,
  title,
  path,
  compact = false,
  pressed = false,
}: FavouriteStarProps) {
  const t = await getTranslations('favourites.star')
  return (
    <button
      type="button"
      className={`${styles.star} needs-script`}
      data-favourite={toKey(kind, id)}
      data-title={title}
      data-path={path}
      aria-pressed={pressed}
      {...(compact ? { 'aria-label': `${t('label')}: ${title}` } : {})}
    >
      <StarIcon />
      {compact ? null : t('label')}
    </button>
  )
}
