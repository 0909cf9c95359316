import is from 'node:assert/strict'
import { TOTP } from 'otpauth'
import type { TestResponse } from '../content-service'
import type { Fixtures } from '../member-fixtures'
import { at, type Check } from './check'

const password = 'velvet harbour turbine'

/** The code of a time step; each is used once. */
const codeOf = (secret: unknown, steps = 0) =>
  new TOTP({ secret: String(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

let accounts = 0

/** An account with calls of its own address, so that throttles do not add up. */
async function createEditor(
  { payload, guardedRest }: Fixtures,
  role: 'admin' | 'editor' = 'editor',
) {
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
  const token = at(await logIn(), 'token')
  const offer = await call(token, 'POST', 'second-factor/offer')
  const secret = at(offer, 'secret')
  const confirmed = await call(token, 'POST', 'second-factor/turn-on', {
    offer: at(offer, 'offer'),
    code: codeOf(secret, -1),
  })
  is.equal(confirmed.status, 200)
  return { secret, token, recoveryCodes: at(confirmed, 'recoveryCodes') as string[] }
}

const isRefused = (response: TestResponse, demand: string) => {
  is.equal(at(response, 'token'), undefined)
  is.equal(response.headers.get('set-cookie'), null)
  is.equal(at(response, 'errors.0.data.secondFactor'), demand)
}

export const secondFactorChecks: Record<string, Check> = {
  'second factor: a password alone gets no token; each code is used once': async (fixtures) => {
    const editor = await createEditor(fixtures)
    const { secret, recoveryCodes } = await turnOn(editor)
    isRefused(await editor.logIn(), 'code')
    isRefused(await editor.logIn({ code: '000000' }), 'code')
    isRefused(await editor.logIn({ code: codeOf(secret, -1) }), 'code') // confirmed the set-up
    const both = await Promise.all(
      ['first', 'second'].map(() => editor.logIn({ code: codeOf(secret) })),
    )
    is.deepEqual(both.map(({ status }) => status).sort(), [200, 401])
    is.equal((await editor.logIn({ code: recoveryCodes[0] })).status, 200)
    isRefused(await editor.logIn({ code: recoveryCodes[0] }), 'code')
  },
  'second factor: no API reads the secret or the codes': async (fixtures) => {
    const editor = await createEditor(fixtures, 'admin')
    const { secret, token, recoveryCodes } = await turnOn(editor)
    const own = await editor.call(token, 'GET', `${editor.id}?showHiddenFields=true`)
    const state = await editor.call(token, 'GET', `${editor.id}/second-factor`)
    is.deepEqual(state.json, { isOn: true, recoveryCodesLeft: 10 })
    for (const path of ['second-factors', 'used-codes'])
      is.equal((await editor.call(token, 'GET', `../${path}`)).status, 403)
    const { docs } = await fixtures.payload.find({ collection: 'second-factors', limit: 0 })
    const audit = await fixtures.payload.find({ collection: 'audit-entries', limit: 0 })
    for (const value of [secret, ...recoveryCodes])
      is.ok(!JSON.stringify([own.json, docs, audit.docs]).includes(String(value)))
    is.ok(
      audit.docs.some(
        ({ action, document }) =>
          action === 'second-factor-on' && document === `users/${editor.id}`,
      ),
    )
  },
  'second factor: codes are throttled whatever address they come from': async (fixtures) => {
    const editor = await createEditor(fixtures)
    const { secret } = await turnOn(editor)
    for (let address = 0; address < 10; address += 1) {
      const response = await fixtures.guardedRest('POST', '/api/users/login', {
        body: { email: editor.email, password, code: '000000' },
        headers: { 'x-forwarded-for': `10.8.0.${address}` },
      })
      is.equal(response.status, 401)
    }
    is.equal((await editor.logIn({ code: codeOf(secret) })).status, 429)
  },
  'second factor: its owner turns it off, an administrator resets it': async (fixtures) => {
    const admin = await createEditor(fixtures, 'admin')
    const adminToken = at(await admin.logIn(), 'token')
    const editor = await createEditor(fixtures)
    const { secret, token } = await turnOn(editor)
    const state = `${editor.id}/second-factor`
    const stranger = await createEditor(fixtures)
    const strangerToken = at(await stranger.logIn(), 'token')
    is.equal((await stranger.call(strangerToken, 'GET', state)).status, 403)
    is.equal((await stranger.call(strangerToken, 'POST', `${state}/reset`)).status, 403)
    is.equal((await editor.call(token, 'POST', `${state}/reset`)).status, 403)
    is.equal(
      (await editor.call(token, 'POST', 'second-factor/turn-off', { code: '1' })).status,
      400,
    )
    const off = await editor.call(token, 'POST', 'second-factor/turn-off', { code: codeOf(secret) })
    is.equal(off.status, 200)
    is.equal((await editor.logIn()).status, 200)

    const again = await turnOn({
      ...editor,
      logIn: async () => ({ ...off, json: { token } }) as never,
    })
    is.equal((await admin.call(adminToken, 'POST', `${state}/reset`)).status, 200)
    is.equal(at(await editor.call(again.token, 'GET', 'me'), 'user'), null)
    is.equal((await editor.logIn()).status, 200)
    const { docs } = await fixtures.payload.find({
      collection: 'audit-entries',
      where: { document: { equals: `users/${editor.id}` } },
      sort: 'id',
    })
    is.deepEqual(
      docs.map(({ action }) => action).filter((action) => action.startsWith('second-factor')),
      ['second-factor-on', 'second-factor-off', 'second-factor-on', 'second-factor-reset'],
    )
    await fixtures.payload.delete({ collection: 'users', id: editor.id })
  },
  'second factor: a mailed password signs nobody in': async (fixtures) => {
    const editor = await createEditor(fixtures)
    const { secret } = await turnOn(editor)
    const token = await fixtures.payload.forgotPassword({
      collection: 'users',
      data: { email: editor.email },
      disableEmail: true,
    })
    const changed = 'copper meadow lantern'
    const reset = await fixtures.guardedRest('POST', '/api/users/reset-password', {
      body: { token, password: changed },
    })
    is.equal(reset.status, 200)
    is.equal(at(reset, 'token'), undefined)
    is.match(reset.headers.get('set-cookie') ?? '', /^payload-token=;/)
    const { sessions } = await fixtures.payload.findByID({
      collection: 'users',
      id: editor.id,
      showHiddenFields: true,
    })
    is.deepEqual(sessions, [])
    isRefused(await editor.logIn({ password: changed }), 'code')
    is.equal((await editor.logIn({ password: changed, code: codeOf(secret) })).status, 200)
  },
  'second factor: no other login operation signs in either': async (fixtures) => {
    const editor = await createEditor(fixtures)
    await turnOn(editor)
    const { email } = editor
    await is.rejects(
      fixtures.payload.login({ collection: 'users', data: { email, password } }),
      /authenticator/,
    )
    const mutation = await fixtures.graphql(
      `mutation { loginEditor(email: "${email}", password: "${password}") { token } }`,
    )
    is.match(at(mutation, 'errors.0.message') as string, /Cannot query field/)
  },
  'second factor: when it is required, a password leads to the set-up only': async (fixtures) => {
    const editor = await createEditor(fixtures)
    const before = at(await editor.logIn(), 'token')
    const { env } = await import('../../env') // reads the environment of the checks
    env.secondFactor = 'required'
    try {
      is.equal((await editor.call(before, 'POST', 'refresh-token')).status, 403)
      const refused = await editor.logIn()
      isRefused(refused, 'set-up')
      const secret = at(refused, 'errors.0.data.secret')
      const offer = at(refused, 'errors.0.data.offer')
      isRefused(await editor.logIn({ offer, code: '000000' }), 'set-up')
      isRefused(await editor.logIn({ offer: 'x', code: codeOf(secret) }), 'set-up')
      const done = await editor.logIn({ offer, code: codeOf(secret) })
      is.equal(done.status, 200)
      is.equal((at(done, 'recoveryCodes') as string[]).length, 10)
      const token = at(done, 'token')
      is.equal((await editor.call(token, 'POST', 'refresh-token')).status, 200)
      isRefused(await editor.logIn(), 'code')
      const turnedOff = await editor.call(token, 'POST', 'second-factor/turn-off', {
        code: codeOf(secret, 1),
      })
      is.equal(turnedOff.status, 403)
    } finally {
      env.secondFactor = 'optional'
    }
  },
}
