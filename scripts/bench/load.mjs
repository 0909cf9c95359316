/** Requests a second that an address bears, asked over a few connections that stay open. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { cores, onCore, tools } from './tools.mjs'

const connections = 16
/** For an answer: a slow machine takes seconds to make a page for each connection. */
const longest = '20s'
const ownLoader = path.join(path.dirname(fileURLToPath(import.meta.url)), 'load-worker.mjs')

/** The name of what asks: `wrk`, or the slower loader in Node, which cannot exhaust nginx. */
export const loader = tools.wrk ? 'wrk' : 'node'

/**
 * @param url any address
 * @param options headers, and seconds to ask for
 * @returns {Promise<number>} requests a second
 * @throws Error where an answer was no success
 */
async function rateOf(url, { headers = {}, seconds = 4 } = {}) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const [program, args] = tools.wrk
    ? [
        tools.wrk,
        [
          '-t1',
          `-c${connections}`,
          `-d${seconds}s`,
          '--timeout',
          longest,
          ...lines.flatMap((line) => ['-H', line]),
          url,
        ],
      ]
    : [process.execPath, [ownLoader, url, String(connections), String(seconds), ...lines]]
  const output = await outputOf(...onCore(cores.load, program, args))
  const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1])
  if (!rate || /Non-2xx|Socket errors/.test(output))
    throw new Error(`${url} did not bear the load:\n${output}`)
  return rate
}

/**
 * Rates of several targets by turns, so that whatever else the machine does strikes all of them alike.
 *
 * @param targets name → [url, headers]
 * @returns {Promise<Record<string, number>>} the median rate of each
 */
export async function ratesOf(targets, { rounds = 3, seconds = 4 } = {}) {
  const rates = Object.fromEntries(Object.keys(targets).map((name) => [name, []]))
  for (const [url, headers] of Object.values(targets)) await rateOf(url, { headers, seconds })
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, [url, headers]] of Object.entries(targets))
      rates[name].push(await rateOf(url, { headers, seconds }))
  }
  return Object.fromEntries(Object.entries(rates).map(([name, found]) => [name, median(found)]))
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
