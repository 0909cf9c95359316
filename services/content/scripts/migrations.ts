/**
 * `npm run migration:new -w services/content -- <name>`: writes the migration from the committed
 * schema to the current content model, or nothing without a change. CONTENT_DATABASE_URL selects
 * the database.
 */
import config from '../src/payload.config'
import { getPayload } from 'payload'

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
await payload.db.createMigration({
  migrationName: process.argv[2] ?? 'change',
  payload,
  skipEmpty: true,
})
process.exit(0)
