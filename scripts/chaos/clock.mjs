/**
 * Sets JavaScript's clock of a process forward by an hour at SIGUSR2, and back at the next one:
 * ages, expiries and signatures see another time. Timers are monotonic as those of a system are;
 * Redis, nginx and SQL keep the machine's time.
 */
const hourMs = 3_600_000
const realNow = Date.now
let offset = 0

// Next copies the properties of `Date` to a constructor of its own
Date.now = () => realNow() + offset
globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [Date.now()], newTarget),
  apply: () => String(new Date(Date.now())),
})

process.on('SIGUSR2', () => {
  offset = offset === 0 ? hourMs : 0
})
