/**
 * `npm run move-to-postgres -w services/content -- file:/path/content.db`, with the PostgreSQL in
 * `CONTENT_DATABASE_URL`: migrates the empty PostgreSQL and copies everything into it. The service
 * must not run meanwhile.
 */
import { getPayload, type Migration } from 'payload'
import { migrations } from '../migrations/postgres'
import { isPostgres } from '../src/database/database'
import { env } from '../src/env'
import { moveToPostgres } from '../src/database/move-to-postgres'
import config from '../src/payload.config'

const source = process.argv[2]
if (!isPostgres(env.CONTENT_DATABASE_URL) || !source?.startsWith('file:')) {
  console.error(
    'Set CONTENT_DATABASE_URL to the empty PostgreSQL, and give the SQLite file: npm run move-to-postgres -w services/content -- file:/path/content.db',
  )
  process.exit(1)
}
const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate({ migrations: migrations as Migration[] }) // as in scripts/migrate.ts
try {
  await moveToPostgres(payload, source, (line) => console.log(line))
  process.exit(0)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}
