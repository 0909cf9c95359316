/** Message keys for protocol errors: text of the provider never reaches a page (decision 21). */
export const errorKeys = [
  'state',
  'token',
  'clock',
  'hash',
  'organization',
  'denied',
  'loginRequired',
  'consent',
  'interaction',
  'timeout',
  'unavailable',
  'storage',
  'permissions',
  'otherUser',
  'server',
  'hostedPage',
  'unknown',
] as const

export type ErrorKey = (typeof errorKeys)[number]

const keys: Record<string, ErrorKey> = {
  invalid_token: 'token',
  origin_mismatch: 'token',
  state_mismatch: 'state',
  invalid_hash: 'hash',
  no_answer: 'hash',
  org_id: 'organization',
  access_denied: 'denied',
  unauthorized: 'denied',
  login_required: 'loginRequired',
  session_ended: 'loginRequired',
  signed_out: 'loginRequired',
  unauthenticated: 'loginRequired',
  consent_required: 'consent',
  interaction_required: 'interaction',
  account_selection_required: 'interaction',
  mfa_required: 'interaction',
  timeout: 'timeout',
  provider_unavailable: 'unavailable',
  request_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
  server_error: 'unavailable',
  discovery_error: 'unavailable',
  storage_denied: 'storage',
  permissions: 'permissions',
  no_access_token: 'permissions',
  another_user: 'otherUser',
  invalid_user: 'server',
  server_session: 'server',
  universal_login_only: 'hostedPage',
  invalid_state: 'state',
  missing_state: 'state',
  authorization_code_grant_error: 'server',
  authorization_code_grant_request_error: 'unavailable',
}

/** Errors of silent authentication, `prompt=none`, that a visible sign-in resolves. */
export const needsPage: ReadonlySet<string> = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'mfa_required',
])

/** What a page of the site can be told; docs/sign-in.md lists them. */
export const errorCodes = Object.keys(keys)

/** Whether the firm has to be asked: another try ends alike. */
export const needsContact = (key: string): boolean => key === 'denied' || key === 'organization'

export const toErrorKey = (code: string): ErrorKey =>
  Object.hasOwn(keys, code) ? (keys[code] as ErrorKey) : 'unknown'
