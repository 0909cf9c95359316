import axe from 'axe-core'
import type { Page } from '@playwright/test'
import { callContent } from './support/content-api'
import { createAccount, logIn, openPage } from './support/editor-accounts'
import { expect, expectNoOverflow, inBothTiers, services, test } from './support/site'

const admin = `${services.content}/admin`

/** Screens of the admin panel by their name; `npm test` opens three of them. */
const screens: Record<string, { address: string; isStory?: true }> = {
  dashboard: { address: '', isStory: true },
  'a list': { address: '/collections/contacts?locale=en', isStory: true },
  'a list of pictures': { address: '/collections/media' },
  'a person': { address: '/collections/contacts/{contacts}?locale=en', isStory: true },
  'a publication': { address: '/collections/articles/{articles}?locale=en' },
  'an event': { address: '/collections/events/{events}?locale=en' },
  'an office': { address: '/collections/offices/{offices}?locale=en' },
  'an answer of the navigator': {
    address: '/collections/navigator-answers/{navigator-answers}?locale=en',
  },
  'a picture': { address: '/collections/media/{media}?locale=en' },
  'a redirect': { address: '/collections/redirects/create' },
  'a new publication': { address: '/collections/articles/create?locale=en' },
  'the home page': { address: '/globals/home?locale=en' },
  'the navigation': { address: '/globals/navigation?locale=en' },
  versions: { address: '/collections/contacts/{contacts}/versions?locale=en' },
  account: { address: '/account' },
  'import and export': { address: '/import-export' },
  'find and replace': { address: '/find-and-replace' },
  'the calendar': { address: '/calendar' },
  'replace everywhere': { address: '/mentions?document=contacts/{contacts}' },
  translations: { address: '/translations' },
  findings: { address: '/findings' },
  'missing addresses': { address: '/missing-addresses' },
}

const languages = { en: 'English', fr: 'French', zh: 'Chinese' }

let page: Page
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser)
  await logIn(page, (await createAccount('admin')).email)
})
test.afterAll(() => page.close())

async function resolve(address: string): Promise<string> {
  const [, slug] = /\{([a-z-]+)\}/.exec(address) ?? []
  if (!slug) return admin + address
  const { body } = await callContent<{ docs: { id: number }[] }>(
    'GET',
    `${slug}?limit=1&depth=0&sort=id`,
  )
  return admin + address.replace(`{${slug}}`, String(body.docs[0]?.id))
}

/** Nothing that axe calls serious or critical (WCAG 2.2 AA), once the page is hydrated. */
async function expectNoSeriousViolations(part = 'html', shown = page): Promise<void> {
  if (!(await shown.evaluate(() => 'axe' in window))) await shown.evaluate(axe.source)
  const findViolations = () =>
    shown.evaluate(async (within) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, {
        resultTypes: ['violations'],
        iframes: false,
      })
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    }, part)
  await expect.poll(findViolations, { timeout: 30_000 }).toEqual([])
}

for (const [name, { address, isStory }] of Object.entries(screens)) {
  test(`axe finds nothing on ${name}, on a desk and on a telephone${inBothTiers(isStory === true)}`, async () => {
    const languagesHere = isStory ? ['en'] : Object.keys(languages)
    for (const language of languagesHere) {
      await page
        .context()
        .addCookies([{ name: 'payload-lng', value: language, url: services.content }])
      for (const width of [1360, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(await resolve(address), { waitUntil: 'networkidle' })
        await expectNoOverflow(page)
        await expect(page.locator('body')).not.toContainText('undefined')
        await test.step(`${languages[language as 'en']} at ${width}`, () =>
          expectNoSeriousViolations())
      }
    }
  })
}

test('axe finds nothing on the login page', async ({ page: visitor }) => {
  await visitor.goto(`${admin}/login`, { waitUntil: 'networkidle' })
  for (const width of [1360, 390]) {
    await visitor.setViewportSize({ width, height: 900 })
    await expectNoOverflow(visitor)
    await expectNoSeriousViolations('html', visitor)
  }
})

test('axe finds nothing in dialogs, menus and the comparison of versions', async () => {
  await page.context().addCookies([{ name: 'payload-lng', value: 'en', url: services.content }])
  await page.setViewportSize({ width: 1360, height: 900 })
  const form = await resolve('/collections/news/{news}?locale=en')
  await page.goto(form, { waitUntil: 'networkidle' })
  await page.locator('#open-schedules').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoSeriousViolations('.schedule-dialog')
  await page.goto(form, { waitUntil: 'networkidle' })
  await page.locator('.doc-controls__popup .popup-button').click()
  await page.locator('#action-delete-document').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoSeriousViolations('.leave-dialog')

  await page.goto(await resolve('/collections/news?locale=en'), { waitUntil: 'networkidle' })
  await page.locator('#toggle-list-filters').click()
  await page.locator('.list-controls__toggle-columns').click()
  await expectNoSeriousViolations()

  await page.goto(await resolve('/collections/news/{news}/versions?locale=en'))
  await page.locator('tbody a').first().click()
  await page.waitForURL(/\/versions\/\d+/)
  await page.waitForLoadState('networkidle')
  await expectNoSeriousViolations()
})

test('a preview that was opened on a wide screen leaves the form on a telephone', async () => {
  await page.setViewportSize({ width: 1360, height: 900 })
  const form = await resolve('/collections/news/{news}?locale=en')
  await page.goto(form, { waitUntil: 'networkidle' })
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes('/payload-preferences/') && response.request().method() === 'POST',
  )
  await page.locator('#live-preview-toggler').click()
  await expect(page.locator('.live-preview-window--is-live-previewing')).toBeVisible()
  await saved
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(form, { waitUntil: 'networkidle' })
  await expect(page.locator('.live-preview-window--is-live-previewing')).toHaveCount(1)
  const box = await page.locator('#field-title').boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect(box?.width).toBeGreaterThan(300)
  await expectNoOverflow(page)
  await page.locator('#live-preview-toggler').click()
})
