import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleIdentity } from '../../../../scripts/run/bundle.mjs'
import {
  browserClientId,
  managementKey,
  otherOrigin,
  samplePassword,
  serverClient,
  siteUrl,
} from './values'

const folder = path.resolve(__dirname, '../..')
const main = bundleIdentity(path.resolve(folder, '../..'))

export type Service = Awaited<ReturnType<typeof startService>>

/** Services of this test file; one left running would keep Jest from exiting. */
const children = new Set<ChildProcess>()
let areTestsOver = false
afterAll(() => {
  areTestsOver = true
  for (const child of children) child.kill('SIGKILL')
})

/** Starts the service in a child process with a temporary data folder. */
export async function startService(port: number, extra: Record<string, string> = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'identity-test-'))
  const url = `http://localhost:${port}`
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    IDENTITY_URL: url,
    IDENTITY_DATABASE_FILE: path.join(data, 'identity.db'),
    IDENTITY_SECRET: 'secret-of-the-tests',
    SITE_URL: siteUrl,
    IDENTITY_BROWSER_CLIENT_ID: browserClientId,
    IDENTITY_CLIENT_ID: serverClient.id,
    IDENTITY_CLIENT_SECRET: serverClient.secret,
    IDENTITY_MANAGEMENT_KEY: managementKey,
    IDENTITY_SAMPLE_PASSWORD: samplePassword,
    IDENTITY_OUTBOX_DIR: path.join(data, 'outbox'),
    IDENTITY_WEB_ORIGINS: otherOrigin,
    IDENTITY_RATE_LIMIT: '5000',
    ...extra,
  }
  let output = ''
  const start = async () => {
    if (areTestsOver) throw new Error('The tests of this file are over')
    const child = spawn(process.execPath, ['--enable-source-maps', main], {
      cwd: folder,
      env: env as unknown as NodeJS.ProcessEnv,
    })
    children.add(child)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await ready(url, child, () => output)
    return child
  }
  let child = await start()

  return {
    url,
    issuer: `${url}/`,
    databaseFile: env.IDENTITY_DATABASE_FILE,
    output: () => output,
    messages: () => messagesIn(env.IDENTITY_OUTBOX_DIR),
    restart: async () => {
      const took = await stop(child)
      child = await start()
      return took
    },
    stop: async () => {
      await stop(child)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (hasEnded(child)) throw new Error(`The service did not start: ${output()}`)
    const isUp = await fetch(`${url}/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The service did not answer: ${output()}`)
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/**
 * @returns milliseconds until exit
 */
async function stop(child: ChildProcess): Promise<number> {
  const began = Date.now()
  if (hasEnded(child)) return 0
  await new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
  return Date.now() - began
}

export type Message = { to: string; subject: string; text: string }

function messagesIn(outbox: string): Message[] {
  const names = readdirSync(outbox, { withFileTypes: true })
    .map((entry) => entry.name)
    .filter((name) => !name.endsWith('.part'))
  return names.sort().map((name) => toMessage(readFileSync(path.join(outbox, name), 'utf8')))
}

function toMessage(raw: string): Message {
  const [head = '', ...body] = raw.replace(/\r\n/g, '\n').split('\n\n')
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'mi').exec(head)?.[1]?.replace(/\n\s+/g, ' ') ?? ''
  const text = body.join('\n\n')
  const encoding = header('content-transfer-encoding')
  const decoded =
    encoding === 'base64'
      ? Buffer.from(text, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? fromQuotedPrintable(text)
        : text
  return { to: header('to'), subject: header('subject'), text: decoded }
}

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString('utf8')
