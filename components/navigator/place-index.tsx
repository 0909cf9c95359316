import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import {
  jurisdictionTarget,
  serviceTarget,
  type Area,
  type NavigatorJurisdiction,
} from '@/lib/content/navigator/navigator-structure'
import { languageTags, type SiteLocale } from '@/lib/i18n/locales'
import { hrefOf } from '@/lib/routes/href'

/** The jurisdictions from A to Z; those that are ticked are compared. */
export async function PlaceIndex({ area, locale }: { area: Area; locale: SiteLocale }) {
  const t = await getTranslations('navigator')
  return (
    <section className="navigator-section" aria-labelledby="jurisdictions">
      <h2 id="jurisdictions">{t('aToZ')}</h2>
      <p className="section-lead">{t('aToZText')}</p>
      <form action={hrefOf(serviceTarget(area), locale)} className="place-index">
        <div className="place-letters">
          {byLetter(area.places, locale).map(([letter, places]) => (
            <div key={letter} role="group" aria-label={letter || t('aToZ')}>
              {letter ? (
                <p className="letter" aria-hidden="true">
                  {letter}
                </p>
              ) : null}
              <ul>
                {places.map((place) => (
                  <li key={place.id}>
                    <input
                      type="checkbox"
                      name="with"
                      value={place.slug}
                      aria-label={t('choose', { name: place.title })}
                    />
                    <RouteLink
                      target={jurisdictionTarget(area, place)}
                      locale={locale}
                      lang={place.language === locale ? undefined : languageTags[place.language]}
                    >
                      {place.title}
                    </RouteLink>
                    {place.sample ? <span className="badge">{t('sample')}</span> : null}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <button className="btn" type="submit">
          {t('compareChosen')}
        </button>
      </form>
    </section>
  )
}

/** By the first letter of the name; a script without letters is one list. */
function byLetter(
  places: NavigatorJurisdiction[],
  locale: SiteLocale,
): [string, NavigatorJurisdiction[]][] {
  const letters = new Map<string, NavigatorJurisdiction[]>()
  for (const place of places) {
    const first = place.title.normalize('NFD').slice(0, 1).toLocaleUpperCase(languageTags[locale])
    const letter = /\p{Script=Latin}/u.test(first) && locale !== 'zh-cn' ? first : ''
    letters.set(letter, [...(letters.get(letter) ?? []), place])
  }
  return [...letters]
}
