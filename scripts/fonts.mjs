/**
 * `npm run fonts`: makes the fonts of pages (`components/styles/fonts`, committed) from the packages
 * of the typefaces: only the weights that the styles use, in one optical size, as all of them are most
 * of the bytes. To be run after an update of a typeface, or when `fonts.ts` needs more.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const folder = path.join(root, 'components/styles/fonts')

/** Headings: one weight, in the optical size of a heading of 40 px, without alternate glyphs. */
const newsreader = {
  axes: 'opsz',
  options: { variationAxes: { wght: 400, opsz: 40 }, noLayoutClosure: true },
}
/** Tables use its alternate figures. */
const instrumentSans = {
  axes: 'wght',
  options: { variationAxes: { wght: { min: 400, max: 600 } } },
}

mkdirSync(folder, { recursive: true })
for (const [name, { axes, options }] of Object.entries({
  newsreader,
  'instrument-sans': instrumentSans,
}))
  for (const script of ['latin', 'latin-ext']) {
    const files = path.join(root, 'node_modules/@fontsource-variable', name)
    const ranges = JSON.parse(readFileSync(path.join(files, 'unicode.json'), 'utf8'))[script]
    const font = await subsetFont(
      readFileSync(path.join(files, `files/${name}-${script}-${axes}-normal.woff2`)),
      charactersOf(ranges),
      { ...options, targetFormat: 'woff2' },
    )
    writeFileSync(path.join(folder, `${name}-${script}.woff2`), font)
    console.log(`${name}-${script}.woff2  ${(font.length / 1024).toFixed(1)} KiB`)
  }

/** @param {string} ranges of CSS, such as `U+0000-00FF,U+0131` */
function charactersOf(ranges) {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      )
    })
    .join('')
}
