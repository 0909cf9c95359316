import * as v from 'valibot'
import { defaultResponseType, defaultScope, type IdentityClient } from './client'
import { validateIdToken } from './id-token'
import {
  OptionError,
  assertOptions,
  fail,
  isRecord,
  settle,
  succeed,
  readText,
  type Outcome,
} from './outcome'
import { toAddress, type QueryValue } from './query'
import { callProvider, toIdentityError, type Call } from './request'
import { responseParameters, toAuthenticationResult, type AuthenticationResult } from './result'

type Values = Record<string, unknown>

/** RFC 6749 section 4.3 with the provider's extension that names the connection. */
export const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'

const refused = { ok: false, error: toIdentityError(null) } as const

/** The language of the provider's mail or text message, such as `fr-FR`. */
type WithLanguage = { language?: string }

/** `userMetadata` → `user_metadata`: options by the provider's names, of which one is like ours. */
const toParameters = ({ authParams, ...options }: Values): Values => ({
  authParams,
  ...Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  ),
})

/** POST with the client's id and the options by the provider's names. */
const post = (
  { origin, platform, settings }: IdentityClient,
  path: string,
  { language, ...options }: Values & WithLanguage,
  call: Call = {},
) =>
  callProvider(platform, `${origin}/${path}`, {
    ...call,
    ...(language && { language }),
    method: 'POST',
    body: { client_id: settings.clientId, ...toParameters(options) },
  })

/**
 * A call that sends its options.
 *
 * @param required names of the options that it needs (section 5, generic option messages)
 * @param read the value of the response
 * @param withDefaults the options with those of the client
 */
const defineCall =
  <Options extends Values & WithLanguage, Value>(
    path: string,
    required: (keyof Options & string)[],
    read: (
      outcome: Outcome<unknown>,
      client: IdentityClient,
    ) => Outcome<Value> | Promise<Outcome<Value>>,
    withDefaults: (options: Options, client: IdentityClient) => Values = (options) => options,
  ) =>
  (client: IdentityClient, options: Options): Promise<Outcome<Value>> =>
    settle(async () => {
      assertOptions(options, ...required)
      return read(await post(client, path, withDefaults(options, client)), client)
    })

const toObject = (outcome: Outcome<unknown>): Outcome<Values> =>
  !outcome.ok ? outcome : isRecord(outcome.value) ? succeed(outcome.value) : refused

const toText = (outcome: Outcome<unknown>): Outcome<string> =>
  outcome.ok ? succeed(typeof outcome.value === 'string' ? outcome.value : '') : outcome

export type SignupOptions = {
  connection: string
  email: string
  password: string
  userMetadata?: Record<string, string>
  username?: string
  givenName?: string
  familyName?: string
  name?: string
  /** The visitor's solution of the bot detection, and the state of its challenge. */
  captcha?: string
  state?: string
} & WithLanguage

/**
 * Creates an account: POST dbconnections/signup (sections 5 and 7). Errors: `invalid_password` for a weak password,
 * `user_exists` or `invalid_signup` for an address in use.
 */
export const signup = defineCall<SignupOptions, Values>(
  'dbconnections/signup',
  ['connection', 'email', 'password'],
  toObject,
)

export type ChangePasswordOptions = {
  connection: string
  email: string
  organization?: string
} & WithLanguage

/**
 * Sends an e-mail to choose a new password: POST dbconnections/change_password (sections 5 and 7). The value is the
 * provider's text, which does not depend on whether the address is known.
 */
export const changePassword = defineCall<ChangePasswordOptions, string>(
  'dbconnections/change_password',
  ['connection', 'email'],
  toText,
)

export type PasswordlessStartOptions = {
  connection: string
  send: 'link' | 'code'
  /** Needed for `link` (decision 16). */
  email?: string
  /** Needed for `code` (decision 16). */
  phoneNumber?: string
  /** Parameters of the login behind the link, by the provider's names: state, nonce, redirect_uri, scope … */
  authParams?: Record<string, string>
  captcha?: string
} & WithLanguage

/** Sends a link or a code: POST passwordless/start (sections 5 and 7). */
export const passwordlessStart = (
  client: IdentityClient,
  options: PasswordlessStartOptions,
): Promise<Outcome<Values>> =>
  settle(async () => {
    assertOptions(options, 'connection', 'send')
    if (options.send !== 'link' && options.send !== 'code')
      throw new OptionError('send is not valid ([link, code])')
    assertOptions(options, options.send === 'link' ? 'email' : 'phoneNumber')
    const { email, phoneNumber, authParams, ...others } = options
    const more =
      options.send === 'link'
        ? { email, authParams: { ...linkParams(client), ...authParams } }
        : { phoneNumber, authParams }
    return toObject(await post(client, 'passwordless/start', { ...others, ...more }))
  })

