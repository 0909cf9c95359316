import { createHash } from 'node:crypto'
import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import type { Page } from '@playwright/test'
import { identity } from './support/members'
import { expect, expectAccessible, locales, messages, prefix, services, test } from './support/site'

const texts = messages.en.auth
const flagKey = `${identity.audience}:authenticated`
const tokenKey = `${identity.audience}:token`
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test.describe('an invalid authorization response', () => {
  let key: Awaited<ReturnType<typeof generateKeyPair>>
  test.beforeAll(async () => {
    key = await generateKeyPair('RS256', { extractable: true })
  })

  const now = () => Math.floor(Date.now() / 1000)
  const buildClaims = (nonce: string) => ({
    iss: `${identity.url}/`,
    aud: 'website-browser',
    sub: 'auth0|forged',
    nonce,
    iat: now(),
    exp: now() + 600,
    name: 'Forged',
  })

  /**
   * Starts a sign-in whose response the test forges. The key set has a key of the test next to the
   * provider's.
   */
  async function startSignIn(page: Page) {
    const providerKeys = (await (await fetch(`${identity.url}/.well-known/jwks.json`)).json()) as {
      keys: object[]
    }
    const testKey = {
      ...(await exportJWK(key.publicKey)),
      kid: 'of-the-test',
      alg: 'RS256',
      use: 'sig',
    }
    await page.route('**/.well-known/jwks.json', (route) =>
      route.fulfill({
        json: { keys: [...providerKeys.keys, testKey] },
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    let authorizeUrl = ''
    await page.route('**/authorize?**', (route) => {
      authorizeUrl = route.request().url()
      return route.fulfill({ status: 204 }) // the browser stays on the page
    })
    await page.goto('/sign-in?returnTo=/people')
    await page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).click()
    await expect.poll(() => authorizeUrl).not.toBe('')
    const { state = '', nonce = '' } = Object.fromEntries(new URL(authorizeUrl).searchParams)
    return { state, nonce }
  }

  const sign = (claims: object, header: object = {}) =>
    new SignJWT(claims as never)
      .setProtectedHeader({ alg: 'RS256', kid: 'of-the-test', ...header })
      .sign(key.privateKey)
  const computeHash = (values: Record<string, string>) => `#${new URLSearchParams(values)}`

  async function expectRefused(page: Page, hash: string, text: string, code: string) {
    await page.goto(`/auth${hash}`)
    const alert = page.getByRole('alert').filter({ hasText: texts.failed })
    await expect(alert).toContainText(text)
    await expect(alert).toContainText(code)
    await expect(page.getByText(texts.leads.auth)).toHaveCount(0)
    expect(new URL(page.url()).hash).toBe('')
    expect(await stored(page, flagKey)).toBeNull()
    expect(await stored(page, tokenKey)).toBeNull()
    await expectAccessible(page)
  }

  test('a valid one is accepted, from which the cases below differ in one value @story', async ({
    page,
  }) => {
    const { state, nonce } = await startSignIn(page)
    await page.route('**/api/auth/login**', (route) => route.fulfill({ body: 'server sign-in' }))
    await page.route('**/user/userpermissions', (route) =>
      route.fulfill({
        json: { data: { userPermissions: {} } },
        headers: {
          'access-control-allow-origin': services.site,
          'access-control-allow-headers': 'authorization',
        },
      }),
    )
    await page.goto(
      `/auth${computeHash({ state, access_token: 'a', expires_in: '7200', token_type: 'Bearer', id_token: await sign(buildClaims(nonce)) })}`,
    )
    await expect(page.getByText('server sign-in')).toBeVisible()
  })

  const cases: [
    string,
    (transaction: { state: string; nonce: string }) => Promise<Record<string, string>>,
    keyof typeof texts.errors,
    string,
  ][] = [
    [
      'another state',
      async ({ nonce }) => ({
        state: 'x'.repeat(30),
        access_token: 'a',
        id_token: await sign(buildClaims(nonce)),
      }),
      'state',
      'state_mismatch',
    ],
    ['no id_token', async ({ state }) => ({ state, access_token: 'a' }), 'hash', 'invalid_hash'],
    [
      'no access_token',
      async ({ state, nonce }) => ({ state, id_token: await sign(buildClaims(nonce)) }),
      'hash',
      'invalid_hash',
    ],
    [
      'an expired token',
      async ({ state, nonce }) => ({
        state,
        access_token: 'a',
        id_token: await sign({ ...buildClaims(nonce), exp: now() - 120 }),
      }),
      'token',
      'invalid_token',
    ],
    [
      'another issuer',
      async ({ state, nonce }) => ({
        state,
        access_token: 'a',
        id_token: await sign({ ...buildClaims(nonce), iss: 'https://evil.example/' }),
      }),
      'token',
      'invalid_token',
    ],
    [
      'another audience',
      async ({ state, nonce }) => ({
        state,
        access_token: 'a',
        id_token: await sign({ ...buildClaims(nonce), aud: 'somebody-else' }),
      }),
      'token',
      'invalid_token',
    ],
    [
      'another nonce',
      async ({ state }) => ({
        state,
        access_token: 'a',
        id_token: await sign(buildClaims('y'.repeat(30))),
      }),
      'token',
      'invalid_token',
    ],
    [
      'a changed signature',
      async ({ state, nonce }) => ({
        state,
        access_token: 'a',
        id_token: (await sign(buildClaims(nonce))).replace(/.{8}$/, 'AAAAAAAA'),
      }),
      'token',
      'invalid_token',
    ],
    [
      'an unknown key',
      async ({ state, nonce }) => ({
        state,
        access_token: 'a',
        id_token: await sign(buildClaims(nonce), { kid: 'nobody' }),
      }),
      'token',
      'invalid_token',
    ],
    [
      'the hash of another access token',
      async ({ state, nonce }) => ({
        state,
        access_token: 'a',
        id_token: await sign({
          ...buildClaims(nonce),
          at_hash: createHash('sha256').update('b').digest().subarray(0, 16).toString('base64url'),
        }),
      }),
      'token',
      'invalid_token',
    ],
    [
      'HS256',
      async ({ state, nonce }) => ({
        state,
        access_token: 'a',
        id_token: await new SignJWT(buildClaims(nonce))
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode('a secret that every browser knows')),
      }),
      'token',
      'invalid_token',
    ],
    [
      'consent_required',
      async ({ state }) => ({
        state,
        error: 'consent_required',
        error_description: '<b>Consent</b>',
      }),
      'consent',
      'consent_required',
    ],
    [
      'access_denied',
      async ({ state }) => ({
        state,
        error: 'access_denied',
        error_description: '<img src=x onerror=alert(1)>',
      }),
      'denied',
      'access_denied',
    ],
    [
      'an unknown error code',
      async ({ state }) => ({ state, error: 'tea_time', error_description: 'x' }),
      'unknown',
      'unknown',
    ],
  ]
  for (const [name, response, error, code] of cases) {
    test(name, async ({ page }) => {
      await expectRefused(
        page,
        computeHash(await response(await startSignIn(page))),
        texts.errors[error],
        code,
      )
    })
  }

  test('rejects an organisation that was not requested', async ({ page }) => {
    const { state, nonce } = await startSignIn(page)
    await page.goto('/')
    await page.evaluate(
      (name) =>
        localStorage.setItem(
          name,
          JSON.stringify({
            ...JSON.parse(localStorage.getItem(name) ?? '{}'),
            organization: 'org_meridian',
          }),
        ),
      `identity:transaction:${state}`,
    )
    await expectRefused(
      page,
      computeHash({
        state,
        access_token: 'a',
        id_token: await sign({ ...buildClaims(nonce), org_id: 'org_other' }),
      }),
      texts.errors.organization,
      'org_id',
    )
  })

  test('rejects a replayed response @story', async ({ page }) => {
    const { state, nonce } = await startSignIn(page)
    const hash = computeHash({
      state,
      access_token: 'a',
      expires_in: '60',
      id_token: await sign({ ...buildClaims(nonce), aud: 'somebody-else' }),
    })
    await expectRefused(page, hash, texts.errors.token, 'invalid_token')
    await page.goto('/')
    await expectRefused(page, hash, texts.errors.state, 'state_mismatch')
  })

  test('rejects a callback without a response', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('alert').filter({ hasText: texts.failed })).toContainText(
      texts.noAnswer,
    )
  })
})

