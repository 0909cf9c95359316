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

export const env = {
  /** `file:/path/to.db` (SQLite, the default of the local set-up) or `postgres://…`. */
  databaseUrl: required('CONTENT_DATABASE_URL'),
  /** Manifests of the operations that the endpoint runs for anybody but editors: files or folders, separated by commas. */
  trustedDocuments: (process.env.CONTENT_TRUSTED_DOCUMENTS_FILES ?? '').split(',').filter(Boolean),
  /** Signs editors' sessions. */
  secret: required('CONTENT_SECRET'),
  /** Where media files are kept. */
  mediaDir: process.env.CONTENT_MEDIA_DIR ?? '.data/media',
  /** The public site, without a slash at the end. */
  siteUrl: (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, ''),
  /** This service, as editors' browsers reach it. */
  contentUrl: (process.env.CONTENT_URL ?? 'http://localhost:3001').replace(/\/$/, ''),
  /** Shared with the site: signs preview links. */
  previewSecret: required('PREVIEW_SECRET'),
  /** Shared with the site: signs revalidation calls. */
  revalidateSecret: required('REVALIDATE_SECRET'),
  /** The identity provider whose access tokens members come with, and the audience of this service; without it nobody is a member. */
  identityDomain: process.env.AUTH0_DOMAIN ?? '',
  identityAudience: process.env.AUTH0_AUDIENCE ?? 'https://api.aldermere.example/',
  /** Removes accounts there when members are deleted: a machine-to-machine application of a tenant, or the local provider's key. */
  managementClientId: process.env.AUTH0_MANAGEMENT_CLIENT_ID ?? '',
  managementClientSecret: process.env.AUTH0_MANAGEMENT_CLIENT_SECRET ?? '',
  managementToken: process.env.AUTH0_MANAGEMENT_TOKEN ?? '',
  /** The search service (Algolia's API) that published documents are written to; without it nothing is. */
  searchAppId: process.env.ALGOLIA_APP_ID ?? '',
  searchAdminKey: process.env.ALGOLIA_ADMIN_KEY ?? '',
  /** Its address, where it is not Algolia's own. */
  searchHost: process.env.ALGOLIA_HOST ?? '',
  searchIndexPrefix: process.env.ALGOLIA_INDEX_PREFIX ?? 'site',
  /** The mail server, such as `smtps://user:password@mail.example:465`; without one, mail is written to `outboxDir`. */
  smtpUrl: process.env.SMTP_URL ?? '',
  outboxDir: process.env.CONTENT_OUTBOX_DIR ?? '.data/outbox',
  /** Calls a minute of one address, and of one token. */
  rateLimit: Number(process.env.CONTENT_RATE_LIMIT ?? 600),
  mailFrom: process.env.MAIL_FROM ?? 'Aldermere <no-reply@aldermere.example>',
}
