/**
 * `npm run model`: writes what follows from the content model: the GraphQL schema, the types of the
 * documents, and the labels of the admin panel that have no French or Chinese text yet. With
 * `--check` it writes nothing and exits with 1 when a file is stale or a label lacks its text.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { labelFiles } from './model/labels'
import { schemaFile } from './model/schema'
import { typesFile } from './model/types'

const isCheck = process.argv[2] === '--check'
let isComplete = true
for (const { file, text, isUnfinished } of [
  await schemaFile(),
  await typesFile(),
  ...(await labelFiles()),
]) {
  const isFresh = (await readFile(file, 'utf8')) === text
  if (isFresh && !isUnfinished) continue
  isComplete = false
  if (!isCheck) await writeFile(file, text)
  if (isUnfinished) console.error(`${file} has labels without a text: write it there`)
  else if (isCheck) console.error(`${file} is stale: npm run model`)
}
process.exit(isCheck && !isComplete ? 1 : 0)
