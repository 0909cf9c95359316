import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { FileProblem } from './file-problem'

/** Formulas have the values that the program stored with them; dates are in ISO 8601, without a zone. */
export type WorkbookCell = string | number | boolean | null

/** What a workbook may take: its declared size when unzipped, memory, and time. */
const maxUnzipped = 150_000_000
const maxMemoryMegabytes = 768
const maxMs = 60_000

export const isWorkbook = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04'

/** A workbook of Excel before 2007. */
export const isOldWorkbook = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).toString('hex') === 'd0cf11e0'

/**
 * The cells of the first sheet by row.
 *
 * @throws FileProblem for what is no workbook, or takes more than it may
 */
export async function readWorkbook(bytes: Buffer): Promise<WorkbookCell[][]> {
  const worker = new Worker(path.resolve('workbook-worker.mjs'), {
    workerData: { bytes: new Uint8Array(bytes), maxUnzipped },
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMegabytes },
  })
  const timer = setTimeout(() => void worker.terminate(), maxMs)
  try {
    const result = await new Promise<{ rows?: WorkbookCell[][]; problem?: string }>(
      (resolve, reject) => {
        worker.once('message', resolve)
        worker.once('error', reject)
        worker.once('exit', () => reject(new Error('The worker ended')))
      },
    )
    if (result.rows) return result.rows
  } catch {
    throw new FileProblem((texts) => texts.noWorkbook)
  } finally {
    clearTimeout(timer)
    void worker.terminate()
  }
  throw new FileProblem((texts) => texts.largeWorkbook)
}
