/**
 * Sets JavaScript's clock of a process forward by an hour at SIGUSR2, and back at the next one:
 * ages, expiries and signatures see another time. Timers are monotonic as those of a system are;
 * Redis, nginx and SQL keep the machine's time.
 */
const RealDate = Date
const hourMs = 3_600_000
let offset = 0
const now = () => RealDate.now() + offset

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  apply: () => String(new RealDate(now())),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

process.on('SIGUSR2', () => {
  offset = offset === 0 ? hourMs : 0
})
