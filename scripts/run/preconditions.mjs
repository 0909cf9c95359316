/** Checks before start; each failure is one clear sentence. */
import { createServer } from 'node:net'
import { mkdirSync, statfsSync } from 'node:fs'

export class StartError extends Error {}

const neededNode = [20, 9]
const neededBytes = 1_500_000_000

export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [wantMajor = 0, wantMinor = 0] = neededNode
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return
  throw new StartError(
    `Node ${version} is too old: this needs Node ${neededNode.join('.')} or newer. See https://nodejs.org.`,
  )
}

/**
 * The first start downloads and builds, and would fail midway on a full disk with an obscure error.
 */
export function checkDisk(folder) {
  mkdirSync(folder, { recursive: true })
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  if (free < neededBytes)
    throw new StartError(
      `The disk is nearly full: ${Math.round(free / 1e6)} MB are free, ${neededBytes / 1e6} MB are needed.`,
    )
}

/**
 * @param {Record<string, [variable: string, fallback: number]>} wanted
 * @returns {Record<string, number>} ports by name; an empty variable is none
 * @throws StartError for what is no port, and for two of one number
 */
export function readPorts(wanted, environment = process.env) {
  const ports = Object.entries(wanted).map(([name, [variable, fallback]]) => {
    const value = environment[variable] || String(fallback)
    const port = Number(value)
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new StartError(`${variable} is "${value}": a port is a number from 1 to 65535.`)
    return { name, variable, port }
  })
  for (const [index, { port, variable }] of ports.entries()) {
    const other = ports.slice(0, index).find((before) => before.port === port)
    if (other)
      throw new StartError(`${other.variable} and ${variable} are both ${port}: choose another.`)
  }
  return Object.fromEntries(ports.map(({ name, port }) => [name, port]))
}

/**
 * @throws StartError when the port is in use
 */
export async function checkPort(port, name, variable) {
  for (const host of ['127.0.0.1', '::1']) {
    await /** @type {Promise<void>} */ (
      new Promise((resolve, reject) => {
        const probe = createServer()
        probe.once('error', (/** @type {NodeJS.ErrnoException} */ cause) => {
          if (cause.code === 'EADDRINUSE')
            reject(
              new StartError(
                `Port ${port}, for the ${name}, is taken. Stop what uses it, or choose another with ${variable}.`,
              ),
            )
          else resolve()
        })
        probe.listen(port, host, () => probe.close(() => resolve()))
      })
    )
  }
}
