/**
 * The service's environment, read once. `npm start` sets every value for the local set-up;
 * in production they come from the host. A missing one stops the start and is named, never shown.
 */
function required(name: string): string {
  const value = process.env[name]
  if (!value && process.env.NEXT_PHASE === 'phase-production-build') return 'unused-while-building'
  if (!value) throw new Error(`The content service needs the environment variable ${name}.`)
  return value
}

/** The comments are the descriptions in docs/configuration.md: `npm run docs` writes it. */
/** One of some words; anything else stops the start. */
function choice<Word extends string>(name: string, fallback: Word, words: Word[]): Word {
  const value = process.env[name] || fallback
  const word = words.find((known) => known === value)
  if (word !== undefined) return word
  throw new Error(`${name} must be ${words.join(' or ')}.`)
}

/** A whole number above 0; anything else stops the start. */
function count(name: string, fallback: number): number {
  const value = Number(process.env[name] || fallback)
  if (Number.isInteger(value) && value > 0) return value
  throw new Error(`${name} must be a whole number above 0.`)
}

/** An https address, or one of this machine; empty when it is not set. */
function issuer(name: string, fallback: ''): string {
  const value = process.env[name] ?? fallback
  if (!value || /^(https:\/\/|http:\/\/localhost[:/])/.test(value)) return value
  throw new Error(`${name} must be an https address.`)
}

export const env = {
  /** `postgres://…`, or `file:…` for SQLite. */
  databaseUrl: required('CONTENT_DATABASE_URL'),
  /**
   * Manifests of trusted documents: files, or folders with one per release, separated by commas.
   * A folder may be created later. Without a manifest only editors can query.
   */
  trustedDocuments: (process.env.CONTENT_TRUSTED_DOCUMENTS_FILES ?? '').split(',').filter(Boolean),
  /** Signs editors' sessions, and encrypts keys of the API and second factors. */
  secret: required('CONTENT_SECRET'),
  /** `required`: editors must have a second factor to sign in with a password. Else `optional`. */
  secondFactor: choice('CONTENT_SECOND_FACTOR', 'optional', ['optional', 'required']),
  /** Issuer of the firm's OpenID provider, for editors' single sign-on. Without it there is none. */
  ssoIssuer: issuer('CONTENT_SSO_ISSUER', ''),
  /** The confidential client of this service; its callback is `{CONTENT_URL}/api/users/sso/callback`. */
  ssoClientId: process.env.CONTENT_SSO_CLIENT_ID ?? '',
  /** Its client secret. */
  ssoClientSecret: process.env.CONTENT_SSO_CLIENT_SECRET ?? '',
  /** Name of the provider on the login page. */
  ssoLabel: process.env.CONTENT_SSO_LABEL ?? 'single sign-on',
  /**
   * `author`, `translator`, `editor` or `publisher`: who has no account gets one with this role.
   * Without it an administrator creates accounts.
   */
  ssoDefaultRole: choice('CONTENT_SSO_DEFAULT_ROLE', '', [
    '',
    'author',
    'translator',
    'editor',
    'publisher',
  ]),
  /** Folder of media files. */
  mediaDir: process.env.CONTENT_MEDIA_DIR ?? '.data/media',
  /** Public address of the site. */
  siteUrl: (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, ''),
  /** Address of this service, as editors' browsers reach it. */
  contentUrl: (process.env.CONTENT_URL ?? 'http://localhost:3001').replace(/\/$/, ''),
  /** Signs preview links; the site has the same value. */
  previewSecret: required('PREVIEW_SECRET'),
  /** Signs revalidation webhooks; the site has the same value. */
  revalidateSecret: required('REVALIDATE_SECRET'),
  /**
   * Host of the identity provider that issues members' access tokens. Without it every caller is a
   * visitor.
   */
  identityDomain: process.env.AUTH0_DOMAIN ?? '',
  /** Audience that an access token must have. */
  identityAudience: process.env.AUTH0_AUDIENCE ?? 'https://api.aldermere.example/',
  /** The site's browser client: logout notices are for it. Without it tokens last until they expire. */
  identityClientId: process.env.AUTH0_BROWSER_CLIENT_ID ?? '',
  /** A machine-to-machine application of the tenant: it deletes the accounts of deleted members. */
  managementClientId: process.env.AUTH0_MANAGEMENT_CLIENT_ID ?? '',
  /** Its client secret. */
  managementClientSecret: process.env.AUTH0_MANAGEMENT_CLIENT_SECRET ?? '',
  /** Instead of the application: a token that does not expire, such as the local provider's key. */
  managementToken: process.env.AUTH0_MANAGEMENT_TOKEN ?? '',
  /** Application of the search service (Algolia's API). Without it no records are written. */
  searchAppId: process.env.ALGOLIA_APP_ID ?? '',
  /** The key that writes records. */
  searchAdminKey: process.env.ALGOLIA_ADMIN_KEY ?? '',
  /** Address of a search service that is not Algolia's. */
  searchHost: process.env.ALGOLIA_HOST ?? '',
  /** First part of the indexes' names. */
  searchIndexPrefix: process.env.ALGOLIA_INDEX_PREFIX ?? 'site',
  /**
   * The mail server, such as `smtps://user:password@mail.example:465`. Without it, mail is written
   * to the outbox folder.
   */
  smtpUrl: process.env.SMTP_URL ?? '',
  /** The outbox folder. */
  outboxDir: process.env.CONTENT_OUTBOX_DIR ?? '.data/outbox',
  /** Calls a minute from one address, and with one token. */
  rateLimit: count('CONTENT_RATE_LIMIT', 600),
  /** Sender of mail. */
  mailFrom: process.env.MAIL_FROM ?? 'Aldermere <no-reply@aldermere.example>',
}

if (env.ssoIssuer && !(env.ssoClientId && env.ssoClientSecret))
  throw new Error('CONTENT_SSO_ISSUER needs CONTENT_SSO_CLIENT_ID and CONTENT_SSO_CLIENT_SECRET.')
