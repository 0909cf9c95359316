import { getTranslations } from 'next-intl/server'
import { middleOf } from '@/lib/art/country-centroids'
import { landPath, mapSize, pointOf } from '@/lib/art/world-map'
import { jurisdictionTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import type { SiteLocale } from '@/lib/i18n/locales'
import { hrefOf } from '@/lib/routes/href'

/** Jurisdictions on the firm's own map. Every point is a link, and the list below says the same in words. */
export async function PlaceMap({ area, locale }: { area: Area; locale: SiteLocale }) {
  const t = await getTranslations('navigator')
  const points = area.places.flatMap((place) => {
    const middle = middleOf(place.isoCode)
    return middle ? [{ place, ...pointOf(middle) }] : []
  })
  if (points.length === 0) return null
  return (
    <figure className="place-map no-print">
      <svg
        className="office-map"
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="group"
        aria-label={t('map')}
        aria-describedby="place-map-text"
      >
        <path d={landPath} />
        {points.map(({ place, x, y }) => (
          <a
            key={place.id}
            href={hrefOf(jurisdictionTarget(area, place), locale)}
            aria-label={place.title}
          >
            <circle className="reach" cx={x} cy={y} r={9} />
            <circle cx={x} cy={y} r={3.6} data-sample={place.sample ? '' : undefined} />
            <title>{place.title}</title>
          </a>
        ))}
      </svg>
      <figcaption className="meta" id="place-map-text">
        {t('mapText', { count: area.places.length })}
      </figcaption>
    </figure>
  )
}
