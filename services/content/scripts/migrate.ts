/** Brings the database to the present content model. Safe to run at every start. */
import config from '../src/payload.config'
import { getPayload } from 'payload'

const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate()
process.exit(0)
