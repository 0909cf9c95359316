import { getTranslations } from 'next-intl/server'
import styles from './local-favourites.module.css'

/**
 * Lists a visitor's local favourites. `components/favourites/local-list.client.ts` fills it; hidden until
 * then.
 */
export async function LocalFavourites() {
  const t = await getTranslations('favourites.local')
  const star = await getTranslations('favourites.star')
  return (
    <section
      className={styles.local}
      aria-labelledby="local-favourites"
      data-local-favourites
      data-label={star('label')}
      hidden
    >
      <h2 id="local-favourites">{t('title')}</h2>
      <p>{t('text')}</p>
    </section>
  )
}
