import type { Page } from '@playwright/test'
import { getAnswers, type Answer } from './support/navigator-answers'
import { signIn } from './support/members'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  locales,
  messages,
  prefix,
  services,
  test,
  type Locale,
} from './support/site'

const root = '/products/navigator/data-protection'
const texts = messages.en.navigator

/** Answers of gated jurisdictions: none of their text may be visible without the permission. */
const gatedAnswers = async (locale: Locale): Promise<Answer[]> =>
  (await getAnswers(locale)).filter(({ jurisdiction }) => !jurisdiction.sample)

/** Sentences that are long enough not to occur in public text by chance. */
const secretsOf = (answers: Answer[]): string[] =>
  answers
    .flatMap(({ summary, history }) => [summary, ...history.map((version) => version.summary)])
    .map((text) => text.slice(0, 40))
    .filter((text) => text.length > 15)

const rows = (page: Page) => page.locator('#compare tr[data-question]:visible')
/** Requests access to gated answers. */
const gate = (page: Page) => page.locator('section[aria-labelledby=access]')
const ready = (page: Page) => expect(page.locator('#compare[data-ready]')).toBeAttached()

for (const locale of locales) {
  test(`${locale}: no gated answer leaves the server @story`, async ({ request }) => {
    test.setTimeout(90_000)
    const secrets = secretsOf(await gatedAnswers(locale))
    expect(secrets.length).toBeGreaterThan(200)
    const pages = [
      '',
      '/europe',
      '/europe/france',
      '/europe/france/status-table',
      '/europe/france?as-at=2025-01-01',
      '?with=germany,france,japan',
      '?with=france,japan&differences=1&as-at=2025-06-01',
      '?view=changes',
      '?view=changes&jurisdiction=france',
      '/europe/france?question=fines&from=2025-01-01&to=2026-01-01',
    ].map((path) => `${prefix[locale]}${root}${path}`)
    for (const path of [
      ...pages,
      `/api/feeds/${locale}/navigator/data-protection`,
      `/api/feeds/${locale}/navigator/data-protection?jurisdiction=france`,
      `${prefix[locale]}/search?q=france`,
    ]) {
      for (const headers of [
        {},
        { rsc: '1' },
        { cookie: '__session=forged' },
        { authorization: 'Bearer x' },
      ]) {
        const response = await request.get(path, { headers: headers as Record<string, string> })
        const body = await response.text()
        expect([
          path,
          response.status(),
          secrets.filter((secret) => body.includes(secret)),
        ]).toEqual([path, 200, []])
      }
    }
  })

  test(`${locale}: the feed is valid Atom and lists reviews with their jurisdictions`, async ({
    request,
  }) => {
    const response = await request.get(`/api/feeds/${locale}/navigator/data-protection`)
    expect(response.headers()['content-type']).toContain('application/atom+xml')
    const feed = await response.text()
    expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom">')
    const ids = [...feed.matchAll(/<entry>[^]*?<id>([^<]+)<\/id>/g)].map(([, id]) => id)
    expect(ids.length).toBe(50)
    expect(new Set(ids).size).toBe(50)
    for (const id of ids)
      expect(id).toMatch(/\/products\/navigator\/data-protection\/[a-z-]+\/[a-z-]+#[a-z-]+$/)
    const jurisdictionFeed = await (
      await request.get(`/api/feeds/${locale}/navigator/data-protection?jurisdiction=germany`)
    ).text()
    expect(jurisdictionFeed.match(/<entry>/g)?.length).toBe(24)
  })
}

for (const path of [
  '/marketing',
  '/content',
  '/status-table',
  '/marketing/nothing',
  '/content/999/x',
  '/content/0/x',
  '/content/x/x',
  '/nowhere',
  '/europe/nowhere',
  '/europe/status-table',
  '/nowhere/france/x',
  '/europe/content/999/x',
  '/europe/france/x',
  '/europe/france/status-table/x',
]) {
  test(`${root}${path} returns 404`, async ({ request }) =>
    expect((await request.get(root + path, { maxRedirects: 0 })).status()).toBe(404))
}
for (const path of [
  '/api/feeds/en/navigator/nothing',
  '/api/feeds/xx/navigator/data-protection',
  '/api/feeds/en/navigator/data-protection?jurisdiction=atlantis',
  '/products/navigator/nothing',
]) {
  test(`${path} returns 404`, async ({ request }) =>
    expect((await request.get(path)).status()).toBe(404))
}

for (const [path, to] of [
  ['/asia-pacific/germany', '/europe/germany'],
  ['/americas/germany/status-table', '/europe/germany/status-table'],
  ['/content/2/counting', '/content/2/counting-seventy-two-hours'],
  ['/content/1/x', '/europe/content/1/europe-enforcement-note'],
  ['/americas/content/1/europe-enforcement-note', '/europe/content/1/europe-enforcement-note'],
  ['/europe/content/2/counting-seventy-two-hours', '/content/2/counting-seventy-two-hours'],
]) {
  test(`${path} redirects to ${to}`, async ({ request }) => {
    for (const locale of locales) {
      const response = await request.get(prefix[locale] + root + path, { maxRedirects: 0 })
      expect([
        response.status(),
        new URL(response.headers().location ?? '', services.site).pathname,
      ]).toEqual([308, prefix[locale] + root + to])
    }
  })
}

test.describe('a comparison', () => {
  test('skips an unknown jurisdiction with a notice', async ({ page }) => {
    for (const locale of locales) {
      await page.goto(`${prefix[locale]}${root}?with=germany,atlantis,japan,%3Cscript%3E`)
      await expect(page.getByRole('note').filter({ hasText: 'atlantis' })).toBeVisible()
      await expect(page.locator('#compare thead th')).toHaveCount(3)
      expect(await page.content()).not.toContain('&lt;script')
    }
  })

  test('can be built and filtered by keyboard @story', async ({ page }) => {
    await page.goto(`${root}/europe`)
    await ready(page)
    const add = page.locator('#compare summary')
    await add.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('checkbox', { name: 'France' })).toBeFocused()
    await page.getByRole('checkbox', { name: 'Japan' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: texts.compare, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#compare thead th')).toHaveText([
      texts.question,
      'France',
      'Germany',
      'Ireland',
      'Netherlands',
      'Japan',
    ])
    await ready(page)
    await page.getByRole('checkbox', { name: texts.onlyDifferences }).focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/differences=1/)
    await page.locator('#compare summary').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('#compare thead th:visible')).toHaveCount(5)
  })

  test('filters on the client as the server does', async ({ page }) => {
    await page.goto(`${root}?with=germany,france`)
    await signIn(page, 'all')
    await ready(page)
    await expect(rows(page)).toHaveCount(24)
    await page.getByRole('checkbox', { name: texts.onlyDifferences }).check()
    await expect(page).toHaveURL(/\?with=germany,france&differences=1$/)
    const differenceCount = await rows(page).count()
    expect(differenceCount).toBeGreaterThan(2)
    expect(differenceCount).toBeLessThan(24)
    await expect(page.locator('#compare-count')).toHaveText(`${differenceCount} of 24 questions`)
    await page.reload()
    await expect(rows(page)).toHaveCount(differenceCount)
    await ready(page)
    await page.locator('#compare-options select').selectOption('incidents')
    await expect(page).toHaveURL(/topic=incidents/)
    const filteredCount = await rows(page).count()
    await page.reload()
    await expect(rows(page)).toHaveCount(filteredCount)
    await ready(page)
    await page.getByRole('checkbox', { name: texts.onlyDifferences }).uncheck()
    await expect(rows(page)).toHaveCount(2)
    await expect(page).toHaveURL(/\?with=germany,france&topic=incidents$/)
  })

  test('works without JavaScript @story', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(root)
    await page.getByRole('checkbox', { name: 'Compare Germany' }).check()
    await page.getByRole('checkbox', { name: 'Compare Japan' }).check()
    await page.getByRole('button', { name: texts.compareChosen }).click()
    await expect(page.locator('#compare thead th')).toHaveText([texts.question, 'Germany', 'Japan'])
    await page.locator('#compare summary').click()
    await page.getByRole('checkbox', { name: 'Brazil' }).check()
    await page.getByRole('button', { name: texts.compare, exact: true }).click()
    await expect(page.locator('#compare thead th')).toHaveCount(4)
    await page.locator('#compare-options select').selectOption('incidents')
    await page.getByRole('checkbox', { name: texts.onlyDifferences }).check()
    await page.getByRole('button', { name: texts.show }).click()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('link', { name: 'Take Japan out of the comparison' }).click()
    await expect(page.locator('#compare thead th')).toHaveText([
      texts.question,
      'Germany',
      'Brazil',
    ])
    await context.close()
  })

  test('shows cards on a narrow screen, with table semantics', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${root}?with=germany,france,japan,brazil,ireland,singapore,california`)
    await expectNoOverflow(page)
    await expect(page.getByRole('table')).toBeVisible()
    expect(await page.getByRole('row').count()).toBeGreaterThan(24)
    const card = rows(page).first()
    expect(await card.evaluate((row) => getComputedStyle(row).display)).toBe('block')
    expect(
      await card
        .locator('td')
        .first()
        .evaluate((cell) => getComputedStyle(cell, '::before').content),
    ).toContain('Germany')
    await expectAccessible(page)
  })

  test('keeps its header visible while scrolling', async ({ page }) => {
    for (const path of [
      `${root}?with=germany,france`,
      `${root}?with=germany,france,japan,brazil,ireland,singapore,california`,
    ]) {
      await page.goto(path)
      const last = rows(page).last()
      await last.evaluate((row) => row.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
      await page
        .locator('#compare table')
        .evaluate((table) => table.parentElement?.scrollBy({ left: 150, behavior: 'instant' }))
      const first = page.locator('#compare thead th').first()
      await expect(first).toBeInViewport()
      expect(
        await first.evaluate((cell) => {
          const { left, top, width, height } = cell.getBoundingClientRect()
          return document.elementFromPoint(left + width - 20, top + height / 2) === cell
        }),
        'the corner stays on top',
      ).toBe(true)
    }
  })
})

test.describe('a member', () => {
  test('with the permission sees gated answers, which are not cached @story', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    const answers = await gatedAnswers('en')
    const france = answers.filter(({ jurisdiction }) => jurisdiction.slug === 'france')
    const path = `${root}/europe/france`
    await page.goto(path)
    await expect(gate(page)).toBeVisible()
    await signIn(page, 'all')
    await expect(gate(page)).toHaveCount(0)
    for (const { summary } of france)
      await expect(page.getByText(summary.slice(0, 60)).first()).toBeVisible()
    await expectAccessible(page)
    for (const address of [
      path,
      root,
      `${root}/europe`,
      `${path}/status-table`,
      `${root}?with=france,japan`,
      `${root}/europe/content/1/europe-enforcement-note`,
      `${root}?view=changes`,
    ]) {
      const response = await page.request.get(address)
      expect([address, response.headers()['cache-control']]).toEqual([
        address,
        expect.stringMatching(/no-store/),
      ])
      expect(response.headers()['x-nextjs-cache']).toBeUndefined()
    }
    expect(await (await page.request.get(path)).text()).toContain(france[0]?.summary.slice(0, 30))
    const asVisitor = await request.get(path)
    expect(asVisitor.headers()['x-nextjs-cache']).toBe('HIT')
    const body = await asVisitor.text()
    expect(secretsOf(france).filter((secret) => body.includes(secret))).toEqual([])
  })

  test('without the permission sees what the service contains and how to request access', async ({
    page,
  }) => {
    await page.goto(`${root}/europe/france`)
    await signIn(page, 'none')
    await expect(gate(page)).toContainText(texts.gate.member)
    const body = await page.content()
    expect(secretsOf(await gatedAnswers('en')).filter((secret) => body.includes(secret))).toEqual(
      [],
    )
    await page.goto('/products/navigator/whistleblowing')
    await expect(gate(page)).toContainText(texts.gate.ask)
  })

  test('sees statements as of a date, changes, and a diff of versions @story', async ({ page }) => {
    test.setTimeout(120_000)
    const changed = (await gatedAnswers('en')).find(({ history }) => history.length > 0)
    if (!changed) throw new Error('No gated answer has earlier statements.')
    const [before] = [...changed.history].sort((a, b) => b.statedAt.localeCompare(a.statedAt))
    if (!before) throw new Error('No earlier statement.')
    const { jurisdiction, question } = changed
    const path = `${root}/${jurisdiction.region.slug}/${jurisdiction.slug}`
    await page.goto(path)
    await signIn(page, 'all')
    await page.getByLabel(texts.asAt).fill(before.statedAt.slice(0, 10))
    await page.getByRole('button', { name: texts.show }).click()
    await expect(page.getByRole('note').filter({ hasText: 'not the law of today' })).toBeVisible()
    const answer = page.locator(`#${question.slug}`)
    await expect(answer.getByText(before.summary, { exact: true })).toBeVisible()

    await page.goto(path)
    await expect(answer.getByText(changed.summary, { exact: true }).first()).toBeVisible()
    await answer.locator('summary').click()
    await answer.getByRole('link', { name: texts.wholeRedline }).first().click()
    const redline = page.locator('#redline')
    await expect(redline).toBeVisible()
    expect(await redline.locator('ins, del').count()).toBeGreaterThan(0)
    const summary = redline.locator('h3 + p').nth(1)
    expect(
      await summary.evaluate((element) =>
        [...element.childNodes]
          .filter((node) => node.nodeName !== 'INS')
          .map((node) => node.textContent)
          .join(''),
      ),
    ).toBe(before.summary)
    expect(
      await summary.evaluate((element) =>
        [...element.childNodes]
          .filter((node) => node.nodeName !== 'DEL')
          .map((node) => node.textContent)
          .join(''),
      ),
    ).toBe(changed.summary)
    await expectAccessible(page)

    await page.goto(`${root}?view=changes`)
    await expect(page.locator('#changes')).toBeVisible()
    expect(await page.locator('section[aria-labelledby=changes] li').count()).toBeGreaterThan(0)
    await expectAccessible(page)
    await page.goto(`${root}?with=${jurisdiction.slug},germany&as-at=1995-01-01`)
    await expect(page.locator('#compare td').first()).toHaveText(texts.notCovered)
  })

  test('sees an accessible comparison at both widths, in every language', async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto(root)
    await signIn(page, 'all')
    for (const width of [1360, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const locale of locales) {
        for (const path of [
          '/asia-pacific',
          '/europe/france/status-table',
          '?with=germany,mainland-china,japan,brazil,ireland,singapore,california&differences=1',
        ]) {
          await page.goto(prefix[locale] + root + path)
          await ready(page)
          await expectAccessible(page)
          await expectNoOverflow(page)
        }
      }
    }
  })
})
