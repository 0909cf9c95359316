/** Runs a command that is ended in the middle, with all processes that it has started. */
import { spawn } from 'node:child_process'

/**
 * @param {string[]} args of Node
 * @param {{ cwd: string, env: Record<string, string | undefined>, until?: RegExp, afterMs?: number,
 *   signal?: NodeJS.Signals }} options the signal follows the first line that matches; without
 *   `until` the command runs to its end
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function runUntil(args, { cwd, env, until, afterMs = 0, signal = 'SIGKILL' }) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: /** @type {NodeJS.ProcessEnv} */ (env), // cast: the types of Next demand NODE_ENV
    detached: true, // a group of its own
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let isDue = until !== undefined
  const end = () => {
    try {
      process.kill(-(child.pid ?? 0), signal)
    } catch {
      // it has ended by itself
    }
  }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
      if (!isDue || !until?.test(output)) return
      isDue = false
      setTimeout(end, afterMs)
    })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}
