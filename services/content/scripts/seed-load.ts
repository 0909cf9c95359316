/**
 * `node scripts/run.mjs seed-load 20000`: fills a database that holds the sample firm up with copies of its
 * publications, for load checks. Never part of a firm's own set-up.
 */
import { getPayload } from 'payload'
import config from '../src/payload.config'
import { analyze } from '../src/seed/analyze'
import { addCopies } from '../src/seed/many'

const count = Number(process.argv[2] ?? 20_000)
if (!Number.isInteger(count) || count < 1 || count > 1_000_000) throw new Error('Say how many publications there shall be, 1 to 1,000,000.')

const payload = await getPayload({ config, disableOnInit: true })
const added = await addCopies(payload, count)
await analyze(payload)
console.error(added > 0 ? `${added} publications added` : 'They are there already')
process.exit(0)
