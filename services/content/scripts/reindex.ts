/**
 * `npm run reindex -w services/content`: rebuilds the search indexes from published documents and
 * swaps them atomically.
 */
import { getPayload } from 'payload'
import config from '../src/payload.config'
import { reindex } from '../src/search/index-documents'

const payload = await getPayload({ config, disableOnInit: true })
await reindex(payload, (line) => console.error(line))
process.exit(0)
