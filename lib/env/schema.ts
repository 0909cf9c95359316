import {
  address,
  count,
  list,
  matching,
  origin,
  port,
  findProblems as problemsOfSchema,
  readEnvironment,
  redisAddress,
  required,
  socketAddress,
} from '@law-firm/runtime/env/variables.mjs'
import * as v from 'valibot'
import { defaultAudience } from '@law-firm/runtime/env/default-audience.mjs'

const methodsMessage = 'must be names with optional labels, such as password,lexicon=Lexicon'

/** `email-link,lexicon=Lexicon`: names with an optional label. */
const methods = v.pipe(
  matching(/^[^,]+(?:,[^,]+)*$/, methodsMessage),
  list(matching(/^[\w-]{1,128}(?:=[^=]{1,60})?$/, methodsMessage)),
)

/**
 * The comments are the descriptions in docs/configuration.md: `npm run docs` writes it. What the build
 * reads too is in `build-variables.mjs`.
 */
const schema = v.object({
  /** Public address of the site, such as `https://www.example.com`. */
  SITE_URL: v.optional(address, 'http://localhost:3000'),
  /**
   * The content service's GraphQL endpoint. With it, `npm start` starts no content service.
   */
  CONTENT_GRAPHQL_URL: v.optional(address, 'http://localhost:3001/api/graphql'),
  /**
   * `on` sends the SHA-256 of an operation; `off` sends its text, for an endpoint without the
   * manifest of trusted documents.
   */
  CONTENT_TRUSTED_DOCUMENTS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  /**
   * The content service's websocket endpoint (`wss://…/graphql-ws`), for members' browsers.
   * Without it, members' pages fetch what is new when they get the focus.
   */
  CONTENT_WS_URL: v.optional(socketAddress),
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
  CONTENT_FORMS_URL: v.optional(address),
  /**
   * Signs the proof-of-work challenges of forms, and encrypts what waits to be delivered; the same
   * on every instance. Without it, derived from `REVALIDATE_SECRET`.
   */
  FORMS_SECRET: v.optional(v.string()),
  /** Forms that one address may send in ten minutes. */
  FORMS_LIMIT: v.optional(count, '20'),
  /** PostHog's project key. Analytics run after consent only, and not without a key. */
  POSTHOG_KEY: v.optional(v.string()),
  /** PostHog's host. */
  POSTHOG_HOST: v.optional(address, 'https://eu.i.posthog.com'),
  /** The tag manager's container id. It loads after consent only. */
  GTM_ID: v.optional(matching(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container id, such as GTM-ABCD')),
  /** Address of the tag manager's script, if not Google's. */
  GTM_SCRIPT_URL: v.optional(address),
  /**
   * Verifies revalidation webhooks, and identifies the site at the content service, which has the
   * same value and runs the site's operations for it alone. Without it webhooks are refused.
   */
  REVALIDATE_SECRET: v.optional(v.string()),
  /**
   * Redis or Valkey, such as `rediss://user:password@cache.example:6380`: what instances of the
   * site share. Without it there may be one instance, which caches on its disk.
   */
  CACHE_REDIS_URL: v.optional(redisAddress),
  /**
   * Host of the identity provider, such as `firm.eu.auth0.com`; with a scheme if it is plain http
   * on this machine. Without it there is no sign-in.
   */
  AUTH0_DOMAIN: v.optional(v.string()),
  /** The provider's regular web application, for the server sign-in. */
  AUTH0_CLIENT_ID: v.optional(v.string()),
  /** The secret of the regular web application. */
  AUTH0_CLIENT_SECRET: v.optional(v.string()),
  /** The provider's single page application, for the browser sign-in. */
  AUTH0_BROWSER_CLIENT_ID: v.optional(v.string()),
  /** Encrypts the cookie of the server session: 32 bytes, as hex or base64, the same on every instance. */
  AUTH0_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  /**
   * Audience of access tokens: the identifier of the content service's API. By default
   * `https://api.website.example/`.
   */
  AUTH0_AUDIENCE: v.optional(v.string(), defaultAudience),
  /**
   * A machine-to-machine application for the provider's Management API. Without it the member's
   * own token is used, which a tenant refuses.
   */
  AUTH0_MANAGEMENT_CLIENT_ID: v.optional(v.string()),
  /** The secret of the machine-to-machine application. */
  AUTH0_MANAGEMENT_CLIENT_SECRET: v.optional(v.string()),
  /** Instead of the application: a token that does not expire, such as the local provider's key. */
  AUTH0_MANAGEMENT_TOKEN: v.optional(v.string()),
  /** The provider's page where members switch their second factor, if it has one. */
  AUTH0_SECOND_FACTOR_URL: v.optional(address),
  /**
   * How visitors sign in in the panel of a page, in this order, separated by commas: `email-link`,
   * `sms-code`, `password`, `sign-up`, and connections of the provider, such as
   * `google-oauth2=Google`. Without it there is no panel, and links lead to the provider.
   */
  AUTH0_SIGN_IN_METHODS: v.optional(methods),
  /**
   * How members confirm their password: `realm` by the realm grant of `oauth/token`, or
   * `resource-owner` by `oauth/ro`, for an older tenant whose application has that grant only.
   */
  AUTH0_PASSWORD_GRANT: v.optional(
    v.picklist(['realm', 'resource-owner'], 'must be realm or resource-owner'),
    'realm',
  ),
  /**
   * `on`: signing out also ends the session at the identity provider behind the provider, such as a
   * client's own. Else `off`.
   */
  AUTH0_FEDERATED_LOGOUT: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  /** The organisation whose members may sign in, if it is only one. */
  AUTH0_ORGANIZATION: v.optional(v.string()),
  /**
   * Application of the search service. With it, `npm start` starts no search service.
   */
  ALGOLIA_APP_ID: v.optional(v.string()),
  /** The key that only searches; it is in the pages. */
  ALGOLIA_SEARCH_KEY: v.optional(v.string()),
  /** Address of a search service that is not Algolia's. */
  ALGOLIA_HOST: v.optional(address),
  /** First part of the indexes' names. */
  ALGOLIA_INDEX_PREFIX: v.optional(
    matching(/^[A-Za-z0-9_-]{1,40}$/, 'must be at most 40 letters, digits, - and _'),
    'site',
  ),
  /**
   * Base of `GET {base}/user/userpermissions`. Without it, the content service's `/api`.
   */
  API_BASE_URL: v.optional(address),
  /** Origin of media files, if not that of the GraphQL endpoint. */
  CONTENT_MEDIA_ORIGIN: v.optional(origin),
  /** Origin of the editing system, which shows drafts in a frame, if not that of media files. */
  CONTENT_EDITOR_ORIGIN: v.optional(origin),
  /**
   * More sources that the content security policy allows for tags of the tag manager, separated by
   * spaces.
   */
  CSP_TAG_SOURCES: v.optional(v.string()),
  /**
   * Origins of the captcha provider that the identity provider's bot detection uses, separated by
   * spaces, such as `https://www.recaptcha.net https://www.gstatic.com`. Without it only its pictures
   * work in the sign-in panel.
   */
  CSP_CAPTCHA_SOURCES: v.optional(v.string()),
  /** Build folder. */
  SITE_DIST_DIR: v.optional(v.string(), '.next'),
  /**
   * Requests that are rendered for one visitor in a minute, who is an IPv4 address or an IPv6
   * network. Cached pages do not count; a report counts 20, a sharing image 5.
   */
  REQUEST_LIMIT: v.optional(count, '1200'),
  /** Port that it listens on. */
  PORT: v.optional(port, '3000'),
  /** Address that it listens on. */
  HOSTNAME_TO_BIND: v.optional(v.string(), 'localhost'),
  /** Any value: trust the forwarded headers. Only behind a proxy that sets them itself. */
  TRUST_PROXY: v.optional(v.string()),
})

/** Without these, production would serve wrong addresses, or pages that never change. */
const ofProduction = v.object({
  ...schema.entries,
  SITE_URL: required('the public address of the site', address),
  CONTENT_GRAPHQL_URL: required("the content service's GraphQL endpoint", address),
  REVALIDATE_SECRET: required(
    'the secret of the revalidation webhooks, which the content service has too',
  ),
})

const companions = {
  AUTH0_DOMAIN: ['AUTH0_CLIENT_ID', 'AUTH0_CLIENT_SECRET', 'AUTH0_SECRET'],
  ALGOLIA_APP_ID: ['ALGOLIA_SEARCH_KEY'],
}

export const environmentNames = Object.keys(schema.entries)

export type Env = v.InferOutput<typeof schema>

type Source = Record<string, string | undefined>

/**
 * Parses the environment.
 *
 * @throws EnvironmentError naming each malformed variable, never its value
 */
export const parseEnv = (source: Source): Env => readEnvironment(schema, source)

/** A sentence for each variable that production lacks or that is malformed; none has a value. */
export const findProblems = (source: Source): string[] =>
  problemsOfSchema(ofProduction, source, companions)