const linkParams = ({ settings }: IdentityClient) => ({
  redirect_uri: settings.redirectUri,
  response_type: settings.responseType ?? defaultResponseType,
  scope: settings.scope ?? defaultScope,
  audience: settings.audience,
  organization: settings.organization,
})

export type PasswordlessVerifyOptions = {
  connection: string
  verificationCode: string
  /** This or the telephone number. */
  email?: string
  phoneNumber?: string
}

/** Checks a code: POST passwordless/verify (sections 5 and 7). */
export const passwordlessVerify = (
  client: IdentityClient,
  options: PasswordlessVerifyOptions,
): Promise<Outcome<unknown>> =>
  settle(async () => {
    assertVerifiable(options)
    const { connection, verificationCode, email, phoneNumber } = options
    const whom = readText(options, 'email') ? { email } : { phoneNumber }
    return post(client, 'passwordless/verify', { connection, verificationCode, ...whom })
  })

export type PasswordlessLoginOptions = PasswordlessVerifyOptions & {
  state: string
  nonce: string
  responseType?: string
  responseMode?: 'web_message'
  redirectUri?: string
  scope?: string
  audience?: string
  organization?: string
}

/**
 * Checks a code and, if it is correct, redirects to passwordless/verify_redirect, which responds at the redirect URI
 * like authorize (sections 5 and 7). Save the transaction under `state` first.
 */
export const passwordlessLogin = (
  client: IdentityClient,
  options: PasswordlessLoginOptions,
): Promise<Outcome<unknown>> =>
  settle(async () => {
    const address = buildVerifyRedirectUrl(client, options)
    const verified = await passwordlessVerify(client, options)
    if (verified.ok) client.platform.location.assign(address)
    return verified
  })

/**
 * The address of passwordless/verify_redirect (section 7).
 *
 * @throws OptionError `{option} option is required`
 */
export function buildVerifyRedirectUrl(
  { origin, settings }: Pick<IdentityClient, 'origin' | 'settings'>,
  options: PasswordlessLoginOptions,
): string {
  assertVerifiable(options)
  assertOptions(options, 'state', 'nonce')
  const query: Record<string, QueryValue> = {
    client_id: settings.clientId,
    response_type: options.responseType ?? settings.responseType ?? defaultResponseType,
    response_mode: options.responseMode,
    redirect_uri: options.redirectUri ?? settings.redirectUri,
    scope: options.scope ?? settings.scope ?? defaultScope,
    audience: options.audience ?? settings.audience,
    organization: options.organization ?? settings.organization,
    state: options.state,
    nonce: options.nonce,
    connection: options.connection,
    verification_code: options.verificationCode,
    ...(readText(options, 'email')
      ? { email: options.email }
      : { phone_number: options.phoneNumber }),
  }
  return toAddress(origin, 'passwordless/verify_redirect', query)
}

function assertVerifiable(options: unknown): void {
  assertOptions(options, 'connection', 'verificationCode')
  if (!readText(options, 'phoneNumber')) assertOptions(options, 'email')
}

export type LoginOptions = {
  username: string
  password: string
  realm: string
  scope?: string
  audience?: string
  captcha?: string
}

/**
 * Login with a password at a named connection: POST oauth/token, grant password-realm (sections 5 and 7). An ID token
 * in the response is validated.
 */
export const login = defineCall<LoginOptions, AuthenticationResult>(
  'oauth/token',
  ['username', 'password', 'realm'],
  toResult,
  (options, client) => ({
    grantType: realmGrant,
    ...options,
    scope: options.scope ?? client.settings.scope ?? defaultScope,
    audience: options.audience ?? client.settings.audience,
  }),
)

export type ResourceOwnerOptions = {
  username: string
  password: string
  connection: string
  scope?: string
  grantType?: string
}

/** The older login with a password: POST oauth/ro (section 7). An ID token in the response is validated. */
export const loginWithResourceOwner = defineCall<ResourceOwnerOptions, AuthenticationResult>(
  'oauth/ro',
  ['username', 'password', 'connection'],
  toResult,
  (options, client) => ({
    ...options,
    scope: options.scope ?? client.settings.scope ?? defaultScope,
    grantType: options.grantType ?? 'password',
  }),
)

const tokenResponseSchema = v.pipe(
  v.looseObject({
    access_token: v.string(),
    token_type: v.optional(v.string()),
    expires_in: v.optional(v.union([v.number(), v.string()])),
  }),
  v.transform((tokenResponse): Record<string, unknown> => ({
    ...tokenResponse,
    expires_in:
      tokenResponse.expires_in === undefined ? undefined : String(tokenResponse.expires_in),
  })),
)

