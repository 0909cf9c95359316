/**
 * Compresses the scripts and style sheets of a build (`SITE_DIST_DIR`, or `.next`) once, as much as
 * Brotli and gzip can, beside each file. `server/build-files.ts` sends them.
 */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folder = path.join(process.env.SITE_DIST_DIR ?? '.next', 'static')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:js|css)$/.test(name),
)
await Promise.all(files.map((name) => compress(path.join(folder, name))))

/** @param {string} file */
async function compress(file) {
  const text = await readFile(file)
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await Promise.all([
    promisify(brotliCompress)(text, { params: size }).then((body) => writeFile(`${file}.br`, body)),
    promisify(gzip)(text, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
  ])
}
