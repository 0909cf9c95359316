import type { BrowserContext, Page, Request } from '@playwright/test'
import { gunzipSync } from 'node:zlib'
import { createMember, signInAt } from './support/members'
import {
  expect,
  expectAccessible,
  inBothTiers,
  locales,
  messages,
  prefix,
  services,
  test,
} from './support/site'

// each test counts the requests that the capture server receives meanwhile
test.describe.configure({ mode: 'serial' })

type CapturedRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

const getAllCapturedRequests = async (): Promise<CapturedRequest[]> =>
  (await fetch(`${services.capture}/__caught`)).json() as Promise<CapturedRequest[]>

let before = 0
const getCapturedRequests = async () => (await getAllCapturedRequests()).slice(before)

/** The dialog and PostHog ignore bots, so the names of the browser and `webdriver` are a visitor's. */
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
})

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() =>
    Object.defineProperties(navigator, {
      webdriver: { get: () => false },
      userAgentData: { get: () => undefined },
    }),
  )
  before = (await getAllCapturedRequests()).length
})

const accept = (page: Page) =>
  page.getByRole('button', { name: messages.en.consent.accept }).first().click()

for (const locale of locales) {
  test(`${locale}: the consent dialog offers both choices equally and stores nothing before one${inBothTiers(locale === 'en')}`, async ({
    page,
    context,
  }) => {
    await page.goto(prefix[locale] || '/')
    const { consent } = messages[locale]
    const acceptButton = page.getByRole('button', { name: consent.accept }).first()
    const rejectButton = page.getByRole('button', { name: consent.reject }).first()
    await expect(acceptButton).toBeVisible()
    const [a, b] = [await acceptButton.boundingBox(), await rejectButton.boundingBox()]
    expect(Math.abs((a?.width ?? 0) - (b?.width ?? 1))).toBeLessThan(2)
    expect(Math.abs((a?.height ?? 0) - (b?.height ?? 1))).toBeLessThan(2)
    expect(await acceptButton.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
      await rejectButton.evaluate((button) => getComputedStyle(button).backgroundColor),
    )
    await expectAccessible(page)
    expect(await context.cookies()).toEqual([])
    expect(
      await page.evaluate(
        () => Object.keys(localStorage).length + Object.keys(sessionStorage).length,
      ),
    ).toBe(0)
    expect(await getCapturedRequests()).toEqual([])
  })
}

test('rejected consent is stored and nothing is captured @story', async ({ page, context }) => {
  await page.goto('/people')
  await page.getByRole('button', { name: messages.en.consent.reject }).first().click()
  await page.goto('/insights')
  await page.goto('/our-story')
  await expect(page.getByRole('button', { name: messages.en.consent.accept })).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['cc_cookie'])
  expect(await getCapturedRequests()).toEqual([])
})

test('given consent captures page views without the site’s cookies and loads the tag manager @story', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: '__session', value: 'secret-of-the-session', url: services.site },
  ])
  await page.goto('/people')
  await accept(page)
  await expect
    .poll(() =>
      page.evaluate(
        () => (window as unknown as { __tagManager?: { loaded: boolean } }).__tagManager?.loaded,
      ),
    )
    .toBe(true)
  await page
    .getByRole('navigation', { name: messages.en.common.footerNavigation })
    .getByRole('link', { name: 'Site map' })
    .click()
  await expect(page).toHaveURL(/site-map$/)
  const measurementRequests = async () =>
    (await getCapturedRequests()).filter(({ path }) => path !== '/gtm.js')
  await expect
    .poll(async () => (await measurementRequests()).length, { timeout: 20_000 })
    .toBeGreaterThan(0)
  expect(JSON.stringify(await measurementRequests())).not.toContain('secret-of-the-session')
  expect(
    await page.evaluate(() =>
      JSON.stringify((window as unknown as { dataLayer: unknown[] }).dataLayer),
    ),
  ).toContain('"path":"/site-map"')
})

const noticeOf = (page: Page) => page.getByRole('region', { name: messages.en.consent.title })

