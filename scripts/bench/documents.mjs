import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { print } from 'graphql'
import ts from 'typescript'

/**
 * The site's own generated queries, so that what is measured is what the site asks.
 *
 * @param root the repository
 * @param folder where the compiled module may be put
 * @returns {Promise<(name: string) => string>} gives the text of an operation by its name, such as `Insights`
 */
export async function readOperations(root, folder) {
  const source = await readFile(path.join(root, 'lib/graphql/generated/graphql.ts'), 'utf8')
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } })
  const file = path.join(folder, 'operations.mjs')
  await writeFile(file, outputText)
  const generated = await import(`${pathToFileURL(file).href}?${Date.now()}`)
  return (name) => {
    const document = generated[`${name}Document`]
    if (!document) throw new Error(`The site has no query ${name} any more: bring scripts/bench up to date with lib/content.`)
    return print(document)
  }
}
