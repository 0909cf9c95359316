import { getTranslations } from 'next-intl/server'
import { findCentre } from '@/lib/art/country-centroids'
import { mapSize, toPoint } from '@/lib/art/world-map'
import { jurisdictionTarget, type Area } from '@/lib/content/navigator/navigator-structure'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import { Land } from '@/components/ui/land'
import styles from './jurisdiction-map.module.css'
import map from '@/components/ui/map.module.css'
import typography from '@/components/ui/typography.module.css'

/** Jurisdictions on an inline map without external tiles. The list below has the same links. */
export async function JurisdictionMap({ area, locale }: { area: Area; locale: SiteLocale }) {
  const t = await getTranslations('navigator')
  const points = area.places.flatMap((jurisdiction) => {
    const middle = findCentre(jurisdiction.isoCode)
    return middle ? [{ place: jurisdiction, ...toPoint(middle) }] : []
  })
  if (points.length === 0) return null
  return (
    <figure className={`${styles.figure} no-print`}>
      <svg
        className={map.map}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="group"
        aria-label={t('map')}
        aria-describedby="place-map-text"
      >
        <Land />
        {points.map(({ place: jurisdiction, x, y }) => (
          <a
            key={jurisdiction.id}
            href={toHref(jurisdictionTarget(area, jurisdiction), locale)}
            aria-label={jurisdiction.title}
          >
            <circle className={map.reach} cx={x} cy={y} r={9} />
            <circle cx={x} cy={y} r={3.6} data-sample={jurisdiction.sample ? '' : undefined} />
            <title>{jurisdiction.title}</title>
          </a>
        ))}
      </svg>
      <figcaption className={typography.meta} id="place-map-text">
        {t('mapText', { count: area.places.length })}
      </figcaption>
    </figure>
  )
}
