import type { Browser, Page } from '@playwright/test'
import { findFavourite, saveAs } from './support/favourites'
import {
  accountLink,
  createMember,
  identity,
  signInAt,
  toToken,
  type NewMember,
} from './support/members'
import { expect, expectAccessible, locales, messages, prefix, services, test } from './support/site'

const texts = messages.en.favourites.star
const starOf = (page: Page) => page.locator('main [data-favourite]').first()
/** Presses the star; retried, because the first click may precede hydration. */
const press = (page: Page, to = 'true') =>
  expect(async () => {
    if ((await starOf(page).getAttribute('aria-pressed')) !== to) await starOf(page).click()
    await expect(starOf(page)).toHaveAttribute('aria-pressed', to, { timeout: 500 })
  }).toPass()
const toast = (page: Page) => page.locator('[data-toast]')
const local = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('favourites:1') ?? '[]') as { key: string; title: string }[],
  )
const plural = (text: string, count: number) =>
  (count === 1 ? /one \{([^}]*)\}/ : /other \{([^}]*)\}/)
    .exec(text)?.[1]
    ?.replace('#', String(count)) ?? ''

test('a star that cannot load what it needs has a message, and works at the next press', async ({
  browser,
}) => {
  // of its own: an aborted request is an error in the console
  const page = await browser.newPage()
  await page.route('**/api/controls/*', (route) => route.abort())
  await page.goto('/people/1057/ines-kato')
  await expect(async () => {
    await starOf(page).click()
    await expect(toast(page)).toContainText(messages.en.consent.failed, { timeout: 500 })
  }).toPass()
  await expect(starOf(page)).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/api/controls/*')
  await press(page)
  await page.close()
})

/** Opens a page as a new member in a new browser context. */
async function openAsMember(browser: Browser, path: string, member?: NewMember) {
  const context = await browser.newContext({ baseURL: services.site })
  const page = await context.newPage()
  const account = member ?? (await createMember())
  await signInAt(page, account)
  await page.goto(path)
  await expect(accountLink(page)).toHaveText(account.givenName)
  return { context, page, member: account, token: await toToken(page) }
}

const pages = [
  ['contact:1057', '/people/1057/ines-kato'],
  ['article:2001', '/publications/2001/merger-control-thresholds'],
  ['event:1', '/events/1/living-sector-forum'],
  ['news', '/about-us/news'],
  ['office', '/offices/tokyo'],
] as const

test.describe('the star', () => {
  test('has the same markup for everyone on every type of page, and is hidden without JavaScript @story', async ({
    page,
    request,
    browser,
  }) => {
    for (const [key, path] of pages) {
      await page.goto(path)
      if (key === 'news') await page.locator('main article a').first().click()
      await expect(starOf(page)).toHaveAttribute(
        'data-favourite',
        key.includes(':') ? key : new RegExp(`^${key}:\\d+$`),
      )
      await expect(starOf(page)).toHaveAttribute('aria-pressed', 'false')
    }
    const html = await (await request.get('/people/1057/ines-kato')).text()
    expect(html).toContain('data-favourite="contact:1057"')
    const context = await browser.newContext({ baseURL: services.site, javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto('/people/1057/ines-kato')
    await expect(plain.locator('[data-favourite]')).toBeHidden()
    await context.close()
  })

  test('stores a visitor’s favourites locally, with undo, in each language', async ({ page }) => {
    for (const locale of locales) {
      const texts = messages[locale].favourites.star
      await page.goto(`${prefix[locale]}/people/1057/ines-kato`)
      const star = page.getByRole('main').getByRole('button', { name: texts.label, exact: true })
      await press(page)
      await expect(star).toHaveAttribute('aria-pressed', 'true')
      await expect(toast(page)).toContainText(texts.savedHere)
      expect((await local(page)).map(({ key }) => key)).toEqual(['contact:1057'])
      await page.reload()
      await expect(star).toHaveAttribute('aria-pressed', 'true')
      await star.click()
      await expect(toast(page)).toContainText(texts.removed)
      expect(await local(page)).toEqual([])
      await page.getByRole('button', { name: texts.undo }).click()
      await expect(star).toHaveAttribute('aria-pressed', 'true')
      await star.click()
      await expect(star).toHaveAttribute('aria-pressed', 'false')
    }
  })

  test('works by keyboard: Tab moves from the star to Undo, Escape closes the toast @story', async ({
    page,
  }) => {
    await page.goto('/people/1057/ines-kato')
    await expect(async () => {
      await starOf(page).focus()
      await page.keyboard.press('Enter')
      await expect(starOf(page)).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
    }).toPass()
    await expect(toast(page)).toContainText(texts.savedHere)
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: texts.undo })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(starOf(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(starOf(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toast(page)).toBeEmpty()
    await expect(starOf(page)).toBeFocused()
  })

  test('causes no layout shift', async ({ page }) => {
    await page.goto('/people/1057/ines-kato')
    const positions = () =>
      page
        .locator('main div:has(> [data-favourite]) > *')
        .evaluateAll((items) =>
          items
            .filter((item) => item.checkVisibility())
            .map((item) =>
              JSON.stringify([
                item.getBoundingClientRect().x,
                item.getBoundingClientRect().y + scrollY,
              ]),
            ),
        )
    const before = await positions()
    await press(page)
    expect(await positions()).toEqual(before)
  })

  test('updates the visitor’s other tabs', async ({ page, context }) => {
    await page.goto('/people/1057/ines-kato')
    await press(page)
    const other = await context.newPage()
    await other.goto('/people/1057/ines-kato')
    await expect(starOf(other)).toHaveAttribute('aria-pressed', 'true')
    await starOf(page).click()
    await expect(starOf(other)).toHaveAttribute('aria-pressed', 'false')
  })

  test('stores up to 500 local favourites, then shows a message', async ({ page }) => {
    await page.goto('/people/1057/ines-kato')
    await page.evaluate(() =>
      localStorage.setItem(
        'favourites:1',
        JSON.stringify(
          Array.from({ length: 500 }, (_, index) => ({
            key: `article:${index + 1}`,
            title: 'x',
            path: '/',
            savedAt: '2026-01-01T00:00:00.000Z',
          })),
        ),
      ),
    )
    await expect(async () => {
      await starOf(page).click()
      await expect(toast(page)).toContainText(texts.full, { timeout: 500 })
    }).toPass()
    await expect(starOf(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('saves a member’s favourite on all devices and updates other tabs @story', async ({
    browser,
  }) => {
    const { context, page, token } = await openAsMember(browser, '/people/1057/ines-kato')
    await page.reload()
    const other = await context.newPage()
    await other.goto('/people/1057/ines-kato')
    await expect(accountLink(other)).toHaveText('Robin')
    await press(page)
    await expect(toast(page)).toContainText(texts.saved)
    await expect.poll(() => findFavourite(token, 'contact', 1057)).toBeTruthy()
    await expect(starOf(other)).toHaveAttribute('aria-pressed', 'true')
    expect(await local(page)).toEqual([])
    await page.reload()
    await expect(starOf(page)).toHaveAttribute('aria-pressed', 'true')
    await starOf(page).click()
    await expect.poll(() => findFavourite(token, 'contact', 1057)).toBeUndefined()
    await context.close()
  })

  test('undo restores note, folder and date', async ({ browser }) => {
    const { context, page, token } = await openAsMember(
      browser,
      '/publications/2001/merger-control-thresholds',
    )
    await saveAs(token, { kind: 'article', document: 2001, note: 'Kept words' })
    const before = await findFavourite(token, 'article', 2001)
    await page.reload()
    await expect(starOf(page)).toHaveAttribute('aria-pressed', 'true')
    await starOf(page).click()
    await expect.poll(() => findFavourite(token, 'article', 2001)).toBeUndefined()
    await page.getByRole('button', { name: texts.undo }).click()
    await expect
      .poll(async () => (await findFavourite(token, 'article', 2001))?.note)
      .toBe('Kept words')
    expect((await findFavourite(token, 'article', 2001))?.savedAt).toBe(before?.savedAt)
    await context.close()
  })

  test('reverts with a message when the content service is unavailable', async ({ browser }) => {
    const { context, page } = await openAsMember(browser, '/offices/tokyo')
    await page.reload()
    await page.route('**/api/graphql', (route) => route.abort())
    await expect(async () => {
      await starOf(page).click()
      await expect(toast(page)).toContainText(texts.failed, { timeout: 2000 })
    }).toPass()
    await expect(starOf(page)).toHaveAttribute('aria-pressed', 'false')
    await context.close()
  })
})

test.describe('merging local favourites', () => {
  test('adds a visitor’s favourites to the member’s at sign-in, once, and clears the browser’s @story', async ({
    browser,
  }) => {
    const first = await openAsMember(browser, '/people')
    await saveAs(first.token, { kind: 'contact', document: 1050, note: 'Mine' })
    await first.context.close()

    const context = await browser.newContext({ baseURL: services.site })
    const page = await context.newPage()
    await page.goto('/people')
    await page.evaluate(() =>
      localStorage.setItem(
        'favourites:1',
        JSON.stringify(
          [1049, 1050, 999_999].map((number) => ({
            key: `contact:${number}`,
            title: `Person ${number}`,
            path: '/people',
            savedAt: '2026-01-02T03:04:05.000Z',
          })),
        ),
      ),
    )
    await page.goto('/favourites')
    await expect(
      page.getByRole('region', { name: messages.en.favourites.local.title }).getByRole('listitem'),
    ).toHaveText(['Person 1049', 'Person 1050', 'Person 999999'])
    await expectAccessible(page)
    await signInAt(page, first.member, '/favourites')
    await expect(toast(page)).toContainText(plural(texts.merged, 1))
    const { token } = first
    expect((await findFavourite(token, 'contact', 1049))?.savedAt).toBe('2026-01-02T03:04:05.000Z')
    expect((await findFavourite(token, 'contact', 1050))?.note).toBe('Mine')
    await expect.poll(() => local(page)).toEqual([])
    await page.reload()
    await expect(accountLink(page)).toHaveText('Robin')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(toast(page)).toHaveCount(0)
    await context.close()
  })

  test('keeps local favourites when the response has no count, and retries on the next page', async ({
    page,
  }) => {
    const saved = {
      key: 'contact:1049',
      title: 'Person 1049',
      path: '/people',
      savedAt: '2026-01-02T03:04:05.000Z',
    }
    await page.goto('/people')
    await page.evaluate(
      (favourites) => localStorage.setItem('favourites:1', JSON.stringify(favourites)),
      [saved],
    )
    await page.route('**/member/favourites/merge', (route) =>
      route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
    )
    const merged = page.waitForResponse('**/member/favourites/merge')
    await signInAt(page, await createMember(), '/favourites')
    await (await merged).finished()
    expect(await local(page)).toEqual([saved])
    await page.unroute('**/member/favourites/merge')
    await page.goto('/people')
    await expect.poll(() => local(page)).toEqual([])
  })

  test('keeps a pending mutation after an expired session and applies it after the next sign-in', async ({
    browser,
  }) => {
    const { context, page, token } = await openAsMember(browser, '/people/1013/tomas-oyelaran')
    await page.evaluate((key) => {
      const [head = '', body = ''] = (localStorage.getItem(key) ?? '').split('.')
      localStorage.setItem(key, `${head}.${body}.AAAA`)
    }, `${identity.audience}:token`)
    await press(page)
    await expect(toast(page)).toContainText(texts.signedOut)
    await expect(starOf(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await findFavourite(token, 'contact', 1013)).toBeUndefined()
    await toast(page).getByRole('link', { name: texts.signIn }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Continue as / })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/people\/1013\/tomas-oyelaran$/)
    await expect(accountLink(page)).toHaveText('Robin')
    await expect.poll(() => findFavourite(token, 'contact', 1013)).toBeTruthy()
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.keys(localStorage).filter((key) => key.startsWith('favourites:')),
        ),
      )
      .toEqual([])
    await context.close()
  })

  test('leaves no data of the member in the browser after sign-out', async ({ browser }) => {
    const { context, page, token } = await openAsMember(browser, '/people/1008/ruairi-fenlon')
    await saveAs(token, { kind: 'contact', document: 1008 })
    await page.reload()
    await expect(starOf(page)).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/dashboard')
    await page.getByRole('link', { name: messages.en.auth.signOut }).first().click()
    await page.waitForURL(`${services.site}/`)
    const remaining = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    )
    expect(remaining).not.toMatch(/favourites|1008|65a0000000|eyJ/)
    await page.goto('/people/1008/ruairi-fenlon')
    await expect(starOf(page)).toHaveAttribute('aria-pressed', 'false')
    await context.close()
  })

  test('loses nothing when two devices save at once', async ({ browser }) => {
    const firstDevice = await openAsMember(browser, '/people/1049/wenbo-liang')
    const secondDevice = await openAsMember(browser, '/people/1050/qianru-xu', firstDevice.member)
    await Promise.all([press(firstDevice.page), press(secondDevice.page)])
    await expect
      .poll(async () => [
        Boolean(await findFavourite(firstDevice.token, 'contact', 1049)),
        Boolean(await findFavourite(secondDevice.token, 'contact', 1050)),
      ])
      .toEqual([true, true])
    await secondDevice.page.goto('/people/1049/wenbo-liang')
    await expect(starOf(secondDevice.page)).toHaveAttribute('aria-pressed', 'true')
    await firstDevice.context.close()
    await secondDevice.context.close()
  })
})
