import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleSearch } from '../../../../scripts/run/bundle.mjs'
import { algoliasearch, type Algoliasearch } from 'algoliasearch'

export const keys = { appId: 'TESTAPP', admin: 'test-admin-key', search: 'test-search-key' }

export type Service = {
  url: string
  process: ChildProcess
  /** What the service wrote to its log so far. */
  log: () => string
  client: (apiKey?: string) => Algoliasearch
  /** A request as no client sends it. */
  request: (method: string, path: string, options?: RequestOptions) => Promise<RawResponse>
  /** Sends SIGTERM (or another signal) and returns the time until exit. */
  stop: (signal?: NodeJS.Signals) => Promise<{ code: number | null; ms: number }>
}

export type RequestOptions = {
  key?: string
  body?: string | Buffer
  headers?: Record<string, string>
}
type RawResponse = {
  status: number
  headers: Headers
  body: { message?: string; status?: number } & Record<string, unknown>
}

const folder = path.resolve(__dirname, '../..')
const main = bundleSearch(path.resolve(folder, '../..'))

export function createFolder(): { file: string; remove: () => void } {
  const directory = mkdtempSync(path.join(tmpdir(), 'search-test-'))
  return {
    file: path.join(directory, 'search.db'),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}

/** Services of this test file by port; one left running would keep Jest from exiting. */
const children = new Map<number, ChildProcess>()
let areTestsOver = false
afterAll(() => {
  areTestsOver = true
  for (const child of children.values()) child.kill('SIGKILL')
})

/**
 * Starts the service as `npm start` does, and waits until it is healthy. One that a failed test left on the port is
 * ended first.
 */
export async function startService(
  port: number,
  file: string,
  extra: Record<string, string> = {},
): Promise<Service> {
  if (areTestsOver) throw new Error('The tests of this file are over')
  const leftOver = children.get(port)
  if (leftOver) await stop(leftOver, 'SIGKILL')
  const env = {
    ...process.env,
    PORT: String(port),
    SEARCH_DATABASE_FILE: file,
    SEARCH_APP_ID: keys.appId,
    SEARCH_ADMIN_KEY: keys.admin,
    SEARCH_KEY: keys.search,
    ...extra,
  }
  const child = spawn(process.execPath, ['--enable-source-maps', main], {
    cwd: folder,
    env: env as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.set(port, child)
  let written = ''
  child.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (written += chunk.toString()))
  const url = `http://localhost:${port}`
  await untilHealthy(url, child, () => written)
  return {
    url,
    process: child,
    log: () => written,
    client: (apiKey = keys.admin) =>
      algoliasearch(keys.appId, apiKey, {
        hosts: [{ url: `localhost:${port}`, accept: 'readWrite', protocol: 'http' }],
      }),
    request: (method, address, options = {}) => request(method, url + address, options),
    stop: (signal = 'SIGTERM') => stop(child, signal),
  }
}

async function request(
  method: string,
  url: string,
  { key = keys.admin, body, headers = {} }: RequestOptions,
): Promise<RawResponse> {
  const response = await fetch(url, {
    method,
    body: typeof body === 'string' || body === undefined ? body : new Uint8Array(body),
    headers: { 'x-algolia-application-id': keys.appId, 'x-algolia-api-key': key, ...headers },
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: (text ? JSON.parse(text) : null) as RawResponse['body'],
  }
}

async function untilHealthy(url: string, child: ChildProcess, log: () => string): Promise<void> {
  for (let i = 0; i < 1_000; i++) {
    if (hasEnded(child)) throw new Error(`The service ended: ${log()}`)
    const response = await fetch(`${url}/health`).catch(() => null)
    if (response?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The service did not start: ${log()}`)
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function stop(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<{ code: number | null; ms: number }> {
  const started = performance.now()
  if (!hasEnded(child)) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  return { code: child.exitCode, ms: performance.now() - started }
}
