/**
 * Reads the first sheet of a workbook in a thread of its own, which may be stopped and has a memory
 * of its own: `src/plugins/bulk-editing/read-workbook.ts` starts it.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
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
  const rows = await readSheet(new Blob([withErrors()]), 1, { trim: false })
  parentPort?.postMessage({ rows: rows.map((cells) => cells.map(toPlain)) })
}

/** A day as in ISO 8601; one with a time has no zone. */
function toPlain(/** @type {unknown} */ cell) {
  return cell instanceof Date ? cell.toISOString().replace(/T00:00:00.000Z$|Z$/, '') : cell
}

/** The library reads a formula without a result (`t="e"`) as an empty cell; as the text `#N/A` it is refused. */
function withErrors() {
  const sheets = unzipSync(bytes, {
    filter: ({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name),
  })
  const errors = /(<(?:\w+:)?c\s[^>]*?)t=(["'])e\2/g
  const changed = Object.entries(sheets).flatMap(([name, sheet]) => {
    const xml = strFromU8(sheet)
    const other = xml.replace(errors, '$1t="str"')
    return other === xml ? [] : [[name, strToU8(other)]]
  })
  return changed.length === 0
    ? bytes
    : zipSync({ ...unzipSync(bytes), ...Object.fromEntries(changed) }, { level: 0 })
}
