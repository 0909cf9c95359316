/**
 * Sets the service's environment before a test file imports it: a folder, a database and an
 * identity provider of the file's own.
 */
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startIdentityProvider } from './identity-provider'

const audience = 'https://api.test/'
const server = process.env.CHECK_DATABASE_URL

export const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'))
export const provider = await startIdentityProvider(audience)

process.chdir(path.join(import.meta.dirname, '../..')) // as payload.config.ts expects
Object.assign(process.env, {
  CONTENT_DATABASE_URL: server
    ? `${server}_${path.basename(folder).toLowerCase().replace('-', '_')}` // the adapter creates it
    : `file:${folder}/content.db`,
  CONTENT_SECRET: 'test-content',
  PREVIEW_SECRET: 'test',
  REVALIDATE_SECRET: 'test',
  CONTENT_MEDIA_DIR: `${folder}/media`,
  CONTENT_OUTBOX_DIR: `${folder}/outbox`,
  AUTH0_DOMAIN: provider.domain,
  AUTH0_AUDIENCE: audience,
  SITE_URL: 'http://localhost:9',
  CONTENT_URL: 'http://localhost:9',
  SMTP_URL: '',
})
