import type { IdTokenPayload } from './id-token'

/** Section 3, "Authentication result". What the provider did not send is `null`. */
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

/** The parameters of an answer that this protocol knows, by the provider's names. */
export const answerNames = [
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

export type Answer = Partial<Record<(typeof answerNames)[number], string>>

export const toAuthenticationResult = (
  answer: Answer,
  idTokenPayload: IdTokenPayload | null,
  appState: string | null,
): AuthenticationResult => ({
  accessToken: answer.access_token ?? null,
  idToken: answer.id_token ?? null,
  idTokenPayload,
  appState,
  refreshToken: answer.refresh_token ?? null,
  state: answer.state ?? null,
  expiresIn: toSeconds(answer.expires_in),
  tokenType: answer.token_type ?? null,
  scope: answer.scope ?? null,
})

const toSeconds = (text: string | undefined) =>
  text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null
