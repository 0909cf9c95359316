import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startElsewhere } from './support/instances'
import { accountLink, createMember, type NewMember } from './support/members'
import { startProviderAsTenant, type TenantCookies } from './support/provider-as-tenant'
import { expect, inBothTiers, messages, test } from './support/site'
import { sendWebhook } from './support/webhook'

const { auth: texts, member: memberTexts, forms } = messages.en
const siteUrl = process.env.TEST_SITE_ELSEWHERE_URL ?? 'http://127.0.0.1:3112'
const details = '/dashboard/profile/details'
const typed = 'Twenty minutes of typing'

/** What a browser does with the cookies of a provider on another site: whether frames get those of the sign-in. */
const browsers: [name: string, cookies: TenantCookies, isBlocking: boolean][] = [
  ['allows third-party cookies', 'plain', false],
  ['blocks third-party cookies', 'plain', true],
  ['partitions third-party cookies', 'partitioned', true],
]

let stopSite = () => {}
test.describe.configure({ mode: 'default' }) // one instance for all
test.beforeAll(async () => {
  const { stop } = await startElsewhere(siteUrl)
  stopSite = stop
  // cached pages of the build are those of the test's site
  await sendWebhook(siteUrl, { type: 'Everything', id: 'all', operation: 'restart' })
  for (const path of ['/', '/auth', '/people', '/insights', '/contact-us', '/our-story'])
    await expect
      .poll(async () => (await (await fetch(siteUrl + path)).text()).includes(`${siteUrl}/auth`))
      .toBe(true)
})
test.afterAll(() => stopSite())

for (const [name, cookies, isBlocking] of browsers)
  test(`a browser that ${name}: four tabs have one member, and lose no text${inBothTiers(
    name.startsWith('blocks'),
  )}`, async ({ playwright }, { project }) => {
    const tenant = await startProviderAsTenant(cookies)
    const { launchOptions = {} } = project.use
    const browser: Browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), tenant.browserArgument],
    })
    try {
      const context = await browser.newContext({ baseURL: siteUrl })
      await allowPermissions(context)
      const [first, second, third, writing] = (await Promise.all(
        Array.from({ length: 4 }, () => openTab(context, isBlocking)),
      )) as [Page, Page, Page, Page]
      const tabs = [first, second, third, writing]
      /** Within a second of the tab in which it happens. */
      const expectEverywhere = async (header: string) => {
        await expect(accountLink(first)).toHaveText(header)
        await Promise.all(
          tabs.map((tab) => expect(accountLink(tab)).toHaveText(header, { timeout: 1000 })),
        )
      }

      await second.goto('/people')
      await third.goto('/insights')
      await writing.goto('/contact-us')
      const message = writing.getByLabel(forms.fields.message, { exact: true })
      await message.fill(typed)
      const robin = await createMember('Robin')
      await signIn(first, robin)
      await expectEverywhere('Robin')
      await expect(message).toHaveValue(typed)
      await expect.poll(tenant.framesGetSession).toBe(!isBlocking)

      await writing.goto(details)
      const company = writing.getByLabel(memberTexts.details.company)
      await company.fill(typed)
      await first.goto(details)
      await first.getByLabel(memberTexts.details.givenName).fill('Robyn')
      await first.getByRole('button', { name: memberTexts.form.save, exact: true }).click()
      await expectEverywhere('Robyn')
      await expect(company).toHaveValue(typed)
      await second.reload()
      await expect(accountLink(second)).toHaveText('Robyn')
      await expectEverywhere('Robyn')

      const sasha = await createMember('Sasha')
      await signInInstead(context, first, sasha)
      await expect(accountLink(first)).toHaveText('Sasha')
      await Promise.all(
        tabs.map((tab) => expect(accountLink(tab)).not.toHaveText('Robyn', { timeout: 1000 })),
      )
      // pages that have shown Robyn are loaded again, however long that takes here
      for (const tab of tabs) await expect(accountLink(tab)).toHaveText('Sasha')
      // what Robyn had typed is kept, and is not Sasha's
      expect(await readSession(writing)).toContain(typed)
      const inputs = await writing
        .locator('input')
        .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value))
      expect(inputs).not.toContain(typed)

      await first.goto('/dashboard')
      await first.getByRole('main').getByRole('link', { name: texts.signOut }).click()
      await first.waitForURL(`${siteUrl}/`)
      await expectEverywhere(texts.signIn)

      await signIn(writing, robin, details)
      await expect(company).toHaveValue(typed)
      await expect(accountLink(second)).toHaveText('Robyn')
    } finally {
      await browser.close()
      tenant.stop()
    }
  })

/** As with Chrome's setting "Block third-party cookies", which lets those of partitions through. */
async function openTab(context: BrowserContext, isBlocking: boolean): Promise<Page> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setCookieControls', {
    enableThirdPartyCookieRestriction: isBlocking,
  })
  return page
}

/** The content service lets the test's own site alone call it from a browser. */
const allowPermissions = (context: BrowserContext) =>
  context.route('**/user/userpermissions', (route) =>
    route.fulfill({
      json: { data: { userPermissions: {} } },
      headers: {
        'access-control-allow-origin': siteUrl,
        'access-control-allow-headers': 'authorization',
      },
    }),
  )

const readSession = (page: Page) =>
  page.evaluate(() => Object.values(sessionStorage).join('\n')).catch(() => '')

async function signIn(page: Page, { email, password }: NewMember, path = '/our-story') {
  await page.goto(`/sign-in?returnTo=${path}`)
  await page.getByRole('main').getByRole('link', { name: texts.signIn, exact: true }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(siteUrl + path)
}

/** The member before has left the provider, as by another application of it. */
async function signInInstead(context: BrowserContext, page: Page, member: NewMember) {
  await page.goto('/our-story')
  await context.clearCookies({ name: /^idp/ })
  await page.goto('about:blank')
  await signIn(page, member)
}
