import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { algoliasearch, type Algoliasearch } from 'algoliasearch'

export const keys = { appId: 'TESTAPP', admin: 'test-admin-key', search: 'test-search-key' }

export type Service = {
  url: string
  process: ChildProcess
  /** What the service wrote to its log so far. */
  log: () => string
  client: (apiKey?: string) => Algoliasearch
  /** Sends SIGTERM (or another signal) and tells how long the end took. */
  stop: (signal?: NodeJS.Signals) => Promise<{ code: number | null; ms: number }>
}

const folder = path.resolve(__dirname, '../..')

export function createFolder(): { file: string; remove: () => void } {
  const directory = mkdtempSync(path.join(tmpdir(), 'search-test-'))
  return { file: path.join(directory, 'search.db'), remove: () => rmSync(directory, { recursive: true, force: true }) }
}

/** Starts the real service, as `npm start` does, and waits for its health. */
export async function startService(port: number, file: string, extra: Record<string, string> = {}): Promise<Service> {
  const env = { ...process.env, PORT: String(port), SEARCH_DATABASE_FILE: file, SEARCH_APP_ID: keys.appId, SEARCH_ADMIN_KEY: keys.admin, SEARCH_KEY: keys.search, ...extra }
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], { cwd: folder, env: env as unknown as NodeJS.ProcessEnv, stdio: ['ignore', 'pipe', 'pipe'] })
  let written = ''
  child.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (written += chunk.toString()))
  const url = `http://localhost:${port}`
  await untilHealthy(url, child, () => written)
  return {
    url,
    process: child,
    log: () => written,
    client: (apiKey = keys.admin) => algoliasearch(keys.appId, apiKey, { hosts: [{ url: `localhost:${port}`, accept: 'readWrite', protocol: 'http' }] }),
    stop: (signal = 'SIGTERM') => stop(child, signal),
  }
}

async function untilHealthy(url: string, child: ChildProcess, log: () => string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (child.exitCode !== null) throw new Error(`The service ended: ${log()}`)
    const response = await fetch(`${url}/health`).catch(() => null)
    if (response?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The service did not start: ${log()}`)
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }> {
  const started = performance.now()
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  return { code: child.exitCode, ms: performance.now() - started }
}
