/**
 * Writes the map of the editor interface's components: `npm run import-map -w services/content`,
 * after a change of fields or features.
 */
import { generateImportMap } from 'payload'
import config from '../src/payload.config'

await generateImportMap(await config, { force: true, log: true })
process.exit(0)
