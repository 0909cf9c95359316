import is from 'node:assert/strict'
import type { Fixtures } from '../member-fixtures'
import type { Check } from './check'

const email = 'throttled@editors.test'
const password = crypto.randomUUID()

const attempt = async (
  { guardedRest }: Fixtures,
  address: string,
  account: string,
  attempted: string,
): Promise<number> =>
  (
    await guardedRest('POST', '/api/users/login', {
      body: { email: account, password: attempted },
      headers: { 'x-forwarded-for': address },
    })
  ).status

export const loginChecks: Record<string, Check> = {
  'wrong passwords throttle the address and do not lock the account': async (fixtures) => {
    await fixtures.payload.create({
      collection: 'users',
      data: { email, password, name: 'Editor', role: 'editor' },
    })
    for (const outsider of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
      for (let count = 0; count < 8; count += 1)
        is.equal(await attempt(fixtures, outsider, email, 'wrong'), 401)
      for (const account of [email, ` ${email.toUpperCase()} `])
        is.equal(await attempt(fixtures, outsider, account, password), 429)
    }
    is.equal(await attempt(fixtures, '10.0.0.9', email, password), 200)
  },
  'an address that tries many accounts is throttled, existing or not': async (fixtures) => {
    for (let account = 0; account < 60; account += 1)
      is.equal(await attempt(fixtures, '10.1.0.1', `a${account}@editors.test`, 'wrong'), 401)
    is.equal(await attempt(fixtures, '10.1.0.1', email, password), 429)
  },
  'a successful login resets the counter': async (fixtures) => {
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 5; count += 1)
        is.equal(await attempt(fixtures, '10.2.0.1', email, 'wrong'), 401)
      is.equal(await attempt(fixtures, '10.2.0.1', email, password), 200)
    }
  },
}
