import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { hostileAddresses, staysOn } from '../lib/testing/hostile-addresses'
import {
  accountLink,
  accounts,
  createMember,
  fillLogin,
  identity,
  keepCookiesFromFrames,
  signIn,
  type Account,
} from './support/members'
import { mailedTo } from './support/inbox'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  locales,
  messages,
  prefix,
  services,
  test,
} from './support/site'

const texts = messages.en.auth
const flagKey = `${identity.audience}:authenticated`
const tokenKey = `${identity.audience}:token`
const computeHash = (subject: string) => createHash('sha256').update(subject).digest('base64url')
/** Of a page that goes on to the provider before it has loaded. */
const leaving = { waitUntil: 'commit' } as const
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test.describe('sign-in', () => {
  test('returns to the page with its query, and the header shows the member @story', async ({
    page,
  }) => {
    await page.goto('/insights?type=event')
    await signIn(page, 'all')
    expect(new URL(page.url()).search).toBe('?type=event')
    expect(new URL(page.url()).hash).toBe('')
    expect(await stored(page, flagKey)).toBe('true')
    expect(await stored(page, tokenKey)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  })

  test('leaves no token in history, URL or forms @story', async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
    await page.goto('/people')
    await signIn(page, 'all')
    expect(
      addresses.filter((address) => /eyJ[\w-]+\.eyJ/.test(address.split('#')[0] ?? '')),
    ).toEqual([])
    await page.goBack()
    await page.waitForLoadState()
    expect(page.url()).not.toContain('access_token')
  })

  test('causes no layout shift when the name appears', async ({ page }) => {
    await page.goto('/people')
    const positions = () =>
      page
        .getByRole('navigation', { name: messages.en.common.utilityNavigation })
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)))
    const before = await positions()
    await signIn(page, 'all')
    expect(await positions()).toEqual(before)
  })

  test('opens the dashboard with each account’s products', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'all')
    await accountLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Hello, ${accounts.all.givenName}`,
    )
    const products = page.getByRole('region', { name: messages.en.member.dashboard.products })
    for (const name of ['Data protection', 'Employment', 'Disputes Aviator'])
      await expect(products.getByRole('link', { name })).toBeVisible()
    await expectAccessible(page)
  })

  test('opens an empty dashboard for an account without permissions', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'none')
    await accountLink(page).click()
    await expect(
      page.getByRole('region', { name: messages.en.member.dashboard.products }),
    ).toContainText(messages.en.member.products.none)
  })

  test('is required for members’ pages, and returns to them @story', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fdashboard$/)
    await page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).click()
    await fillLogin(page, 'few')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Hello, ${accounts.few.givenName}`,
    )
  })

  test('shows a wrong password on the provider’s page', async ({ page }) => {
    await page.goto('/sign-in')
    await page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).click()
    await fillLogin(page, 'few', 'not the password of anybody')
    await expect(page.getByText('The email address or the password is wrong.')).toBeVisible()
  })

  test('that starts before hydration is picked up by later pages', async ({ page }) => {
    const scripts = '**/_next/static/**/*.js'
    await page.route(scripts, (route) => route.abort())
    await page.goto('/sign-in?returnTo=/people')
    await page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).click()
    await page.unroute(scripts)
    await fillLogin(page, 'few')
    await page.waitForURL((url) => url.pathname === '/people')
    await expect(accountLink(page)).toHaveText(accounts.few.givenName)
    await page.goto('/insights')
    await expect(accountLink(page)).toHaveText(accounts.few.givenName)
  })

  test('works without JavaScript, by the server sign-in @story', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${services.site}/dashboard`)
    await page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).click()
    await fillLogin(page, 'few')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Hello, ${accounts.few.givenName}`,
    )
    const subjectCookies = async () =>
      (await context.cookies())
        .filter(({ name }) => name === 'auth.subject')
        .map(({ value }) => value)
    expect(await subjectCookies()).toEqual([computeHash(accounts.few.subject)])
    await page.getByRole('link', { name: texts.signOut }).click()
    await page.waitForURL((url) => url.origin === services.site && url.pathname === '/')
    expect(await subjectCookies()).toEqual([])
    await page.goto(`${services.site}/dashboard`)
    await expect(page).toHaveURL(/\/sign-in/)
    await context.close()
  })
})

