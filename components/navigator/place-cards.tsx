import { getTranslations } from 'next-intl/server'
import { RouteLink } from '@/components/ui/route-link'
import {
  jurisdictionTarget,
  type Area,
  type NavigatorJurisdiction,
} from '@/lib/content/navigator/navigator-structure'
import { languageTags, type SiteLocale } from '@/lib/i18n/locales'

type PlaceCardsProps = {
  area: Area
  places: NavigatorJurisdiction[]
  heading: string
  lead?: string
  locale: SiteLocale
}

/** Jurisdictions, each with a sentence about its law. */
export async function PlaceCards({ area, places, heading, lead, locale }: PlaceCardsProps) {
  const t = await getTranslations('navigator')
  return places.length === 0 ? null : (
    <section className="navigator-section no-print" aria-labelledby="jurisdictions">
      <h2 id="jurisdictions">{heading}</h2>
      {lead ? <p className="section-lead">{lead}</p> : null}
      <ul className="place-list">
        {places.map((place) => (
          <li
            key={place.id}
            lang={place.language === locale ? undefined : languageTags[place.language]}
          >
            <h3>
              <RouteLink target={jurisdictionTarget(area, place)} locale={locale}>
                {place.title}
              </RouteLink>
              {place.sample ? (
                <span className="badge" lang={languageTags[locale]}>
                  {t('sample')}
                </span>
              ) : null}
            </h3>
            <p>{place.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
