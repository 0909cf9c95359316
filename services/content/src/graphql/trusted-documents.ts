import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** An unknown hash may be a new release's: its manifest is looked for again at most this often. */
const rereadMs = 5_000

/**
 * The operations that the site sends, by the SHA-256 hash of their text.
 *
 * @param places files of manifests (`{ "<hash>": "<text>" }`, the code generator's persisted
 *   documents), or folders of them: one a release, so that the pages of the release before go on
 *   working
 * @throws where a place cannot be read or a hash is not that of its text; later the documents that
 *   were read before stay
 */
export function createTrustedDocuments(places: readonly string[], now = Date.now) {
  let documents = readManifests(places)
  let readAt = now()
  return {
    /** @returns null for an unknown hash */
    find(hash: string): string | null {
      const known = documents.get(hash)
      if (known !== undefined || now() - readAt < rereadMs) return known ?? null
      readAt = now()
      try {
        documents = readManifests(places)
      } catch (cause) {
        console.error('The manifests of trusted documents stay as they were read before.', cause)
      }
      return documents.get(hash) ?? null
    },
  }
}

function readManifests(places: readonly string[]): Map<string, string> {
  const entries = places.flatMap(filesAt).flatMap(readManifest)
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

function filesAt(place: string): string[] {
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return [place]
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(place, name))
}
