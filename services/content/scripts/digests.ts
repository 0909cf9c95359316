/**
 * `npm run digests -w services/content`: queues the digests that are due. For a scheduler, every
 * five minutes; safe to run twice at once.
 */
import { getPayload } from 'payload'
import config from '../src/payload.config'
import { sendDigests } from '../src/members/digest/job'

const payload = await getPayload({ config, disableOnInit: true })
const queued = await sendDigests(payload)
console.error(`${queued} digests queued`)
process.exit(0)
