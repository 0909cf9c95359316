/** @jest-environment node */
import { spawn } from 'node:child_process'
import { stop } from './processes.mjs'

test('a process is stopped though a child of its own holds its output', async () => {
  const orphan = 'setTimeout(() => {}, 300_000); process.on("SIGTERM", () => {})'
  const parent = spawn(
    process.execPath,
    [
      '-e',
      `const { spawn } = require('node:child_process')
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(orphan)}], { stdio: 'inherit' })
      console.log(child.pid)
      setTimeout(() => {}, 300_000)`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const pid = await new Promise<number>((resolve) =>
    parent.stdout.once('data', (text) => resolve(Number(text))),
  )
  await stop(parent)
  expect(parent.signalCode).toBe('SIGTERM')
  process.kill(pid, 'SIGKILL')
})
