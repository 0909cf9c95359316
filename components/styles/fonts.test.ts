import { statSync } from 'node:fs'

const kibibytesOf = (name: string) => statSync(`components/styles/fonts/${name}.woff2`).size / 1024

test('the fonts that every page loads first are small', () => {
  expect(kibibytesOf('newsreader-latin')).toBeLessThan(25)
  expect(kibibytesOf('newsreader-latin') + kibibytesOf('instrument-sans-latin')).toBeLessThan(50)
})