/** Section 8, and how a server sign-in fails; what only the sign-in panel meets is in its own tests. */
const catalogue: [code: string, text: keyof typeof texts.errors][] = [
  ['invalid_token', 'token'],
  ['state_mismatch', 'state'],
  ['origin_mismatch', 'token'],
  ['invalid_hash', 'hash'],
  ['org_id', 'organization'],
  ['timeout', 'timeout'],
  ['consent_required', 'consent'],
  ['permissions', 'permissions'],
  ['unauthenticated', 'loginRequired'],
  ['no_access_token', 'permissions'],
  ['invalid_user', 'server'],
  ['login_required', 'loginRequired'],
  ['access_denied', 'denied'],
  ['another_user', 'otherUser'],
  ['storage_denied', 'storage'],
  ['provider_unavailable', 'unavailable'],
  ['server_session', 'server'],
  ['tea_time', 'unknown'],
]

for (const locale of locales)
  test(`each error of the catalogue has its words (${locale})`, async ({ page }) => {
    const { errors, failed, steps } = messages[locale].auth
    for (const [code, key] of catalogue) {
      await page.goto(`${prefix[locale]}/auth?error=${code}`)
      const alert = page.getByRole('alert').filter({ hasText: failed })
      await expect(alert).toContainText(errors[key])
      await expect(alert.locator('code')).toHaveText(key === 'unknown' ? 'unknown' : code)
      const contact = alert.getByRole('link', { name: steps.contact })
      if (key === 'denied' || key === 'organization')
        await expect(contact).toHaveAttribute('href', `${prefix[locale]}/contact-us`)
      else await expect(contact).toHaveCount(0)
    }
  })
