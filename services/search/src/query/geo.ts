import * as v from 'valibot'
import { ApiError } from '../api-error'
import type { RecordIndex } from '../index/record-index'
import type { QueryParams } from './params'

export type Point = { lat: number; lng: number }

const earthRadius = 6_371_000
/** Coordinates of all boxes and polygons together; each is compared with every record. */
const maxCoordinates = 800

/** `"48.85, 2.35"`; anything else is an error of the query. */
export function parsePoint(text: string): Point {
  const [lat, lng, ...rest] = text
    .split(',')
    .map((part) => (part.trim() === '' ? NaN : Number(part)))
  if (lat === undefined || lng === undefined || rest.length > 0 || !isPlace(lat, lng))
    throw new ApiError(400, 'aroundLatLng: Invalid latitude or longitude')
  return { lat, lng }
}

function isPlace(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

/** Takes away the documents outside of the boxes, polygons and radius that a query sets. */
export function applyGeo(index: RecordIndex, params: QueryParams, mask: Uint8Array): void {
  const coordinates = [params.insideBoundingBox, params.insidePolygon]
    .map((area) => (typeof area === 'string' ? area.split(',') : area))
    .flat(2).length
  if (coordinates > maxCoordinates)
    throw new ApiError(400, 'insideBoundingBox, insidePolygon: Too many coordinates')
  const areas = [...toBoxes(params.insideBoundingBox), ...toPolygons(params.insidePolygon)]
  if (areas.length > 0)
    keepWhere(index, mask, (lat, lng) => areas.some((isInside) => isInside(lat, lng)))
  if (params.aroundLatLng === undefined) return
  const center = parsePoint(params.aroundLatLng)
  const radius =
    typeof params.aroundRadius === 'number'
      ? Math.max(params.aroundRadius, params.minimumAroundRadius ?? 0)
      : Infinity
  if (radius < Infinity) keepWhere(index, mask, (lat, lng) => metres(center, lat, lng) <= radius)
}

/** The distance of a document's nearest place, in metres; Infinity where it has none. */
export function distanceTo(index: RecordIndex, center: Point, document: number): number {
  let least = Infinity
  eachPlace(index, document, (lat, lng) => {
    least = Math.min(least, metres(center, lat, lng))
    return false
  })
  return least
}

const ranges = v.pipe(v.array(v.object({ from: v.number(), value: v.number() })), v.maxLength(50))

/** Distances that count as the same: a width in metres, or widths by distance. */
export function precisionOf(aroundPrecision: unknown): (distance: number) => number {
  if (typeof aroundPrecision === 'number' && aroundPrecision >= 1)
    return (distance) => Math.floor(distance / aroundPrecision)
  const parsed = v.safeParse(ranges, aroundPrecision)
  if (!parsed.success) return Math.floor
  return (distance) => {
    const width = parsed.output.filter(({ from }) => from <= distance).at(-1)?.value ?? 1
    return Math.floor(distance / Math.max(1, width)) * Math.max(1, width)
  }
}

function keepWhere(
  index: RecordIndex,
  mask: Uint8Array,
  isInside: (lat: number, lng: number) => boolean,
): void {
  for (let document = 0; document < mask.length; document++) {
    if (mask[document] && !eachPlace(index, document, isInside)) mask[document] = 0
  }
}

/** True as soon as the test is, for one of the document's places. */
function eachPlace(
  index: RecordIndex,
  document: number,
  test: (lat: number, lng: number) => boolean,
): boolean {
  const { starts, counts, values } = index.places.lists
  const start = starts[document] ?? 0
  const end = start + (counts[document] ?? 0)
  for (let k = start; k < end; k += 2) if (test(values[k] ?? NaN, values[k + 1] ?? NaN)) return true
  return false
}

/** Great-circle distance (haversine). */
function metres(from: Point, lat: number, lng: number): number {
  const radians = Math.PI / 180
  const half = (angle: number) => Math.sin((angle * radians) / 2) ** 2
  const a =
    half(lat - from.lat) +
    Math.cos(from.lat * radians) * Math.cos(lat * radians) * half(lng - from.lng)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(a)))
}

type Area = (lat: number, lng: number) => boolean

/** Coordinates of areas, also as text: `47.3,4.9,47.6,5.1`, of a fixed length one after the other. */
function toLists(input: string | number[][], length = Infinity): number[][] {
  if (typeof input !== 'string') return input
  const numbers = input.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
  const count = Math.max(1, Math.ceil(numbers.length / length))
  return Array.from({ length: count }, (_, i) =>
    length === Infinity ? numbers : numbers.slice(i * length, (i + 1) * length),
  )
}

/** Two opposite corners each; a box may cross the date line. */
function toBoxes(input: QueryParams['insideBoundingBox']): Area[] {
  if (!input) return []
  return toLists(input, 4).map((corners) => {
    const [lat1, lng1, lat2, lng2] = corners
    if (
      corners.length !== 4 ||
      corners.some((corner) => !Number.isFinite(corner)) ||
      lat1 === undefined ||
      lng1 === undefined ||
      lat2 === undefined ||
      lng2 === undefined
    ) {
      throw new ApiError(400, 'insideBoundingBox: Expected four numbers')
    }
    const [south, north] = [Math.min(lat1, lat2), Math.max(lat1, lat2)]
    const [west, east] = [Math.min(lng1, lng2), Math.max(lng1, lng2)]
    if (east - west > 180)
      return (lat, lng) => lat >= south && lat <= north && (lng >= east || lng <= west)
    return (lat, lng) => lat >= south && lat <= north && lng >= west && lng <= east
  })
}

function toPolygons(input: QueryParams['insidePolygon']): Area[] {
  if (!input) return []
  return toLists(input).map((corners) => {
    if (corners.some((corner) => !Number.isFinite(corner)))
      throw new ApiError(400, 'insidePolygon: Expected numbers')
    if (corners.length < 6 || corners.length % 2 !== 0)
      throw new ApiError(400, 'insidePolygon: Expected three points at least')
    return (lat, lng) => isInPolygon(corners, lat, lng)
  })
}

/** Even-odd rule. */
function isInPolygon(corners: readonly number[], lat: number, lng: number): boolean {
  let inside = false
  for (let i = 0, j = corners.length - 2; i < corners.length; j = i, i += 2) {
    const [latA, lngA, latB, lngB] = [
      corners[i] ?? 0,
      corners[i + 1] ?? 0,
      corners[j] ?? 0,
      corners[j + 1] ?? 0,
    ]
    if (lngA > lng !== lngB > lng && lat < ((latB - latA) * (lng - lngA)) / (lngB - lngA) + latA)
      inside = !inside
  }
  return inside
}
