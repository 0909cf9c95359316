import { memoize } from '../memoize'

/**
 * The site's artwork: contour lines, a pure function of a seed. A smooth height field of a few hills is contoured by
 * marching squares; the segments are joined into paths and simplified.
 */

/** FNV-1a, of code points, in 32 bits. */
export function hash(text: string): number {
  let state = 0x811c9dc5
  for (const character of text)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return state >>> 0
}

/** A seeded random generator from 0 to 1 (mulberry32 over the hash of the seed). */
function randomFrom(seed: string): () => number {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Hill = {
  x: number
  y: number
  size: number
  height: number
  stretch: number
  cos: number
  sin: number
}
type Point = [x: number, y: number]

export type ContourOptions = {
  width: number
  height: number
  /** The number of levels. */
  levels?: number
  /** Cell size of the grid in units of the picture: larger is coarser and smaller. */
  cell?: number
}

/** The size of the cache, at about 8 kB an entry: pages share a picture in all languages. */
const maxPictures = 500

/**
 * The contour lines of a seed.
 *
 * @returns the `d` attributes of SVG paths, one for each level, lowest first
 */
export const contourPaths = memoize(drawContours, maxPictures)

function drawContours(
  seed: string,
  { width, height, levels = 14, cell = 16 }: ContourOptions,
): string[] {
  const random = randomFrom(seed)
  const hills = Array.from({ length: 5 + Math.floor(random() * 3) }, () =>
    hillFrom(random, width, height),
  )
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const field = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => heightAt(hills, column * cell, row * cell)),
  )
  const all = field.flat()
  const low = Math.min(...all)
  const high = Math.max(...all)
  return Array.from({ length: levels }, (_, index) => low + ((high - low) * (index + 0.5)) / levels)
    .map((level) =>
      joined(cut(field, level, cell))
        .map(toPath)
        .join(''),
    )
    .filter(Boolean)
}

function hillFrom(random: () => number, width: number, height: number): Hill {
  const hill = {
    x: random() * width * 1.3 - width * 0.15,
    y: random() * height * 1.3 - height * 0.15,
    size: (0.18 + random() * 0.32) * Math.max(width, height),
    height: random() < 0.3 ? -0.9 : 0.5 + random(),
    stretch: 0.6 + random(),
  }
  const turn = random() * Math.PI
  return { ...hill, cos: Math.cos(turn), sin: Math.sin(turn) }
}

function heightAt(hills: Hill[], x: number, y: number): number {
  return hills.reduce((sum, hill) => {
    const dx = x - hill.x
    const dy = y - hill.y
    const u = (dx * hill.cos + dy * hill.sin) / hill.stretch
    const w = -dx * hill.sin + dy * hill.cos
    return sum + hill.height * Math.exp(-(u * u + w * w) / (2 * hill.size * hill.size))
  }, 0)
}

type Segment = [Point, Point]

/** The segments of a level in the cells of the grid. */
function cut(field: number[][], level: number, cell: number): Segment[] {
  const segments: Segment[] = []
  for (let row = 0; row + 1 < field.length; row += 1) {
    for (let column = 0; column + 1 < (field[0]?.length ?? 0); column += 1) {
      const corner = (dx: number, dy: number) => field[row + dy]?.[column + dx] ?? 0
      const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
      const at = (from: number, to: number) => (level - from) / (to - from)
      const x = column * cell
      const y = row * cell
      const points: Point[] = []
      if (a > level !== b > level) points.push([x + cell * at(a, b), y])
      if (b > level !== c > level) points.push([x + cell, y + cell * at(b, c)])
      if (d > level !== c > level) points.push([x + cell * at(d, c), y + cell])
      if (a > level !== d > level) points.push([x, y + cell * at(a, d)])
      for (let index = 0; index + 1 < points.length; index += 2)
        segments.push([points[index] as Point, points[index + 1] as Point])
    }
  }
  return segments
}

/** The key of a point, rounded to hundredths, to join segments. */
const buildKey = ([x, y]: Point): number => Math.round(x * 100) * 1e7 + Math.round(y * 100)

/** Joins segments with common ends into lines. */
function joined(segments: Segment[]): Point[][] {
  const ends = new Map<number, Segment[]>()
  for (const segment of segments) {
    for (const key of segment.map(buildKey)) {
      const met = ends.get(key)
      if (met) met.push(segment)
      else ends.set(key, [segment])
    }
  }
  const used = new Set<Segment>()
  const follow = (start: Point): Point[] => {
    const line: Point[] = []
    for (let point: Point | undefined = start; point;) {
      const here: Point = point
      const next: Segment | undefined = ends
        .get(buildKey(here))
        ?.find((segment) => !used.has(segment))
      if (!next) break
      used.add(next)
      point = buildKey(next[0]) === buildKey(here) ? next[1] : next[0]
      line.push(point)
    }
    return line
  }
  return segments.flatMap((segment) => {
    if (used.has(segment)) return []
    used.add(segment)
    return [[...follow(segment[0]).reverse(), segment[0], segment[1], ...follow(segment[1])]]
  })
}

/**
 * A smooth path through every other point: each is the control point of a curve between adjacent midpoints. Relative
 * integers make it short.
 */
function toPath(line: Point[]): string {
  const points = line
    .filter((_, index) => index % 2 === 0 || index === line.length - 1)
    .map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const [first, ...rest] = points
  if (!first || rest.length === 0) return ''
  let path = `M${first[0]} ${first[1]}`
  let [x, y] = first
  for (const [index, control] of rest.entries()) {
    const next = rest[index + 1]
    const end = next
      ? ([Math.round((control[0] + next[0]) / 2), Math.round((control[1] + next[1]) / 2)] as const)
      : control
    path += `q${control[0] - x} ${control[1] - y} ${end[0] - x} ${end[1] - y}`
    ;[x, y] = end
  }
  return path
}