test('the notice is a region before the header, which Tab passes and Escape closes @story', async ({
  page,
  context,
}) => {
  await page.goto('/people')
  await expect(noticeOf(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(noticeOf(page).getByRole('link')).toBeFocused()
  for (const name of ['accept', 'reject', 'choose'] as const) {
    await page.keyboard.press('Tab')
    await expect(
      noticeOf(page).getByRole('button', { name: messages.en.consent[name], exact: true }),
    ).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.locator('header').locator(':focus')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(noticeOf(page)).toHaveCount(0)
  expect(await context.cookies()).toEqual([])
})

for (const locale of locales)
  test(`${locale}: the question can be read whole at four times the size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(prefix[locale] || '/')
    const { consent } = messages[locale]
    const notice = page.getByRole('region', { name: consent.title })
    for (const part of [
      notice.getByRole('heading'),
      notice.getByText(consent.text),
      ...(['accept', 'reject', 'choose'] as const).map((name) =>
        notice.getByRole('button', { name: consent[name], exact: true }),
      ),
    ]) {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport()
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })

test('Global Privacy Control is a refusal that is stated, and can be changed @story', async ({
  page,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await page.goto('/people')
  const stated = page.getByRole('region', { name: messages.en.consent.preferences })
  await expect(stated).toContainText(messages.en.consent.refused)
  await expect.poll(() => chosenOf(context)).toEqual(['necessary'])
  await stated.getByRole('button', { name: messages.en.consent.choose }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(messages.en.consent.refused)
  expect(await getCapturedRequests()).toEqual([])
  await dialog.getByRole('button', { name: messages.en.consent.accept }).click()
  await expect.poll(() => chosenOf(context)).toEqual(['necessary', 'analytics', 'marketing'])
  await expect(stated).toHaveCount(0)
})

test('without the texts nothing is asked or stored, and “Cookie choices” has a message', async ({
  browser,
}) => {
  // of its own: an aborted request is an error in the console
  const page = await browser.newPage()
  await page.addInitScript(() =>
    Object.defineProperties(navigator, {
      webdriver: { get: () => false },
      globalPrivacyControl: { value: true },
    }),
  )
  await page.route('**/api/controls/*', (route) => route.abort())
  await page.goto('/people')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: messages.en.consent.preferences }).click()
  await expect(page.locator('[data-toast]')).toContainText(messages.en.consent.failed)
  expect(await page.context().cookies()).toEqual([])
  await page.unroute('**/api/controls/*')
  await page.getByRole('button', { name: messages.en.consent.preferences }).click()
  await expect(page.getByRole('dialog')).toContainText(messages.en.consent.refused)
  await page.close()
})

const chosenOf = async (context: BrowserContext) =>
  (
    JSON.parse(
      decodeURIComponent(
        (await context.cookies()).find(({ name }) => name === 'cc_cookie')?.value ?? '{}',
      ),
    ) as { categories?: string[] }
  ).categories

test('consent can be revoked on the cookie policy', async ({ page, context }) => {
  await page.goto('/legal-and-regulatory-information/cookie-policy')
  await accept(page)
  await page.locator('main').getByRole('button', { name: messages.en.legal.choices }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: messages.en.consent.reject }).last().click()
  await expect.poll(() => chosenOf(context)).toEqual(['necessary'])
})

test('an unavailable analytics host does not affect the page', async ({ page }) => {
  await page.route('**/api/measure/**', (route) => route.abort())
  await page.route('**/gtm.js**', (route) => route.abort())
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(String(error)))
  await page.goto('/people')
  await accept(page)
  await page.goto('/insights')
  await expect(page.locator('h1')).toBeVisible()
  expect(failures).toEqual([])
})

type Event = {
  event: string
  distinct_id?: string
  properties: Record<string, unknown>
  $set?: Record<string, unknown>
}

/** Collects the analytics events that the page sends. */
function captureEvents(page: Page): { events: Event[]; raw: string[] } {
  const captured = { events: [] as Event[], raw: [] as string[] }
  page.on('request', (request) => {
    if (!request.url().includes('/api/measure/')) return
    const text = readBody(request)
    captured.raw.push(request.url(), text)
    if (text.startsWith('{') || text.startsWith('['))
      captured.events.push(
        ...[JSON.parse(text) as Event | Event[] | { batch: Event[] }]
          .flat()
          .flatMap((payload) => ('batch' in payload ? payload.batch : [payload])),
      )
  })
  return captured
}

function readBody(request: Request): string {
  const body = request.postDataBuffer() ?? Buffer.alloc(0)
  if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body).toString()
  const text = body.toString()
  return text.startsWith('data=')
    ? Buffer.from(decodeURIComponent(text.slice(5)), 'base64').toString()
    : text
}

test('a member is identified by three properties after consent, and anonymous again after sign-out', async ({
  page,
  context,
}) => {
  const member = await createMember()
  const { events, raw } = captureEvents(page)
  await signInAt(page, member)
  await page.goto('/people')
  expect(events).toEqual([])
  await page.getByRole('button', { name: messages.en.consent.accept }).first().click()
  const identified = () => events.find(({ event }) => event === '$identify')
  await expect
    .poll(() => identified()?.$set ?? identified()?.properties.$set, { timeout: 20_000 })
    .toMatchObject({ Id: member.subject, Name: 'Robin Marlow', Organisation: expect.any(String) })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: messages.en.auth.signOut }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/insights')
  await expect
    .poll(
      () =>
        events
          .filter(
            ({ event, properties }) =>
              event === '$pageview' && String(properties.$current_url).endsWith('/insights'),
          )
          .at(-1)?.properties.distinct_id,
      { timeout: 20_000 },
    )
    .toBeTruthy()
  const after = events
    .filter(
      ({ event, properties }) =>
        event === '$pageview' && String(properties.$current_url).endsWith('/insights'),
    )
    .at(-1)
  expect(after?.properties.distinct_id).not.toBe(member.subject)
  expect(
    JSON.stringify((await context.cookies()).find(({ name }) => name === 'cc_cookie')),
  ).toContain('analytics')
  for (const text of raw)
    expect([member.email, text.includes(member.email) || /eyJ[\w-]{10,}\.eyJ/.test(text)]).toEqual([
      member.email,
      false,
    ])
})

test('the proxy of analytics serves no script, and nothing of other projects', async ({
  request,
}) => {
  for (const path of [
    'array/phc_of_the_tests/config.js',
    'array/phc_other/config',
    'static/array.js',
  ])
    expect((await request.get(`/api/measure/${path}`)).status(), path).toBe(404)
})
