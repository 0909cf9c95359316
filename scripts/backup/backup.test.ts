/** @jest-environment node */
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { backUp, restore } from './backup.mjs'

const temporary = mkdtempSync(path.join(tmpdir(), 'backup-'))
afterAll(() => rmSync(temporary, { recursive: true }))

/** A set-up with data, and one without. */
function createSetups() {
  const root = mkdtempSync(path.join(temporary, 'test-'))
  const setupIn = (folder: string) => ({
    ...{ root: folder, dist: '.next' },
    folder,
    contentEnv: {
      CONTENT_DATABASE_URL: `file:${folder}/content.db`,
      CONTENT_MEDIA_DIR: `${folder}/media`,
    },
    searchEnv: { SEARCH_DATABASE_FILE: `${folder}/search.db` },
    identityEnv: { IDENTITY_DATABASE_FILE: `${folder}/identity.db` },
    siteEnv: { SITE_STATE_DIR: `${folder}/site` },
  })
  // cast: the parts of a set-up that a backup reads
  type Setup = Parameters<typeof restore>[0]
  const [full, empty] = ['full', 'empty'].map((name) =>
    setupIn(path.join(root, name)),
  ) as unknown as [Setup, Setup]
  mkdirSync(path.join(full.folder, 'media'), { recursive: true })
  mkdirSync(path.join(full.folder, 'site/submissions'), { recursive: true })
  writeFileSync(path.join(full.folder, 'media/a.jpg'), 'picture')
  writeFileSync(path.join(full.folder, 'site/submissions/1'), 'sealed')
  writeFileSync(path.join(full.folder, 'secrets.json'), '{"content":"secret"}')
  const open = ['content', 'identity', 'search'].map((name) => {
    const database = new Database(path.join(full.folder, `${name}.db`))
    database.pragma('journal_mode = WAL')
    database.exec('CREATE TABLE rows (text TEXT)')
    database.prepare('INSERT INTO rows VALUES (?)').run(`of ${name}`)
    return database
  })
  return { full, empty, target: path.join(root, 'backup'), open }
}

const toRows = (folder: string, name: string) => {
  const database = new Database(path.join(folder, `${name}.db`), { readonly: true })
  const rows = database.prepare('SELECT text FROM rows').all()
  database.close()
  return rows
}

test('what is stored comes back, though databases were open and written', async () => {
  const { full, empty, target, open } = createSetups()
  open[0]?.exec('BEGIN; INSERT INTO rows VALUES (1)') // is not committed
  expect(await backUp(full, target)).toMatchObject({ files: 6 })
  open[0]?.exec('COMMIT')
  await restore(empty, target)
  for (const name of ['content', 'identity', 'search'])
    expect(toRows(empty.folder, name)).toEqual([{ text: `of ${name}` }])
  for (const name of ['media/a.jpg', 'site/submissions/1', 'secrets.json'])
    expect(readFileSync(path.join(empty.folder, name), 'utf8')).toBe(
      readFileSync(path.join(full.folder, name), 'utf8'),
    )
  expect(statSync(path.join(target, 'identity.db')).mode & 0o077).toBe(0)
})

test('a damaged backup changes nothing', async () => {
  const { full, empty, target } = createSetups()
  await backUp(full, target)
  appendFileSync(path.join(target, 'media/a.jpg'), '!')
  await expect(restore(empty, target)).rejects.toThrow('damaged: media/a.jpg')
  expect(existsSync(path.join(empty.folder, 'content.db'))).toBe(false)
})

test('data are replaced only when that is demanded', async () => {
  const { full, target } = createSetups()
  await backUp(full, target)
  await expect(backUp(full, target)).rejects.toThrow('there already')
  writeFileSync(path.join(full.folder, 'media/later.jpg'), 'later')
  mkdirSync(path.join(full.folder, '.next/rendered'), { recursive: true })
  writeFileSync(path.join(full.folder, '.next/built.stamp'), 'built')
  await expect(restore(full, target)).rejects.toThrow('Nothing was restored')
  expect(existsSync(path.join(full.folder, 'media/later.jpg'))).toBe(true)
  await restore(full, target, { force: true })
  expect(existsSync(path.join(full.folder, 'media/later.jpg'))).toBe(false)
  expect(toRows(full.folder, 'content')).toHaveLength(1)
  // pages of before may have what the backup has behind a permission
  for (const rendered of ['rendered', 'built.stamp'])
    expect(existsSync(path.join(full.folder, '.next', rendered))).toBe(false)
})

test('a backup of another database is refused', async () => {
  const { full, empty, target } = createSetups()
  await backUp(full, target)
  const postgres = {
    ...empty,
    contentEnv: { ...empty.contentEnv, CONTENT_DATABASE_URL: 'postgres://localhost/a' },
  }
  await expect(restore(postgres, target)).rejects.toThrow('of SQLite')
  await expect(restore(empty, full.folder)).rejects.toThrow('no backup')
})
