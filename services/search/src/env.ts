import * as v from 'valibot'

/**
 * The service's environment, read once. `npm start` sets the values for the local set-up.
 * A wrong one stops the start and is named, never shown.
 */
const key = v.pipe(v.string(), v.minLength(8), v.maxLength(256), v.regex(/^[\w.-]+$/))

/** The comments are the descriptions in docs/configuration.md: `npm run docs` writes it. */
const environment = v.object({
  /** Port that this service listens on. */
  PORT: v.pipe(
    v.optional(v.string(), '3003'),
    v.regex(/^\d{1,5}$/),
    v.transform(Number),
    v.maxValue(65_535),
  ),
  /** The SQLite file; its folder is created if it is missing. */
  SEARCH_DATABASE_FILE: v.pipe(v.string(), v.minLength(1)),
  /** The application id that clients send. */
  SEARCH_APP_ID: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /**
   * The key with every right, the only one that manages keys: at least 8 letters, digits, `.`, `_`,
   * `-`.
   */
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
        v.check((origin) => origin === '*' || isOrigin(origin)),
      ),
    ),
    v.minLength(1),
  ),
})

export type Env = {
  port: number
  databaseFile: string
  appId: string
  /** Every right, and the only one that manages keys. */
  adminKey: string
  /** May search, nothing else: it is in the pages. */
  searchKey: string
  /** Origins that browsers may call from; `*` as at Algolia. */
  webOrigins: string[]
}

export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = v.safeParse(environment, source)
  if (!parsed.success) {
    const names = [...new Set(parsed.issues.map((issue) => String(issue.path?.[0]?.key)))]
    throw new Error(`The search service's environment is missing or wrong in: ${names.join(', ')}.`)
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
  }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}
