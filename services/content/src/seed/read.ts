import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'

export type SeedDocument = {
  collection: string
  key: string
  id: number
  file: string
  values: Record<string, unknown>
}

export type SeedGlobal = { slug: string; file: string; values: Record<string, unknown> }

/**
 * Reads all documents of the seed folder.
 *
 * @throws Error naming the file that does not parse or has no id
 */
export async function readSeed(
  folder: string,
): Promise<{ documents: SeedDocument[]; globals: SeedGlobal[] }> {
  const documents: SeedDocument[] = []
  const globals: SeedGlobal[] = []
  const folders = (await readdir(folder, { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  )
  for (const { name: collection } of folders) {
    const files = (await readdir(path.join(folder, collection)))
      .filter((name) => name.endsWith('.yaml'))
      .sort()
    for (const name of files) {
      const file = path.join(folder, collection, name)
      const values = parseFile(file, await readFile(file, 'utf8'))
      const key = name.slice(0, -'.yaml'.length)
      if (collection === 'globals') globals.push({ slug: key, file, values })
      else documents.push({ collection, key, file, id: toId(values, file), values })
    }
  }
  return { documents, globals }
}

function parseFile(file: string, source: string): Record<string, unknown> {
  try {
    const values: unknown = parse(source)
    if (typeof values !== 'object' || values === null || Array.isArray(values))
      throw new Error('not a map')
    return values as Record<string, unknown>
  } catch (cause) {
    throw new Error(
      `${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  }
}

function toId(values: Record<string, unknown>, file: string): number {
  if (!Number.isInteger(values.id)) throw new Error(`${file} has no whole number as its id.`)
  return values.id as number
}
