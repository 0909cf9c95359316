import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  filterChips,
  inBothTiers,
  locales,
  messages,
  prefix,
  test,
} from './support/site'

/** The lists that are filtered, each with a filter to choose and a word of some of its entries. */
const finders = [
  { name: 'people', path: '/people', filter: 'office', word: 'tokyo' },
  { name: 'insights', path: '/insights', filter: 'kind', word: 'merger' },
  { name: 'events', path: '/insights?type=event', filter: 'practice', word: 'breakfast' },
  { name: 'vacancies', path: '/about-us/careers', filter: 'office', word: 'associate' },
  { name: 'deals', path: '/deals', filter: 'sector', word: 'acquisition' },
  { name: 'locations', path: '/locations', filter: 'region', word: 'paris' },
] as const

const words = (page: Page) => page.locator('main input[name=q]')
const count = async (page: Page) =>
  Number(/\d+/.exec((await page.locator('[data-count]').textContent()) ?? '')?.[0] ?? 0)
const announced = (page: Page) => page.locator('main p[role=status]')

/** The addresses of the people, offices or vacancies of a list, in order. */
const found = (page: Page) =>
  page
    .locator('main a:is([href*="/people/"], [href*="/offices/"], [href*="/careers/"])')
    .evaluateAll((links: HTMLAnchorElement[]) => [
      ...new Set(links.map(({ pathname }) => pathname)),
    ])

/** The first choice of a filter that does not include everything, with the number beside it. */
async function firstChoice(page: Page, filter: string) {
  const all = await count(page)
  const options = await page.locator(`select[name=${filter}] option`).allTextContents()
  const counted = options.map((text) => ({ text, number: Number(/\((\d+)\)$/.exec(text)?.[1]) }))
  const choice = counted.find(({ number }) => number > 0 && number < all)
  if (!choice) throw new Error(`No choice of ${filter} has a number: ${options.join(', ')}`)
  return choice
}

