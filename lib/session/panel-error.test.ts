import en from '../../messages/en.json'
import fr from '../../messages/fr-fr.json'
import zh from '../../messages/zh-cn.json'
import type { IdentityError } from '../identity'
import { toPanelErrorKey } from './panel-error'

const error = (name: string, more: Partial<IdentityError> = {}): IdentityError => ({
  error: name,
  errorDescription: 'a text of the provider',
  ...more,
})

test.each<[IdentityError, string]>([
  // the calls
  [error('access_denied', { statusCode: 403 }), 'wrongPassword'],
  [error('invalid_user_password', { statusCode: 401 }), 'wrongPassword'],
  [error('unauthorized', { statusCode: 403 }), 'blocked'],
  [error('too_many_attempts', { statusCode: 429 }), 'locked'],
  [error('too_many_requests', { statusCode: 429 }), 'tooMany'],
  [error('requires_verification', { statusCode: 403 }), 'captchaNeeded'],
  [error('invalid_captcha', { statusCode: 403 }), 'captchaWrong'],
  [error('captcha_load_failure'), 'captchaFailed'],
  [error('invalid_grant', { statusCode: 403 }), 'wrongCode'],
  [error('bad.email', { statusCode: 400 }), 'badEmail'],
  [error('bad.phone_number', { statusCode: 400 }), 'badPhone'],
  [error('BadRequestError', { statusCode: 400, code: 'user_exists' }), 'addressUsed'],
  [error('BadRequestError', { statusCode: 400, code: 'invalid_signup' }), 'addressUsed'],
  [error('PasswordStrengthError', { statusCode: 400, code: 'invalid_password' }), 'weakPassword'],
  [error('confirm_first', { code: 'confirm_first', statusCode: 403 }), 'confirmFirst'],
  [error('popup_blocked'), 'popupBlocked'],
  [error('popup_closed'), 'popupClosed'],
  // the catalogue of section 8, as far as a visitor can meet it here
  [error('invalid_token'), 'token'],
  [error('origin_mismatch'), 'token'],
  [error('invalid_hash'), 'hash'],
  [error('org_id'), 'organization'],
  [error('timeout'), 'timeout'],
  [error('consent_required'), 'needsPage'],
  [error('invalid_user'), 'server'],
  [error('unauthenticated'), 'loginRequired'],
  [error('signed_out'), 'loginRequired'],
  [error('no_access_token'), 'permissions'],
  [error('permissions'), 'permissions'],
  // the provider's responses to authorize
  [error('access_denied'), 'denied'],
  [error('unauthorized'), 'denied'],
  [error('login_required'), 'needsPage'],
  [error('interaction_required'), 'needsPage'],
  [error('request_error', { code: 'network' }), 'unavailable'],
  [error('storage_denied'), 'storage'],
  [error('constructor'), 'unknown'],
  [error('something new'), 'unknown'],
])('%j has the message %s in every language', (from, key) => {
  expect(toPanelErrorKey(from)).toBe(key)
  for (const messages of [en, fr, zh]) {
    const errors: Record<string, string> = {
      ...messages.auth.errors,
      ...messages.signInPanel.errors,
    }
    expect(errors[key]).toMatch(/\S{3}/)
    expect(errors[key]).not.toContain('a text of the provider')
  }
})
