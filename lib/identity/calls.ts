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
  textOf,
  type Outcome,
} from './outcome'
import { addressOf, type QueryValue } from './query'
import { callProvider, toIdentityError, type Call } from './request'
import { responseParameters, toAuthenticationResult, type AuthenticationResult } from './result'

type Values = Record<string, unknown>

/** RFC 6749 section 4.3 with the provider's extension that names the connection. */
export const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'

const refused = { ok: false, error: toIdentityError(null) } as const

const post = ({ origin, platform }: IdentityClient, path: string, body: Values, call: Call = {}) =>
  callProvider(platform, `${origin}/${path}`, { ...call, method: 'POST', body })

const toObject = (outcome: Outcome<unknown>): Outcome<Values> =>
  !outcome.ok ? outcome : isRecord(outcome.value) ? succeed(outcome.value) : refused

/** The language of the provider's mail or text message, such as `fr-FR`. */
type WithLanguage = { language?: string }

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
export const signup = (client: IdentityClient, options: SignupOptions): Promise<Outcome<Values>> =>
  settle(async () => {
    assertOptions(options, 'connection', 'email', 'password')
    const {
      connection,
      email,
      password,
      userMetadata,
      username,
      givenName,
      familyName,
      name,
      captcha,
      state,
      language,
    } = options
    const more = {
      user_metadata: userMetadata,
      username,
      given_name: givenName,
      family_name: familyName,
      name,
      captcha,
      state,
    }
    const body = { client_id: client.settings.clientId, email, password, connection, ...more }
    return toObject(await post(client, 'dbconnections/signup', body, { language }))
  })

export type ChangePasswordOptions = {
  connection: string
  email: string
  organization?: string
} & WithLanguage

/**
 * Sends an e-mail to choose a new password: POST dbconnections/change_password (sections 5 and 7).
 *
 * @returns the provider's text, which does not depend on whether the address is known
 */
export const changePassword = (
  client: IdentityClient,
  options: ChangePasswordOptions,
): Promise<Outcome<string>> =>
  settle(async () => {
    assertOptions(options, 'connection', 'email')
    const { connection, email, organization, language } = options
    const body = { client_id: client.settings.clientId, email, connection, organization }
    const outcome = await post(client, 'dbconnections/change_password', body, { language })
    return outcome.ok ? succeed(typeof outcome.value === 'string' ? outcome.value : '') : outcome
  })

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
    const { connection, send, email, phoneNumber, authParams, captcha, language } = options
    const to = send === 'link' ? { email } : { phone_number: phoneNumber }
    const params = send === 'link' ? { ...linkParams(client), ...authParams } : authParams
    const body = {
      client_id: client.settings.clientId,
      connection,
      send,
      ...to,
      authParams: params,
      captcha,
    }
    return toObject(await post(client, 'passwordless/start', body, { language }))
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
    const whom = textOf(options, 'email') ? { email } : { phone_number: phoneNumber }
    return post(client, 'passwordless/verify', {
      client_id: client.settings.clientId,
      connection,
      verification_code: verificationCode,
      ...whom,
    })
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
    ...(textOf(options, 'email')
      ? { email: options.email }
      : { phone_number: options.phoneNumber }),
  }
  return addressOf(origin, 'passwordless/verify_redirect', query)
}

function assertVerifiable(options: unknown): void {
  assertOptions(options, 'connection', 'verificationCode')
  if (!textOf(options, 'phoneNumber')) assertOptions(options, 'email')
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
export const login = (
  client: IdentityClient,
  options: LoginOptions,
): Promise<Outcome<AuthenticationResult>> =>
  settle(async () => {
    assertOptions(options, 'username', 'password', 'realm')
    const {
      username,
      password,
      realm,
      captcha,
      scope = client.settings.scope ?? defaultScope,
      audience = client.settings.audience,
    } = options
    const body = {
      client_id: client.settings.clientId,
      grant_type: realmGrant,
      username,
      password,
      realm,
      scope,
      audience,
      captcha,
    }
    return toResult(client, await post(client, 'oauth/token', body))
  })

export type ResourceOwnerOptions = {
  username: string
  password: string
  connection: string
  scope?: string
  grantType?: string
}

/** The older login with a password: POST oauth/ro (section 7). An ID token in the response is validated. */
export const loginWithResourceOwner = (
  client: IdentityClient,
  options: ResourceOwnerOptions,
): Promise<Outcome<AuthenticationResult>> =>
  settle(async () => {
    assertOptions(options, 'username', 'password', 'connection')
    const {
      username,
      password,
      connection,
      scope = client.settings.scope ?? defaultScope,
      grantType = 'password',
    } = options
    return toResult(
      client,
      await post(client, 'oauth/ro', {
        client_id: client.settings.clientId,
        username,
        password,
        connection,
        scope,
        grant_type: grantType,
      }),
    )
  })

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
  client: IdentityClient,
  outcome: Outcome<unknown>,
): Promise<Outcome<AuthenticationResult>> {
  if (!outcome.ok) return outcome
  const parsed = v.safeParse(tokenResponseSchema, outcome.value)
  if (!parsed.success) return refused
  const tokenResponse = Object.fromEntries(
    responseParameters.map((name) => [name, textOf(parsed.output, name)]),
  )
  const idToken = textOf(parsed.output, 'id_token')
  if (!idToken) return succeed(toAuthenticationResult(tokenResponse, null, null))
  const checked = await validateIdToken(client, idToken, {
    nonce: null,
    organization: client.settings.organization,
    accessToken: textOf(parsed.output, 'access_token'),
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
      await callProvider(client.platform, addressOf(client.origin, 'user/ssodata', query), {
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
export const getDelegationToken = (
  client: IdentityClient,
  options: DelegationOptions,
): Promise<Outcome<Values>> =>
  settle(async () => {
    assertOptions(options, 'grantType')
    const { grantType, idToken, refreshToken, target, scope, apiType } = options
    const body = {
      client_id: client.settings.clientId,
      grant_type: grantType,
      id_token: idToken,
      refresh_token: refreshToken,
      target,
      scope,
      api_type: apiType,
    }
    return toObject(await post(client, 'delegation', body))
  })

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
    const outcome = await post(client, 'usernamepassword/challenge', { state: options.state })
    if (!outcome.ok || !isRecord(outcome.value) || typeof outcome.value.required !== 'boolean')
      return challengeFailure()
    const text = (name: string) => textOf(outcome.value, name) ?? null
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
    const { username, password, realm, state, nonce, captcha } = options
    const {
      redirectUri = client.settings.redirectUri,
      responseType = client.settings.responseType ?? defaultResponseType,
    } = options
    const { scope = client.settings.scope ?? defaultScope, audience = client.settings.audience } =
      options
    const body = {
      client_id: client.settings.clientId,
      username,
      password,
      connection: realm,
      redirect_uri: redirectUri,
      response_type: responseType,
      scope,
      audience,
      state,
      nonce,
      captcha,
    }
    const outcome = await post(client, 'usernamepassword/login', body, { withCookies: true })
    return outcome.ok ? succeed(typeof outcome.value === 'string' ? outcome.value : '') : outcome
  })
