/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findProblems } from '../../start-check.mjs'

describe('the start of the content service', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'start-'))
  writeFileSync(path.join(folder, 'BUILD_ID'), 'x')
  afterAll(() => rmSync(folder, { recursive: true }))

  const complete = {
    CONTENT_DATABASE_URL: `file:${folder}/content.db`,
    CONTENT_SECRET: 'secret-value',
    PREVIEW_SECRET: 'secret-value',
    REVALIDATE_SECRET: 'secret-value',
    CONTENT_MEDIA_DIR: folder,
    CONTENT_OUTBOX_DIR: folder,
  }

  test('has no problems when all is there', () =>
    expect(findProblems(complete, folder)).toEqual([]))

  test('names what is malformed, without its value', () => {
    const malformed = { CONTENT_DATABASE_URL: 'mysql://secret-value', SITE_URL: 'secret-value' }
    expect(findProblems({ ...complete, ...malformed }, folder)).toEqual([
      'CONTENT_DATABASE_URL must be a postgres: or file: address.',
      'SITE_URL must be an http or https address.',
    ])
  })

  test('exits with 1 and names what is missing', () => {
    const { status, stderr } = spawnSync(process.execPath, ['server.mjs'], {
      cwd: 'services/content',
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        CONTENT_MEDIA_DIR: `${folder}/BUILD_ID`,
        CONTENT_OUTBOX_DIR: folder,
      },
      encoding: 'utf8',
      timeout: 30_000,
    })
    expect(stderr).toContain(
      [
        'The content service cannot start:',
        '  CONTENT_DATABASE_URL is missing: the PostgreSQL database, or a SQLite file.',
        "  CONTENT_SECRET is missing: the secret that signs editors' sessions.",
        '  PREVIEW_SECRET is missing: the secret of preview links, which the site has too.',
        '  REVALIDATE_SECRET is missing: the secret of the revalidation webhooks, which the site has too.',
      ].join('\n'),
    )
    expect(stderr).toContain(`${folder}/BUILD_ID (CONTENT_MEDIA_DIR) is not a folder.`)
    expect(status).toBe(1)
  })
})
