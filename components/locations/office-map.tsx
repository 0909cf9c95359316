import { landPath, mapSize, pointOf } from '@/lib/art/world'
import type { Office } from '@/lib/content/location/places'
import type { SiteLocale } from '@/lib/i18n/locales'
import { hrefOf } from '@/lib/routes/href'

type OfficeMapProps = { offices: Office[]; label: string; locale: SiteLocale; /** Draws only the surroundings of these offices. */ near?: boolean }

/** Offices on the firm's own map: no tiles of anybody else. Every point is a link that is in the list beside it too. */
export function OfficeMap({ offices, label, locale, near = false }: OfficeMapProps) {
  const points = offices.flatMap((office) => (office.coordinates ? [{ office, ...pointOf(office.coordinates) }] : []))
  if (points.length === 0) return null
  const box = near ? boxAround(points) : `0 0 ${mapSize.width} ${mapSize.height}`
  const size = near ? 1.4 : 3.4
  return (
    <svg className="office-map" viewBox={box} role="group" aria-label={label}>
      <path d={landPath} />
      {points.map(({ office, x, y }) => (
        <a key={office.id} href={hrefOf({ to: 'office', params: { slug: office.slug } }, locale)} aria-label={office.name}>
          <circle className="reach" cx={x} cy={y} r={size * 2.4} />
          <circle cx={x} cy={y} r={size} />
          <title>{office.name}</title>
        </a>
      ))}
    </svg>
  )
}

function boxAround(points: { x: number; y: number }[]): string {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const width = Math.max(180, Math.max(...xs) - Math.min(...xs) + 80)
  const height = width * 0.5
  const middle = { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 }
  return [middle.x - width / 2, middle.y - height / 2, width, height].map(Math.round).join(' ')
}
