/**
 * The child process that draws one document into a file, so that a long report does not block the site or use its
 * memory. `scripts/bundle.mjs` bundles it; `draw-in-process.ts` starts it and sends the jurisdictions one by one.
 */
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { drawDocx } from './draw-docx'
import { drawPdf } from './draw-pdf'
import type { ToDrawer } from './draw-in-process'
import type { ReportPlace } from './types'

const waiting: ToDrawer[] = []
let wake = (): void => undefined

process.on('message', (message: ToDrawer) => {
  waiting.push(message)
  wake()
})
const leave = (): never => process.exit(1)
process.on('disconnect', leave) // the parent process ended

async function next(): Promise<ToDrawer> {
  while (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve))
  return waiting.shift() as ToDrawer
}

async function* places(): AsyncGenerator<ReportPlace> {
  for (let message = await next(); message.kind === 'place'; message = await next())
    yield message.place
}

const job = await next()
if (job.kind !== 'begin') throw new Error('A document begins with what it is')
const { format, file, head } = job
const descriptor = openSync(file, 'wx', 0o600)
const onProgress = (done: number): void => void process.send?.(done)
if (format === 'pdf')
  await drawPdf({
    head,
    places: places(),
    onProgress,
    sink: (bytes) => writeFileSync(descriptor, bytes),
  })
else writeFileSync(descriptor, await drawDocx({ head, places: places(), onProgress }))
closeSync(descriptor)
process.off('disconnect', leave)
process.disconnect()
