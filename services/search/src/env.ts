import * as v from 'valibot'

const missing = 'is missing'
const portMessage = 'must be a port'
const originsMessage = 'must be origins, such as https://www.example.com, separated by commas'

/**
 * The service's environment, read once. `npm start` sets the values for the local set-up.
 * A wrong one stops the start and is named, never shown.
 */
const key = v.pipe(
  v.string(missing),
  v.regex(/^[\w.-]{8,256}$/, 'must be 8 to 256 letters, digits, ".", "_", "-"'),
)

/** The comments are the descriptions in docs/configuration.md: `npm run docs` writes it. */
const environment = v.object({
  /** Port that this service listens on. */
  PORT: v.pipe(
    v.optional(v.string(), '3003'),
    v.regex(/^\d{1,5}$/, portMessage),
    v.transform(Number),
    v.maxValue(65_535, portMessage),
  ),
  /** The SQLite file; its folder is created if it is missing. */
  SEARCH_DATABASE_FILE: v.pipe(v.string(missing), v.minLength(1, missing)),
  /** The application id that clients send. */
  SEARCH_APP_ID: v.pipe(
    v.string(missing),
    v.regex(/^[\w-]{1,64}$/, 'must be at most 64 letters, digits, "_", "-"'),
  ),
  /** The key with every right: at least 8 letters, digits, `.`, `_`, `-`. */
  SEARCH_ADMIN_KEY: key,
  /** The key that only searches; it is in the pages. */
  SEARCH_KEY: key,
  /** Origins that browsers may call from, separated by commas; `*` is any, as at Algolia. */
  SEARCH_WEB_ORIGINS: v.pipe(
    v.optional(v.string(), '*'),
    v.transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
    v.array(
      v.pipe(
        v.string(),
        v.check((origin) => origin === '*' || isOrigin(origin), originsMessage),
      ),
    ),
    v.minLength(1, originsMessage),
  ),
  /**
   * Milliseconds that the queries of one address may take in a minute; 0 for no limit. Not for the
   * admin key, and not for this machine: `TRUST_PROXY` tells visitors from the site's own server.
   */
  SEARCH_RATE_LIMIT: v.pipe(
    v.optional(v.string(), '30000'),
    v.regex(/^\d{1,9}$/, 'must be a number of milliseconds'),
    v.transform(Number),
  ),
  /** Any value: trust `x-forwarded-for`. Only behind a proxy that sets it itself. */
  TRUST_PROXY: v.optional(v.string(), ''),
})

export type Env = {
  port: number
  databaseFile: string
  appId: string
  /** Has every right. */
  adminKey: string
  /** May search, nothing else: it is in the pages. */
  searchKey: string
  /** Origins that browsers may call from; `*` as at Algolia. */
  webOrigins: string[]
  /** Milliseconds in a minute. */
  rateLimit: number
  trustsProxy: boolean
}

/**
 * @throws Error with a sentence for each variable that is missing or malformed, without its value
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = v.safeParse(environment, source)
  if (!parsed.success) {
    const sentences = new Map(
      parsed.issues.map(({ path, message, type, input }) => [
        path?.[0]?.key,
        `${path?.[0]?.key} ${type === 'object' && input === undefined ? missing : message}.`,
      ]),
    )
    throw new Error([...sentences.values()].join(' '))
  }
  const { output } = parsed
  if (output.SEARCH_ADMIN_KEY === output.SEARCH_KEY)
    throw new Error('SEARCH_KEY must differ from SEARCH_ADMIN_KEY.')
  return {
    port: output.PORT,
    databaseFile: output.SEARCH_DATABASE_FILE,
    appId: output.SEARCH_APP_ID,
    adminKey: output.SEARCH_ADMIN_KEY,
    searchKey: output.SEARCH_KEY,
    webOrigins: output.SEARCH_WEB_ORIGINS,
    rateLimit: output.SEARCH_RATE_LIMIT,
    trustsProxy: output.TRUST_PROXY !== '',
  }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}
