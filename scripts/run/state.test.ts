/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkDatabases, checkFolder, endLeftovers, lockFolder, readSecrets } from './state.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'state-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const inFolder = (name: string) => path.join(folder, name)

describe('secrets', () => {
  test('are generated once, and what a later version adds is added', () => {
    const first = readSecrets(folder)
    expect(readSecrets(folder)).toEqual(first)
    const { searchKey: _, ...others } = first
    writeFileSync(inFolder('secrets.json'), JSON.stringify(others))
    expect(readSecrets(folder)).toMatchObject(others)
    expect(readSecrets(folder).searchKey).toBe(readSecrets(folder).searchKey)
  })

  test.each(['', '{"content":"abc', 'null', '[]', '{"content":""}', '{"session":5}'])(
    'that are damaged (%j) are named',
    (text) => {
      writeFileSync(inFolder('secrets.json'), text)
      expect(() => readSecrets(folder)).toThrow(/secrets\.json is damaged.*npm run restore/)
      expect(readFileSync(inFolder('secrets.json'), 'utf8')).toBe(text)
    },
  )

  test('without those of a database beside them are damaged', () => {
    writeFileSync(inFolder('secrets.json'), '{"searchKey":"x"}')
    expect(readSecrets(folder).searchKey).toBe('x')
    writeFileSync(inFolder('secrets.json'), '{}')
    writeFileSync(inFolder('content.db'), '')
    expect(() => readSecrets(folder)).toThrow('secrets.json is damaged')
    expect(readFileSync(inFolder('secrets.json'), 'utf8')).toBe('{}')
  })

  test.each(['content.db', 'identity.db'])('are not generated again beside %s', (name) => {
    writeFileSync(inFolder(name), '')
    expect(() => readSecrets(folder)).toThrow(`secrets.json is missing beside ${name}`)
    expect(existsSync(inFolder('secrets.json'))).toBe(false)
  })
})

describe('databases', () => {
  /** A database of two pages of 4,096 bytes. */
  const whole = () => {
    const file = Buffer.alloc(8192)
    file.write('SQLite format 3\0', 'latin1')
    file.writeUInt16BE(4096, 16)
    file.writeUInt32BE(2, 28)
    return file
  }
  const check = () => {
    const lines: string[] = []
    const setup = { folder, databaseFile: inFolder('content.db'), isEmbedded: true }
    checkDatabases(setup, (line) => void lines.push(line))
    return lines
  }

  test('that are whole, new or absent are taken', () => {
    writeFileSync(inFolder('content.db'), whole())
    writeFileSync(inFolder('identity.db'), '')
    expect(check()).toEqual([])
  })

  test.each([
    ['cut off', () => whole().subarray(0, 5000)],
    ['half a header', () => whole().subarray(0, 50)],
    ['something else', () => Buffer.from('x'.repeat(8192))],
  ])('one that is %s is named', (_, content) => {
    for (const name of ['content.db', 'identity.db']) {
      writeFileSync(inFolder(name), content())
      expect(check).toThrow(`${name} is damaged`)
      rmSync(inFolder(name))
    }
  })

  test('one that is empty after a load is named, and not one whose content is in its log', () => {
    writeFileSync(inFolder('migrated.stamp'), 'x')
    writeFileSync(inFolder('content.db'), '')
    expect(check).toThrow('content.db is damaged')
    writeFileSync(inFolder('content.db-wal'), 'x')
    expect(check()).toEqual([])
  })

  test('one that is missing after a load is named, and not after a first start that was ended', () => {
    mkdirSync(inFolder('media'))
    writeFileSync(inFolder('media/a.jpg'), 'x')
    writeFileSync(inFolder('content.db.loading'), 'x')
    expect(check()).toEqual([])
    writeFileSync(inFolder('migrated.stamp'), 'x')
    expect(check).toThrow('content.db is missing')
  })

  test('a damaged search index is removed with its stamp, so that it is built again', () => {
    writeFileSync(inFolder('search.db'), whole().subarray(0, 5000))
    writeFileSync(inFolder('indexed.stamp'), 'x')
    expect(check()).toEqual(['The search index is damaged: it is built again'])
    expect(existsSync(inFolder('search.db')) || existsSync(inFolder('indexed.stamp'))).toBe(false)
  })
})

describe('a folder', () => {
  let other: ChildProcess | undefined
  afterEach(() => other?.kill())

  test('that cannot be written is named', () => {
    writeFileSync(inFolder('file'), '')
    expect(() => checkFolder(inFolder('file/data'))).toThrow(/cannot be written \(ENOTDIR\)/)
  })

  test('is used by one start', async () => {
    const script = path.join(folder, 'start.mjs')
    writeFileSync(script, 'console.log("up"); setInterval(() => {}, 1000)')
    other = spawn(process.execPath, [script])
    await new Promise((resolve) => other?.stdout?.once('data', resolve))
    writeFileSync(inFolder('start.pid'), String(other.pid))
    expect(() => lockFolder(folder)).toThrow(`in use by another npm start (process ${other.pid})`)
    const isOver = new Promise((resolve) => other?.once('exit', resolve))
    other.kill()
    await isOver
    lockFolder(folder)
    expect(readFileSync(inFolder('start.pid'), 'utf8')).toBe(String(process.pid))
  })

  test.each([
    ['a path', (root: string) => path.join(root, 'server.mjs')],
    ['a URL', (root: string) => String(pathToFileURL(path.join(root, 'start.ts')))],
  ])('is freed of the services that a killed start has left, run by %s', async (_, toProgram) => {
    const root = path.join(folder, 'our site')
    const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)', toProgram(root)])
    const ended = new Promise((resolve) => left.once('exit', (_, signal) => resolve(signal)))
    writeFileSync(inFolder('site.pid'), String(left.pid))
    const sibling = spawn(process.execPath, [
      '-e',
      'setInterval(() => {}, 1e6)',
      `${root} 2/server.mjs`,
    ])
    writeFileSync(inFolder('content.pid'), String(sibling.pid)) // another program's by now
    const lines: string[] = []
    await endLeftovers(folder, root, (line) => lines.push(line))
    expect(await ended).toBe('SIGTERM')
    expect(lines).toEqual(['Ending what a start before has left: site'])
    expect(existsSync(inFolder('site.pid'))).toBe(false)
    expect(sibling.exitCode).toBe(null)
    sibling.kill()
  })

  test('whose start has ended, and whose number another process has, is free', () => {
    writeFileSync(inFolder('start.pid'), '1')
    lockFolder(folder)
    expect(readFileSync(inFolder('start.pid'), 'utf8')).toBe(String(process.pid))
  })
})
