/**
 * Sets JavaScript's clock of a process off at SIGUSR2, and right at the next one: by an hour and a day
 * ahead, then behind. Ages, expiries and signatures see another time. Timers are monotonic as those of
 * a system are; Redis, nginx and SQL keep the machine's time. A file with the name of the process in the
 * folder CHAOS_CLOCKS has the step that it is at.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'

const hourMs = 3_600_000
const offsets = [1, 0, 24, 0, -1, 0, -24, 0]
const realNow = Date.now
let step = -1
let offset = 0

// Next copies the properties of `Date` to a constructor of its own
Date.now = () => realNow() + offset
globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [Date.now()], newTarget),
  apply: () => String(new Date(Date.now())),
})

process.on('SIGUSR2', () => {
  step = (step + 1) % offsets.length
  offset = (offsets[step] ?? 0) * hourMs
  writeFileSync(path.join(process.env.CHAOS_CLOCKS ?? '', String(process.pid)), String(step))
})
