import { readFileSync } from 'node:fs'
import path from 'node:path'
import { browserOperations } from '@law-firm/contract/browser-operations'
import type { PayloadRequest } from 'payload'
import { createSiteToken } from '@law-firm/runtime/http/site-token.mjs'

jest.mock('payload', () => ({}))

const manifestPath = path.join(
  __dirname,
  '../../../../lib/graphql/generated/persisted-documents.json',
)

let admit: typeof import('./admission').admitOperation

beforeAll(async () => {
  Object.assign(process.env, {
    CONTENT_DATABASE_URL: 'file::memory:',
    CONTENT_SECRET: 'a',
    PREVIEW_SECRET: 'b',
    REVALIDATE_SECRET: 'c',
    CONTENT_TRUSTED_DOCUMENTS_FILES: manifestPath,
  })
  admit = (await import('./admission')).admitOperation
})

const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, string>
const operations = Object.entries(manifest).map(([hash, text]) => ({
  hash,
  name: /^(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? '',
}))

/** The operations that are run for a request with these headers and this user. */
const findAdmitted = (headers: Record<string, string>, user: unknown = null): string[] =>
  operations
    .filter(({ hash }) => {
      const req = { headers: new Headers(headers), user } as unknown as PayloadRequest
      return 'text' in admit(req, { extensions: { persistedQuery: { sha256Hash: hash } } })
    })
    .map(({ name }) => name)
    .toSorted()

const all = operations.map(({ name }) => name).toSorted()

test.each<[string, () => string[], readonly string[]]>([
  ['the site’s server: all', () => findAdmitted({ 'x-site-token': createSiteToken('c') }), all],
  ['an editor: all', () => findAdmitted({}, { collection: 'users', role: 'editor' }), all],
  ['strangers: those of browsers', () => findAdmitted({}), browserOperations],
  [
    'members: those of browsers',
    () => findAdmitted({ authorization: 'Bearer x' }, { collection: 'members', id: 1 }),
    browserOperations,
  ],
  [
    'a forged token: those of browsers',
    () => findAdmitted({ 'x-site-token': createSiteToken('d') }),
    browserOperations,
  ],
])('admits for %s', (_, find, expected) => expect(find()).toEqual([...expected].toSorted()))
