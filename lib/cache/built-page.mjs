/**
 * Pages, and files such as feeds, that the build pre-rendered: as Next writes them or, in a release,
 * each in one file.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pack, unpack, wholePage } from './page-file.mjs'

/** @typedef {import('./page-file.mjs').StoredPage} StoredPage */

const packedEnd = '.page.gz'

/**
 * The build may be older than an edit, so that the page counts as stale until it was rendered again.
 *
 * @param {string} folder `server/app` of a build
 * @param {string} key Next's cache key, such as `/en/people`
 * @returns {Promise<StoredPage | null>} null where the build has none
 */
export async function readBuiltPage(folder, key) {
  const file = path.join(folder, key)
  if (!file.startsWith(folder)) return null
  try {
    const packed = await readFile(file + packedEnd).catch(() => null)
    return packed ? await unpack(packed) : await readFiles(file)
  } catch {
    return null
  }
}

/**
 * Packs a page that Next wrote: 370 kB of HTML, payload and segments take 40.
 *
 * @param {string} folder
 * @param {string} key
 */
export async function packBuiltPage(folder, key) {
  const page = await readBuiltPage(folder, key)
  if (!page) return
  const file = path.join(folder, key)
  await writeFile(file + packedEnd, await pack(page))
  for (const end of ['.html', '.body', '.rsc', '.meta', '.segments'])
    await rm(file + end, { recursive: true, force: true })
}

/** @param {string} file without its end @returns {Promise<StoredPage | null>} */
async function readFiles(file) {
  const text = (/** @type {string} */ end) => readFile(file + end, 'utf8')
  const [meta, html, rsc] = await Promise.all([
    text('.meta'),
    text('.html').catch(() => text('.body')),
    text('.rsc').catch(() => ''), // a file has none
  ])
  const { headers = {}, status = 200, segmentPaths = [] } = JSON.parse(meta)
  if (status !== 200) return null
  const { 'x-next-cache-tags': tags = '', ...others } = headers
  const segments = await Promise.all(
    segmentPaths
      .filter((/** @type {string} */ name) => name !== wholePage)
      .map(async (/** @type {string} */ name) => [
        name,
        await readFile(`${file}.segments${name}.segment.rsc`, 'utf8'),
      ]),
  )
  return {
    version: 0,
    renderedAt: 0,
    headers: others,
    tags: tags.split(','),
    html,
    rsc,
    segments: Object.fromEntries(segments),
  }
}
