/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkEmpty, describeSetup, findSetUpLink, prepareContent } from './setup.mjs'

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
const describeWith = (environment: Record<string, string>, empty = false) =>
  describeSetup(root, { data: '.data', ports, dist: '.next', environment, empty })

async function runsWith(environment: Record<string, string>, empty = false): Promise<unknown[]> {
  await prepareContent(describeWith(environment, empty), () => {})
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
  const editor = 'editor@firm.example'
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

describe('an empty set-up', () => {
  const file = () => path.join(root, '.data/content.db')

  test('gets neither the sample firm nor its accounts, and stays so without the option', async () => {
    expect(await runsWith({}, true)).toEqual([['migrate', `file:${file()}.loading`, null]])
    for (const setup of [describeWith({}, true), describeWith({})]) {
      expect(setup).toMatchObject({ hasSample: false, members: [], editor: { email: '' } })
      expect(setup.contentEnv).not.toHaveProperty('CONTENT_ADMIN_EMAIL')
      expect(setup.identityEnv).not.toHaveProperty('IDENTITY_SAMPLE_PASSWORD')
    }
  })

  test('creates the administrator that is given', () =>
    expect(describeWith({ CONTENT_ADMIN_EMAIL: 'web@firm.example' }, true)).toMatchObject({
      contentEnv: { CONTENT_ADMIN_EMAIL: 'web@firm.example' },
      editor: { email: 'web@firm.example' },
    }))

  test('is refused where the sample firm is', async () => {
    const setup = describeWith({}, true)
    expect(() => checkEmpty(setup)).not.toThrow()
    writeFileSync(file(), '')
    expect(() => checkEmpty(setup)).toThrow(/has the sample firm already/)
    writeFileSync(path.join(root, '.data/empty'), '')
    expect(() => checkEmpty(setup)).not.toThrow()
  })

  test('has a link for the first administrator with a token of this start, until there is one', async () => {
    const setup = describeWith({}, true)
    expect(describeWith({}, true).setupToken).not.toBe(setup.setupToken)
    expect(setup.contentEnv.CONTENT_SETUP_TOKEN).toBe(setup.setupToken)
    const linkWhen = async (answer: RequestListener) => {
      const server = createServer(answer)
      await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
      const { port } = server.address() as AddressInfo
      const link = await findSetUpLink({ ...setup, contentUrl: `http://localhost:${port}` })
      server.close()
      return link
    }
    const isHolder: RequestListener = ({ headers, url }, response) =>
      response
        .writeHead(
          url === '/api/set-up' && headers['x-setup-token'] === setup.setupToken ? 204 : 404,
        )
        .end()
    expect(await linkWhen(isHolder)).toBe(`http://localhost:2/admin/set-up#${setup.setupToken}`)
    expect(await linkWhen((_, response) => response.writeHead(404).end())).toBeNull()
  })
})
