/**
 * `npm run colours`: writes the colours of components/styles/tokens.css for what is no style sheet
 * (pictures, PDF files, the content service's check of contrasts). `--check` fails when the file is
 * stale.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const source = readFileSync('components/styles/tokens.css', 'utf8')
const file = 'packages/contract/default-colours.ts'

/** The colours of the first `:root` block behind a place. @param {string} place */
function coloursAfter(place) {
  const block = /:root \{([^}]*)\}/.exec(source.slice(source.indexOf(place)))?.[1] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)].map(([, name, value]) => [
      name,
      toSixDigits(String(value)),
    ]),
  )
}

const toSixDigits = (/** @type {string} */ value) =>
  value.length === 4 ? value.replaceAll(/[\da-f]/g, '$&$&') : value

const light = coloursAfter(':root')
const text = [
  '/* Written by `npm run colours` from components/styles/tokens.css. */',
  '',
  '/** The colours of the light scheme, and of both where the dark one has none. */',
  `export const lightColours = ${print(light)} as const`,
  '',
  '/** What the dark scheme has of its own. */',
  `export const darkColours = ${print(coloursAfter('prefers-color-scheme: dark'))} as const`,
  '',
].join('\n')

/** As Oxfmt writes it. @param {Record<string, string>} colours */
function print(colours) {
  const lines = Object.entries(colours).map(
    ([name, value]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: '${value}',`,
  )
  return ['{', ...lines, '}'].join('\n')
}

if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  console.error(`${file} is stale: npm run colours`)
  process.exit(1)
}
