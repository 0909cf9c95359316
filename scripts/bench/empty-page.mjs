/** A page of this version of Next with nothing but a heading: what the framework costs by itself. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { nextBin } from '../run/setup.mjs'

const port = 3890
/** @param {string} root */
const filesIn = (root) => ({
  'package.json': '{ "private": true }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} } }`,
  'app/layout.jsx': `export default function Layout({ children }) {
    return <html lang="en"><head><title>Empty</title><meta name="description" content="Empty" /></head><body>{children}</body></html>
  }`,
  'app/page.jsx': 'export default function Page() { return <h1>Empty</h1> }',
})

/**
 * Builds and starts it.
 *
 * @param {string} root of the repository
 * @returns its address, and how to stop it
 */
export async function startEmptyPage(root) {
  const folder = path.join(root, '.data/empty-page')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(filesIn(root)))
    writeFileSync(path.join(folder, name), text)
  const next = nextBin(root)
  execFileSync(process.execPath, [next, 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const server = spawn(process.execPath, [next, 'start', '-p', String(port)], {
    cwd: folder,
    stdio: 'ignore',
  })
  process.on('exit', () => server.kill())
  const address = `http://localhost:${port}`
  while (!(await fetch(address).catch(() => null))) await setTimeout(50)
  return { address, stop: () => server.kill() }
}
