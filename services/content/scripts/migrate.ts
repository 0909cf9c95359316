/** Runs pending migrations and creates missing accounts. Idempotent: it runs at every start. */
import { getPayload, type Migration } from 'payload'
import { migrations as postgres } from '../migrations/postgres'
import { migrations as sqlite } from '../migrations/sqlite'
import { isPostgres } from '../src/database/database'
import { env } from '../src/env'
import { ensureAccounts } from '../src/seed/accounts'
import config from '../src/payload.config'

const payload = await getPayload({ config, disableOnInit: true })
// Imported rather than read from a folder, which a bundle cannot do.
await payload.db.migrate({
  // cast: Payload's type declares the arguments as `unknown`
  migrations: (isPostgres(env.CONTENT_DATABASE_URL) ? postgres : sqlite) as Migration[],
})
await ensureAccounts(payload)
process.exit(0)
