import { invalidEmails, validEmails } from '@law-firm/contract/testing/contact-details'
import { email } from './shared'

/** What a field says about a value: true, or the key of a message. */
const check = (value: string | null, required = false) => {
  const field = email('email', 'E-mail', { required })
  if (field.type !== 'text' || !field.validate) throw new Error('The field is not validated.')
  const options = { ...field, req: { t: (key: string) => key } }
  return (field.validate as (value: unknown, options: unknown) => unknown)(value, options)
}

test.each(validEmails)('a field may hold %j', (value) => expect(check(value)).toBe(true))
test.each(invalidEmails)('a field may not hold %j', (value) =>
  expect(check(value)).toBe('validation:emailAddress'),
)

test('a field is needed where it is required only', () => {
  expect(check(null, true)).toBe('validation:required')
  expect(check(null)).toBe(true)
})
