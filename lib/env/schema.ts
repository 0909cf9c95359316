import * as v from 'valibot'

const addressMessage = 'must be an http or https address'
const socketMessage = 'must be a ws or wss address'
const redisMessage = 'must be a redis or rediss address'

const url = v.pipe(
  v.string(),
  v.url(addressMessage),
  v.regex(/^https?:\/\//, addressMessage),
  v.transform((value) => value.replace(/\/$/, '')),
)

/** `email-link,lexicon=Lexicon`: names with an optional label. */
const methods = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((entry) => entry.trim())),
  v.array(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w-]{1,128}(?:=[^=]{1,60})?$/,
        'must be names with optional labels, such as password,lexicon=Lexicon',
      ),
    ),
  ),
)

/**
 * The comments are the descriptions in docs/configuration.md: `npm run docs` writes it. What the build
 * reads too is in `build-variables.mjs`.
 */
const schema = v.object({
  /** Public address of the site, such as `https://www.example.com`. */
  SITE_URL: v.optional(url, 'http://localhost:3000'),
  /**
   * The content service's GraphQL endpoint. With it, `npm start` starts no content service.
   */
  CONTENT_GRAPHQL_URL: v.optional(url, 'http://localhost:3001/api/graphql'),
  /**
   * `on` sends the SHA-256 of an operation; `off` sends its text, for an endpoint without the
   * manifest of trusted documents.
   */
  CONTENT_TRUSTED_DOCUMENTS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  /**
   * The content service's websocket endpoint (`wss://…/graphql-ws`), for members' browsers.
   * Without it, members' pages fetch what is new when they get the focus.
   */
  CONTENT_WS_URL: v.optional(
    v.pipe(v.string(), v.url(socketMessage), v.regex(/^wss?:\/\//, socketMessage)),
  ),
  /**
   * Folder for what must outlive a release: ended sessions, where there is no Redis, and what
   * visitors sent while the content service was away.
   */
  SITE_STATE_DIR: v.optional(v.string(), '.data/site'),
  /**
   * `all` has the build render all pages; `few` one of each type and language, and the site the others
   * once it is up, as `npm start` does; `on-request` leaves those to their first readers.
   */
  SITE_PRERENDER: v.optional(
    v.picklist(['all', 'few', 'on-request'], 'must be all, few or on-request'),
    'all',
  ),
  /** The preview key: it reads drafts. Without it there are no previews. */
  CONTENT_API_KEY: v.optional(v.string()),
  /** The forms key: it submits what visitors send. Without it forms are refused. */
  CONTENT_FORMS_KEY: v.optional(v.string()),
  /** Verifies preview links; the content service has the same value. Without it there are no previews. */
  PREVIEW_SECRET: v.optional(v.string()),
  /** Where forms are posted to. Without it, `/api/forms` beside the GraphQL endpoint. */
  CONTENT_FORMS_URL: v.optional(url),
  /**
   * Signs the proof-of-work challenges of forms, and encrypts what waits to be delivered; the same
   * on every instance. Without it, derived from `REVALIDATE_SECRET`.
   */
  FORMS_SECRET: v.optional(v.string()),
  /** Forms that one address may send in ten minutes. */
  FORMS_LIMIT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999'),
      v.transform(Number),
    ),
    '20',
  ),
  /** PostHog's project key. Analytics run after consent only, and not without a key. */
  POSTHOG_KEY: v.optional(v.string()),
  /** PostHog's host. */
  POSTHOG_HOST: v.optional(url, 'https://eu.i.posthog.com'),
  /** The tag manager's container id. It loads after consent only. */
  GTM_ID: v.optional(
    v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container id, such as GTM-ABCD')),
  ),
  /** Address of the tag manager's script, if not Google's. */
  GTM_SCRIPT_URL: v.optional(url),
  /**
   * Verifies revalidation webhooks; the content service has the same value. Without it webhooks
   * are refused.
   */
  REVALIDATE_SECRET: v.optional(v.string()),
  /**
   * Redis or Valkey, such as `rediss://user:password@cache.example:6380`: what instances of the
   * site share. Without it there may be one instance, which caches on its disk.
   */
  CACHE_REDIS_URL: v.optional(
    v.pipe(v.string(), v.url(redisMessage), v.regex(/^rediss?:\/\//, redisMessage)),
  ),
  /**
   * Host of the identity provider, such as `firm.eu.auth0.com`; with a scheme if it is plain http
   * on this machine. Without it there is no sign-in.
   */
  AUTH0_DOMAIN: v.optional(v.string()),
  /** The provider's regular web application, for the server sign-in. */
  AUTH0_CLIENT_ID: v.optional(v.string()),
  /** Its client secret. */
  AUTH0_CLIENT_SECRET: v.optional(v.string()),
  /** The provider's single page application, for the browser sign-in. */
  AUTH0_BROWSER_CLIENT_ID: v.optional(v.string()),
  /** Encrypts the cookie of the server session: 32 bytes, as hex or base64, the same on every instance. */
  AUTH0_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  /** Audience of access tokens: the identifier of the content service's API. */
  AUTH0_AUDIENCE: v.optional(v.string(), 'https://api.aldermere.example/'),
  /**
   * A machine-to-machine application for the provider's Management API. Without it the member's
   * own token is used, which a tenant refuses.
   */
  AUTH0_MANAGEMENT_CLIENT_ID: v.optional(v.string()),
  /** Its client secret. */
  AUTH0_MANAGEMENT_CLIENT_SECRET: v.optional(v.string()),
  /** Instead of the application: a token that does not expire, such as the local provider's key. */
  AUTH0_MANAGEMENT_TOKEN: v.optional(v.string()),
  /** The provider's page where members switch their second factor, if it has one. */
  AUTH0_SECOND_FACTOR_URL: v.optional(url),
  /**
   * How visitors sign in in the panel of a page, in this order, separated by commas: `email-link`,
   * `sms-code`, `password`, `sign-up`, and connections of the provider, such as
   * `google-oauth2=Google`. Without it there is no panel, and links lead to the provider.
   */
  AUTH0_SIGN_IN_METHODS: v.optional(methods),
  /** The organisation whose members may sign in, if it is only one. */
  AUTH0_ORGANIZATION: v.optional(v.string()),
  /**
   * Application of the search service. With it, `npm start` starts no search service.
   */
  ALGOLIA_APP_ID: v.optional(v.string()),
  /** The key that only searches; it is in the pages. */
  ALGOLIA_SEARCH_KEY: v.optional(v.string()),
  /** Address of a search service that is not Algolia's. */
  ALGOLIA_HOST: v.optional(url),
  /** First part of the indexes' names. */
  ALGOLIA_INDEX_PREFIX: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'must be at most 40 letters, digits, - and _'),
    ),
    'site',
  ),
  /**
   * Base of `GET {base}/user/userpermissions`. Without it, the content service's `/api`.
   */
  API_BASE_URL: v.optional(url),
})

