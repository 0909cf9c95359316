import type { Locator, Page } from '@playwright/test'
import { expect, messages, test } from './support/site'

const sections = (page: Page) =>
  page.getByRole('navigation', { name: messages.en.common.mainNavigation })

test('a panel opens by click and keyboard and closes with Escape @story', async ({ page }) => {
  await page.goto('/')
  const people = sections(page).getByRole('button', { name: 'People' })
  const panel = page.locator('#panel-people')
  await people.click()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await people.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel.locator('a').first()).toBeFocused()
  await panel.getByRole('link', { name: 'Tokyo' }).click()
  await expect(page).toHaveURL(/\/people\?office=tokyo/)
  await expect(panel).toBeHidden()
})

test('a panel closes when the keyboard leaves it, forwards or back', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const button = sections(page).getByRole('button', { name: 'People' })
  const panel = page.locator('#panel-people')
  await button.press('Enter')
  await expect(panel.getByRole('link', { name: 'Tokyo' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel.locator(':focus')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(button).toBeFocused()
  await expect(panel).toBeVisible()
  await panel.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(panel).toBeHidden()
  await button.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(panel).toBeHidden()
})

test('the columns of a panel come when a visitor is about to open it @story', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/fr-fr')).text()).not.toContain('office=tokyo')
  await page.goto('/fr-fr')
  const menu = page.waitForResponse('**/api/menu/fr-fr.json')
  const button = page
    .getByRole('navigation', { name: messages['fr-fr'].common.mainNavigation })
    .getByRole('button')
    .first()
  await button.hover()
  expect((await menu).status()).toBe(200)
  await button.click()
  const link = page.locator('header [popover]:popover-open a[href="/fr-fr/people?office=tokyo"]')
  await expect(link).toBeVisible()
})

test('a panel whose columns cannot be loaded has the link of its section, and tries again', async ({
  browser,
}) => {
  // of its own: an aborted request is an error in the console
  const page = await browser.newPage()
  await page.route('**/api/menu/*', (route) => route.abort())
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await sections(page).getByRole('button', { name: 'People' }).click()
  const panel = page.locator('#panel-people')
  const all = messages.en.common.allOf.replace('{name}', 'People')
  await expect(panel.getByRole('link')).toHaveText([all])
  await page.unroute('**/api/menu/*')
  await page.keyboard.press('Escape')
  await sections(page).getByRole('button', { name: 'People' }).click()
  await expect(panel.getByRole('link', { name: 'Tokyo' })).toBeVisible()
  await page.close()
})

test('links in panels and footer navigate on the client, or in a new tab with a modifier key', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await sections(page).getByRole('button', { name: 'People' }).click()
  await page.locator('#panel-people').getByRole('link', { name: 'Tokyo' }).click()
  await expect(page).toHaveURL(/\/people\?office=tokyo/)
  await page.locator('footer ul a[href="/about-us/careers"]').first().click()
  await expect(page).toHaveURL(/\/about-us\/careers$/)
  await expect(page.locator('h1')).toBeInViewport()
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  const opened = context.waitForEvent('page')
  await page
    .locator('footer ul a[href="/about-us/careers"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/about-us\/careers$/)
})

for (const [path, link, destination] of [
  ['/people', 'main article a, main .people a', /\/people\/\d+\//],
  ['/insights', 'main nav a[rel=next]', /[?&]page=2/],
  [
    '/graduates',
    `nav[aria-label="${messages.en.common.mainNavigation}"] a`,
    /\/graduates\/[a-z-]+$/,
  ],
] as const) {
  test(`links of ${path} navigate on the client, forwards and back @story`, async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Object.assign(window, { same: true }))
    const title = await page.title()
    await page.locator(link).first().click()
    await expect(page).toHaveURL(destination)
    if (path !== '/insights') await expect(page).not.toHaveTitle(title)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(title)
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
  })
}

const prefetches = (page: Page): string[] => {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.headers()['next-router-prefetch']) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

