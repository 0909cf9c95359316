/**
 * `npm run cleanup -w services/content`: deletes members whose grace period has ended. Run it daily
 * from a scheduler.
 */
import { getPayload } from 'payload'
import config from '../src/payload.config'
import { deleteExpiredMembers } from '../src/members/deletion'

const payload = await getPayload({ config, disableOnInit: true })
const removed = await deleteExpiredMembers(payload)
console.error(`${removed} members removed`)
process.exit(0)
