/**
 * Reads the first sheet of a workbook in a thread of its own, which may be stopped and has a memory
 * of its own: `src/plugins/bulk-editing/read-workbook.ts` starts it.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'

/** @type {{ bytes: Uint8Array, maxUnzipped: number }} */
const { bytes, maxUnzipped } = workerData

// the library unzips all parts at once, each into a buffer of the size that the archive declares
let size = 0
unzipSync(bytes, {
  filter: ({ originalSize }) => {
    size += originalSize
    return false
  },
})
if (size > maxUnzipped) parentPort?.postMessage({ problem: 'tooLarge' })
else {
  const rows = await readSheet(new Blob([bytes]), 1, { trim: false })
  parentPort?.postMessage({ rows: rows.map((cells) => cells.map(toPlain)) })
}

/** A day as in ISO 8601; one with a time has no zone. */
function toPlain(/** @type {unknown} */ cell) {
  return cell instanceof Date ? cell.toISOString().replace(/T00:00:00.000Z$|Z$/, '') : cell
}
