/** What a release was made of and by what, as an in-toto statement (SLSA provenance 1.0). */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** @param {string} file */
const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/**
 * It is not signed: sign the file with what the firm signs its releases with.
 *
 * @param {string} root
 * @param {{ archive: string, commit: string, parts: string[] }} options
 */
export const describeProvenance = (root, { archive, commit, parts }) => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: [{ name: path.basename(archive), digest: { sha256: sha256(archive) } }],
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'npm run release',
      externalParameters: { parts },
      resolvedDependencies: [
        { name: 'source', digest: { gitCommit: commit } },
        {
          name: 'package-lock.json',
          digest: { sha256: sha256(path.join(root, 'package-lock.json')) },
        },
      ],
    },
    runDetails: {
      builder: { id: 'scripts/release.mjs', version: { node: process.version } },
      metadata: { finishedOn: new Date().toISOString() },
    },
  },
})
