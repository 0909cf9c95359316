/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { MigratedCopy } from './migrated-copy'

const folder = mkdtempSync(path.join(os.tmpdir(), 'migrated-'))
afterAll(() => rmSync(folder, { recursive: true }))

const migrations = [{ name: 'one' }, { name: 'two' }]
let files = 0

/** Runs statements in a process of its own: a connection stays open here until it is collected. */
function execute(file: string, statements: string): void {
  const program = 'new (require("libsql"))(process.argv[1]).exec(process.argv[2])'
  const { status } = spawnSync(process.execPath, ['-e', program, file, statements])
  expect(status).toBe(0)
}

/** A database with these migrations, with its journal, and the copy of a killed run beside it. */
function createDatabase(...names: string[]) {
  const file = path.join(folder, `${(files += 1)}.db`)
  const rows = names.map((name) => `INSERT INTO payload_migrations VALUES ('${name}');`)
  execute(
    file,
    `PRAGMA journal_mode = WAL; CREATE TABLE payload_migrations (name TEXT); ${rows.join('')}`,
  )
  for (const end of ['', '-wal']) writeFileSync(`${file}.migrating${end}`, 'of a killed run')
  return { file, url: `file:${file}` }
}

const namesIn = (file: string) => {
  const program =
    'console.log(new (require("libsql"))(process.argv[1]).prepare("select name from payload_migrations").all().map((row) => row.name).join())'
  return spawnSync(process.execPath, ['-e', program, file], { encoding: 'utf8' }).stdout.trim()
}

test('pending migrations run on a copy with all rows, which then replaces the database', async () => {
  const { file, url } = createDatabase('one')
  const copy = await MigratedCopy.create(url, migrations)
  expect(namesIn(copy?.file ?? '')).toBe('one')
  execute(copy?.file ?? '', "INSERT INTO payload_migrations VALUES ('two')")
  expect(namesIn(file)).toBe('one')
  await copy?.replaceOriginal()
  expect(namesIn(file)).toBe('one,two')
  expect(readdirSync(folder).filter((name) => name.includes('migrating'))).toEqual([])
})

test('a link to a database stays one', async () => {
  const { file } = createDatabase('one')
  mkdirSync(path.join(folder, 'linked'))
  const link = path.join(folder, 'linked', 'content.db')
  symlinkSync(file, link)
  const copy = await MigratedCopy.create(`file:${link}`, migrations)
  execute(copy?.file ?? '', "INSERT INTO payload_migrations VALUES ('two')")
  await copy?.replaceOriginal()
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect(namesIn(file)).toBe('one,two')
})

test('a database that is open elsewhere is not migrated', async () => {
  const { file, url } = createDatabase('one')
  const client = createClient({ url })
  await client.execute('SELECT name FROM payload_migrations')
  await expect(MigratedCopy.create(url, migrations)).rejects.toThrow(
    `${file} is in use: stop the content service, then migrate.`,
  )
  client.close()
})

test.each([
  ['PostgreSQL', () => 'postgres://localhost/content'],
  ['a database without pending migrations', () => createDatabase('one', 'two').url],
])('there is no copy of %s', async (_, toUrl) =>
  expect(await MigratedCopy.create(toUrl(), migrations)).toBeNull(),
)

test('a new database is a new copy', async () => {
  const file = path.join(folder, 'new.db')
  expect(await MigratedCopy.create(`file:${file}`, migrations)).toMatchObject({
    file: `${file}.migrating`,
  })
})
