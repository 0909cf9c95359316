import { spawn, type ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { expect } from '@playwright/test'

const port = 3109
export const redisUrl = `redis://localhost:${port}`

const isListening = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** Starts an empty Redis. */
export async function startRedis(): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp']
  const child = spawn(process.env.TEST_REDIS ?? 'redis-server', options, { stdio: 'ignore' })
  await expect.poll(isListening, { intervals: [50] }).toBe(true)
  return child
}

export async function stopRedis(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await expect.poll(isListening, { intervals: [50] }).toBe(false)
}
