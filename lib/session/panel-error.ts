import type { FormState } from '../forms/state'
import type { IdentityError } from '../identity'
import { toErrorKey, type ErrorKey } from './error-key'

/** Message keys of the sign-in panel, in addition to those of every sign-in. */
export const panelErrorKeys = [
  'wrongPassword',
  'wrongCode',
  'locked',
  'tooMany',
  'blocked',
  'captchaNeeded',
  'captchaWrong',
  'captchaFailed',
  'weakPassword',
  'addressUsed',
  'confirmFirst',
  'badEmail',
  'badPhone',
  'popupClosed',
  'popupBlocked',
  'needsPage',
] as const

export type PanelErrorKey = (typeof panelErrorKeys)[number] | ErrorKey

const keys: Record<string, PanelErrorKey> = {
  invalid_user_password: 'wrongPassword',
  invalid_grant: 'wrongCode',
  too_many_attempts: 'locked',
  too_many_requests: 'tooMany',
  requires_verification: 'captchaNeeded',
  invalid_captcha: 'captchaWrong',
  captcha_load_failure: 'captchaFailed',
  invalid_password: 'weakPassword',
  password_strength_error: 'weakPassword',
  password_dictionary_error: 'weakPassword',
  password_no_user_info_error: 'weakPassword',
  user_exists: 'addressUsed',
  username_exists: 'addressUsed',
  invalid_signup: 'addressUsed',
  'bad.email': 'badEmail',
  'bad.phone_number': 'badPhone',
  popup_blocked: 'popupBlocked',
  popup_closed: 'popupClosed',
  // Without a page the provider cannot require a second factor, nor set its cookie as a third party.
  login_required: 'needsPage',
  interaction_required: 'needsPage',
  account_selection_required: 'needsPage',
  consent_required: 'needsPage',
  mfa_required: 'needsPage',
  confirm_first: 'confirmFirst',
}

export const panelErrorCodes = Object.keys(keys)

/** The state of a form of the panel. Its note is the code of a failed call, for small print. */
export type PanelState = FormState<'saved' | 'invalid' | PanelErrorKey>
export type PanelFailure = PanelState & { outcome: PanelErrorKey; note: string }

export function toPanelFailure(error: IdentityError): PanelFailure {
  const outcome = toPanelErrorKey(error)
  const name = findName(error) ?? error.error
  return { outcome, note: outcome === 'unknown' ? 'unknown' : name }
}

/**
 * The message of a failed call of the panel (decision 21). Refused credentials have a status and the name of a member
 * who is refused, `access_denied` or `unauthorized`.
 */
export function toPanelErrorKey(failed: IdentityError): PanelErrorKey {
  const { error, statusCode } = failed
  if (error === 'access_denied' && statusCode !== undefined) return 'wrongPassword'
  if (error === 'unauthorized' && statusCode !== undefined) return 'blocked'
  const name = findName(failed)
  return (name !== undefined && keys[name]) || toErrorKey(error)
}

const findName = ({ code, error }: IdentityError): string | undefined =>
  [code, error].find((name) => name !== undefined && Object.hasOwn(keys, name))
