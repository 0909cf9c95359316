import { toPrefix } from '@law-firm/contract/locales'
import {
  count,
  exactAddress,
  list,
  mailServer,
  origin,
  port,
  readEnvironment,
  required,
} from '@law-firm/runtime/env/variables.mjs'
import * as v from 'valibot'
import { defaultAudience } from '@law-firm/runtime/env/default-audience.mjs'
import { locales } from './messages/locale'

/** The service's environment. `npm start` sets the values for the local set-up. */
const schema = v.object({
  /** Port that this service listens on. */
  PORT: v.optional(port, '3002'),
  /** Public origin of this service. The issuer is this origin and a slash. */
  IDENTITY_URL: required('the public origin of this service', origin),
  /** Origin of the site, the relying party. */
  SITE_URL: required('the origin of the site', origin),
  /** The SQLite file; it is created if it is missing. */
  IDENTITY_DATABASE_FILE: required('the SQLite file'),
  /**
   * Signs cookies, hashes codes and links, encrypts signing keys and TOTP secrets. A database
   * opens with the same value only.
   */
  IDENTITY_SECRET: required('the secret that signs cookies and encrypts keys'),
  /** The public client of the browser sign-in: `token id_token`. */
  IDENTITY_BROWSER_CLIENT_ID: required('the public client of the browser sign-in'),
  /**
   * More callbacks of the site's two clients, separated by commas; `{SITE_URL}/auth` in each
   * language and `{SITE_URL}/api/auth/callback` are some already.
   */
  IDENTITY_CALLBACKS: v.optional(list(exactAddress), ''),
  /**
   * Where the API that accepts the browser's access tokens is notified of sessions that have
   * ended: `{CONTENT_URL}/api/member/backchannel-logout`. Without it they last until they expire.
   */
  IDENTITY_API_LOGOUT_URL: v.optional(exactAddress),
  /** The confidential client of the server sign-in: code with PKCE and `client_secret_post`. */
  IDENTITY_CLIENT_ID: required('the confidential client of the server sign-in'),
  /** The secret of the server sign-in's client. */
  IDENTITY_CLIENT_SECRET: required('the secret of the confidential client'),
  /**
   * The confidential client of the content service's single sign-on: code with PKCE. Without it
   * there is none.
   */
  IDENTITY_EDITORS_CLIENT_ID: v.optional(v.string(), ''),
  /** The secret of the single sign-on's client. */
  IDENTITY_EDITORS_CLIENT_SECRET: v.optional(v.string(), ''),
  /** Callbacks of the single sign-on's client, separated by commas. */
  IDENTITY_EDITORS_CALLBACKS: v.optional(list(exactAddress), ''),
  /**
   * More addresses to return to after logout, separated by commas; they match exactly.
   * `SITE_URL` in each language is one already.
   */
  IDENTITY_LOGOUT_URLS: v.optional(list(exactAddress), ''),
  /**
   * More origins for CORS and silent responses, separated by commas; that of `SITE_URL` is one
   * already.
   */
  IDENTITY_WEB_ORIGINS: v.optional(list(origin), ''),
  /** Audience of access tokens: the product API. By default `https://api.website.example/`. */
  IDENTITY_AUDIENCE: v.optional(exactAddress, defaultAudience),
  /** Bearer token of administrators at `/api/v2`. */
  IDENTITY_MANAGEMENT_KEY: required('the bearer token of administrators'),
  /** The mail server. Without it, mail is written to the outbox folder as `.eml` files. */
  SMTP_URL: v.optional(mailServer),
  /** The outbox folder: mail without `SMTP_URL`, and text messages always (`.txt`). */
  IDENTITY_OUTBOX_DIR: v.optional(v.string(), '.data/identity-outbox'),
  /** Sender of mail, such as `Firm <no-reply@firm.example>`. By default the firm's name, at the site's host. */
  MAIL_FROM: v.optional(v.string(), ''),
  /**
   * Password of the sample accounts. With it, sample accounts, a sample organisation and mock
   * social providers exist.
   */
  IDENTITY_SAMPLE_PASSWORD: v.optional(v.string(), ''),
  /** Lifetime of access and ID tokens, in seconds. */
  IDENTITY_TOKEN_LIFETIME: v.optional(count, '7200'),
  /** Requests a minute from one address; a fifth as many mails an hour. */
  IDENTITY_RATE_LIMIT: v.optional(count, '300'),
  /**
   * Failed logins of one address in ten minutes after which its logins need a captcha; a single
   * account needs one after three. Tests that share an address set it high.
   */
  IDENTITY_CAPTCHA_AFTER: v.optional(count, '3'),
})

export type Env = ReturnType<typeof readEnv>

/** @throws EnvironmentError with a sentence for each variable that is missing or malformed */
export function readEnv(source: Record<string, string | undefined>) {
  const env = readEnvironment(schema, source)
  const { IDENTITY_URL: identityUrl, SITE_URL: siteUrl } = env
  const isSecure = identityUrl.startsWith('https://')
  return {
    port: env.PORT,
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
    databaseFile: env.IDENTITY_DATABASE_FILE,
    secret: env.IDENTITY_SECRET,
    siteUrl,
    browserClient: {
      id: env.IDENTITY_BROWSER_CLIENT_ID,
      callbacks: [
        ...locales.map((locale) => `${siteUrl}${toPrefix(locale)}/auth`),
        ...env.IDENTITY_CALLBACKS,
      ],
      logoutUrl: env.IDENTITY_API_LOGOUT_URL ?? '',
    },
    serverClient: {
      id: env.IDENTITY_CLIENT_ID,
      secret: env.IDENTITY_CLIENT_SECRET,
      callbacks: [`${siteUrl}/api/auth/callback`, ...env.IDENTITY_CALLBACKS],
      logoutUrl: `${siteUrl}/api/auth/backchannel-logout`,
    },
    editorsClient: {
      id: env.IDENTITY_EDITORS_CLIENT_ID,
      secret: env.IDENTITY_EDITORS_CLIENT_SECRET,
      callbacks: env.IDENTITY_EDITORS_CALLBACKS,
    },
    logoutUrls: [
      siteUrl,
      ...locales.map((locale) => siteUrl + (toPrefix(locale) || '/')),
      ...env.IDENTITY_LOGOUT_URLS,
    ],
    webOrigins: [...new Set([siteUrl, ...env.IDENTITY_WEB_ORIGINS])],
    audience: env.IDENTITY_AUDIENCE,
    managementKey: env.IDENTITY_MANAGEMENT_KEY,
    smtpUrl: env.SMTP_URL ?? '',
    outboxDir: env.IDENTITY_OUTBOX_DIR,
    mailFrom: env.MAIL_FROM,
    samplePassword: env.IDENTITY_SAMPLE_PASSWORD,
    tokenLifetime: env.IDENTITY_TOKEN_LIFETIME,
    rateLimit: env.IDENTITY_RATE_LIMIT,
    captchaAfter: env.IDENTITY_CAPTCHA_AFTER,
  }
}
