import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Minimum interval between re-reads of the manifests for unknown hashes, which a new release may
 * have added.
 */
const rereadMs = 5_000

/**
 * The site's operations by the SHA-256 hash of their text.
 *
 * @param manifestPaths manifest files (`{ "<hash>": "<text>" }`, the code generator's persisted
 *   documents) or folders with one per release, so that pages of the previous release keep working.
 *   A folder may be missing until the first release is copied there: no operation is known then
 * @throws when a path cannot be read or a hash does not match its text; on a later re-read the
 *   previous documents stay
 */
export function createTrustedDocuments(manifestPaths: readonly string[], now = Date.now) {
  const awaited = new Set(manifestPaths.filter(isMissingFolder))
  for (const folder of awaited)
    console.warn(
      `CONTENT_TRUSTED_DOCUMENTS_FILES names ${folder}, which does not exist: the site's operations are refused until a manifest is there.`,
    )
  const read = () => {
    for (const folder of awaited) if (existsSync(folder)) awaited.delete(folder)
    return readManifests(manifestPaths.filter((manifestPath) => !awaited.has(manifestPath)))
  }
  let documents = read()
  let readAt = now()
  return {
    /** @returns null for an unknown hash */
    find(hash: string): string | null {
      const text = documents.get(hash)
      if (text !== undefined || now() - readAt < rereadMs) return text ?? null
      readAt = now()
      try {
        documents = read()
      } catch (cause) {
        console.error('The manifests of trusted documents stay as they were read before.', cause)
      }
      return documents.get(hash) ?? null
    },
  }
}

const isMissingFolder = (manifestPath: string): boolean =>
  !manifestPath.endsWith('.json') && !existsSync(manifestPath)

function readManifests(manifestPaths: readonly string[]): Map<string, string> {
  const entries = manifestPaths.flatMap(filesAt).flatMap(readManifest)
  for (const [hash, text] of entries)
    if (createHash('sha256').update(text).digest('hex') !== hash)
      throw new Error(`The hash ${hash} of a trusted document is not that of its text.`)
  return new Map(entries)
}

function readManifest(file: string): [hash: string, text: string][] {
  try {
    return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  } catch (cause) {
    throw new Error(
      `CONTENT_TRUSTED_DOCUMENTS_FILES names ${file}, which is no manifest of trusted documents.`,
      { cause },
    )
  }
}

function filesAt(manifestPath: string): string[] {
  if (!statSync(manifestPath, { throwIfNoEntry: false })?.isDirectory()) return [manifestPath]
  return readdirSync(manifestPath)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(manifestPath, name))
}
