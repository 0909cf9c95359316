/**
 * Writes the migration from the committed schema to the present content model: `npm run
 * migration:new -w services/content -- name-of-the-change`. The database kind is that of
 * CONTENT_DATABASE_URL. Without a change it writes nothing.
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
