/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describeSetup, prepareContent } from './setup.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'setup-'))
  const scripts = path.join(root, 'services/content/scripts')
  mkdirSync(scripts, { recursive: true })
  mkdirSync(path.join(root, 'services/content/migrations'))
  // records which script runs with which database and administrator
  const record = `import { appendFileSync } from 'node:fs'
    const { CONTENT_DATABASE_URL: url, CONTENT_ADMIN_EMAIL: editor } = process.env
    appendFileSync('../../runs', JSON.stringify([process.argv[2], url, editor ?? null]) + '\\n')`
  writeFileSync(path.join(scripts, 'run.mjs'), record)
})
afterEach(() => rmSync(root, { recursive: true }))

const ports = { site: 1, content: 2, identity: 3, search: 4 }
const describeWith = (environment: Record<string, string>) =>
  describeSetup(root, { data: '.data', ports, dist: '.next', environment })

async function runsWith(environment: Record<string, string>): Promise<unknown[]> {
  await prepareContent(describeWith(environment), () => {})
  const lines = readFileSync(path.join(root, 'runs'), 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as unknown)
}

test.each(['postgres://firm.example/content', 'file:/srv/firm.db'])(
  'a database that is given, %s, is migrated and gets neither the sample firm nor its editor',
  async (url) =>
    expect(await runsWith({ CONTENT_DATABASE_URL: url })).toEqual([['migrate', url, null]]),
)

test('an embedded database gets the sample firm', async () => {
  const file = `file:${path.join(root, '.data/content.db.loading')}`
  const editor = 'editor@aldermere.example'
  expect(await runsWith({})).toEqual([
    ['migrate', file, editor],
    ['seed', file, editor],
  ])
})

test('settings of the content service that are given are used', () => {
  const given = {
    CONTENT_DATABASE_URL: 'postgres://firm.example/content',
    CONTENT_ADMIN_EMAIL: 'web@firm.example',
    CONTENT_ADMIN_PASSWORD: 'a password of the firm',
    CONTENT_SECRET: 'a secret of the firm',
    CONTENT_URL: 'https://content.firm.example',
  }
  const { contentEnv, siteEnv, editor } = describeWith(given)
  expect(contentEnv).toMatchObject(given)
  expect(siteEnv).toMatchObject({ CONTENT_MEDIA_ORIGIN: given.CONTENT_URL })
  expect(editor).toEqual({ email: 'web@firm.example', password: 'a password of the firm' })
})
