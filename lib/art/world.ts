import { geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import land from 'world-atlas/land-110m.json'

/** The world as the site draws it: the coast lines of Natural Earth (public domain), without Antarctica. */

export const mapSize = { width: 960, height: 440 }

const topology = land as unknown as Topology<{ land: GeometryCollection }>
const projection = geoNaturalEarth1().fitExtent([[4, 4], [mapSize.width - 4, mapSize.height + 60]], { type: 'Sphere' })

/** The coast lines as one SVG path, to whole units: 15 kB, made once. */
export const landPath: string = geoPath(projection).digits(0)(feature(topology, topology.objects.land)) ?? ''

/** Where a place stands on the map. */
export function pointOf({ lat, lon }: { lat: number; lon: number }): { x: number; y: number } {
  const [x = 0, y = 0] = projection([lon, lat]) ?? []
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}
