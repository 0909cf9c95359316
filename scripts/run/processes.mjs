/** Starts the processes of the local set-up, and stops all of them whatever happens. */
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { StartError } from './checks.mjs'

const running = new Set()

/** Runs a command to its end; its output goes to a log, whose last lines are shown when it fails. */
export function run(command, args, { cwd, env, log, quiet = true }) {
  mkdirSync(path.dirname(log), { recursive: true })
  const out = createWriteStream(log)
  const tail = []
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        out.write(chunk)
        if (!quiet) process.stdout.write(chunk)
        tail.push(...String(chunk).split('\n'))
        tail.splice(0, Math.max(0, tail.length - 40))
      })
    }
    child.on('error', reject)
    child.on('close', (code, signal) => {
      running.delete(child)
      out.end()
      if (code === 0) resolve()
      else reject(new StartError(`${[path.basename(command), ...args].join(' ')} failed (${signal ?? `code ${code}`}). Its last lines, of ${log}:\n${tail.join('\n')}`))
    })
  })
}

/** Starts a service that stays; `onExit` hears when it ends by itself. */
export function serve(name, args, { cwd, env, log, onExit }) {
  mkdirSync(path.dirname(log), { recursive: true })
  const out = createWriteStream(log, { flags: 'a' })
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.pipe(out, { end: false })
  child.stderr.pipe(out, { end: false })
  running.add(child)
  child.on('close', (code) => {
    running.delete(child)
    out.end()
    onExit?.(name, code, log)
  })
  return child
}

/** Stops a process and waits for its end; a stubborn one is killed. */
export function stop(child, patience = 5000) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), patience)
    child.once('close', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

export const stopAll = () => Promise.all([...running].map((child) => stop(child)))

/** Waits until an address answers 200. */
export async function waitFor(url, { seconds = 60, child } = {}) {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    if (child && child.exitCode !== null) break
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
      if (response.ok) return
    } catch {
      // not up yet: the loop's end says so when it stays that way
    }
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new StartError(`${url} did not answer within ${seconds} s.`)
}
