import { geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import land from 'world-atlas/land-110m.json'
import detailed from 'world-atlas/land-50m.json'
import { keepAnswers } from '../keep-answers'

/** The world as the site draws it: the coast lines of Natural Earth (public domain), without Antarctica. */

export const mapSize = { width: 960, height: 440 }

type Land = Topology<{ land: GeometryCollection }>
const coarse = land as unknown as Land
const fine = detailed as unknown as Land
const projection = geoNaturalEarth1().fitExtent([[4, 4], [mapSize.width - 4, mapSize.height + 60]], { type: 'Sphere' })

/** The coast lines as one SVG path, to whole units: 15 kB, made once. */
export const landPath: string = geoPath(projection).digits(0)(feature(coarse, coarse.objects.land)) ?? ''

/** Where a place stands on the map. */
export function pointOf({ lat, lon }: { lat: number; lon: number }): { x: number; y: number } {
  const [x = 0, y = 0] = projection([lon, lat]) ?? []
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}

export type MapBox = { x: number; y: number; width: number; height: number }

/** How far beyond its part of the map land is cut off, so that the cut, which is a line too, is out of sight. */
const beyond = 1

/** The coast lines within a part of the map, drawn closer; what is outside is left out. */
export const landWithin = keepAnswers(drawLand, 100)

let fineLand: ReturnType<typeof feature> | undefined

function drawLand({ x, y, width, height }: MapBox): string {
  const near = geoNaturalEarth1().scale(projection.scale()).translate(projection.translate()).clipExtent([[x - beyond, y - beyond], [x + width + beyond, y + height + beyond]])
  fineLand ??= feature(fine, fine.objects.land)
  return geoPath(near).digits(1)(fineLand) ?? ''
}