test('returns to the page from the header’s link without JavaScript, too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${services.site}/insights?type=News`)
  await accountLink(page).click()
  await page.getByRole('main').getByRole('link', { name: texts.signUp, exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).last().click()
  await page
    .getByRole('main')
    .getByRole('link', { name: texts.signIn, exact: true })
    .first()
    .click()
  await fillLogin(page, 'few')
  await expect(page).toHaveURL(`${services.site}/insights?type=News`)
  await context.close()
})

test('sign-up verifies the email address by mail @story', async ({ page, request }) => {
  const email = `visitor-${Date.now()}@visitor.example`
  await page.goto('/sign-up')
  await page.getByRole('main').getByRole('link', { name: texts.signUp, exact: true }).click()
  await page.waitForURL(`${identity.url}/**`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Visitor')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('four unrelated quiet words')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(`${services.site}/**`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Ada')
  const [link = ''] =
    (await mailedTo(email, /https?:/)).match(new RegExp(`${identity.url}/[^\\s"<>]+`)) ?? []
  await page.goto(link)
  await page.waitForURL(/\/email-verified-callback\?/)
  expect(page.url()).not.toContain('visitor.example')
  await expect(page.getByRole('status').filter({ hasText: texts.verified.done })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('status').filter({ hasText: texts.verified.used })).toBeVisible()
  expect((await request.get('/email-verified-callback?success=false&code=expired')).status()).toBe(
    200,
  )
})

test.describe('sign-out', () => {
  test('ends the session in three tabs, on the server and at the provider @story', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await signIn(page, 'all')
    const second = await context.newPage()
    const third = await context.newPage()
    await second.goto('/people')
    await third.goto('/dashboard')
    await expect(accountLink(second)).toHaveText(accounts.all.givenName)
    await expect(accountLink(third)).toHaveText(accounts.all.givenName)
    await page.goto('/dashboard')
    await expect(accountLink(page)).toHaveText(accounts.all.givenName)
    await page.getByRole('link', { name: texts.signOut }).click()
    await expect(accountLink(second)).toHaveText(texts.signIn, { timeout: 1000 })
    await third.waitForURL((url) => url.pathname === '/', { timeout: 3000 })
    await page.waitForURL((url) => url.origin === services.site && url.pathname === '/')
    await expect(accountLink(page)).toHaveText(texts.signIn)
    expect(await stored(page, flagKey)).toBeNull()
    expect(await stored(page, tokenKey)).toBeNull()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/sign-in/)
    // The provider's session has ended, too: it prompts again.
    await page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).click()
    await expect(page.getByLabel('Email address')).toBeVisible()
  })

  test('redirects to the home page of the language', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'few')
    await page.goto('/fr-fr/dashboard')
    await expect(accountLink(page)).toHaveText(accounts.few.givenName)
    await page.getByRole('link', { name: messages['fr-fr'].auth.signOut }).click()
    await page.waitForURL((url) => url.origin === services.site && url.pathname === '/fr-fr')
  })

  test('cannot be triggered by an image on another site', async ({ request }) => {
    expect(
      (
        await request.get('/api/auth/logout', {
          headers: { 'sec-fetch-dest': 'image' },
          maxRedirects: 0,
        })
      ).status(),
    ).toBe(403)
  })
})

