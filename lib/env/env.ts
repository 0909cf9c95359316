import 'server-only'
import * as v from 'valibot'

const url = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((value) => value.replace(/\/$/, '')),
)

const schema = v.object({
  /** The public address of this site, as it stands in canonical links. */
  SITE_URL: v.optional(url, 'http://localhost:3000'),
  /** The content service's GraphQL endpoint. */
  CONTENT_GRAPHQL_URL: v.optional(url, 'http://localhost:3001/api/graphql'),
  /** Whether it runs known operations by their hash; `off` for an endpoint that needs their texts. */
  CONTENT_TRUSTED_DOCUMENTS: v.optional(v.picklist(['on', 'off']), 'on'),
  /** Its websocket endpoint, where it has one. */
  CONTENT_WS_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^wss?:\/\//))),
  /** The key that reads drafts for previews; without it there are no previews. */
  CONTENT_API_KEY: v.optional(v.string()),
  /** The key that submits what visitors send; without it no form is taken. */
  CONTENT_FORMS_KEY: v.optional(v.string()),
  /** Shared with the content service: signs preview links. */
  PREVIEW_SECRET: v.optional(v.string()),
  /** Where forms are handed over; by default `/api/forms` beside the GraphQL endpoint. */
  CONTENT_FORMS_URL: v.optional(url),
  /** Signs the puzzles of forms; needed where several instances of the site share the work. */
  FORMS_SECRET: v.optional(v.string()),
  /** How many forms one address may send in ten minutes. */
  FORMS_LIMIT: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '20'),
  /** PostHog's key and host, and the tag manager's id; without them nothing is measured. */
  POSTHOG_KEY: v.optional(v.string()),
  POSTHOG_HOST: v.optional(url, 'https://eu.i.posthog.com'),
  GTM_ID: v.optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/))),
  /** Where the tag manager's script comes from, when not from its maker. */
  GTM_SCRIPT_URL: v.optional(url),
  /** Shared with the content service: signs the calls that tell what changed. */
  REVALIDATE_SECRET: v.optional(v.string()),
  /** The identity provider, an Auth0 tenant or the local one: its host, with a scheme where it is plain http on this machine. */
  AUTH0_DOMAIN: v.optional(v.string()),
  /** Its application for the server's leg, with a secret, and the one of the browser, without. */
  AUTH0_CLIENT_ID: v.optional(v.string()),
  AUTH0_CLIENT_SECRET: v.optional(v.string()),
  AUTH0_BROWSER_CLIENT_ID: v.optional(v.string()),
  /** Encrypts the server's session cookie: 32 bytes, as hex or base64. */
  AUTH0_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  /** For whom access tokens are: the content service. */
  AUTH0_AUDIENCE: v.optional(v.string(), 'https://api.aldermere.example/'),
  /** A machine-to-machine application for the provider's management API; without it a member's own token is used. */
  AUTH0_MANAGEMENT_CLIENT_ID: v.optional(v.string()),
  AUTH0_MANAGEMENT_CLIENT_SECRET: v.optional(v.string()),
  /** The provider's page where a member switches a second factor on or off, where it has one. */
  AUTH0_SECOND_FACTOR_URL: v.optional(url),
  /** Where only members of one organisation may sign in. */
  AUTH0_ORGANIZATION: v.optional(v.string()),
  /** The search service, Algolia or one that speaks its API: application, the key that only searches, and its address where it is not Algolia's. */
  ALGOLIA_APP_ID: v.optional(v.string()),
  ALGOLIA_SEARCH_KEY: v.optional(v.string()),
  ALGOLIA_HOST: v.optional(url),
  ALGOLIA_INDEX_PREFIX: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)), 'site'),
  /** The base of the product API, as in `{base}/user/userpermissions`; by default the content service's `/api`. */
  API_BASE_URL: v.optional(url),
})

export type Env = v.InferOutput<typeof schema>

/**
 * Reads the environment.
 *
 * @throws Error naming each variable that is wrong, never its value.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  const names = [...new Set(result.issues.map((issue) => String(issue.path?.[0]?.key)))]
  throw new Error(`The environment is wrong at: ${names.join(', ')}.`)
}

export const env = parseEnv(process.env)
