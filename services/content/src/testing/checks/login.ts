import is from 'node:assert/strict'
import type { World } from '../member-fixtures'
import type { Check } from './check'

const email = 'throttled@editors.test'
const password = crypto.randomUUID()

const attempt = async (
  { guardedRest }: World,
  address: string,
  account: string,
  given: string,
): Promise<number> =>
  (
    await guardedRest('POST', '/api/users/login', {
      body: { email: account, password: given },
      headers: { 'x-forwarded-for': address },
    })
  ).status

export const loginChecks: Record<string, Check> = {
  'wrong passwords stop an address, and lock nobody else out': async (world) => {
    await world.payload.create({
      collection: 'users',
      data: { email, password, name: 'Editor', role: 'editor' },
    })
    for (const outsider of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
      for (let count = 0; count < 8; count += 1)
        is.equal(await attempt(world, outsider, email, 'wrong'), 401)
      for (const account of [email, ` ${email.toUpperCase()} `])
        is.equal(await attempt(world, outsider, account, password), 429)
    }
    is.equal(await attempt(world, '10.0.0.9', email, password), 200)
  },
  'an address that tries many accounts is stopped, whether there are any': async (world) => {
    for (let account = 0; account < 60; account += 1)
      is.equal(await attempt(world, '10.1.0.1', `a${account}@editors.test`, 'wrong'), 401)
    is.equal(await attempt(world, '10.1.0.1', email, password), 429)
  },
  'a login that succeeds forgets the attempts before it': async (world) => {
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 5; count += 1)
        is.equal(await attempt(world, '10.2.0.1', email, 'wrong'), 401)
      is.equal(await attempt(world, '10.2.0.1', email, password), 200)
    }
  },
}
