import type { ServerResponse } from 'node:http'
import { createTransportSecurity } from '../../../transport-security.mjs'
import { stub } from '../../testing/stub'
import { cookieAttributes } from './cookies'

test.each([
  ['https://content.firm.example', true, ['max-age=31536000']],
  ['http://localhost:3001', false, []],
])('%s: Secure cookies %s, HSTS %j', (contentUrl, secure, expected) => {
  expect(cookieAttributes(contentUrl)).toEqual({ sameSite: 'Lax', secure })
  const sent: unknown[] = []
  createTransportSecurity(contentUrl)(
    stub<ServerResponse>({
      setHeader: (name: string, value: string) => {
        expect(name).toBe('strict-transport-security')
        sent.push(value)
        return stub<ServerResponse>({})
      },
    }),
  )
  expect(sent).toEqual(expected)
})
