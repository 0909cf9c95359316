/** Brings the database to the present content model. Safe to run at every start. */
import { getPayload } from 'payload'
import { migrations } from '../migrations/sqlite'
import config from '../src/payload.config'

const payload = await getPayload({ config, disableOnInit: true })
// A bundle cannot read the folder of migrations by itself; PostgreSQL's are in its own.
await payload.db.migrate({ migrations: migrations as never })
process.exit(0)
