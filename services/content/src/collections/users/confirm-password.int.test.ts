import { createSessionReader } from '../../../editor-session.mjs'
import { env } from '../../env'
import { startContentService, type TestResponse } from '../../testing/content-service'
import { at, readToken } from '../../testing/responses'

const { payload, guardedRest } = await startContentService()

const password = 'velvet harbour turbine'
const changed = 'copper meadow lantern'
let accounts = 0

async function createEditor(role: 'admin' | 'editor') {
  accounts += 1
  const email = `present${accounts}@editors.test`
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password, name: 'Ada', role },
  })
  const headers = { 'x-forwarded-for': `10.6.0.${accounts}` }
  const logIn = (given = password) =>
    guardedRest('POST', '/api/users/login', { body: { email, password: given }, headers })
  const token = `JWT ${readToken(await logIn())}`
  const patch = (account: number | string, body: object) =>
    guardedRest('PATCH', `/api/users/${account}`, { body, headers, token })
  return { id, email, logIn, patch, token }
}

const refusal = (response: TestResponse) => [response.status, at(response, 'errors.0.message')]
const missing = [400, 'Enter your present password to change an address or a password.']
const wrong = [400, 'Your present password is wrong.']

test('limits find whose session the token of a login is', async () => {
  const { logIn } = await createEditor('editor')
  const cookie = `payload-token=${readToken(await logIn())}`
  expect(createSessionReader(env.CONTENT_SECRET)(cookie)).toMatch(/^[\w-]{36}$/)
})

const countSessions = async (id: number) =>
  (await payload.findByID({ collection: 'users', id, showHiddenFields: true })).sessions?.length

test('no response has the token of a login in its body', async () => {
  const { logIn, token } = await createEditor('editor')
  expect(JSON.stringify((await logIn()).json)).not.toMatch(/eyJ/)
  for (const [method, path] of [
    ['GET', 'me'],
    ['POST', 'refresh-token'],
  ] as const) {
    const response = await guardedRest(method, `/api/users/${path}`, { token })
    expect(at(response, 'user')).toBeTruthy()
    expect(JSON.stringify(response.json)).not.toMatch(/eyJ/)
  }
})

test('an address or a password is changed with the present password only', async () => {
  const { id, email, logIn, patch } = await createEditor('editor')
  for (const change of [{ password: changed }, { email: 'thief@editors.test' }]) {
    expect(refusal(await patch(id, change))).toEqual(missing)
    expect(refusal(await patch(id, { ...change, presentPassword: changed }))).toEqual(wrong)
    expect(refusal(await patch(id, { ...change, presentPassword: { length: 1 } }))).toEqual(missing)
  }
  expect((await patch(id, { name: 'Ida', email })).status).toBe(200)
  expect(await countSessions(id)).toBe(1)
  expect((await patch(id, { password: changed, presentPassword: password })).status).toBe(200)
  expect((await logIn()).status).toBe(401)
  expect((await logIn(changed)).status).toBe(200)
})

test('administrators give theirs for the accounts of others, one or several', async () => {
  const editor = await createEditor('editor')
  const { patch } = await createEditor('admin')
  const several = `?where[email][equals]=${editor.email}`
  for (const account of [editor.id, several])
    expect(refusal(await patch(account, { password: changed }))).toEqual(missing)
  expect((await patch(editor.id, { role: 'author' })).status).toBe(200)
  expect((await patch(editor.id, { password: changed, presentPassword: password })).status).toBe(
    200,
  )
  expect((await editor.logIn(changed)).status).toBe(200)
})

test('guesses are limited like those of a login', async () => {
  const { id, patch } = await createEditor('editor')
  for (let tries = 0; tries < 7; tries += 1)
    await patch(id, { password: changed, presentPassword: `guess ${tries}` })
  expect((await patch(id, { password: changed, presentPassword: password })).status).toBe(200)
  for (let tries = 0; tries < 8; tries += 1)
    await patch(id, { password, presentPassword: `guess ${tries}` })
  expect((await patch(id, { password, presentPassword: changed })).status).toBe(429)
})
