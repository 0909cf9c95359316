import { invalidEmails, validEmails } from '@law-firm/contract/testing/contact-details'
import { isEmail } from './contact-details'

test.each(validEmails)('%j is an e-mail address', (text) => expect(isEmail(text)).toBe(true))
test.each([...invalidEmails, ''])('%j is no e-mail address', (text) =>
  expect(isEmail(text)).toBe(false),
)

test('a hostile text is refused at once', () => {
  const start = performance.now()
  expect(isEmail('a@'.repeat(200_000))).toBe(false)
  expect(performance.now() - start).toBeLessThan(500)
})