test('a sign-in, a changed name and another member reach every tab within a second @story', async ({
  page,
  context,
}) => {
  const second = await context.newPage()
  await second.goto('/people')
  await page.goto('/insights')
  await expect(accountLink(second)).toHaveText(texts.signIn)
  const member = await createMember()
  await accountLink(page).click()
  await page.getByLabel('Email address').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/insights')
  await expect(accountLink(second)).toHaveText(member.givenName, { timeout: 1000 })

  await page.goto('/dashboard/profile/details')
  await page.getByLabel(messages.en.member.details.givenName).fill('Robyn')
  await page.getByRole('button', { name: messages.en.member.form.save, exact: true }).click()
  await expect(accountLink(page)).toHaveText('Robyn')
  await expect(accountLink(second)).toHaveText('Robyn', { timeout: 1000 })

  await second.goto('/dashboard/profile/details')
  await second.getByLabel(messages.en.member.details.company).fill('Half a name')
  await context.clearCookies({ name: /^idp/ })
  await page.goto('/sign-in?returnTo=/people')
  await second.waitForURL(`${services.site}/`)
  await page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).click()
  await fillLogin(page, 'few')
  await page.waitForURL((url) => url.pathname === '/people')
  await expect(accountLink(page)).toHaveText(accounts.few.givenName)
  await expect(accountLink(second)).toHaveText(accounts.few.givenName)
  // what the former member had typed is not the next one's
  const values = await second
    .locator('input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  expect(values).not.toContain('Half a name')
  expect(await second.evaluate(() => Object.values(sessionStorage).join())).toContain('Half a name')
})

test.describe('silent sign-in', () => {
  test('signs in on the next page, and sends no request for visitors who never signed in', async ({
    page,
  }) => {
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(requestedUrls.filter((url) => url.startsWith(identity.url))).toEqual([])
    await signIn(page, 'all')
    await page.goto('/people')
    await expect(accountLink(page)).toHaveText(accounts.all.givenName)
  })

  test('detects that the provider’s session has ended', async ({ page, context }) => {
    await page.goto('/')
    await signIn(page, 'all')
    await context.clearCookies({ name: /^idp/ })
    await page.goto('/people')
    await expect.poll(() => stored(page, flagKey)).toBeNull()
    await expect(accountLink(page)).toHaveText(texts.signIn)
  })
})

test.describe('token renewal', () => {
  const renewals = (page: Page) => {
    const renewalUrls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/authorize?') && request.url().includes('prompt=none'))
        renewalUrls.push(request.url())
    })
    return renewalUrls
  }

  test('runs by timer and replaces the token @story', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await signIn(page, 'all')
    const first = await stored(page, tokenKey)
    // no request is in flight that the clock would interrupt
    await page.waitForLoadState('networkidle')
    const renewalUrls = renewals(page)
    const timeLeft = await page.evaluate(
      (key) =>
        JSON.parse(
          atob(
            (localStorage.getItem(key) ?? '')
              .split('.')[1]!
              .replaceAll('-', '+')
              .replaceAll('_', '/'),
          ),
        ) as { exp: number; iat: number },
      tokenKey,
    )
    await page.clock.fastForward((timeLeft.exp - timeLeft.iat) * 1000 + 2000)
    await expect.poll(() => stored(page, tokenKey)).not.toBe(first)
    expect(renewalUrls.length).toBeGreaterThan(0)
    await expect(accountLink(page)).toHaveText(accounts.all.givenName)
  })

  test('logs out on failure, with a console message, and stores the current page', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: services.site })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.clock.install()
    await page.goto('/')
    await signIn(page, 'all')
    await page.goto('/contact-us?about=tokyo')
    await expect(accountLink(page)).toHaveText(accounts.all.givenName)
    await page
      .getByLabel(messages.en.forms.fields.message, { exact: true })
      .fill('Half a thought that must not be lost.')
    await context.clearCookies({ name: /^idp/ })
    await page.clock.fastForward(7300 * 1000)
    await page.waitForURL((url) => url.origin === services.site && url.pathname === '/')
    expect(errors.some((text) => text.includes('Silent authentication failed'))).toBe(true)
    expect(await stored(page, flagKey)).toBeNull()
    await expect(page.getByText(texts.ends.expired)).toBeVisible()
    await expect(page.getByRole('link', { name: texts.signInAgain })).toHaveAttribute(
      'href',
      `/sign-in?${new URLSearchParams({ returnTo: '/contact-us?about=tokyo' })}`,
    )
    const key = `session:unsent:${computeHash(accounts.all.subject)}:/contact-us`
    expect(await page.evaluate((name) => sessionStorage.getItem(name), key)).toContain(
      'Half a thought',
    )
    await context.close()
  })
})

