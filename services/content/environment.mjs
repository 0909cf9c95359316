import * as v from 'valibot'
import { defaultAudience } from '../../packages/runtime/env/default-audience.mjs'
import {
  address,
  count,
  list,
  mailServer,
  matching,
  port,
  findProblems,
  redisAddress,
  required,
} from '../../packages/runtime/env/variables.mjs'

/**
 * The service's environment. `npm start` sets every value for the local set-up; in production they come
 * from the host. `src/env.ts` reads it.
 */
export const schema = v.object({
  /** `postgres://…`, or `file:…` for SQLite. */
  CONTENT_DATABASE_URL: required(
    'the PostgreSQL database, or a SQLite file',
    matching(/^(postgres(ql)?:\/\/|file:)./, 'must be a postgres: or file: address'),
  ),
  /**
   * Manifests of trusted documents: files, or folders with one per release, separated by commas.
   * A folder may be created later. Without a manifest only editors can query.
   */
  CONTENT_TRUSTED_DOCUMENTS_FILES: v.optional(list(v.string()), ''),
  /** Signs editors' sessions, and encrypts keys of the API and second factors. */
  CONTENT_SECRET: required("the secret that signs editors' sessions"),
  /** `required`: editors must have a second factor to sign in with a password. Else `optional`. */
  CONTENT_SECOND_FACTOR: v.optional(
    v.picklist(['optional', 'required'], 'must be optional or required'),
    'optional',
  ),
  /** Issuer of the firm's OpenID provider, for editors' single sign-on. Without it there is none. */
  CONTENT_SSO_ISSUER: v.optional(
    matching(/^(https:\/\/|http:\/\/localhost[:/])/, 'must be an https address'),
  ),
  /** The confidential client of this service; its callback is `{CONTENT_URL}/api/users/sso/callback`. */
  CONTENT_SSO_CLIENT_ID: v.optional(v.string(), ''),
  /** The secret of the single sign-on's client. */
  CONTENT_SSO_CLIENT_SECRET: v.optional(v.string(), ''),
  /** Name of the provider on the login page. */
  CONTENT_SSO_LABEL: v.optional(v.string(), 'single sign-on'),
  /**
   * `author`, `translator`, `editor` or `publisher`: who has no account gets one with this role.
   * Without it an administrator creates accounts.
   */
  CONTENT_SSO_DEFAULT_ROLE: v.optional(
    v.picklist(
      ['author', 'translator', 'editor', 'publisher'],
      'must be author, translator, editor or publisher',
    ),
  ),
  /** Folder of media files. */
  CONTENT_MEDIA_DIR: v.optional(v.string(), '.data/media'),
  /** Public address of the site. */
  SITE_URL: v.optional(address, 'http://localhost:3000'),
  /** Address of this service, as editors' browsers reach it. */
  CONTENT_URL: v.optional(address, 'http://localhost:3001'),
  /** Signs preview links; the site has the same value. */
  PREVIEW_SECRET: required('the secret of preview links, which the site has too'),
  /** Signs revalidation webhooks; the site has the same value. */
  REVALIDATE_SECRET: required('the secret of the revalidation webhooks, which the site has too'),
  /**
   * Host of the identity provider that issues members' access tokens. Without it every caller is a
   * visitor.
   */
  AUTH0_DOMAIN: v.optional(v.string(), ''),
  /** Audience that an access token must have. By default `https://api.website.example/`. */
  AUTH0_AUDIENCE: v.optional(v.string(), defaultAudience),
  /** The site's browser client: logout notices are for it. Without it tokens last until they expire. */
  AUTH0_BROWSER_CLIENT_ID: v.optional(v.string(), ''),
  /** A machine-to-machine application of the tenant: it deletes the accounts of deleted members. */
  AUTH0_MANAGEMENT_CLIENT_ID: v.optional(v.string(), ''),
  /** The secret of the machine-to-machine application. */
  AUTH0_MANAGEMENT_CLIENT_SECRET: v.optional(v.string(), ''),
  /** Instead of the application: a token that does not expire, such as the local provider's key. */
  AUTH0_MANAGEMENT_TOKEN: v.optional(v.string(), ''),
  /** Application of the search service (Algolia's API). Without it no records are written. */
  ALGOLIA_APP_ID: v.optional(v.string(), ''),
  /** The key that writes records. */
  ALGOLIA_ADMIN_KEY: v.optional(v.string(), ''),
  /** Address of a search service that is not Algolia's. */
  ALGOLIA_HOST: v.optional(address),
  /** First part of the indexes' names. */
  ALGOLIA_INDEX_PREFIX: v.optional(v.string(), 'site'),
  /**
   * The mail server, such as `smtps://user:password@mail.example:465`. Without it, mail is written
   * to the outbox folder.
   */
  SMTP_URL: v.optional(mailServer),
  /** The outbox folder. */
  CONTENT_OUTBOX_DIR: v.optional(v.string(), '.data/outbox'),
  /** Calls a minute from one address, and with one token. */
  CONTENT_RATE_LIMIT: v.optional(count, '600'),
  /** Sender of mail, such as `Firm <no-reply@firm.example>`. By default the firm's name, at the site's host. */
  MAIL_FROM: v.optional(v.string()),
  /** `npm run migrate` creates the first administrator with this address. */
  CONTENT_ADMIN_EMAIL: v.optional(v.string()),
  /** Password of the first administrator. */
  CONTENT_ADMIN_PASSWORD: v.optional(v.string()),
  /**
   * A random text: whoever has it creates the first administrator at
   * `{CONTENT_URL}/admin/set-up#<text>`, while there is none. `npm start` makes one at each start.
   */
  CONTENT_SETUP_TOKEN: v.optional(matching(/^.{32}/, 'must have 32 characters or more')),
  /** `npm run migrate` creates the site's account that reads drafts, with this key. */
  CONTENT_API_KEY: v.optional(v.string()),
  /** `npm run migrate` creates the site's account that submits forms, with this key. */
  CONTENT_FORMS_KEY: v.optional(v.string()),
  /** Redis, where several instances share their rate limits. */
  CACHE_REDIS_URL: v.optional(redisAddress),
  /** Port that it listens on. */
  PORT: v.optional(port, '3001'),
  /** Address that it listens on. */
  HOSTNAME_TO_BIND: v.optional(v.string(), 'localhost'),
  /** Any value: trust the forwarded headers. Only behind a proxy that sets them itself. */
  TRUST_PROXY: v.optional(v.string()),
})

export const companions = {
  CONTENT_SSO_ISSUER: ['CONTENT_SSO_CLIENT_ID', 'CONTENT_SSO_CLIENT_SECRET'],
}

/** A build, and what only reads the content model, need no database and no secret. */
export const placeholders = {
  CONTENT_DATABASE_URL: 'file::memory:',
  CONTENT_SECRET: 'unused',
  PREVIEW_SECRET: 'unused',
  REVALIDATE_SECRET: 'unused',
}

/**
 * A sentence for each variable that is missing or malformed, without its value.
 *
 * @param {Record<string, string | undefined>} source
 */
export const environmentProblems = (source) => findProblems(schema, source, companions)
