/**
 * A process that draws one document into a file and ends: what a long report needs of memory and time is its own, and the
 * site goes on answering meanwhile. `scripts/bundle.mjs` makes one file of it; `draw-apart.ts` starts it and hands it what
 * to draw, a jurisdiction at a time.
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
process.on('disconnect', leave) // the site is gone

async function next(): Promise<ToDrawer> {
  while (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve))
  return waiting.shift() as ToDrawer
}

async function* places(): AsyncGenerator<ReportPlace> {
  for (let message = await next(); message.kind === 'place'; message = await next())
    yield message.place
}

const given = await next()
if (given.kind !== 'begin') throw new Error('A document begins with what it is')
const { format, file, head } = given
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