test('an unavailable provider is reported within 5 s, and public pages are unaffected', async ({
  page,
  context,
}) => {
  let startedAt = 0
  await context.route(`${identity.url}/**`, () => void (startedAt ||= Date.now())) // never responds
  await page.goto('/sign-in')
  await page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).click()
  // `waitFor` polls each animation frame, `expect` once a second.
  await page.getByRole('alert').filter({ hasText: texts.errors.unavailable }).waitFor()
  expect(Date.now() - startedAt).toBeLessThan(6000)
  await page.goto('/people')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the page to which the provider returns is there without a render, and no cache has it @story', async ({
  request,
}) => {
  for (const path of ['/auth', '/fr-fr/auth']) {
    await request.get(path)
    const { 'x-nextjs-cache': cache, 'cache-control': stored } = (await request.get(path)).headers()
    // a stale one is re-rendered after it was sent
    expect([path, cache, stored]).toEqual([path, expect.stringMatching(/HIT|STALE/), 'no-store'])
  }
  expect((await request.get('/auth.md')).status()).toBe(404)
})

test.describe('members’ responses', () => {
  test('are not cached and carry a CSP @story', async ({ page, request }) => {
    for (const path of [
      '/sign-in',
      '/sign-up',
      '/auth',
      '/email-verified-callback',
      '/dashboard',
    ]) {
      const response = await request.get(path, { maxRedirects: 0 })
      expect([path, response.headers()['cache-control']]).toEqual([
        path,
        expect.stringContaining('no-store'),
      ])
    }
    for (const path of [
      '/api/auth/login?returnTo=/people',
      '/api/auth/logout',
      '/api/auth/callback',
      '/api/auth/profile',
    ]) {
      const response = await request.get(path, { maxRedirects: 0 })
      expect([path, response.headers()['cache-control']]).toEqual([
        path,
        expect.stringContaining('no-store'),
      ])
    }
    await page.goto('/sign-in')
    await signInFromCurrentPage(page)
    const response = await page.goto('/dashboard')
    expect(response?.headers()['cache-control']).toContain('no-store')
    expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-/)
  })

  async function signInFromCurrentPage(page: Page) {
    await page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).click()
    await fillLogin(page, 'few')
    await page.waitForURL((url) => url.pathname === '/dashboard')
  }

  test('a forged or damaged session is ignored @story', async ({ request }) => {
    for (const cookie of [
      '__session=x',
      '__session=eyJhbGciOiJkaXIifQ..a.b.c',
      `__session=${'a'.repeat(4000)}`,
      '__session=',
    ]) {
      const response = await request.get('/dashboard', { headers: { cookie }, maxRedirects: 0 })
      expect([cookie.slice(0, 20), response.status()]).toEqual([cookie.slice(0, 20), 307])
    }
  })

  test('a server session of another member ends both sessions', async ({ page, context }) => {
    await page.goto('/')
    await signIn(page, 'all')
    await context.addCookies([
      {
        name: 'auth.subject',
        value: computeHash('another subject'),
        domain: 'localhost',
        path: '/',
      },
    ])
    await page.goto('/api/auth/login?returnTo=/dashboard')
    await expect(page.getByRole('alert').filter({ hasText: texts.errors.otherUser })).toBeVisible()
    expect(
      (await context.cookies()).filter(({ name, value }) => name.startsWith('__session') && value),
    ).toEqual([])
  })
})