export const environmentNames = Object.keys(schema.entries)

export type Env = v.InferOutput<typeof schema>

type Source = Record<string, string | undefined>

/**
 * Parses the environment.
 *
 * @throws Error naming each invalid variable, never its value.
 */
export function parseEnv(source: Source): Env {
  const result = v.safeParse(schema, withoutEmpty(source))
  if (result.success) return result.output
  throw new Error(sentencesOf(result.issues).join(' '))
}

/** Without these, production would serve wrong addresses, or pages that never change. */
const needed: [name: string, meaning: string][] = [
  ['SITE_URL', 'the public address of the site'],
  ['CONTENT_GRAPHQL_URL', "the content service's GraphQL endpoint"],
  [
    'REVALIDATE_SECRET',
    'the secret of the revalidation webhooks, which the content service has too',
  ],
]

/** Variables that need others. */
const companions: [name: string, others: string[]][] = [
  ['AUTH0_DOMAIN', ['AUTH0_CLIENT_ID', 'AUTH0_CLIENT_SECRET', 'AUTH0_SECRET']],
  ['ALGOLIA_APP_ID', ['ALGOLIA_SEARCH_KEY']],
]

/** A sentence for each variable that production lacks or that is malformed; none has a value. */
export function problemsOf(source: Source): string[] {
  const variables = withoutEmpty(source)
  const { issues = [] } = v.safeParse(schema, variables)
  const isMissing = (name: string) => !(name in variables)
  const incomplete = companions.filter(([name]) => !isMissing(name))
  return [
    ...needed.flatMap(([name, meaning]) =>
      isMissing(name) ? [`${name} is missing: ${meaning}.`] : [],
    ),
    ...incomplete.flatMap(([name, others]) =>
      others.filter(isMissing).map((other) => `${other} is missing: ${name} needs it.`),
    ),
    ...sentencesOf(issues),
  ]
}

/** An empty value is a missing one. */
const withoutEmpty = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value))

const sentencesOf = (issues: v.InferIssue<typeof schema>[]): string[] => [
  ...new Map(
    issues.map(({ path, message }) => [path?.[0]?.key, `${path?.[0]?.key} ${message}.`]),
  ).values(),
]
