import type { IdTokenPayload } from './id-token'

/** Section 3, "Authentication result". Missing parameters are `null`. */
export type AuthenticationResult = {
  accessToken: string | null
  idToken: string | null
  idTokenPayload: IdTokenPayload | null
  appState: string | null
  refreshToken: string | null
  state: string | null
  /** Seconds. */
  expiresIn: number | null
  tokenType: string | null
  scope: string | null
}

/** The known parameters of an authorization response, by the provider's names. */
export const responseParameters = [
  'access_token',
  'id_token',
  'refresh_token',
  'state',
  'expires_in',
  'token_type',
  'scope',
  'error',
  'error_description',
] as const

export type AuthorizationResponse = Partial<Record<(typeof responseParameters)[number], string>>

export const toAuthenticationResult = (
  response: AuthorizationResponse,
  idTokenPayload: IdTokenPayload | null,
  appState: string | null,
): AuthenticationResult => ({
  accessToken: response.access_token ?? null,
  idToken: response.id_token ?? null,
  idTokenPayload,
  appState,
  refreshToken: response.refresh_token ?? null,
  state: response.state ?? null,
  expiresIn: toSeconds(response.expires_in),
  tokenType: response.token_type ?? null,
  scope: response.scope ?? null,
})

const toSeconds = (text: string | undefined) =>
  text !== undefined && /^\d{1,12}(?:\.\d{1,12})?$/.test(text) ? Number(text) : null
