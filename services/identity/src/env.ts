import { locales, sitePrefix } from './messages/locale'

/**
 * The service's environment, read once. `npm start` sets every value for the local set-up.
 * A missing or wrong one stops the start and is named, never shown.
 */
export type Env = ReturnType<typeof readEnv>

type Source = Record<string, string | undefined>

export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * The comments are the descriptions in docs/configuration.md: `npm run docs` writes it.
 *
 * @throws EnvError naming the variable
 */
export function readEnv(source: Source) {
  /** Public origin of this service. The issuer is this origin and a slash. */
  const identityUrl = origin(source, 'IDENTITY_URL')
  const isSecure = identityUrl.startsWith('https://')
  /** Origin of the site, the relying party. */
  const siteUrl = origin(source, 'SITE_URL')
  return {
    /** Port that this service listens on. */
    port: whole(source, 'PORT', 3002),
    /** This service's public origin, without a slash at the end. */
    identityUrl,
    /**
     * As Auth0 writes it: the origin and a slash. Also the namespace of the claims that are no
     * standard ones.
     */
    issuer: `${identityUrl}/`,
    isSecure,
    /** Options of the service's cookies: the site's frames have to send them. */
    cookie: {
      httpOnly: true,
      sameSite: isSecure ? 'none' : 'lax',
      secure: isSecure,
      signed: true,
    } as const,
    /** The SQLite file; it is created if it is missing. */
    databaseFile: required(source, 'IDENTITY_DATABASE_FILE'),
    /**
     * Signs cookies, hashes codes and links, encrypts signing keys and TOTP secrets. A database
     * opens with the same value only.
     */
    secret: required(source, 'IDENTITY_SECRET'),
    /** The relying party, without a slash at the end. */
    siteUrl,
    browserClient: {
      /**
       * The public client of the browser sign-in: `token id_token`.
       */
      id: required(source, 'IDENTITY_BROWSER_CLIENT_ID'),
      /**
       * More callbacks of the browser client, separated by commas; `{SITE_URL}/auth` in each
       * language is one already.
       */
      callbacks: [
        ...locales.map((locale) => `${siteUrl}${sitePrefix(locale)}/auth`),
        ...addresses(source, 'IDENTITY_CALLBACKS'),
      ],
      /**
       * Where the API that accepts the browser's access tokens is notified of sessions that have
       * ended: `{CONTENT_URL}/api/member/backchannel-logout`. Without it they last until they expire.
       */
      logoutUrl: source.IDENTITY_API_LOGOUT_URL ? address(source, 'IDENTITY_API_LOGOUT_URL') : '',
    },
    serverClient: {
      /**
       * The confidential client of the server sign-in: code with PKCE and
       * `client_secret_post`.
       */
      id: required(source, 'IDENTITY_CLIENT_ID'),
      /** Its client secret. */
      secret: required(source, 'IDENTITY_CLIENT_SECRET'),
      callbacks: [`${siteUrl}/api/auth/callback`],
      logoutUrl: `${siteUrl}/api/auth/backchannel-logout`,
    },
    editorsClient: {
      /**
       * The confidential client of the content service's single sign-on: code with PKCE. Without it
       * there is none.
       */
      id: source.IDENTITY_EDITORS_CLIENT_ID ?? '',
      /** Its client secret. */
      secret: source.IDENTITY_EDITORS_CLIENT_SECRET ?? '',
      /** Its callbacks, separated by commas. */
      callbacks: addresses(source, 'IDENTITY_EDITORS_CALLBACKS'),
    },
    /**
     * More addresses to return to after logout, separated by commas; they match exactly.
     * `SITE_URL` in each language is one already.
     */
    logoutUrls: [
      siteUrl,
      ...locales.map((locale) => siteUrl + (sitePrefix(locale) || '/')),
      ...addresses(source, 'IDENTITY_LOGOUT_URLS'),
    ],
    /**
     * More origins for CORS and silent responses, separated by commas; that of `SITE_URL` is one
     * already.
     */
    webOrigins: [
      ...new Set([
        siteUrl,
        ...addresses(source, 'IDENTITY_WEB_ORIGINS').map((address) => new URL(address).origin),
      ]),
    ],
    /** Audience of access tokens: the product API. */
    audience: address(source, 'IDENTITY_AUDIENCE', 'https://api.aldermere.example/'),
    /** Bearer token of administrators at `/api/v2`. */
    managementKey: required(source, 'IDENTITY_MANAGEMENT_KEY'),
    /** The mail server. Without it, mail is written to the outbox folder as `.eml` files. */
    smtpUrl: source.SMTP_URL ?? '',
    /** The outbox folder: mail without `SMTP_URL`, and text messages always (`.txt`). */
    outboxDir: source.IDENTITY_OUTBOX_DIR ?? '.data/identity-outbox',
    /** Sender of mail. */
    mailFrom: source.MAIL_FROM ?? 'Aldermere <no-reply@aldermere.example>',
    /**
     * Password of the sample accounts. With it, sample accounts, a sample organisation and mock
     * social providers exist.
     */
    samplePassword: source.IDENTITY_SAMPLE_PASSWORD ?? '',
    /**
     * Lifetime of access and ID tokens, in seconds.
     */
    tokenLifetime: whole(source, 'IDENTITY_TOKEN_LIFETIME', 7200),
    /** Requests a minute from one address. */
    rateLimit: whole(source, 'IDENTITY_RATE_LIMIT', 300),
    /**
     * Failed logins of one address in ten minutes after which its logins need a captcha; a single
     * account needs one after three. Tests that share an address set it high.
     */
    captchaAfter: whole(source, 'IDENTITY_CAPTCHA_AFTER', 3),
  }
}

function required(source: Source, name: string): string {
  const value = source[name]
  if (!value) throw new EnvError(`The identity service needs the environment variable ${name}.`)
  return value
}

function whole(source: Source, name: string, fallback: number): number {
  const value = source[name]
  if (!value) return fallback
  if (!/^[1-9]\d{0,8}$/.test(value))
    throw new EnvError(`The environment variable ${name} is no whole number above zero.`)
  return Number(value)
}

function address(source: Source, name: string, fallback?: string): string {
  const value = source[name] || fallback || required(source, name)
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new EnvError(`The environment variable ${name} is no http or https address.`)
  return value
}

function origin(source: Source, name: string): string {
  const url = new URL(address(source, name))
  if (url.pathname !== '/' || url.search || url.hash || url.username)
    throw new EnvError(`The environment variable ${name} is no plain origin.`)
  return url.origin
}

function addresses(source: Source, name: string): string[] {
  const list = (source[name] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  for (const entry of list) address({ [name]: entry }, name)
  return list
}
