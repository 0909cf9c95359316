import type { Page } from '@playwright/test'
import { accounts, signInAt, identity } from './support/members'
import { expect, messages, services, test } from './support/site'

const { member } = messages.en

test.describe('a gated text', () => {
  const gated = /\/publications\/(\d+)\/subject-access-searches/
  const open = async (page: Page) => {
    await page.goto('/insights?q=subject+access+searches')
    await page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: /./ })
      .and(page.locator('[href*="subject-access"]'))
      .first()
      .click()
    await page.waitForURL(gated)
  }

  test('is in no cached page, and opens for members with the permission', async ({ page }) => {
    await open(page)
    await expect(
      page.getByRole('heading', { name: messages.en.publication.gatedTitle }),
    ).toBeVisible()
    const path = new URL(page.url()).pathname
    const before = await (await fetch(services.site + path)).text()
    // The panel of the link has tests of its own: this is the way by the provider's page.
    const gate = page
      .getByRole('main')
      .getByRole('link', { name: messages.en.auth.signIn, exact: true })
    await page.goto((await gate.getAttribute('href')) ?? '')
    await page.waitForURL(/\/sign-in\?returnTo=/)
    await page
      .getByRole('main')
      .getByRole('link', { name: messages.en.auth.signIn, exact: true })
      .click()
    await page.getByLabel('Email address').fill(accounts.all.email)
    await page.getByLabel('Password', { exact: true }).fill(identity.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL((url) => url.pathname === path)
    await expect(
      page.getByRole('heading', { name: messages.en.publication.gatedTitle }),
    ).toHaveCount(0)
    const text = await page.locator('main [data-block] p').first().innerText()
    expect(text.length).toBeGreaterThan(40)
    const after = await (await fetch(services.site + path)).text()
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
    const asMember = { cookie: cookies.join('; '), accept: 'text/markdown' }
    const markdown = await (await fetch(`${services.site}${path}.md`, { headers: asMember })).text()
    const byHeader = await (await fetch(services.site + path, { headers: asMember })).text()
    expect(byHeader).toBe(markdown)
    for (const html of [before, after, markdown])
      expect(html.includes(text.slice(0, 40))).toBe(false)
  })

  test('opens when its request arrives at a page without the action, as after a quick click', async ({
    page,
  }) => {
    await signInAt(page, 'all')
    const action = page.waitForRequest((request) => 'next-action' in request.headers())
    await open(page)
    const request = await action
    const response = await page.request.post('/dashboard/products', {
      headers: await request.allHeaders(),
      data: request.postDataBuffer() ?? '',
    })
    expect(response.status()).toBe(200)
    const text = await page.locator('main [data-block] p').first().innerText()
    expect(await response.text()).toContain(text.slice(0, 40))
  })

  test('stays closed for accounts without the permission, which can request access', async ({
    page,
  }) => {
    await signInAt(page, 'none')
    await open(page)
    await expect(
      page.getByRole('heading', { name: messages.en.publication.gatedTitle }),
    ).toBeVisible()
    // replaces the visitors' gate, which has the same link
    await expect(page.getByText(member.gate.closed)).toBeVisible()
    await page.getByRole('link', { name: messages.en.publication.gatedAction }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.nav.dashboardProducts)
  })
})
