import { transportSecurity } from '@law-firm/runtime/http/security-headers.mjs'
import { cookieAttributes } from './cookies'

test.each([
  ['https://content.firm.example', true, ['Strict-Transport-Security']],
  ['http://localhost:3001', false, []],
])('%s: Secure cookies %s, headers %j', (contentUrl, secure, expected) => {
  expect(cookieAttributes(contentUrl)).toEqual({ sameSite: 'Lax', secure })
  expect(Object.keys(transportSecurity(contentUrl))).toEqual(expected)
})
