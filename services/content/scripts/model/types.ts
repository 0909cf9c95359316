import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { generateTypes } from 'payload/node'
import config from '../../src/payload.config'
import type { GeneratedFile } from './generated-file'

/** The types of the documents, as Payload generates them. */
export async function typesFile(): Promise<GeneratedFile> {
  const { typescript, ...rest } = await config
  const folder = await mkdtemp(path.join(os.tmpdir(), 'types-'))
  const outputFile = path.join(folder, 'payload-types.ts')
  await generateTypes({ ...rest, typescript: { ...typescript, outputFile } }, { log: false })
  const text = await readFile(outputFile, 'utf8')
  await rm(folder, { recursive: true })
  return { file: typescript.outputFile, text }
}
