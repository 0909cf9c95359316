import { listCallingCodes, isCallingCountry, toInternationalNumber } from './calling-codes'
import { invalidEmails, validEmails } from '@law-firm/contract/testing/contact-details'
import { findFieldError, type FieldRule } from './panel-fields'

test.each(validEmails)('%j is an address to sign up with', (value) =>
  expect(findFieldError('email', value, '')).toBeNull(),
)
test.each(invalidEmails)('%j is no address to sign up with', (value) =>
  expect(findFieldError('email', value, '')).toBe('badEmail'),
)

test.each<[FieldRule, string, string | null]>([
  ['filled', '', 'required'],
  ['filled', '  ', 'required'],
  ['filled', 'x', null],
  ['email', '', 'required'],
  ['email', 'maya', 'badEmail'],
  ['email', 'maya@', 'badEmail'],
  ['email', 'maya@firm', 'badEmail'],
  ['email', 'ma ya@firm.test', 'badEmail'],
  ['email', ' maya@firm.test ', null],
  ['phone', '', 'required'],
  ['phone', '12 ab', 'badPhone'],
  ['phone', '07700 900 123', null],
])('a field that is %s: %j is %s', (rule, value, expected) =>
  expect(findFieldError(rule, value, 'GB')).toBe(expected),
)

test.each<[string, string, string | null]>([
  ['GB', '07700 900123', '+447700900123'],
  ['GB', '7700900123', '+447700900123'],
  ['GB', '+33 6 12 34 56 78', '+33612345678'],
  ['GB', '0033 6 12 34 56 78', '+33612345678'],
  ['FR', '06.12.34.56.78', '+33612345678'],
  ['CN', '138 0013 8000', '+8613800138000'],
  ['IT', '06 698 12345', '+390669812345'],
  ['US', '(212) 555-0123', '+12125550123'],
  ['GB', '(020) 7946 0958', '+442079460958'],
  ['FR', '+44 (0)20 7946 0958', '+442079460958'],
  ['FR', '0044 (0)20 7946 0958', '+442079460958'],
  ['FR', '+39 (0)6 698 12345', '+390669812345'],
  ['GB', '02‑7946‑0958', '+44279460958'],
  ['GB', '＋８６ １０ ５５５５ ０１４２', '+861055550142'],
  ['GB', '０７７００９００１２３', '+447700900123'],
  ['GB', '', null],
  ['GB', '12', null],
  ['GB', '07700 900123 ext 4', null],
  ['GB', '1234567890123456', null],
  ['', '07700900123', '+7700900123'],
])('in %s, %j is %s', (country, typed, expected) =>
  expect(toInternationalNumber(country, typed)).toBe(expected),
)

test.each(['en-GB', 'fr-FR', 'zh-CN'])(
  'lists every country once, by its name in %s',
  (language) => {
    const countries = listCallingCodes(language)
    expect(new Set(countries.map(({ country }) => country)).size).toBe(countries.length)
    for (const { country, label } of countries) {
      expect(isCallingCountry(country)).toBe(true)
      expect(label).toMatch(/^.{2,} \(\+[1-9]\d{0,2}\)$/)
      expect(label.startsWith(`${country} `)).toBe(false) // a code without a name
    }
  },
)