async function toResult(
  outcome: Outcome<unknown>,
  client: IdentityClient,
): Promise<Outcome<AuthenticationResult>> {
  if (!outcome.ok) return outcome
  const parsed = v.safeParse(tokenResponseSchema, outcome.value)
  if (!parsed.success) return refused
  const tokenResponse = Object.fromEntries(
    responseParameters.map((name) => [name, readText(parsed.output, name)]),
  )
  const idToken = readText(parsed.output, 'id_token')
  if (!idToken) return succeed(toAuthenticationResult(tokenResponse, null, null))
  const checked = await validateIdToken(client, idToken, {
    nonce: null,
    organization: client.settings.organization,
    accessToken: readText(parsed.output, 'access_token'),
  })
  return checked.ok ? succeed(toAuthenticationResult(tokenResponse, checked.value, null)) : checked
}

/** The claims of the user of an access token: GET userinfo (section 7; OpenID Connect Core 5.3). */
export const getUserInfo = (
  client: IdentityClient,
  options: { accessToken: string },
): Promise<Outcome<Values>> =>
  settle(async () => {
    assertOptions(options, 'accessToken')
    return toObject(
      await callProvider(client.platform, `${client.origin}/userinfo`, {
        token: options.accessToken,
      }),
    )
  })

/** The session in the provider's own cookie: GET user/ssodata (section 7). */
export const getSsoData = (
  client: IdentityClient,
  { withActiveDirectories = false }: { withActiveDirectories?: boolean } = {},
): Promise<Outcome<Values>> =>
  settle(async () => {
    const query = withActiveDirectories ? { ldaps: 1, client_id: client.settings.clientId } : {}
    return toObject(
      await callProvider(client.platform, toAddress(client.origin, 'user/ssodata', query), {
        withCookies: true,
      }),
    )
  })

/** The visitor's country, by the provider's names: GET user/geoloc/country (section 7). */
export const getUserCountry = (client: IdentityClient): Promise<Outcome<Values>> =>
  settle(async () =>
    toObject(await callProvider(client.platform, `${client.origin}/user/geoloc/country`)),
  )

export type DelegationOptions = {
  grantType: string
  idToken?: string
  refreshToken?: string
  target?: string
  scope?: string
  apiType?: string
}

/** Exchanges a token for one with another target: POST delegation (section 7). */
export const getDelegationToken = defineCall<DelegationOptions, Values>(
  'delegation',
  ['grantType'],
  toObject,
)

/** The captcha before a login. `image` is a data URL, `siteKey` a public key of the captcha provider. */
export type Challenge = {
  required: boolean
  provider: string | null
  siteKey: string | null
  image: string | null
}

/** Section 8, "captcha load failure". */
const challengeFailure = () =>
  fail(
    'captcha_load_failure',
    'Error getting the bot detection challenge. Please contact the system administrator.',
  )

/** Whether a captcha is required: POST usernamepassword/challenge (section 7). Errors have the text of section 8. */
export const getChallenge = (
  client: IdentityClient,
  options: { state: string },
): Promise<Outcome<Challenge>> =>
  settle(async () => {
    assertOptions(options, 'state')
    const outcome = await callProvider(
      client.platform,
      `${client.origin}/usernamepassword/challenge`,
      { method: 'POST', body: { state: options.state } },
    )
    if (!outcome.ok || !isRecord(outcome.value) || typeof outcome.value.required !== 'boolean')
      return challengeFailure()
    const text = (name: string) => readText(outcome.value, name) ?? null
    const image = text('image')
    return succeed({
      required: outcome.value.required,
      provider: text('provider'),
      siteKey: text('siteKey'),
      image: image?.startsWith('data:image/') ? image : null,
    })
  })

export type UniversalLoginOptions = LoginOptions & {
  state: string
  nonce?: string
  redirectUri?: string
  responseType?: string
}

/**
 * The login of the provider's own page: POST usernamepassword/login (section 7). Returns the form to submit next.
 *
 * Elsewhere it is refused as `universal_login_only` with the text of section 8, "universal login off its page".
 */
export const loginOnUniversalLoginPage = (
  client: IdentityClient,
  options: UniversalLoginOptions,
): Promise<Outcome<string>> =>
  settle(async () => {
    if (client.platform.location.host !== client.host)
      return fail(
        'universal_login_only',
        'This method is meant to be used only inside the Universal Login Page.',
      )
    assertOptions(options, 'username', 'password', 'realm')
    const { settings } = client
    const { realm, ...others } = options
    const defaults = {
      redirectUri: settings.redirectUri,
      responseType: settings.responseType ?? defaultResponseType,
      scope: settings.scope ?? defaultScope,
      audience: settings.audience,
    }
    return toText(
      await post(
        client,
        'usernamepassword/login',
        { ...defaults, ...others, connection: realm },
        { withCookies: true },
      ),
    )
  })
