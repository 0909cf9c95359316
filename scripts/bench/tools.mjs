/** The machine's tools for measuring: CPU pinning, a load generator, a web server. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const folders = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
]

/** The path of a program, or null; web servers are often outside a user's PATH. */
function find(program) {
  return (
    folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file)) ?? null
  )
}

export const tools = {
  wrk: find('wrk'),
  nginx: find('nginx'),
  taskset: os.cpus().length > 1 ? find('taskset') : null,
}

/** One core for the measured process, one for the load. */
export const cores = { server: 0, load: 1 }

/** Pins a process, its children and their threads to a core; does nothing without `taskset`. */
export function pin(pid, core) {
  if (!tools.taskset) return
  for (const id of [pid, ...findChildren(pid)])
    spawnSync(tools.taskset, ['-a', '-c', '-p', String(core), String(id)], { stdio: 'ignore' })
}

/** Allows a process to use all cores. */
export const unpin = (pid) => pin(pid, `0-${os.cpus().length - 1}`)

export function findChildren(pid) {
  const folder = `/proc/${pid}/task`
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((task) =>
    readFileSync(`${folder}/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
}

/** Wraps a command to run on one core. */
export const onCore = (core, program, args) =>
  tools.taskset ? [tools.taskset, ['-c', String(core), program, ...args]] : [program, args]

/**
 * The current speed of a core: milliseconds for a fixed loop, best of three. A shared machine was
 * three times slower within an hour, which affects all figures except ratios.
 */
export function timeLoop() {
  const runLoop = () => {
    const startedAt = performance.now()
    let sum = 0
    for (let number = 0; number < 2e8; number += 1) sum = (sum + number) % 7
    // the sum is used, so that the loop is not optimised away
    return sum < 0 ? 0 : performance.now() - startedAt
  }
  return Math.min(runLoop(), runLoop(), runLoop())
}
