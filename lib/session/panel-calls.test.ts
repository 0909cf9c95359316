import { takeTransaction } from '../identity/transactions'
import { readBody, createTestClient, json, type Routes } from '../identity/testing/test-kit'
import { sendCode, sendLink, signUpAndIn } from './panel-calls'

const account = {
  email: 'a@firm.test',
  password: 'secret',
  givenName: 'Inès',
  familyName: 'Kato',
  language: 'fr-FR',
  state: 's',
}
const start = (routes: Routes, settings = {}) => createTestClient(routes, settings)

test('a mailed link has the state and nonce of a saved transaction', async () => {
  const test = start({ '/passwordless/start': () => json({}) }, { organization: 'org_1' })
  const outcome = await sendLink(test.client, {
    email: 'a@firm.test',
    path: '/insights?q=a',
    language: 'fr-FR',
  })
  expect(outcome.ok).toBe(true)
  const { authParams, ...body } = readBody(test.sent[0])
  expect(body).toMatchObject({ connection: 'email', send: 'link', email: 'a@firm.test' })
  expect(test.sent[0]?.headers['x-request-language']).toBe('fr-FR')
  const { state, nonce, organization } = authParams as Record<string, string>
  expect(organization).toBe('org_1')
  expect(takeTransaction(test.platform, state ?? '')).toEqual({
    state,
    nonce,
    redirectUrl: '/insights?q=a',
    organization: 'org_1',
  })
})

test('sends no link that the browser could not return from', async () => {
  const test = start({ '/passwordless/start': () => json({}) })
  test.platform.storage.setItem = () => {
    throw new Error('denied')
  }
  expect(
    await sendLink(test.client, { email: 'a@firm.test', path: '/', language: 'en-GB' }),
  ).toMatchObject({ ok: false, error: { error: 'storage_denied' } })
  expect(test.sent).toEqual([])
})

test.each([
  [
    'email',
    (client: Parameters<typeof sendLink>[0]) =>
      sendLink(client, { email: '', path: '/', language: 'en-GB' }),
  ],
  [
    'phoneNumber',
    (client: Parameters<typeof sendLink>[0]) =>
      sendCode(client, { phoneNumber: '', language: 'en-GB' }),
  ],
  [
    'email',
    (client: Parameters<typeof sendLink>[0]) => signUpAndIn(client, { ...account, email: '' }),
  ],
  [
    'password',
    (client: Parameters<typeof sendLink>[0]) => signUpAndIn(client, { ...account, password: '' }),
  ],
])('requires %s', async (name, call) => {
  const test = start({})
  expect(await call(test.client)).toMatchObject({
    ok: false,
    error: { error: 'invalid_option', errorDescription: `${name} option is required` },
  })
  expect(test.sent).toEqual([])
})

test('a new account that may not sign in yet has to be confirmed first', async () => {
  const test = start({
    '/dbconnections/signup': () => json({ email: 'a@firm.test' }),
    '/co/authenticate': () => json({ error: 'access_denied' }, 403),
  })
  expect(await signUpAndIn(test.client, account)).toMatchObject({
    ok: false,
    error: { error: 'confirm_first' },
  })
  expect(readBody(test.sent[0])).toMatchObject({
    connection: 'Username-Password-Authentication',
    given_name: 'Inès',
    family_name: 'Kato',
    name: 'Inès Kato',
  })
})

test('an account that is refused is not signed in to', async () => {
  const test = start({
    '/dbconnections/signup': () =>
      json({ name: 'BadRequestError', code: 'user_exists', description: 'exists' }, 400),
  })
  expect(await signUpAndIn(test.client, account)).toMatchObject({
    ok: false,
    error: { code: 'user_exists' },
  })
  expect(test.sent).toHaveLength(1)
})
