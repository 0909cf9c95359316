/** Pages, and files such as feeds, that were rendered after the build, one compressed file each. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

/**
 * @typedef {object} StoredPage
 * @property {number} version of the content that it shows (`server/page-store.ts`)
 * @property {number} renderedAt milliseconds
 * @property {Record<string, string>} headers
 * @property {string[]} tags
 * @property {string | null} html null where there is no page any more; the text of a file
 * @property {string} rsc the React payload; empty for a file
 * @property {Record<string, string>} segments its parts, for prefetches
 */

/** The segment that is the whole page: the same bytes as its payload, so that it is not stored. */
export const wholePage = '/_full'

/** Not in `cache`, which `next build` keeps: a page belongs to the scripts of its build. */
const folder = () => path.resolve(process.env.SITE_DIST_DIR ?? '.next', 'rendered')

/** @param {string} key Next's cache key, such as `/en/people` */
const fileOf = (key) =>
  path.join(folder(), `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.json.gz`)

/** @param {StoredPage} page */
export const pack = (page) => promisify(gzip)(JSON.stringify(page))

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<StoredPage>}
 * @throws for bytes that are not whole: gzip has a length and a checksum (RFC 1952)
 */
export const unpack = async (bytes) => JSON.parse(String(await promisify(gunzip)(bytes)))

/**
 * Writes a file that is whole or absent, also when the disk is full or the process is killed.
 *
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export async function writeAtomically(file, content) {
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(temporary, content)
    await rename(temporary, file)
  } catch (cause) {
    await rm(temporary, { force: true })
    throw cause
  }
}

/** @param {string} key @param {StoredPage} page */
export const writePage = async (key, page) => writePackedPage(key, await pack(page))

/** @param {string} key @param {Uint8Array} packed */
export const writePackedPage = (key, packed) => writeAtomically(fileOf(key), packed)

/**
 * @param {string} key
 * @returns {Promise<Buffer | null>} the packed page; null where there is none
 */
export async function readPackedPage(key) {
  try {
    return await readFile(fileOf(key))
  } catch {
    return null
  }
}
