/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { packBuiltPage, readBuiltPage } from './built-page.mjs'

describe('a page of the build', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'built-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is the same when it is packed', async () => {
    mkdirSync(`${folder}/en/people.segments`, { recursive: true })
    const meta = {
      headers: { 'x-next-cache-tags': 'a,b', link: '</x>' },
      segmentPaths: ['/_full', '/_tree'],
    }
    writeFileSync(`${folder}/en/people.html`, '<p>Café</p>')
    writeFileSync(`${folder}/en/people.rsc`, '0:{}')
    writeFileSync(`${folder}/en/people.meta`, JSON.stringify(meta))
    writeFileSync(`${folder}/en/people.segments/_tree.segment.rsc`, '1:{}')
    const page = await readBuiltPage(folder, '/en/people')
    expect(page).toEqual({
      version: 0,
      renderedAt: 0,
      headers: { link: '</x>' },
      tags: ['a', 'b'],
      html: '<p>Café</p>',
      rsc: '0:{}',
      segments: { '/_tree': '1:{}' },
    })
    await packBuiltPage(folder, '/en/people')
    expect(readdirSync(`${folder}/en`)).toEqual(['people.page.gz'])
    expect(await readBuiltPage(folder, '/en/people')).toEqual(page)
  })

  test.each(['/en/missing', '/../../etc/passwd'])('is null where there is none: %s', async (key) =>
    expect(await readBuiltPage(folder, key)).toBeNull(),
  )

  test('is left as it is where it is an error', async () => {
    writeFileSync(`${folder}/gone.html`, '')
    writeFileSync(`${folder}/gone.rsc`, '')
    writeFileSync(`${folder}/gone.meta`, '{"status":404}')
    await packBuiltPage(folder, '/gone')
    expect(readdirSync(folder)).toContain('gone.html')
  })
})
