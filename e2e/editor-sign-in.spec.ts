import type { BrowserContext, Page } from '@playwright/test'
import { createAccount, enterPassword, logIn, openPage, strong } from './support/editor-accounts'
import { readAsEditor } from './support/inbox'
import { expect, services, test } from './support/site'
import { computeCode } from './support/totp'

const account = `${services.content}/admin/account`
const signInWith = 'Sign in with the identity service'

/** @returns the secret and the recovery codes, as the account page shows them once */
async function turnOnSecondFactor(page: Page) {
  await page.goto(account)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the secret' })).toBeVisible()
  const secret = await page.locator('.second-factor-secret').innerText()
  await page.getByLabel('Code', { exact: true }).fill(computeCode(secret, -1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.locator('.recovery-codes li')
  await expect(codes).toHaveCount(10)
  const recoveryCodes = await codes.allInnerTexts()
  await page.getByRole('button', { name: 'I have stored the codes' }).click()
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible()
  return { secret, recoveryCodes }
}

test('an editor turns the second factor on, signs in with it, and turns it off @story', async ({
  browser,
}) => {
  const { email } = await createAccount('editor')
  const page = await openPage(browser)
  await logIn(page, email)
  const { secret, recoveryCodes } = await turnOnSecondFactor(page)
  await page.goto(account)
  for (const value of [secret, ...recoveryCodes])
    await expect(page.locator('body')).not.toContainText(value)

  const elsewhere = await openPage(browser)
  await enterPassword(elsewhere, email)
  const code = elsewhere.getByLabel(/^Code of the authenticator app/)
  await code.fill('000000')
  await elsewhere.getByRole('button', { name: 'Login' }).click()
  await expect(elsewhere.getByText(/This code is wrong/).first()).toBeVisible()
  await code.fill(computeCode(secret))
  await elsewhere.getByRole('button', { name: 'Login' }).click()
  await elsewhere.waitForURL(`${services.content}/admin`)

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByLabel(/^Code of the authenticator app/).fill(recoveryCodes[0] ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
  const third = await openPage(browser)
  await logIn(third, email)
  for (const opened of [page, elsewhere, third]) await opened.context().close()
})

test('a recovery code signs in once; an administrator resets a lost second factor', async ({
  browser,
  page,
}) => {
  const { id, email } = await createAccount('editor')
  await logIn(page, email)
  const { recoveryCodes } = await turnOnSecondFactor(page)
  const [recoveryCode = ''] = recoveryCodes
  const attempt = (code?: string) =>
    page.request.post(`${services.content}/api/users/login`, {
      data: { email, password: strong, code },
    })
  expect((await attempt(recoveryCode)).status()).toBe(200)
  expect((await attempt(recoveryCode)).status()).toBe(401)

  const admin = await openPage(browser)
  await logIn(admin, process.env.TEST_EDITOR ?? '', process.env.TEST_EDITOR_PASSWORD)
  await admin.goto(`${services.content}/admin/collections/users/${id}`)
  await admin.getByRole('button', { name: 'Reset the second factor' }).click()
  await expect(admin.getByText(/The second factor is off/)).toBeVisible()
  await admin.context().close()
  expect((await attempt()).status()).toBe(200)
  const trail = await readAsEditor(`audit-entries?where[document][equals]=users/${id}`)
  expect(JSON.stringify(trail)).toContain('second-factor-reset')
})

/** An account at the identity provider. */
async function createIdentity(email: string, isVerified = true): Promise<void> {
  const response = await fetch(`${process.env.TEST_IDENTITY_URL}/api/v2/users`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${process.env.TEST_IDENTITY_KEY}`,
    },
    body: JSON.stringify({
      connection: 'Username-Password-Authentication',
      email,
      password: strong,
      email_verified: isVerified,
      verify_email: false,
    }),
  })
  expect(response.status).toBe(201)
}

async function signInAtProvider(page: Page, email: string, redirect = ''): Promise<void> {
  await page.goto(
    `${services.content}/admin/login${redirect && `?${new URLSearchParams({ redirect })}`}`,
  )
  await page.getByRole('link', { name: signInWith }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(strong)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const sessionOf = async (context: BrowserContext) =>
  (await context.cookies(services.content)).find(({ name }) => name === 'payload-token')

test('an editor signs in at the identity provider, and a response counts once @story', async ({
  browser,
}) => {
  const { email } = await createAccount('editor')
  await createIdentity(email)
  const page = await openPage(browser)
  const callback = page.waitForRequest(/\/api\/users\/sso\/callback\?/)
  await signInAtProvider(page, email.toUpperCase(), '/admin/account')
  await page.waitForURL(account)
  await expect(page.locator('#field-email')).toHaveValue(email)
  expect(await sessionOf(page.context())).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

  const replay = (await callback).url()
  for (const other of [await openPage(browser), page]) {
    await other.context().clearCookies({ name: 'payload-token' })
    await other.goto(replay)
    await expect(other.getByText(/took too long, or was used already/)).toBeVisible()
    expect(await sessionOf(other.context())).toBeUndefined()
    await other.context().close()
  }
})

test('the address to return to stays in the admin panel', async ({ page }) => {
  const { email } = await createAccount('editor')
  await createIdentity(email)
  await signInAtProvider(page, email, '//evil.example/admin')
  await page.waitForURL(`${services.content}/admin`)
})

test('a sign-in needs a verified address and an account', async ({ browser }) => {
  const unverified = await createAccount('editor')
  await createIdentity(unverified.email, false)
  const unknown = `nobody.${unverified.id}@aldermere.example`
  await createIdentity(unknown)
  for (const [email, message] of [
    [unverified.email, /did not confirm your e-mail address/],
    [unknown, /There is no account for your e-mail address/],
  ] as const) {
    const page = await openPage(browser)
    await signInAtProvider(page, email)
    await expect(page.getByText(message)).toBeVisible()
    expect(await sessionOf(page.context())).toBeUndefined()
    await page.context().close()
  }
})

test('a cancelled sign-in and a forged response lead back with a message', async ({
  page,
  context,
}) => {
  const respond = async (more: Record<string, string>) => {
    await page.goto(`${services.content}/admin/login`)
    const request = page.waitForRequest(/\/authorize\?/)
    await page.getByRole('link', { name: signInWith }).click()
    const { searchParams } = new URL((await request).url())
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    const query = new URLSearchParams({
      state: searchParams.get('state') ?? '',
      iss: `${process.env.TEST_IDENTITY_URL}/`,
      ...more,
    })
    await page.goto(`${searchParams.get('redirect_uri')}?${query}`)
  }
  await respond({ error: 'access_denied' })
  await expect(page.getByText('The sign-in was cancelled.')).toBeVisible()
  const forged: Record<string, string>[] = [{ code: 'x', state: 'x' }, { code: 'x' }]
  for (const response of forged) {
    await respond(response)
    await expect(page.getByText(/The sign-in did not work/)).toBeVisible()
  }
  await context.addCookies([{ name: 'payload-lng', value: 'fr', url: services.content }])
  await page.goto(`${services.content}/admin/login?sso=cancelled`)
  await expect(page.getByText('La connexion a été annulée.')).toBeVisible()
  await page.goto(`${services.content}/admin/login?sso=signInWith`)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  expect(await sessionOf(context)).toBeUndefined()
})

test('every page of the admin panel has the headers that protect it', async ({ page }) => {
  const { email } = await createAccount('editor')
  await logIn(page, email)
  for (const path of ['/admin', '/admin/account', '/admin/collections/news', '/admin/forgot']) {
    const headers = (await page.request.get(services.content + path)).headers()
    expect(headers['content-security-policy']).toMatch(
      /default-src 'self'.*object-src 'none'.*base-uri 'self'.*form-action 'self'.*frame-ancestors 'self'/,
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['cache-control']).toMatch(/no-store|private/)
  }
})