/** Client-side navigation is ready when React has taken the form over. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect
    .poll(() =>
      words(page).evaluate((input) => Object.keys(input).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
}

for (const { name, path, filter, word } of finders) {
  test(`${name}: the results follow what is typed`, async ({ page }) => {
    await open(page, path)
    const all = await count(page)
    await words(page).pressSequentially(word)
    await expect(page).toHaveURL(new RegExp(`[?&]q=${word}(&|$)`))
    await expect.poll(() => count(page)).toBeLessThan(all)
    expect(await count(page)).toBeGreaterThan(0)
    await expect(words(page)).toBeFocused()
    await expect(words(page)).toHaveValue(word)
    await expect(announced(page)).toHaveText(
      (await page.locator('[data-count]').textContent()) ?? '',
    )
    await expect(filterChips(page).first()).toContainText(word)

    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`))
    await expect.poll(() => count(page)).toBe(all)
    await expect(words(page)).toHaveValue('')
    await page.goForward()
    await expect(words(page)).toHaveValue(word)
    await expect.poll(() => count(page)).toBeLessThan(all)
  })

  test(`${name}: a choice gives the number beside it, and its chip removes it`, async ({
    page,
  }) => {
    await open(page, path)
    const all = await count(page)
    const chips = await filterChips(page).count()
    const { text, number } = await firstChoice(page, filter)
    await page.locator(`select[name=${filter}]`).focus()
    await page.locator(`select[name=${filter}]`).selectOption({ label: text })
    await expect(page).toHaveURL(new RegExp(`[?&]${filter}=`))
    await expect.poll(() => count(page)).toBe(number)
    await expect(page.locator(`select[name=${filter}]`)).toBeFocused()
    await expect(filterChips(page)).toHaveCount(chips + 1)
    const address = page.url()

    await filterChips(page).last().press('Enter')
    await expect.poll(() => count(page)).toBe(all)
    await expect(page.locator(`select[name=${filter}]`)).toHaveValue('')
    await expect(page.locator('[data-count]')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(page.locator(`select[name=${filter}]`)).not.toHaveValue('')
    await page.goto(address)
    expect(await count(page)).toBe(number)
  })

  test(`${name}: without a result, links say what each filter hides`, async ({ page }) => {
    await open(page, path)
    const { text, number } = await firstChoice(page, filter)
    await page.locator(`select[name=${filter}]`).selectOption({ label: text })
    await expect.poll(() => count(page)).toBe(number)
    await words(page).fill('zzzzqqqq')
    const without = messages.en.finder.withoutFilter
      .replace('{name}', 'zzzzqqqq')
      .replace('{count}', String(number))
    await page.getByRole('link', { name: without }).click()
    await expect.poll(() => count(page)).toBe(number)
    await expect(page).not.toHaveURL(/zzzz/)
    await expect(words(page)).toHaveValue('')
  })

  test(`${name}: without a result, links say what each word hides`, async ({ page }) => {
    await open(page, path)
    await words(page).fill(word)
    await expect(filterChips(page).first()).toContainText(word)
    const found = await count(page)
    await words(page).fill(`zzzzqqqq ${word}`)
    const without = messages.en.finder.withoutFilter
      .replace('{name}', 'zzzzqqqq')
      .replace('{count}', String(found))
    await page.getByRole('link', { name: without, exact: true }).click()
    await expect.poll(() => count(page)).toBe(found)
    await expect(words(page)).toHaveValue(word)
  })

  test(`${name}: what is found has all of the words`, async ({ page }) => {
    const address = `${path}${path.includes('?') ? '&' : '?'}q=${word}`
    await page.goto(address)
    expect(await count(page)).toBeGreaterThan(0)
    await page.goto(`${address}+zzzzqqqq`)
    expect(await count(page)).toBe(0)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`${name}: the form requests the results`, async ({ page }) => {
      await page.goto(path)
      const { text, number } = await firstChoice(page, filter)
      await page.locator(`select[name=${filter}]`).selectOption({ label: text })
      await page.locator('main form button[type=submit]').click()
      await expect(page).toHaveURL(new RegExp(`[?&]${filter}=`))
      expect(await count(page)).toBe(number)
      await expect(page.locator(`select[name=${filter}]`)).not.toHaveValue('')
    })
  })
}

test('one pause in typing is one request, and the entry before it is one step back', async ({
  page,
}) => {
  await open(page, '/people?office=paris')
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.headers().rsc && request.url().includes('q=')) requests.push(request.url())
  })
  await words(page).pressSequentially('hel')
  await expect(page).toHaveURL(/q=hel(&|$)/)
  await words(page).pressSequentially('ene')
  await expect(page).toHaveURL(/q=helene/)
  expect(requests).toHaveLength(2)
  await page.goBack()
  await expect(page).toHaveURL(/people\?office=paris$/)
})

test('what is typed while results load stays, and stale results are not shown', async ({
  page,
}) => {
  await open(page, '/people')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/q=au(&|$)/, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(/q=au(&|$)/)
  await words(page).pressSequentially('au')
  await asked
  const results = page.locator('main section[aria-busy]')
  await expect(results).toHaveAttribute('aria-busy', 'true')
  const before = await results.boundingBox()
  await words(page).pressSequentially('brac')
  await expect(page).toHaveURL(/q=aubrac/)
  await expect.poll(() => count(page)).toBe(1)
  expect(before?.y).toBe((await results.boundingBox())?.y)
  release()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/q=aubrac/)
  await expect(words(page)).toHaveValue('aubrac')
  expect(await count(page)).toBe(1)
  await expect(results).toHaveAttribute('aria-busy', 'false')
})

test('a request that fails keeps the results and shows a notice @story', async ({ page }) => {
  await open(page, '/people?office=tokyo')
  const before = await count(page)
  await page.route(/q=kato/, (route) => route.fulfill({ status: 503, body: 'busy' }))
  await words(page).fill('kato')
  const alert = page.locator('main [role=alert]')
  await expect(alert).toContainText(messages.en.finder.resultsFailed)
  await expect(page.locator('main section[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  expect(await count(page)).toBe(before)
  await expect(words(page)).toHaveValue('kato')
  await page.unroute(/q=kato/)

  await words(page).fill('ines')
  await expect.poll(() => count(page)).toBe(1)
  await expect(alert).toHaveCount(0)
})

test('the results of a failed request are one link away', async ({ page }) => {
  await open(page, '/deals')
  await page.route(/q=/, (route) => route.fulfill({ status: 503, body: 'busy' }))
  await words(page).fill('acquisition')
  const retry = page.getByRole('link', { name: messages.en.finder.tryAgain })
  await expect(retry).toBeVisible()
  await page.unroute(/q=/)
  await retry.click()
  await expect(page).toHaveURL(/q=acquisition/)
  await expect(words(page)).toHaveValue('acquisition')
})

test('a choice that is made before hydration is requested', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/people', { waitUntil: 'commit' })
  await page.locator('select[name=office]').selectOption('paris')
  release()
  await expect(page).toHaveURL(/office=paris/)
})

for (const locale of locales) {
  test(`${locale}: a phone shows results at once, and filters in a sheet by keyboard${inBothTiers(locale === 'en')}`, async ({
    page,
  }) => {
    const common = messages[locale].common
    await page.setViewportSize({ width: 390, height: 844 })
    for (const { path } of finders) {
      await page.goto(prefix[locale] + path)
      await expectNoOverflow(page)
      const results = await page.locator('[data-count]').boundingBox()
      expect(results?.y, path).toBeLessThan(700)
    }
    await open(page, `${prefix[locale]}/people`)
    const first = await page.locator('main article').first().boundingBox()
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(844)

    await page.getByRole('button', { name: common.filters, exact: true }).press('Enter')
    const sheet = page.getByRole('group', { name: common.filters })
    await expect(sheet).toBeFocused()
    await expectAccessible(page)
    await page.locator('select[name=office]').focus()
    await page.locator('select[name=office]').selectOption('paris')
    await expect(page).toHaveURL(/office=paris/)
    await expect(sheet).toBeVisible()
    await expect(page.locator('select[name=office]')).toBeFocused()
    await expect(announced(page)).toHaveText(
      (await page.locator('[data-count]').textContent()) ?? '',
    )
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    const opener = page.getByRole('button', {
      name: messages[locale].finder.filtersChosen.replace('{count}', '1'),
    })
    await expect(opener).toBeFocused()

    await opener.press('Enter')
    await page.getByRole('button', { name: messages[locale].people.submit }).press('Enter')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test(`${locale}: a date field names its format and reads it`, async ({ page }) => {
    const { insights, finder } = messages[locale]
    await open(page, `${prefix[locale]}/insights`)
    const field = page.getByLabel(`${insights.from} (${finder.dateFormat})`)
    const day = locale === 'zh-cn' ? '2026/03/01' : '01/03/2026'
    await field.fill(day)
    await field.press('Tab')
    await expect(page).toHaveURL(/from=/)
    await expect(filterChips(page, locale)).toHaveCount(1)
    await expect(field).toHaveValue(day)
    await filterChips(page, locale).click()
    await expect(field).toHaveValue('')
    await page.goto(`${prefix[locale]}/insights?from=2026-03-01`)
    await expect(field).toHaveValue(day)
  })
}

for (const [typed, chosen] of [
  ['/people?q=the paris office', '/people?office=paris'],
  ['/people?q=turkish speaking', '/people?language=tr'],
  ['/fr-fr/people?q=avocats parlant turc', '/fr-fr/people?language=tr'],
  ['/zh-cn/people?q=讲马来语', '/zh-cn/people?language=ms'],
  ['/locations?q=UK', '/locations?q=london'],
  ['/fr-fr/locations?q=USA', '/fr-fr/locations?q=états-unis'],
  ['/zh-cn/locations?q=US', '/zh-cn/locations?q=美国'],
  ['/locations?q=tokio', '/locations?q=tokyo'],
  ['/locations?q=münchen', '/locations?q=munich'],
  ['/locations?q=chiyoda', '/locations?q=tokyo'],
  ['/about-us/careers?q=asociate', '/about-us/careers?q=associate'],
  ['/about-us/careers?q=münchen', '/about-us/careers?office=munich'],
  ['/about-us/careers?q=uk', '/about-us/careers?office=london'],
  ['/zh-cn/about-us/careers?q=日本', '/zh-cn/about-us/careers?office=tokyo'],
] as const) {
  test(`${typed} finds the entries of ${chosen} first`, async ({ page }) => {
    await page.goto(chosen)
    const expected = await found(page)
    expect(expected).not.toEqual([])
    await page.goto(typed)
    expect((await found(page)).slice(0, expected.length).sort()).toEqual(expected.sort())
  })
}

test('a date that is none is not requested', async ({ page }) => {
  await open(page, '/insights')
  const field = page.locator('input[name=from]')
  await field.fill('soon')
  await page.locator('select[name=kind]').selectOption('report')
  await expect(page).toHaveURL(/insights\?kind=report$/)
  await expect(field).toHaveValue('soon')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the sheet of a phone opens', async ({ page }) => {
    await page.goto('/people')
    await page.getByRole('button', { name: messages.en.common.filters }).click()
    await page.locator('select[name=office]').selectOption('paris')
    await page.getByRole('button', { name: messages.en.people.submit }).click()
    await expect(page).toHaveURL(/office=paris/)
  })
})

test('a script that is blocked leaves the button of the filters', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto('/people')
  const button = page.getByRole('button', { name: messages.en.people.submit })
  await expect(button).toBeVisible({ timeout: 15_000 })
  await page.locator('select[name=office]').selectOption('paris')
  await button.click()
  await expect(page).toHaveURL(/office=paris/)
})
