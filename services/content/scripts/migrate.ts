/**
 * Brings the database to the present content model, and makes the accounts that are missing. Safe
 * to run at every start.
 */
import { getPayload, type Migration } from 'payload'
import { migrations as postgres } from '../migrations/postgres'
import { migrations as sqlite } from '../migrations/sqlite'
import { isPostgres } from '../src/database'
import { env } from '../src/env'
import { ensureAccounts } from '../src/accounts'
import config from '../src/payload.config'

const payload = await getPayload({ config, disableOnInit: true })
// Handed over as code: a bundle cannot read a folder of migrations by itself.
await payload.db.migrate({
  // their own type: Payload's has `unknown` arguments
  migrations: (isPostgres(env.databaseUrl) ? postgres : sqlite) as Migration[],
})
await ensureAccounts(payload)
process.exit(0)
