/**
 * `npm run types -w services/content`: writes `src/payload-types.ts`, after a change of fields.
 * With `--check` it writes nothing and exits with 1 when the file is stale.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { generateTypes } from 'payload/node'
import config from '../src/payload.config'

const { typescript } = await config

if (process.argv[2] === '--check') {
  const committed = typescript.outputFile
  const folder = await mkdtemp(path.join(os.tmpdir(), 'types-'))
  const outputFile = path.join(folder, 'payload-types.ts')
  await generateTypes(
    { ...(await config), typescript: { ...typescript, outputFile } },
    { log: false },
  )
  const isFresh = (await readFile(outputFile, 'utf8')) === (await readFile(committed, 'utf8'))
  await rm(folder, { recursive: true })
  if (!isFresh) console.error('src/payload-types.ts is stale: npm run types -w services/content')
  process.exit(isFresh ? 0 : 1)
}

await generateTypes(await config)
process.exit(0)
