/**
 * The service's environment, read once. `npm start` sets every value for the local set-up.
 * A missing or wrong one stops the start and is named, never shown.
 */
export type Env = ReturnType<typeof readEnv>

type Source = Record<string, string | undefined>

export class EnvError extends Error {
  override name = 'EnvError'
}

/** @throws EnvError naming the variable */
export function readEnv(source: Source) {
  const identityUrl = origin(source, 'IDENTITY_URL')
  const siteUrl = origin(source, 'SITE_URL')
  return {
    port: whole(source, 'PORT', 3002),
    /** This service's public origin, without a slash at the end. */
    identityUrl,
    /** As Auth0 writes it: the origin and a slash. Also the namespace of the claims that are no standard ones. */
    issuer: `${identityUrl}/`,
    isSecure: identityUrl.startsWith('https://'),
    databaseFile: required(source, 'IDENTITY_DATABASE_FILE'),
    secret: required(source, 'IDENTITY_SECRET'),
    /** The relying party, without a slash at the end. */
    siteUrl,
    browserClient: {
      id: required(source, 'IDENTITY_BROWSER_CLIENT_ID'),
      callbacks: [
        ...['/auth', '/fr-fr/auth', '/zh-cn/auth'].map((path) => siteUrl + path),
        ...addresses(source, 'IDENTITY_CALLBACKS'),
      ],
    },
    serverClient: {
      id: required(source, 'IDENTITY_CLIENT_ID'),
      secret: required(source, 'IDENTITY_CLIENT_SECRET'),
      callbacks: [
        `${siteUrl}/api/auth/callback`,
        ...addresses(source, 'IDENTITY_SERVER_CALLBACKS'),
      ],
    },
    /** Matched exactly: anything else is no place to return to. */
    logoutUrls: [
      siteUrl,
      ...['/', '/fr-fr', '/zh-cn'].map((path) => siteUrl + path),
      ...addresses(source, 'IDENTITY_LOGOUT_URLS'),
    ],
    /** Origins that may call with JSON and frame the silent answer. */
    webOrigins: [
      ...new Set([
        siteUrl,
        ...addresses(source, 'IDENTITY_WEB_ORIGINS').map((address) => new URL(address).origin),
      ]),
    ],
    audience: address(source, 'IDENTITY_AUDIENCE', 'https://api.aldermere.example/'),
    managementAudience: `${identityUrl}/api/v2/`,
    managementKey: required(source, 'IDENTITY_MANAGEMENT_KEY'),
    smtpUrl: source.SMTP_URL ?? '',
    outboxDir: source.IDENTITY_OUTBOX_DIR ?? '.data/identity-outbox',
    mailFrom: source.MAIL_FROM ?? 'Aldermere <no-reply@aldermere.example>',
    /** Set: sample accounts, sample organisation and the stand-ins for social providers exist. */
    samplePassword: source.IDENTITY_SAMPLE_PASSWORD ?? '',
    /** Seconds that access and ID tokens live. */
    tokenLifetime: whole(source, 'IDENTITY_TOKEN_LIFETIME', 7200),
    /** Requests that one address may make in a minute. */
    rateLimit: whole(source, 'IDENTITY_RATE_LIMIT', 300),
    /** Failed logins of one address in ten minutes after which every login from there has a captcha. An account of its own has one after three. */
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
    .map((one) => one.trim())
    .filter(Boolean)
  for (const one of list) address({ [name]: one }, name)
  return list
}
