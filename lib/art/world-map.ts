import { geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import land from 'world-atlas/land-110m.json'
import detailed from 'world-atlas/land-50m.json'
import { memoize } from '../memoize'

/** A world map: the coastlines of Natural Earth (public domain), without Antarctica. */

export const mapSize = { width: 960, height: 440 }

type Land = Topology<{ land: GeometryCollection }>
const coarse = land as unknown as Land
const fine = detailed as unknown as Land
const projection = geoNaturalEarth1().fitExtent(
  [
    [4, 4],
    [mapSize.width - 4, mapSize.height + 60],
  ],
  { type: 'Sphere' },
)

/** The coastlines as one SVG path in whole units: computed once. */
export const landPath: string =
  geoPath(projection).digits(0)(feature(coarse, coarse.objects.land)) ?? ''

/** The position of a point on the map. */
export function toPoint({ lat, lon }: { lat: number; lon: number }): { x: number; y: number } {
  const [x = 0, y = 0] = projection([lon, lat]) ?? []
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}

export type MapBox = { x: number; y: number; width: number; height: number }

/** The margin of a section at which land is clipped, so that the clipping edge is not visible. */
const beyond = 1

/** The detailed coastlines within a section of the map. */
export const landWithin = memoize(drawLand, 100)

function drawLand({ x, y, width, height }: MapBox): string {
  const [left, top, right, bottom] = [
    x - beyond,
    y - beyond,
    x + width + beyond,
    y + height + beyond,
  ]
  const near = geoNaturalEarth1()
    .scale(projection.scale())
    .translate(projection.translate())
    .clipExtent([
      [left, top],
      [right, bottom],
    ])
  const within = pieces().filter(
    ({ from, to }) => from[0] <= right && to[0] >= left && from[1] <= bottom && to[1] >= top,
  )
  return (
    geoPath(near).digits(1)({
      type: 'MultiPolygon',
      coordinates: within.map(({ coordinates }) => coordinates),
    }) ?? ''
  )
}

type Piece = { coordinates: number[][][]; from: [number, number]; to: [number, number] }

/** Every polygon with its bounding box: a section has few of 1,400. */
const pieces = memoize((): Piece[] => {
  const outline = geoPath(projection)
  return feature(fine, fine.objects.land).features.flatMap(({ geometry }) => {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : []
    return polygons.map((coordinates) => {
      const [from, to] = outline.bounds({ type: 'Polygon', coordinates })
      return { coordinates, from, to }
    })
  })
}, 1)
