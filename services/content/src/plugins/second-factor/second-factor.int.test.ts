import { TOTP } from 'otpauth'
import { env } from '../../env'
import type { User } from '../../payload-types'
import type { TestResponse } from '../../testing/content-service'
import { startContentService } from '../../testing/content-service'
import { at, readToken } from '../../testing/responses'

const { payload, guardedRest, graphql } = await startContentService()

const password = 'velvet harbour turbine'

/** The code of a time step; each is used once. */
const computeCode = (secret: unknown, steps = 0) =>
  new TOTP({ secret: String(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

let accounts = 0

/** An account with calls of its own address, so that throttles do not add up. */
async function createEditor(role: 'admin' | 'editor' = 'editor') {
  accounts += 1
  const email = `factor${accounts}@editors.test`
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password, name: 'Editor', role },
  })
  const headers = { 'x-forwarded-for': `10.9.0.${accounts}` }
  const logIn = (more: object = {}) =>
    guardedRest('POST', '/api/users/login', { body: { email, password, ...more }, headers })
  const call = (token: unknown, method: string, path: string, body?: object) =>
    guardedRest(method, `/api/users/${path}`, { body, headers, token: `JWT ${String(token)}` })
  return { id, email, logIn, call }
}

type Editor = Awaited<ReturnType<typeof createEditor>>

async function turnOn({ logIn, call }: Editor) {
  const token = readToken(await logIn())
  const offer = await call(token, 'POST', 'second-factor/offer')
  const secret = at(offer, 'secret')
  const code = computeCode(secret, -1)
  const confirmed = await call(token, 'POST', 'second-factor/turn-on', {
    offer: at(offer, 'offer'),
    code,
  })
  expect(confirmed.status).toBe(200)
  return { secret, code, token, recoveryCodes: at(confirmed, 'recoveryCodes') as string[] }
}

const isRefused = (response: TestResponse, demand: string) => {
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(at(response, 'errors.0.data.secondFactor')).toBe(demand)
}

test('a session is prolonged for a day, and no longer', async () => {
  const editor = await createEditor()
  const token = readToken(await editor.logIn())
  const refresh = async () => (await editor.call(token, 'POST', 'refresh-token')).status
  const startedHoursAgo = async (hours: number) => {
    const account = await payload.db.findOne<User>({
      collection: 'users',
      where: { id: { equals: editor.id } },
    })
    const createdAt = new Date(Date.now() - hours * 3_600_000).toISOString()
    const sessions = account?.sessions?.map((session) => ({ ...session, createdAt }))
    await payload.db.updateOne({ collection: 'users', id: editor.id, data: { sessions } })
  }
  expect(await refresh()).toBe(200)
  await startedHoursAgo(23)
  expect(await refresh()).toBe(200)
  await startedHoursAgo(25)
  expect(await refresh()).toBe(403)
})

test('turning the second factor on ends the other sessions', async () => {
  const editor = await createEditor()
  const other = readToken(await editor.logIn())
  const { token } = await turnOn(editor)
  const state = (session: unknown) => editor.call(session, 'GET', `${editor.id}/second-factor`)
  expect([(await state(token)).status, (await state(other)).status]).toStrictEqual([200, 403])
})

test('second factor: a password alone gets no token; each code is used once', async () => {
  const editor = await createEditor()
  const { secret, code, recoveryCodes } = await turnOn(editor)
  isRefused(await editor.logIn(), 'code')
  isRefused(await editor.logIn({ code: '000000' }), 'code')
  isRefused(await editor.logIn({ code }), 'code') // confirmed the set-up
  const next = computeCode(secret)
  const both = await Promise.all(['first', 'second'].map(() => editor.logIn({ code: next })))
  expect(both.map(({ status }) => status).sort()).toStrictEqual([200, 401])
  expect((await editor.logIn({ code: recoveryCodes[0] })).status).toBe(200)
  isRefused(await editor.logIn({ code: recoveryCodes[0] }), 'code')
})

test('second factor: no API reads the secret or the codes', async () => {
  const editor = await createEditor('admin')
  const { secret, token, recoveryCodes } = await turnOn(editor)
  const own = await editor.call(token, 'GET', `${editor.id}?showHiddenFields=true`)
  const state = await editor.call(token, 'GET', `${editor.id}/second-factor`)
  expect(state.json).toStrictEqual({ isOn: true, recoveryCodesLeft: 10 })
  for (const path of ['second-factors', 'used-codes'])
    expect((await editor.call(token, 'GET', `../${path}`)).status).toBe(403)
  const { docs } = await payload.find({ collection: 'second-factors', limit: 0 })
  const audit = await payload.find({ collection: 'audit-entries', limit: 0 })
  for (const value of [secret, ...recoveryCodes])
    expect(JSON.stringify([own.json, docs, audit.docs])).not.toContain(String(value))
  expect(audit.docs).toContainEqual(
    expect.objectContaining({ action: 'second-factor-on', document: `users/${editor.id}` }),
  )
})