test.describe('one member in browser, server and provider', () => {
  async function signInFrom(page: Page, account: Account) {
    await page.goto('/sign-in')
    await page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).click()
    await fillLogin(page, account)
    await page.waitForURL((url) => url.pathname === '/dashboard')
  }

  /** Replaces the provider's session by that of another member, as its other applications may. */
  async function replaceProviderSession({ page, account }: { page: Page; account: Account }) {
    const context = page.context()
    const own = (await context.cookies()).filter(({ name }) => !name.startsWith('idp'))
    await context.clearCookies()
    const other = await context.newPage()
    await other.goto(`${services.site}/api/auth/login?interactive=1&returnTo=/accessibility`)
    await fillLogin(other, account)
    await other.waitForURL(`${services.site}/accessibility`)
    await other.close()
    await context.clearCookies({ name: /^(?!idp)/ })
    await context.addCookies(own)
  }

  test('a server sign-in of another member ends both sessions, in every tab', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'all')
    await replaceProviderSession({ page, account: 'few' })
    const other = await page.context().newPage()
    await other.goto(`${services.site}/api/auth/login?returnTo=/people`)
    await expect(other.getByRole('alert').filter({ hasText: texts.errors.otherUser })).toBeVisible()
    await expect(accountLink(other)).toHaveText(texts.signIn)
    await expect(accountLink(page)).toHaveText(texts.signIn)
    await page.goto('/dashboard')
    await page.waitForURL(/\/sign-in/)
  })

  test('a page that finds another member at the provider ends both sessions', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'all')
    await replaceProviderSession({ page, account: 'few' })
    await page.goto('/people')
    await expect(page.getByRole('alert').filter({ hasText: texts.errors.otherUser })).toBeVisible()
    await expect(accountLink(page)).toHaveText(texts.signIn)
    const response = await page.request.get('/dashboard', { maxRedirects: 0 })
    expect(response.headers().location).toContain('/sign-in')
  })

  test('a lost server session is restored for the member of the browser', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'all')
    await page.context().clearCookies({ name: /^__session/ })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Hello, ${accounts.all.givenName}`,
    )
  })

  test('the end of the provider’s session leaves a members’ page', async ({ page }) => {
    await signInFrom(page, 'all')
    await expect(accountLink(page)).toHaveText(accounts.all.givenName)
    await page.context().clearCookies({ name: /^idp/ })
    await page.goto('/dashboard')
    await page.waitForURL(/\/sign-in\?returnTo=%2Fdashboard$/)
    const response = await page.request.get('/dashboard', { maxRedirects: 0 })
    expect(response.headers().location).toContain('/sign-in')
  })
})

test('a link of another site does not sign out', async ({ page, request }) => {
  await page.goto('/')
  await signIn(page, 'few')
  await page.route('https://elsewhere.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${services.site}/api/auth/logout">Look</a>`,
    }),
  )
  await page.goto('https://elsewhere.test/')
  await page.getByRole('link', { name: 'Look' }).click()
  await page.waitForURL(`${services.site}/`)
  await expect(accountLink(page)).toHaveText(accounts.few.givenName)
  const end = await request.post('/api/auth/end', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(end.status()).toBe(403)
})

test('a sign-in never returns to an address that signs out', async ({ page }) => {
  await page.goto('/sign-in?returnTo=/api/auth/logout')
  await page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).click()
  await fillLogin(page, 'few')
  await page.waitForURL((url) => url.origin === services.site && url.pathname === '/')
  await expect(accountLink(page)).toHaveText(accounts.few.givenName)
})

test('a sign-in for an organisation needs that organisation', async ({ page }) => {
  await page.goto('/api/auth/login?interactive=1&organization=org_meridian&returnTo=/dashboard')
  await fillLogin(page, 'few')
  await page.waitForURL(/\/auth\?error=/)
  expect((await page.request.get('/dashboard', { maxRedirects: 0 })).status()).toBe(307)
})

