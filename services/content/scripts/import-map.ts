/**
 * `npm run import-map -w services/content`: writes the admin panel's import map. Run it after a
 * change of fields or rich-text features.
 */
import { generateImportMap } from 'payload'
import config from '../src/payload.config'

await generateImportMap(await config, { force: true, log: true })
process.exit(0)
