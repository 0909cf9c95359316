import {
  EnvironmentError,
  list,
  matching,
  port,
  readEnvironment,
  required,
} from '@law-firm/runtime/env/variables.mjs'
import * as v from 'valibot'

const key = matching(/^[\w.-]{8,256}$/, 'must be 8 to 256 letters, digits, ".", "_", "-"')

const webOrigin = v.pipe(
  v.string(),
  v.check(
    (origin) => origin === '*' || (URL.canParse(origin) && new URL(origin).origin === origin),
    'must be origins, such as https://www.example.com, separated by commas',
  ),
)

/** The service's environment. `npm start` sets the values for the local set-up. */
const schema = v.object({
  /** Port that this service listens on. */
  PORT: v.optional(port, '3003'),
  /** The SQLite file; its folder is created if it is missing. */
  SEARCH_DATABASE_FILE: required('the SQLite file'),
  /** The application id that clients send. */
  SEARCH_APP_ID: required(
    'the application id that clients send',
    matching(/^[\w-]{1,64}$/, 'must be at most 64 letters, digits, "_", "-"'),
  ),
  /** The key with every right: at least 8 letters, digits, `.`, `_`, `-`. */
  SEARCH_ADMIN_KEY: required('the key with every right', key),
  /** The key that only searches; it is in the pages. */
  SEARCH_KEY: required('the key that only searches', key),
  /** Origins that browsers may call from, separated by commas; `*` is any, as at Algolia. */
  SEARCH_WEB_ORIGINS: v.optional(list(webOrigin), '*'),
  /**
   * Milliseconds that the queries of one address may take in a minute; 0 for no limit. Not for the
   * admin key, and not for this machine: `TRUST_PROXY` tells visitors from the site's own server.
   */
  SEARCH_RATE_LIMIT: v.optional(
    v.pipe(matching(/^\d{1,9}$/, 'must be a number of milliseconds'), v.transform(Number)),
    '30000',
  ),
  /** Any value: trust `x-forwarded-for`. Only behind a proxy that sets it itself. */
  TRUST_PROXY: v.optional(v.string(), ''),
})

export type Env = v.InferOutput<typeof schema>

/** @throws EnvironmentError with a sentence for each variable that is missing or malformed */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const env = readEnvironment(schema, source)
  if (env.SEARCH_ADMIN_KEY === env.SEARCH_KEY)
    throw new EnvironmentError('SEARCH_KEY must differ from SEARCH_ADMIN_KEY.')
  return env
}