test('second factor: codes are throttled whatever address they come from', async () => {
  const editor = await createEditor()
  const { secret } = await turnOn(editor)
  for (let address = 0; address < 10; address += 1) {
    const response = await guardedRest('POST', '/api/users/login', {
      body: { email: editor.email, password, code: '000000' },
      headers: { 'x-forwarded-for': `10.8.0.${address}` },
    })
    expect(response.status).toBe(401)
  }
  expect((await editor.logIn({ code: computeCode(secret) })).status).toBe(429)
})

test('second factor: its owner turns it off, an administrator resets it', async () => {
  const admin = await createEditor('admin')
  const adminToken = readToken(await admin.logIn())
  const editor = await createEditor()
  const { secret, token } = await turnOn(editor)
  const state = `${editor.id}/second-factor`
  const stranger = await createEditor()
  const strangerToken = readToken(await stranger.logIn())
  expect((await stranger.call(strangerToken, 'GET', state)).status).toBe(403)
  expect((await stranger.call(strangerToken, 'POST', `${state}/reset`)).status).toBe(403)
  expect((await editor.call(token, 'POST', `${state}/reset`)).status).toBe(403)
  expect((await editor.call(token, 'POST', 'second-factor/turn-off', { code: '1' })).status).toBe(
    400,
  )
  const off = await editor.call(token, 'POST', 'second-factor/turn-off', {
    code: computeCode(secret),
  })
  expect(off.status).toBe(200)
  expect((await editor.logIn()).status).toBe(200)

  const again = await turnOn({
    ...editor,
    logIn: async () => ({
      ...off,
      headers: new Headers({ 'set-cookie': `payload-token=${token}` }),
    }),
  })
  expect((await admin.call(adminToken, 'POST', `${state}/reset`)).status).toBe(200)
  expect(at(await editor.call(again.token, 'GET', 'me'), 'user')).toBeNull()
  expect((await editor.logIn()).status).toBe(200)
  const { docs } = await payload.find({
    collection: 'audit-entries',
    where: { document: { equals: `users/${editor.id}` } },
    sort: 'id',
  })
  expect(
    docs.map(({ action }) => action).filter((action) => action.startsWith('second-factor')),
  ).toStrictEqual([
    'second-factor-on',
    'second-factor-off',
    'second-factor-on',
    'second-factor-reset',
  ])
  await payload.delete({ collection: 'users', id: editor.id })
})

test('second factor: a mailed password signs no one in', async () => {
  const editor = await createEditor()
  const { secret } = await turnOn(editor)
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email: editor.email },
    disableEmail: true,
  })
  const changed = 'copper meadow lantern'
  const reset = await guardedRest('POST', '/api/users/reset-password', {
    body: { token, password: changed },
  })
  expect(reset.status).toBe(200)
  expect(at(reset, 'token')).toBeUndefined()
  expect(reset.headers.get('set-cookie') ?? '').toMatch(/^payload-token=;/)
  const { sessions } = await payload.findByID({
    collection: 'users',
    id: editor.id,
    showHiddenFields: true,
  })
  expect(sessions).toStrictEqual([])
  isRefused(await editor.logIn({ password: changed }), 'code')
  expect((await editor.logIn({ password: changed, code: computeCode(secret) })).status).toBe(200)
})

test('second factor: no other login operation signs in either', async () => {
  const editor = await createEditor()
  await turnOn(editor)
  const { email } = editor
  await expect(payload.login({ collection: 'users', data: { email, password } })).rejects.toThrow(
    /authenticator/,
  )
  const mutation = await graphql(
    `mutation { loginEditor(email: "${email}", password: "${password}") { token } }`,
  )
  expect(at(mutation, 'errors.0.message') as string).toMatch(/Cannot query field/)
})

test('second factor: when it is required, a password leads to the set-up only', async () => {
  const editor = await createEditor()
  const before = readToken(await editor.logIn())
  env.CONTENT_SECOND_FACTOR = 'required'
  try {
    expect((await editor.call(before, 'POST', 'refresh-token')).status).toBe(403)
    const refused = await editor.logIn()
    isRefused(refused, 'set-up')
    const secret = at(refused, 'errors.0.data.secret')
    const offer = at(refused, 'errors.0.data.offer')
    isRefused(await editor.logIn({ offer, code: '000000' }), 'set-up')
    isRefused(await editor.logIn({ offer: 'x', code: computeCode(secret) }), 'set-up')
    const done = await editor.logIn({ offer, code: computeCode(secret) })
    expect(done.status).toBe(200)
    expect((at(done, 'recoveryCodes') as string[]).length).toBe(10)
    const token = readToken(done)
    expect((await editor.call(token, 'POST', 'refresh-token')).status).toBe(200)
    isRefused(await editor.logIn(), 'code')
    const turnedOff = await editor.call(token, 'POST', 'second-factor/turn-off', {
      code: computeCode(secret, 1),
    })
    expect(turnedOff.status).toBe(403)
  } finally {
    env.CONTENT_SECOND_FACTOR = 'optional'
  }
})
