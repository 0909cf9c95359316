/** Every package has a licence that a firm may use without opening its own code. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')

/** SPDX names. Of the LGPL is libvips (sharp), a library that is loaded and stays replaceable. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MIT/X11',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
  'Zlib',
])
/** The lock file has none for these; it stands in their package. */
const stated = {
  busboy: 'MIT',
  'hogan.js': 'Apache-2.0',
  'png-js': 'MIT',
  streamsearch: 'MIT',
  'svg-tags': 'MIT',
}

/** @param {string} expression such as `(MIT OR Apache-2.0)` */
const isAllowed = (expression) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((name) => allowed.has(name)))

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const failures = Object.entries(packages).flatMap(([place, { link, license }]) => {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? []
  const licence = license ?? stated[name]
  return !name || link || isAllowed(licence ?? '') ? [] : [`${place}: ${licence ?? 'no licence'}`]
})
for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)
