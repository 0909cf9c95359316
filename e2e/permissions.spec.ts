import type { Page } from '@playwright/test'
import { accountLink, signInAt } from './support/members'
import {
  expect,
  expectAccessible,
  inBothTiers,
  locales,
  messages,
  prefix,
  test,
} from './support/site'

const { publication, member, auth } = messages.en
const calls = '**/user/userpermissions'
const gated = /\/publications\/\d+\/subject-access-searches/

async function openGated(page: Page): Promise<void> {
  await page.goto('/insights?q=subject+access+searches')
  await page.getByRole('main').locator('[href*="subject-access"]').first().click()
  await page.waitForURL(gated)
}

test('a member without the product sees how to get access, and no text is requested @story', async ({
  page,
}) => {
  await signInAt(page, 'none')
  const requested: string[] = []
  page.on('request', (request) => {
    if ('next-action' in request.headers()) requested.push(request.url())
  })
  const loaded = page.waitForResponse(calls)
  await openGated(page)
  await loaded
  await expect(page.getByText(member.gate.closed)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: auth.signIn })).toHaveCount(0)
  await expect(page.getByText(member.gate.opening)).toHaveCount(0)
  expect(requested).toEqual([])
  await expectAccessible(page)
  await page.getByRole('link', { name: publication.gatedAction }).click()
  await page.waitForURL('**/dashboard/products')
})

test('the account menu lists the products of the member', async ({ page }) => {
  await signInAt(page, 'all')
  await expect(accountLink(page)).toHaveText('Maya')
  await page.getByRole('banner').getByRole('button', { name: member.products.open }).click()
  const list = page.getByRole('banner').getByRole('list', { name: member.products.open })
  await expect(list.getByRole('listitem').filter({ hasText: 'Data protection' })).toBeVisible()
  await expectAccessible(page)
})

for (const locale of locales) {
  test(`${locale}: permissions that cannot be loaded are named, and loaded again${inBothTiers(locale === 'en')}`, async ({
    browser,
  }) => {
    const { auth: texts, publication: gate } = messages[locale]
    const context = await browser.newContext()
    const page = await context.newPage() // the failure is logged
    await signInAt(page, 'all')
    await openGated(page)
    await page.route(calls, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto(prefix[locale] + new URL(page.url()).pathname)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(texts.errors.permissions)
    await expect(
      page.getByRole('status').filter({ hasText: texts.errors.permissions }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: gate.gatedTitle })).toBeVisible()
    await page.unroute(calls)
    await alert.getByRole('button', { name: texts.retry }).click()
    await expect(page.getByRole('heading', { name: gate.gatedTitle })).toHaveCount(0)
    await expect(page.locator('main [data-block] p').first()).toBeVisible()
    await context.close()
  })
}
