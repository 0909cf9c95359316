/**
 * Loads the sample firm into the database; `--check [collection]` only validates the seed files.
 */
import path from 'node:path'
import { getPayload } from 'payload'
import config from '../src/payload.config'
import { checkSeed, loadSeed } from '../src/seed/load'
import { advanceIds } from '../src/seed/advance-ids'
import { analyze } from '../src/seed/analyze'

const folder = path.resolve('seed')
const [flag, only] = process.argv.slice(2)

if (flag === '--check') {
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  const problems = await checkSeed(payload, folder, only)
  console.error(
    problems.length > 0 ? problems.slice(0, 100).join('\n') : 'The seed files are in order.',
  )
  process.exit(problems.length > 0 ? 1 : 0)
}

const payload = await getPayload({ config, disableOnInit: true })
const count = await loadSeed(payload, folder, (line) => console.error(line))
await advanceIds(payload)
await analyze(payload)
console.error(count > 0 ? `${count} documents loaded` : 'The sample firm is there already')
process.exit(0)
