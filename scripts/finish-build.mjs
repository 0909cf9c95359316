/**
 * Finishes the scripts and style sheets of a build (`SITE_DIST_DIR`, or `.next`) for browsers:
 *
 * - Scripts begin with Chrome's compile hint: it compiles their functions on another thread while the
 *   next bytes arrive, and not on the main thread when the first of them is called (docs/adr/0021).
 * - Beside each file is one compressed as much as Brotli can, and one with gzip.
 *
 * `server/build-files.ts` sends them. `built-with.json` records the settings in the pages, which
 * `server/main.ts` compares with its own.
 */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { describePageVariables } from '../lib/env/build-variables.mjs'

const compileHint = '//# allFunctionsCalledOnLoad\n' // https://v8.dev/blog/explicit-compile-hints

const dist = process.env.SITE_DIST_DIR ?? '.next'
const folder = path.join(dist, 'static')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:js|css)$/.test(name))
  .map((name) => path.join(folder, name))
await Promise.all(files.filter((file) => file.endsWith('.js')).map(addCompileHint))
await Promise.all(files.map(compress))
await writeFile(
  path.join(dist, 'built-with.json'),
  JSON.stringify(describePageVariables(process.env)),
)

/** @param {string} file */
async function addCompileHint(file) {
  const text = await readFile(file, 'utf8')
  if (!text.startsWith(compileHint)) await writeFile(file, compileHint + text)
}

/** @param {string} file */
async function compress(file) {
  const text = await readFile(file)
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await Promise.all([
    promisify(brotliCompress)(text, { params: size }).then((body) => writeFile(`${file}.br`, body)),
    promisify(gzip)(text, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
  ])
}