test('none of 500 hostile return URLs leaves the site, in browser sign-in, server sign-in or logout', async ({
  request,
}) => {
  test.setTimeout(120_000)
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(500)
  for (const returnTo of hostileAddresses) {
    const query = encodeURIComponent(returnTo)
    const out = await request.get(`/api/auth/logout?returnTo=${query}`, { maxRedirects: 0 })
    const after = new URL(out.headers().location ?? '').searchParams.get('returnTo') ?? ''
    expect([
      returnTo,
      [services.site, `${services.site}/fr-fr`, `${services.site}/zh-cn`].includes(after),
    ]).toEqual([returnTo, true])
    const page = await request.get(`/sign-in?returnTo=${query}`)
    const href =
      /href="(\/api\/auth\/login[^"]*)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&') ??
      ''
    expect([
      returnTo,
      staysOn(services.site, new URL(href, services.site).searchParams.get('returnTo') ?? ''),
    ]).toEqual([returnTo, true])
  }
})

test('the server sign-in redirects within the site for every return URL @story', async ({
  page,
}) => {
  await page.goto('/')
  await signIn(page, 'few')
  for (const returnTo of [
    '/..///evil.test',
    '/https://evil.test',
    '//evil.test',
    '/\\evil.test',
    'https://evil.test/people',
    '/%2f%2fevil.test',
  ]) {
    await page.goto(`/api/auth/login?returnTo=${encodeURIComponent(returnTo)}`)
    expect([returnTo, new URL(page.url()).origin]).toEqual([returnTo, services.site])
  }
})

for (const locale of locales) {
  test(`the sign-in pages fit a narrow screen in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [path, title] of [
      ['/sign-in', messages[locale].auth.titles.signIn],
      ['/sign-up', messages[locale].auth.titles.signUp],
      ['/auth?error=access_denied', messages[locale].auth.titles.auth],
      [
        '/email-verified-callback?success=true&code=success',
        messages[locale].auth.titles.emailVerified,
      ],
    ] as const) {
      await page.goto(prefix[locale] + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expectAccessible(page)
      await expectNoOverflow(page)
    }
  })
}

test.describe('a browser that keeps the provider’s cookies from frames', () => {
  test.beforeEach(async ({ context }) => {
    await keepCookiesFromFrames(context)
  })

  test('stays signed in from page to page, and signs out @story', async ({ page }) => {
    await page.goto('/insights')
    await signIn(page, 'all')
    await page.goto('/people')
    await expect(accountLink(page)).toHaveText(accounts.all.givenName)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(accounts.all.givenName)
    await expect(accountLink(page)).toHaveText(accounts.all.givenName)
    await page.getByRole('main').getByRole('link', { name: texts.signOut }).click()
    await page.waitForURL((url) => url.origin === services.site && url.pathname === '/')
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fdashboard$/)
  })

  test('gets a new token by a request of the page, which comes back', async ({ page }) => {
    await page.goto('/insights')
    await signIn(page, 'all')
    await page.evaluate((key) => localStorage.removeItem(key), tokenKey)
    await page.goto('/insights?type=event', leaving)
    await page.waitForURL((url) => url.pathname === '/auth')
    await page.waitForURL(/\/insights\?type=event$/)
    await expect(accountLink(page)).toHaveText(accounts.all.givenName)
    expect(await stored(page, tokenKey)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  })
})

test('a silent request of the page that needs consent leads to the visible sign-in, once @story', async ({
  browser,
}) => {
  // without a token the page logs that it has no permissions
  const context = await browser.newContext({ baseURL: services.site })
  const page = await context.newPage()
  await keepCookiesFromFrames(context)
  await page.goto('/insights')
  await signIn(page, 'all')
  const prompts: (string | null)[] = []
  let refused: (string | null)[] = ['none', null]
  await page.route(`${identity.url}/authorize?*`, (route) => {
    const request = route.request()
    const { searchParams } = new URL(request.url())
    const isOfServer = searchParams.get('response_type') === 'code'
    if (request.frame() !== page.mainFrame() || isOfServer) return route.fallback()
    const prompt = searchParams.get('prompt')
    prompts.push(prompt)
    if (!refused.includes(prompt)) return route.fallback()
    const state = searchParams.get('state') ?? ''
    const hash = new URLSearchParams({ error: 'consent_required', state })
    return route.fulfill({
      status: 302,
      headers: { location: `${services.site}/auth#${hash}` },
    })
  })
  const openWithoutToken = async () => {
    await page.goto('/robots.txt', leaving) // no script of the site writes a token meanwhile
    prompts.length = 0
    await page.evaluate(
      (names) => names.forEach((name) => localStorage.removeItem(name)),
      [tokenKey, 'session:hopped'],
    )
    await page.goto('/insights?type=event', leaving)
    await expect.poll(() => prompts).toEqual(['none', null])
  }
  await openWithoutToken()
  // the visible sign-in that is refused, too, is a failure
  const alert = page.getByRole('alert').filter({ hasText: texts.errors.consent })
  await expect(alert.getByRole('link', { name: texts.again })).toHaveAttribute(
    'href',
    '/sign-in?returnTo=%2Finsights%3Ftype%3Devent',
  )
  expect(prompts).toEqual(['none', null])

  refused = ['none']
  await openWithoutToken()
  await page.waitForURL(/\/insights\?type=event$/)
  await expect(accountLink(page)).toHaveText(accounts.all.givenName)
  expect(await stored(page, tokenKey)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  await context.close()
})

