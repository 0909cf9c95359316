import { landPath, landWithin, mapSize, toPoint } from './world-map'

/** The coordinates of a path, which consists of numbers and the letters M, L and Z only. */
const pointsOf = (path: string): [number, number][] =>
  [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

const within = (value: number, from: number, to: number) => value >= from && value <= to

describe('the coastlines', () => {
  test('are one short path of numbers', () => {
    expect(landPath).toMatch(/^M[-\d.,MLZ]+$/)
    expect(landPath.length).toBeGreaterThan(5_000)
    expect(landPath.length).toBeLessThan(40_000)
  })

  test('are within the width of the map', () => {
    for (const [x, y] of pointsOf(landPath))
      expect(within(x, 0, mapSize.width) && y >= 0).toBe(true)
  })
})

describe('a point', () => {
  test.each<[string, number, number]>([
    ['London', 51.51, -0.13],
    ['Tokyo', 35.68, 139.76],
    ['New York', 40.71, -74.01],
    ['Singapore', 1.35, 103.82],
    ['Sydney', -33.87, 151.21],
    ['Cape Town', -33.92, 18.42],
    ['Tromsø', 69.65, 18.96],
    ['Auckland', -36.85, 174.76],
    ['Honolulu', 21.31, -157.86],
    ['the middle', 0, 0],
    ['the far east', 0, 180],
    ['the far west', 0, -180],
    ['Punta Arenas', -53.16, -70.91],
  ])('%s is on the map', (_, lat, lon) => {
    const { x, y } = toPoint({ lat, lon })
    expect(within(x, 0, mapSize.width)).toBe(true)
    expect(within(y, 0, mapSize.height)).toBe(true)
  })

  test('in the west is left of one in the east, in the north above one in the south', () => {
    expect(toPoint({ lat: 40, lon: -74 }).x).toBeLessThan(toPoint({ lat: 40, lon: 2 }).x)
    expect(toPoint({ lat: 60, lon: 10 }).y).toBeLessThan(toPoint({ lat: -30, lon: 10 }).y)
    expect(toPoint({ lat: 0, lon: 0 }).x).toBeCloseTo(mapSize.width / 2, 0)
  })

  test('has one decimal digit', () => {
    for (const value of Object.values(toPoint({ lat: 51.5074, lon: -0.1278 })))
      expect(value * 10).toBeCloseTo(Math.round(value * 10), 6)
  })

  test.each([
    [Number.NaN, 0],
    [0, Number.NaN],
    [91, 181],
    [1e9, -1e9],
  ])('at %d, %d does not throw', (lat, lon) => expect(() => toPoint({ lat, lon })).not.toThrow())
})

describe('the coastlines within a section of the map', () => {
  const around = (lat: number, lon: number, width = 120) => {
    const { x, y } = toPoint({ lat, lon })
    return { x: x - width / 2, y: y - width / 6, width, height: width / 3 } // as on the page of a country
  }

  test.each<[string, number, number]>([
    ['Europe', 50, 8],
    ['Asia', 22, 110],
    ['the Gulf', 25, 52],
    ['America', 40, -90],
  ])('of %s are detailed and short', (_, lat, lon) => {
    const box = around(lat, lon)
    const path = landWithin(box)
    expect(path).toMatch(/^M[-\d.,MLZ]+$/)
    expect(path.length).toBeGreaterThan(200)
    expect(path.length).toBeLessThan(60_000)
    for (const [x, y] of pointsOf(path)) {
      expect(within(x, box.x - 1.1, box.x + box.width + 1.1)).toBe(true)
      expect(within(y, box.y - 1.1, box.y + box.height + 1.1)).toBe(true)
    }
    const cuts = pointsOf(path).filter(
      ([x, y]) =>
        !within(x, box.x - 0.9, box.x + box.width + 0.9) ||
        !within(y, box.y - 0.9, box.y + box.height + 0.9),
    )
    expect(cuts.length).toBeGreaterThan(0) // outside the visible area
  })

  test('match the points on them', () => {
    const { x, y } = toPoint({ lat: 48.86, lon: 2.35 })
    expect(landWithin({ x: x - 2, y: y - 2, width: 4, height: 4 })).not.toBe('') // Paris is on land
  })

  test('of the open sea are empty', () => expect(landWithin(around(-40, -110, 20))).toBe(''))
})
