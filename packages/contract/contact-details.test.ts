import {
  invalidEmails,
  invalidTelephones,
  validEmails,
  validTelephones,
} from '@aldermere/contract/testing/contact-details'
import { isEmail, isTelephone } from './contact-details'

test.each(validEmails)('%j is an e-mail address', (text) => expect(isEmail(text)).toBe(true))
test.each([...invalidEmails, ''])('%j is no e-mail address', (text) =>
  expect(isEmail(text)).toBe(false),
)

test.each(validTelephones)('%j is a telephone number', (text) =>
  expect(isTelephone(text)).toBe(true),
)
test.each([...invalidTelephones, ''])('%j is no telephone number', (text) =>
  expect(isTelephone(text)).toBe(false),
)

test.each(['a@'.repeat(200_000), `${'1 '.repeat(200_000)}x`, `1${' '.repeat(400_000)}`])(
  'a hostile text of %.4j is refused at once',
  (text) => {
    const start = performance.now()
    expect([isEmail(text), isTelephone(text)]).toEqual([false, false])
    expect(performance.now() - start).toBeLessThan(500)
  },
)
