/**
 * `npm run digests -w services/content`: queues the digests that are due. Run it every five minutes
 * from a scheduler; concurrent runs are safe.
 */
import { getPayload } from 'payload'
import config from '../src/payload.config'
import { sendDigests } from '../src/members/digest/job'

const payload = await getPayload({ config, disableOnInit: true })
const queued = await sendDigests(payload)
console.error(`${queued} digests queued`)
process.exit(0)
