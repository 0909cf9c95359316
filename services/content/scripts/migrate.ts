/** Runs pending migrations and creates missing accounts. Idempotent: it runs at every start. */
import { spawnSync } from 'node:child_process'
import { getPayload, type Migration } from 'payload'
import { migrations as postgres } from '../migrations/postgres'
import { migrations as sqlite } from '../migrations/sqlite'
import { isPostgres } from '../src/database/database'
import { MigratedCopy } from '../src/database/migrated-copy'
import { env } from '../src/env'
import { ensureAccounts } from '../src/seed/accounts'
import config from '../src/payload.config'

/** The process of this script that migrates a copy: its end closes the copy. */
const ofCopy = '--of-copy'

const [script = '', argument] = process.argv.slice(1)
if (argument === ofCopy) await migrate()
else {
  const copy = await MigratedCopy.create(env.CONTENT_DATABASE_URL, sqlite).catch(exit)
  if (!copy) await migrate()
  else {
    const { status } = spawnSync(process.execPath, [...process.execArgv, script, ofCopy], {
      env: { ...process.env, CONTENT_DATABASE_URL: `file:${copy.file}` },
      stdio: 'inherit',
    })
    if (status !== 0) {
      await copy.remove()
      process.exit(1)
    }
    await copy.replaceOriginal().catch(exit)
  }
}
process.exit(0)

async function migrate(): Promise<void> {
  const payload = await getPayload({ config, disableOnInit: true })
  // Imported rather than read from a folder, which a bundle cannot do.
  await payload.db.migrate({
    // cast: Payload's type declares the arguments as `unknown`
    migrations: (isPostgres(env.CONTENT_DATABASE_URL) ? postgres : sqlite) as Migration[],
  })
  await ensureAccounts(payload)
}

function exit({ message }: Error): never {
  console.error(message)
  process.exit(1)
}