for (const [intent, show] of [
  ['hover', (link: Locator) => link.hover()],
  ['keyboard focus', (link: Locator) => link.focus()],
] as const) {
  test(`a link is prefetched on ${intent} and opens without another request for its page`, async ({
    page,
  }) => {
    await page.goto('/insights')
    await page.waitForLoadState('networkidle')
    const link = page.locator('footer ul a[href="/about-us/careers"]').first()
    const ofPage = /about-us\/careers\/__PAGE__$/
    const prefetched = page.waitForResponse((response) =>
      ofPage.test(response.request().headers()['next-router-segment-prefetch'] ?? ''),
    )
    await show(link)
    await (await prefetched).finished()
    const requests: string[] = []
    page.on('request', (request) => {
      const ofData =
        request.headers().rsc && new URL(request.url()).pathname === '/about-us/careers'
      if (ofData || request.resourceType() === 'document') requests.push(request.url())
    })
    await link.press('Enter')
    await expect(page).toHaveURL(/\/about-us\/careers$/)
    await expect(page.locator('h1')).toHaveText(messages.en.careers.title)
    expect(requests).toEqual([])
  })
}

test('links with a filter, and all links of a visitor who saves data, are not prefetched', async ({
  page,
}) => {
  const paths = prefetches(page)
  const hoverLinks = async () => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await sections(page).getByRole('button', { name: 'People' }).click()
    for (const name of ['Tokyo', messages.en.common.allOf.replace('{name}', 'People')]) {
      await page.locator('#panel-people').getByRole('link', { name }).hover()
      // A timer that starts after the link's own, and is longer, ends after it.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    }
  }
  await hoverLinks()
  await expect.poll(() => [...new Set(paths)]).toEqual(['/people'])
  paths.length = 0
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await hoverLinks()
  expect(paths).toEqual([])
})

for (const width of [320, 390]) {
  for (const path of ['/', '/fr-fr', '/graduates', '/nl-nl/graduates']) {
    test(`the header of ${path} fits a width of ${width} pixels, and its menu opens below it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const header = await page.getByRole('banner').boundingBox()
      const menu = page.locator('header button[popovertarget=panel-menu]')
      const drawn = await menu.locator('svg').boundingBox()
      expect([undefined, 20], 'a picture that is squeezed').toContain(drawn?.width)
      await menu.click()
      const panel = page.locator('#panel-menu')
      await expect(panel).toBeVisible()
      expect((await panel.boundingBox())?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 4)
    })
  }
}

test('the current section is marked', async ({ page }) => {
  await page.goto('/publications/2001/merger-control-thresholds')
  await expect(sections(page).locator('[aria-current]')).toHaveText('Insights')
})

test('the language switch opens the same page @story', async ({ page }) => {
  await page.goto('/people/1057/ines-kato')
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/fr-fr\/people\/1057\/ines-kato$/)
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click()
  await expect(page).toHaveURL(/\/zh-cn\/people\/1057\/ines-kato$/)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/[^n]\/people\/1057\/ines-kato$/)
})

test('the language switch keeps the filters', async ({ page }) => {
  await page.goto('/people?office=tokyo')
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/fr-fr\/people\?office=tokyo$/)
})

test('the mobile menu contains every section @story', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: messages.en.common.menu }).click()
  const menu = page.locator('#panel-menu')
  await expect(menu).toBeVisible()
  await menu.locator('summary', { hasText: 'Insights' }).click()
  await menu.getByRole('link', { name: 'All of Insights' }).click()
  await expect(page).toHaveURL(/\/insights$/)
  await expect(menu).toBeHidden()
})

test('the header search opens the results', async ({ page }) => {
  await page.goto('/people')
  await page.getByRole('button', { name: messages.en.common.search }).first().click()
  await page.locator('#header-search').fill('kato')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=kato/)
  await expect(page.getByRole('link', { name: 'Ines Kato' })).toBeVisible()
})

test('the first Tab stop skips to the content', async ({ page }) => {
  await page.goto('/people')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: messages.en.common.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('panels open and languages switch @story', async ({ page }) => {
    await page.goto('/people')
    await sections(page).getByRole('button', { name: 'Insights' }).click()
    const all = messages.en.common.allOf.replace('{name}', 'Insights')
    await page.locator('#panel-insights').getByRole('link', { name: all }).click()
    await expect(page).toHaveURL(/\/insights$/)
    await page.goto('/people/1057/ines-kato')
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(/\/fr-fr\/people\/1057\/ines-kato$/)
  })
})
