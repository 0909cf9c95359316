/** Starts and stops the processes of the local set-up. */
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { StartError } from './preconditions.mjs'

/**
 * @typedef {object} ProcessOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env]
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {string} log
 * @typedef {object} Exit of a process; lines are the last of its output
 * @property {string} name
 * @property {number | null} code
 * @property {string | null} signal
 * @property {number} seconds
 * @property {string} log
 * @property {string[]} lines
 */

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Omit<ProcessOptions, 'log'>} options
 */
const spawnPiped = (command, args, { env, ...options }) =>
  spawn(command, args, {
    ...options,
    // cast: the types of Next demand NODE_ENV, which not every process needs
    env: /** @type {NodeJS.ProcessEnv} */ (env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let stopping = false

/**
 * Has `stopAll` stop a process.
 *
 * @template {import('node:child_process').ChildProcess} Child
 * @param {Child} child
 */
export function track(child) {
  running.add(child)
  child.on('close', () => running.delete(child))
  return child
}

/**
 * Runs a command; output goes to a log, whose last lines are in the error of a failure.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {ProcessOptions & { quiet?: boolean, onLine?: (line: string) => void }} options
 * @returns {Promise<void>}
 */
export function run(command, args, { cwd, env, uid, gid, log, quiet = true, onLine }) {
  mkdirSync(path.dirname(log), { recursive: true })
  const out = createWriteStream(log)
  /** @type {string[]} */
  const tail = []
  return new Promise((resolve, reject) => {
    const child = track(spawnPiped(command, args, { cwd, env, uid, gid }))
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        out.write(chunk)
        if (!quiet) process.stdout.write(chunk)
        const lines = String(chunk).split('\n')
        if (onLine) lines.forEach(onLine)
        tail.push(...lines)
        tail.splice(0, Math.max(0, tail.length - 40))
      })
    }
    child.on('error', reject)
    child.on('close', (code, signal) => {
      out.end()
      if (code === 0) resolve()
      else
        reject(
          new StartError(
            `${[path.basename(command), ...args].join(' ')} failed (${signal ?? `code ${code}`}). Its last lines, of ${log}:\n${tail.join('\n')}`,
          ),
        )
    })
  })
}

/**
 * Starts a long-running service. Its pid is in `<name>.pid` next to the log folder while it runs.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {ProcessOptions & { command?: string, onExit?: (exit: Exit) => unknown }} options onExit is called when it
 *   exits unexpectedly
 */
export function serve(name, args, { command = process.execPath, cwd, env, uid, gid, log, onExit }) {
  mkdirSync(path.dirname(log), { recursive: true })
  const out = createWriteStream(log, { flags: 'a' })
  const startedAt = Date.now()
  /** @type {string[]} */
  const lines = []
  // the allocator's default of 16 arenas on two cores held 80 MB more for no visible gain
  const lean = { MALLOC_ARENA_MAX: '2', ...env }
  const child = track(spawnPiped(command, args, { cwd, env: lean, uid, gid }))
  const pidFile = path.join(path.dirname(log), '..', `${name}.pid`)
  writeFileSync(pidFile, String(child.pid))
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      out.write(chunk)
      lines.push(...String(chunk).split('\n').filter(Boolean))
      lines.splice(0, Math.max(0, lines.length - 100))
    })
  }
  child.on('close', (code, signal) => {
    rmSync(pidFile, { force: true })
    out.end()
    if (!stopping)
      onExit?.({ name, code, signal, seconds: (Date.now() - startedAt) / 1000, log, lines })
  })
  return child
}

/**
 * Stops a process and waits for its exit and its output; kills it after a timeout. An orphan of its own may hold the
 * pipes of the output: they are closed a second later.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
export function stop(child, timeoutMs = 5000) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    child.once('exit', () => {
      const held = setTimeout(() => {
        child.stdout?.destroy()
        child.stderr?.destroy()
      }, 1000)
      child.once('close', () => clearTimeout(held))
    })
    child.once('close', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/** Stops all processes and disables restarts. */
export function stopAll() {
  stopping = true
  return Promise.all([...running].map((child) => stop(child)))
}

export const isStopping = () => stopping

/** A busy machine takes its time to answer; each try has this long. */
const tryMs = 10_000
const betweenReportsSeconds = 30

/**
 * Waits until a URL responds 2xx.
 *
 * @param {string} url
 * @param {{ seconds?: number, child?: import('node:child_process').ChildProcess, report?: (line:
 *   string) => void }} options it ends early when the child exits; without `seconds` a child that
 *   runs is waited for, however busy the machine is, which is reported every half minute
 */
export async function waitFor(url, { seconds = Infinity, child, report } = {}) {
  const startedAt = Date.now()
  const elapsed = () => Math.round((Date.now() - startedAt) / 1000)
  for (let reported = 0; elapsed() < seconds;) {
    if (child && (child.exitCode !== null || child.signalCode !== null)) break
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(tryMs) })
      if (response.ok) return
    } catch {
      // not up yet
    }
    if (elapsed() - reported >= betweenReportsSeconds) {
      reported = elapsed()
      report?.(`Still waiting for ${url}, for ${reported} s; its process runs`)
    }
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new StartError(`${url} did not answer within ${elapsed()} s.`)
}

/**
 * Waits until a process listens at a port, for five seconds.
 *
 * @param {number} port
 * @param {import('node:child_process').ChildProcess} child
 */
export async function waitForPort(port, child) {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const isOpen = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new StartError(`${child.spawnfile} did not listen at port ${port}.`)
}
