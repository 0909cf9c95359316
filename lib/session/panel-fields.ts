import { isEmail } from '@law-firm/contract/contact-details'
import { toInternationalNumber } from './calling-codes'

export type FieldRule = 'filled' | 'email' | 'phone'
export type PanelFieldError = 'required' | 'badEmail' | 'badPhone'

/** A field of the sign-in panel: what section 5 requires of the call is checked before it is made. */
export function findFieldError(
  rule: FieldRule,
  value: string,
  country: string,
): PanelFieldError | null {
  if (value.trim() === '') return 'required'
  if (rule === 'email' && !isEmail(value.trim())) return 'badEmail'
  if (rule === 'phone' && toInternationalNumber(country, value) === null) return 'badPhone'
  return null
}
