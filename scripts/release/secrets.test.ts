/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findSecrets } from './secrets.mjs'

test('names the secrets that files have, and their files', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'))
  mkdirSync(path.join(folder, 'server'))
  writeFileSync(path.join(folder, 'server/chunk.js'), 'const a="of-the-session"')
  writeFileSync(
    path.join(folder, 'page.html'),
    'phc_public search-key sesame postgres://u:pass@db/x',
  )
  const env = {
    NODE_ENV: 'production',
    AUTH0_SECRET: 'of-the-session',
    REVALIDATE_SECRET: 'nowhere-at-all',
    CONTENT_ADMIN_PASSWORD: 'sesame', // too short to tell from a word
    POSTHOG_KEY: 'phc_public',
    ALGOLIA_SEARCH_KEY: 'search-key',
    CONTENT_DATABASE_URL: 'postgres://u:pass@db/x',
    SITE_URL: 'page.html',
  } as const
  expect(findSecrets(folder, env).toSorted()).toEqual([
    'AUTH0_SECRET in server/chunk.js',
    'CONTENT_DATABASE_URL in page.html',
  ])
  rmSync(folder, { recursive: true })
})
