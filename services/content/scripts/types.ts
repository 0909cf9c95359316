/** Writes the types of the documents: `npm run types -w services/content`, after a change of fields. */
import { generateTypes } from 'payload/node'
import config from '../src/payload.config'

await generateTypes(await config)
process.exit(0)
