/** What this machine has for measuring: cores to pin processes to, a load generator, a web server. */
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

/** The path of a program, or null; web servers often stand outside a user's PATH. */
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

/** One core for whatever is being measured, one for whatever asks. */
export const cores = { server: 0, load: 1 }

/** Keeps a running process, its workers and all their threads on one core; without `taskset` they stay where they are. */
export function pin(pid, core) {
  if (!tools.taskset) return
  for (const one of [pid, ...childrenOf(pid)])
    spawnSync(tools.taskset, ['-a', '-c', '-p', String(core), String(one)], { stdio: 'ignore' })
}

/** Lets a process run wherever there is room, as it does outside a bench. */
export const unpin = (pid) => pin(pid, `0-${os.cpus().length - 1}`)

export function childrenOf(pid) {
  const folder = `/proc/${pid}/task`
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((task) =>
    readFileSync(`${folder}/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
}

/** A command on one core, as a program with its arguments. */
export const onCore = (core, program, args) =>
  tools.taskset ? [tools.taskset, ['-c', String(core), program, ...args]] : [program, args]

/**
 * How fast a core is just now: milliseconds for a fixed loop, the best of three. A machine that others share was three
 * times slower within an hour; every figure of the table but the ratios goes with it.
 */
export function timeLoop() {
  const once = () => {
    const began = performance.now()
    let sum = 0
    for (let number = 0; number < 2e8; number += 1) sum = (sum + number) % 7
    return sum < 0 ? 0 : performance.now() - began // the sum is used, or the loop would not be run
  }
  return Math.min(once(), once(), once())
}
