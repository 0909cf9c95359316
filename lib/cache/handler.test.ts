import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import CacheHandler from './handler.mjs'
import { readPackedPage, unpack } from './page-file.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'page-cache-'))
const files = path.join(folder, 'rendered')
const distBefore = process.env.SITE_DIST_DIR

beforeAll(() => void (process.env.SITE_DIST_DIR = folder))
afterAll(() => {
  process.env.SITE_DIST_DIR = distBefore
  rmSync(folder, { recursive: true })
})

/** For a request of the server: a build has neither. */
const handlerAt = (version?: string, pageKey = '/en/people') =>
  new CacheHandler({
    _requestHeaders: version ? { 'x-content-version': version, 'x-page-key': pageKey } : {},
  })

const page = (more: object = {}) => ({
  kind: 'APP_PAGE',
  html: '<html>A</html>',
  rscData: Buffer.from('0:"A"'),
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  headers: { 'x-next-cache-tags': 'content,Article:1', 'x-nextjs-prerender': '1' },
  status: 200,
  ...more,
})

/** Next's key of a route, by the path of its page. */
const buildKey = (path: string) => `/route-cache/APP_PAGE/473b31/$${path}`
const key = buildKey('/en/people')
const stored = async (name: string) => {
  const packed = await readPackedPage(name)
  return packed && (await unpack(packed))
}

describe('a rendered page', () => {
  test('is written under its path, with its tags and the version of the content', async () => {
    await handlerAt('7').set(key, page(), {})
    expect(await stored('/en/people')).toMatchObject({
      version: 7,
      tags: ['content', 'Article:1'],
      headers: { 'x-nextjs-prerender': '1' },
      html: '<html>A</html>',
      rsc: '0:"A"',
      segments: { '/_tree': 'tree' },
    })
  })

  test('is never read by Next, which renders whatever reaches it', async () => {
    expect(await handlerAt('7').get(key, { kind: 'APP_PAGE' })).toBeNull()
  })

  test.each([404, 410, 500, 503, 307])('with status %d is not written', async (status) => {
    await handlerAt('7', `/en/${status}`).set(buildKey(`/en/${status}`), page({ status }), {})
    expect(await stored(`/en/${status}`)).toBeNull()
  })

  test.each(['/en/nothing', ''])(
    'is not written for a request of another address, such as %j',
    async (pageKey) => {
      await handlerAt('7', pageKey).set(buildKey('/en/missing'), page(), {})
      expect(await stored('/en/missing')).toBeNull()
    },
  )

  test('is not written in a build, which writes its pages itself', async () => {
    await handlerAt().set(buildKey('/en/built'), page(), {})
    expect(await stored('/en/built')).toBeNull()
  })

  test('leaves no temporary file', () =>
    expect(readdirSync(files).filter((name) => !name.endsWith('.json.gz'))).toEqual([]))

  test.each([1, 100, -1])('of which %d bytes are on the disk is refused', async (length) => {
    const [name = ''] = readdirSync(files)
    const whole = readFileSync(path.join(files, name))
    writeFileSync(path.join(files, name), whole.subarray(0, length))
    await expect(stored('/en/people')).rejects.toThrow()
    writeFileSync(path.join(files, name), whole)
    expect(await stored('/en/people')).not.toBeNull()
  })
})

describe('a file', () => {
  test('is written without a payload', async () => {
    const headers = { 'content-type': 'text/vcard', 'x-next-cache-tags': 'Contact:1' }
    const file = { kind: 'APP_ROUTE', body: Buffer.from('BEGIN:VCARD'), headers, status: 200 }
    const key = '/api/vcard/en/1/a.vcf'
    await handlerAt('7', key).set(buildKey(key), file, {})
    expect(await stored('/api/vcard/en/1/a.vcf')).toMatchObject({
      tags: ['Contact:1'],
      headers: { 'content-type': 'text/vcard' },
      html: 'BEGIN:VCARD',
      rsc: '',
    })
  })
})

describe('a shared value', () => {
  const value = {
    kind: 'FETCH',
    data: { headers: {}, body: '"menu"', status: 200, url: '' },
    revalidate: 60,
  }

  test('is good until the content changes', async () => {
    await handlerAt('7').set('navigation', value, { fetchCache: true })
    expect(await handlerAt('7').get('navigation', { kind: 'FETCH' })).toMatchObject({ value })
    expect(await handlerAt('8').get('navigation', { kind: 'FETCH' })).toBeNull()
  })
})