test.describe('a clock of the visitor', () => {
  for (const seconds of [-7200, -300, 300])
    test(`that is ${seconds} s off does not matter`, async ({ page }) => {
      await page.clock.install({ time: Date.now() + seconds * 1000 })
      await page.goto('/people')
      await signIn(page, 'all')
      await expect(accountLink(page)).toHaveText(accounts.all.givenName)
    })

  test('that is three hours fast is named', async ({ page }) => {
    await page.clock.install({ time: Date.now() + 3 * 3_600_000 })
    await page.goto('/sign-in?returnTo=/people')
    await page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).click()
    await fillLogin(page, 'all')
    await expect(page.getByText(texts.errors.clock)).toBeVisible()
    await expect(page.getByRole('link', { name: texts.again })).toHaveAttribute(
      'href',
      '/sign-in?returnTo=%2Fpeople',
    )
  })
})

test('a session that ends in one tab takes no text from another, which says why', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: services.site })
  const [reading, writing] = [await context.newPage(), await context.newPage()]
  await reading.goto('/people')
  await signIn(reading, 'all')
  await writing.goto('/dashboard/profile/details')
  await expect(accountLink(writing)).toHaveText(accounts.all.givenName)
  const company = writing.getByLabel(messages.en.member.details.company)
  await company.fill('Twenty minutes of typing')
  await reading.evaluate(
    ([flag, token]) => {
      localStorage.removeItem(flag)
      localStorage.removeItem(token)
      localStorage.setItem('ss:logout-event', `${Date.now()}:expired`)
    },
    [flagKey, tokenKey] as const,
  )
  await writing.waitForURL(`${services.site}/`)
  await expect(writing.getByText(texts.ends.expired)).toBeVisible()
  await expect(writing.getByText(texts.inputKept)).toBeVisible()
  await writing.getByRole('link', { name: texts.signInAgain }).click()
  await writing.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).click()
  await writing.waitForURL(/\/dashboard\/profile\/details$/) // the provider's session goes on
  await expect(company).toHaveValue('Twenty minutes of typing')
  await context.close()
})

test('“Sign out” works where storage is denied', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: services.site })
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).click()
  await fillLogin(page, 'all')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(accounts.all.givenName)
  await expect(accountLink(page)).toHaveText(accounts.all.givenName)
  await page.evaluate(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await page.getByRole('main').getByRole('link', { name: texts.signOut }).click()
  await page.waitForURL((url) => url.origin === services.site && url.pathname === '/')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fdashboard$/)
  await page.close()
})
