import { getTranslations } from 'next-intl/server'

/** Where a visitor sees what this browser keeps for them. Filled by `lib/favourites`, as only the browser knows; until then it is not there. */
export async function LocalFavourites() {
  const t = await getTranslations('favourites.local')
  const star = await getTranslations('favourites.star')
  return (
    <section
      className="local-favourites"
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
