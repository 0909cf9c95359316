import { landWithin, mapSize, toPoint, type MapBox } from '@/lib/art/world-map'
import type { Office } from '@/lib/content/location/locations'
import type { SiteLocale } from '@law-firm/contract/locales'
import { toHref } from '@/lib/routes/href'
import { Land } from '@/components/ui/land'
import map from '@/components/ui/map.module.css'

type OfficeMapProps = {
  offices: Office[]
  label: string
  locale: SiteLocale
  /** Zooms to these offices. */
  near?: boolean
}

/** An inline map without external tiles. Every point is also a link in the list next to it. */
export function OfficeMap({ offices, label, locale, near = false }: OfficeMapProps) {
  const points = offices.flatMap((office) =>
    office.coordinates ? [{ office, ...toPoint(office.coordinates) }] : [],
  )
  if (points.length === 0) return null
  const viewBox = near ? boundingBoxOf(points) : { x: 0, y: 0, ...mapSize }
  const size = near ? viewBox.width / 130 : 3.4
  return (
    <svg
      className={map.map}
      viewBox={`${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`}
      role="group"
      aria-label={label}
    >
      {near ? <path d={landWithin(viewBox)} /> : <Land />}
      {points.map(({ office, x, y }) => (
        <a
          key={office.id}
          href={toHref({ to: 'office', params: { slug: office.slug } }, locale)}
          aria-label={office.name}
        >
          <circle className={map.reach} cx={x} cy={y} r={size * 2.4} />
          <circle cx={x} cy={y} r={size} />
          <title>{office.name}</title>
        </a>
      ))}
    </svg>
  )
}

/** Bounding box of the points, with an aspect ratio of 3:1. */
function boundingBoxOf(points: { x: number; y: number }[]): MapBox {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const width = Math.round(
    Math.max(
      120,
      Math.max(...xs) - Math.min(...xs) + 60,
      (Math.max(...ys) - Math.min(...ys)) * 3 + 60,
    ),
  )
  const height = Math.round(width / 3)
  return {
    x: Math.round((Math.max(...xs) + Math.min(...xs)) / 2 - width / 2),
    y: Math.round((Math.max(...ys) + Math.min(...ys)) / 2 - height / 2),
    width,
    height,
  }
}
