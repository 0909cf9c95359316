/** Requests per second of a URL by wrk, over keep-alive connections. */
import { spawn } from 'node:child_process'
import { cores, onCore, tools } from './tools.mjs'

const connections = 16
/** Timeout: a slow machine takes seconds to render a page for each connection. */
const timeout = '20s'

/**
 * @param url any URL
 * @param options headers, and duration in seconds
 * @returns {Promise<number>} requests per second
 * @throws Error when a response was no success
 */
async function rateOf(url, { headers = {}, seconds = 4 } = {}) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', timeout]
  const output = await outputOf(
    ...onCore(cores.load, tools.wrk, [...args, ...lines.flatMap((line) => ['-H', line]), url]),
  )
  const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1])
  if (!rate || /Non-2xx|Socket errors/.test(output))
    throw new Error(`${url} did not bear the load:\n${output}`)
  return rate
}

/**
 * Rates of several targets, measured in turns so that other load on the machine affects all.
 *
 * @param targets name → [url, headers]
 * @returns {Promise<Record<string, number>>} the median rate of each
 */
export async function measureRates(targets, { rounds = 3, seconds = 4 } = {}) {
  /** @type {Record<string, number[]>} */
  const rates = Object.fromEntries(Object.keys(targets).map((name) => [name, []]))
  for (const [url, headers] of Object.values(targets)) await rateOf(url, { headers, seconds })
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, [url, headers]] of Object.entries(targets))
      rates[name].push(await rateOf(url, { headers, seconds }))
  }
  return Object.fromEntries(Object.entries(rates).map(([name, samples]) => [name, median(samples)]))
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

function outputOf(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${program} ended with ${code}:\n${output}`)),
    )
  })
}
