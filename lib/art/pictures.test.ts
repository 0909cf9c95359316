import { drawArt, toArtPath } from './pictures'

const fileOf = (seed: string) => toArtPath('portrait', seed).replace('/api/art/', '')

test('a seed has one picture, which is drawn for its file', () => {
  expect(fileOf('ines-kato')).toBe(fileOf('ines-kato'))
  expect(drawArt(fileOf('ines-kato'))).toMatch(
    /^<svg [^>]+><path id="art" [^>]*d="M[^"]+"\/><\/svg>$/,
  )
})

test('few people have the picture of another', () => {
  const files = Array.from({ length: 60 }, (_, index) => fileOf(`person-${index}`))
  expect(new Set(files).size).toBeGreaterThan(45)
})

test.each([
  'portrait-1-7.svg',
  'portrait-2-256.svg',
  'portrait-2-01.svg',
  'portrait-2--1.svg',
  'other-2-1.svg',
  'toString-2-1.svg',
  'portrait-2-1',
])('%s is no picture', (file) => expect(drawArt(file)).toBeNull())
