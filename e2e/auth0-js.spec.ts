import { accounts, fillLogin, identity } from './support/members'
import { mailedTo } from './support/inbox'
import { expect, services, test } from './support/site'
import type { Page } from '@playwright/test'

/**
 * The unmodified auth0-js library against the local identity service: proof that the service follows the
 * protocol, and not only our own client.
 */
type LibraryResult = {
  error: { error?: string; code?: string; description?: string } | null
  result: Record<string, unknown> | null
}

const peer = `${services.capture}/peer`

async function open(page: Page, hash = '') {
  await page.goto(peer + hash)
  await page.evaluate(
    ({ domain, redirectUri, audience }) => {
      const { WebAuth } = (
        window as unknown as { auth0: { WebAuth: new (options: object) => unknown } }
      ).auth0
      ;(window as unknown as { web: unknown }).web = new WebAuth({
        domain,
        redirectUri,
        audience,
        clientID: 'website-browser',
        responseType: 'token id_token',
        scope: 'openid email profile read:current_user',
        overrides: { __token_issuer: `${domain}/`, __jwks_uri: `${domain}/.well-known/jwks.json` },
      })
    },
    { domain: identity.url, redirectUri: peer, audience: identity.audience },
  )
}

/** Promisifies a method of the library. */
const callMethod = (page: Page, method: string, options: object): Promise<LibraryResult> =>
  page.evaluate(
    ({ path, input }) =>
      new Promise<LibraryResult>((resolve) => {
        const names = path.split('.')
        const web = (window as unknown as { web: Record<string, unknown> }).web
        const owner = names
          .slice(0, -1)
          .reduce<Record<string, unknown>>(
            (from, name) => from[name] as Record<string, unknown>,
            web,
          )
        const run = owner[names.at(-1) ?? ''] as (
          options: object,
          done: (error: LibraryResult['error'], result: LibraryResult['result']) => void,
        ) => void
        run.call(owner, input, (error, result) =>
          resolve({ error: error ?? null, result: result ?? null }),
        )
      }),
    { path: method, input: options },
  )

const run = (page: Page, method: 'authorize' | 'logout', options: object) =>
  page.evaluate(
    ({ name, input }) =>
      (window as unknown as { web: Record<string, (options: object) => void> }).web[name]?.(input),
    { name: method, input: options },
  )

/** Parses the response with the library, which checks it against its stored transaction. */
async function parseRedirect(page: Page): Promise<LibraryResult> {
  const { hash } = new URL(page.url())
  expect(hash).toContain('access_token=')
  await open(page, hash)
  return callMethod(page, 'parseHash', { hash })
}

async function signIn(page: Page) {
  await open(page)
  await run(page, 'authorize', {})
  await fillLogin(page, 'few')
  await page.waitForURL(`${peer}#**`)
  return parseRedirect(page)
}

test('supports authorize, parseHash, renewal and logout', async ({ page }) => {
  const { error, result } = await signIn(page)
  expect(error).toBeNull()
  expect(result).toMatchObject({
    tokenType: 'Bearer',
    idTokenPayload: { sub: accounts.few.subject, iss: `${identity.url}/`, name: accounts.few.name },
  })

  const renewed = await callMethod(page, 'checkSession', {})
  expect(renewed.error).toBeNull()
  expect(renewed.result?.accessToken).not.toBe(result?.accessToken)
  const profile = await callMethod(page, 'client.userInfo', renewed.result?.accessToken as never)
  expect(profile.result).toMatchObject({ sub: accounts.few.subject, email: accounts.few.email })

  await run(page, 'logout', { returnTo: peer, clientID: 'website-browser' })
  await page.waitForURL(peer)
  await open(page)
  expect((await callMethod(page, 'checkSession', {})).error).toMatchObject({
    code: 'login_required',
  })
})

test('supports signup and password login at the connection', async ({ page }) => {
  const email = `peer-${Date.now()}@visitor.example`
  const account = {
    connection: 'Username-Password-Authentication',
    email,
    password: 'seven odd lanterns over water',
  }
  await open(page)
  const signup = await callMethod(page, 'signup', account)
  expect(signup.error).toBeNull()
  expect(signup.result).toMatchObject({ email, emailVerified: false })
  expect((await callMethod(page, 'signup', account)).error).toMatchObject({
    code: expect.stringMatching(/user_exists|invalid_signup/),
  })
  const login = await callMethod(page, 'client.login', {
    realm: account.connection,
    username: email,
    password: account.password,
  })
  expect(login.error).toBeNull()
  expect(login.result).toMatchObject({
    accessToken: expect.any(String),
    idToken: expect.any(String),
  })
  const wrong = await callMethod(page, 'client.login', {
    realm: account.connection,
    username: email,
    password: 'something else entirely',
  })
  expect(wrong.error).toMatchObject({ code: 'invalid_grant' })
  expect(
    (await callMethod(page, 'changePassword', { connection: account.connection, email })).error,
  ).toBeNull()
})

test('supports passwordless sign-in with a mailed code', async ({ page }) => {
  const email = `code-${Date.now()}@visitor.example`
  await open(page)
  expect(
    (await callMethod(page, 'passwordlessStart', { connection: 'email', send: 'code', email }))
      .error,
  ).toBeNull()
  const code = /\b(\d{6})\b/.exec(await mailedTo(email, /\b\d{6}\b/))?.[1] ?? ''
  expect(
    (
      await callMethod(page, 'passwordlessVerify', {
        connection: 'email',
        email,
        verificationCode: '000000' === code ? '000001' : '000000',
      })
    ).error,
  ).not.toBeNull()
  void callMethod(page, 'passwordlessVerify', {
    connection: 'email',
    email,
    verificationCode: code,
  }).catch(() => {}) // the page navigates away
  await page.waitForURL(`${peer}#**`)
  const { error, result } = await parseRedirect(page)
  expect(error).toBeNull()
  expect(result).toMatchObject({ idTokenPayload: { email } })
})
