import path from 'node:path'
import { buildProblems, folderProblems } from '../../packages/runtime/env/start.mjs'
import { environmentProblems } from './environment.mjs'

/**
 * A sentence for each variable that is missing or malformed, without its value, and for what is
 * missing on the disk.
 *
 * @param {Record<string, string | undefined>} env
 * @param {string} build the folder of the build
 */
export function findProblems(env, build) {
  const { CONTENT_DATABASE_URL: database = '' } = env
  return [
    ...environmentProblems(env),
    ...buildProblems(build),
    ...folderProblems(env.CONTENT_MEDIA_DIR || '.data/media', 'CONTENT_MEDIA_DIR'),
    ...(env.SMTP_URL
      ? []
      : folderProblems(env.CONTENT_OUTBOX_DIR || '.data/outbox', 'CONTENT_OUTBOX_DIR')),
    ...(database.startsWith('file:') && database !== 'file::memory:'
      ? folderProblems(path.dirname(database.slice('file:'.length)), 'CONTENT_DATABASE_URL')
      : []),
  ]
}
