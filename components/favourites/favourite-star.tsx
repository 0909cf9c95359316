import { getTranslations } from 'next-intl/server'
import { toKey, type FavouriteKind } from '@/lib/favourites/favourite-types'
import { StarIcon } from './star-icon'

type FavouriteStarProps = {
  kind: FavouriteKind
  /** The document's number. */
  id: number
  title: string
  /** Where the document stands, when that is not the page of the star. */
  path?: string
  /** Only the star, as in a list; its title is then in its label. */
  compact?: boolean
  pressed?: boolean
}

/**
 * Saves a document, or takes it back. The markup is the same for everybody, as kept pages are; `lib/favourites` paints it
 * once it is known who looks, and does the work. Without a script there is no star.
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
      className="star needs-script"
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
