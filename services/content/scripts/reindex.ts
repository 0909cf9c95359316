/**
 * Builds the search indexes anew from what is published: `npm run reindex -w services/content`.
 * Readers notice nothing.
 */
import { getPayload } from 'payload'
import config from '../src/payload.config'
import { reindex } from '../src/search/index-documents'

const payload = await getPayload({ config, disableOnInit: true })
await reindex(payload, (line) => console.error(line))
process.exit(0)
