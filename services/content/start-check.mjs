import path from 'node:path'
import { buildProblems, folderProblems } from '../../packages/runtime/env/start.mjs'

/** What the service cannot do without; `src/env.ts` has the descriptions. */
const needed = [
  ['CONTENT_DATABASE_URL', 'the PostgreSQL database, or a SQLite file'],
  ['CONTENT_SECRET', "the secret that signs editors' sessions"],
  ['PREVIEW_SECRET', 'the secret of preview links, which the site has too'],
  ['REVALIDATE_SECRET', 'the secret of the revalidation webhooks, which the site has too'],
]
/** Variables with a form; it is checked where they are set. @type {[string, RegExp, string][]} */
const forms = [
  ['CONTENT_DATABASE_URL', /^(postgres(ql)?:\/\/|file:)./, 'a postgres: or file: address'],
  ['SITE_URL', /^https?:\/\/[^/]/, 'an http or https address'],
  ['CONTENT_URL', /^https?:\/\/[^/]/, 'an http or https address'],
  ['SMTP_URL', /^smtps?:\/\/[^/]/, 'an smtp or smtps address'],
  ['PORT', /^\d{1,5}$/, 'a port'],
]

/**
 * A sentence for each variable that is missing or malformed, without its value, and for what is
 * missing on the disk.
 *
 * @param {Record<string, string | undefined>} env
 * @param {string} build the folder of the build
 */
export function problemsOf(env, build) {
  const { CONTENT_DATABASE_URL: database = '' } = env
  const missing = needed.filter(([name]) => !env[name])
  const malformed = forms.filter(([name, form]) => env[name] && !form.test(env[name]))
  return [
    ...missing.map(([name, meaning]) => `${name} is missing: ${meaning}.`),
    ...malformed.map(([name, , form]) => `${name} must be ${form}.`),
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
