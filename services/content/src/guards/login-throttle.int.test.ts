import { startContentService } from '../testing/content-service'
import { at } from '../testing/responses'
import { signInAs } from '../testing/sign-in-as'

const fixtures = await startContentService()
const { guardedRest, payload } = fixtures

const email = 'throttled@editors.test'
const password = crypto.randomUUID()

await payload.create({
  collection: 'users',
  data: { email, password, name: 'Editor', role: 'editor' },
})

const attempt = async (address: string, account: string, attempted: string): Promise<number> =>
  (
    await guardedRest('POST', '/api/users/login', {
      body: { email: account, password: attempted },
      headers: { 'x-forwarded-for': address },
    })
  ).status

test('wrong passwords throttle the address and do not lock the account', async () => {
  for (const outsider of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
    for (let count = 0; count < 8; count += 1)
      expect(await attempt(outsider, email, 'wrong')).toBe(401)
    for (const account of [email, ` ${email.toUpperCase()} `])
      expect(await attempt(outsider, account, password)).toBe(429)
  }
  expect(await attempt('10.0.0.9', email, password)).toBe(200)
})

test('an address that tries many accounts is throttled, existing or not', async () => {
  for (let account = 0; account < 60; account += 1)
    expect(await attempt('10.1.0.1', `a${account}@editors.test`, 'wrong')).toBe(401)
  expect(await attempt('10.1.0.1', email, password)).toBe(429)
})

test('a successful login resets the counter', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 5; count += 1)
      expect(await attempt('10.2.0.1', email, 'wrong')).toBe(401)
    expect(await attempt('10.2.0.1', email, password)).toBe(200)
  }
})

test('there is no “Unlock”, as no account is locked', async () => {
  const admin = await signInAs(fixtures, 'admin')
  const access = await admin.call('GET', 'access')
  expect(at(access, 'collections.users.update')).toBe(true)
  expect(at(access, 'collections.users.unlock')).toBeUndefined()
  expect((await admin.call('POST', 'users/unlock', { email })).status).toBe(403)
})
