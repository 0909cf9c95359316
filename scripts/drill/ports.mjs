/** Ports of the drills' processes: `DRILL_PORT` is the first of five. */
const first = Number(process.env.DRILL_PORT ?? 3750)
const [site, content, search, identity, postgres] = [0, 1, 2, 3, 4].map((n) => first + n)
export const drillPorts = { site, content, search, identity, postgres }
