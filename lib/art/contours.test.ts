import { contourPaths, type ContourOptions } from './contours'

const hero: ContourOptions = { width: 1360, height: 700, levels: 16, cell: 34 }
const portrait: ContourOptions = { width: 320, height: 400, levels: 13, cell: 14 }

const seeds = [
  'home',
  'ines-kato',
  'grid-connection-queue',
  '',
  'a',
  '并购',
  '🎓',
  'x'.repeat(10_000),
  ...Array.from({ length: 24 }, (_, index) => `slug-${index}`),
]

describe('contour lines', () => {
  test.each<[string, ContourOptions]>([
    ['the hero', hero],
    ['a portrait', portrait],
    ['the defaults', { width: 300, height: 200 }],
  ])('of %s are the same for the same seed, and others for another', (_, options) => {
    const drawn = seeds.map((seed) => contourPaths(seed, options).join(''))
    expect(seeds.map((seed) => contourPaths(seed, options).join(''))).toEqual(drawn)
    expect(new Set(drawn).size).toBe(seeds.length)
  })

  test.each<[string, ContourOptions]>([
    ['the hero', hero],
    ['a portrait', portrait],
  ])('of %s are smaller than 12 kB', (_, options) => {
    for (const seed of seeds)
      expect(Buffer.byteLength(contourPaths(seed, options).join(''))).toBeLessThan(12_000)
  })

  test.each<[string, ContourOptions]>([
    ['the hero', hero],
    ['a portrait', portrait],
    ['a small picture', { width: 16, height: 16, levels: 3, cell: 8 }],
  ])('of %s are valid SVG paths', (_, options) => {
    for (const seed of seeds) {
      const paths = contourPaths(seed, options)
      expect(paths.length).toBeGreaterThan(0)
      expect(paths.length).toBeLessThanOrEqual(options.levels ?? 14)
      for (const path of paths) expect(path).toMatch(/^(M-?\d+ -?\d+(q-?\d+ -?\d+ -?\d+ -?\d+)+)+$/)
    }
  })

  test('stay inside the picture', () => {
    for (const seed of seeds) {
      for (const [, x, y] of contourPaths(seed, hero)
        .join('')
        .matchAll(/M(-?\d+) (-?\d+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0)
        expect(Number(x)).toBeLessThanOrEqual(hero.width + 34)
        expect(Number(y)).toBeGreaterThanOrEqual(0)
        expect(Number(y)).toBeLessThanOrEqual(hero.height + 34)
      }
    }
  })

  test('are computed quickly', () => {
    const began = performance.now()
    for (let index = 0; index < 24; index += 1)
      contourPaths(`person-${index}`, { width: 320, height: 400, levels: 9, cell: 22 })
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
