import { readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The site's persisted operations.
 *
 * @param root the repository
 * @returns {Promise<(name: string) => { name: string, hash: string }>} finds an operation by its
 *   name, such as `Insights`
 */
export async function readOperations(root) {
  const manifest = Object.entries(
    JSON.parse(
      await readFile(path.join(root, 'lib/graphql/generated/persisted-documents.json'), 'utf8'),
    ),
  )
  return (name) => {
    const [hash] = manifest.find(([, text]) => new RegExp(`query ${name}\\b`).test(text)) ?? []
    if (!hash)
      throw new Error(
        `The site has no query ${name} any more: bring scripts/bench up to date with lib/content.`,
      )
    return { name, hash }
  }
}
