import { expect, filterChips, inBothTiers, locales, messages, prefix, test } from './support/site'

for (const locale of locales) {
  test(`${locale}: publications can be filtered by type and practice${inBothTiers(locale === 'en')}`, async ({
    page,
  }) => {
    await page.goto(`${prefix[locale]}/insights`)
    await expect(page.locator('main article')).toHaveCount(20)
    await page.locator('select[name=kind]').selectOption('report')
    await expect(page).toHaveURL(/kind=report/)
    await expect(page.locator('main article')).toHaveCount(5)
    for (const kind of await page.locator('main article p:first-child > span').allTextContents())
      expect(kind).toBe(messages[locale].kinds.report)
  })
}

for (const path of ['/insights', '/insights?type=event', '/about-us/news']) {
  test(`a page beyond the last one of ${path} is the last one`, async ({ page }) => {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}page=90`)
    await expect(page.locator('main article').first()).toBeVisible()
    const pages = page.getByRole('navigation', { name: messages.en.common.pages })
    await expect(pages.locator('[aria-current=page]')).toBeVisible()
    await expect(pages.locator('a[rel=next]')).toHaveCount(0)
  })
}

test('filtering by a practice includes its sub-practices', async ({ page }) => {
  await page.goto('/insights?practice=competition')
  const topics = await page.locator('main article > p:first-child').allTextContents()
  expect(topics.some((topic) => topic.includes('Merger control'))).toBe(true)
})

test('a publication of a practice and its sub-practice is listed and counted once', async ({
  page,
}) => {
  await page.goto('/insights?practice=competition')
  const count = Number(/\d+/.exec((await page.locator('[data-count]').textContent()) ?? '')?.[0])
  const titles = await page.locator('main article h2').allTextContents()
  for (let at = 2; at <= Math.ceil(count / 20); at += 1) {
    await page.goto(`/insights?practice=competition&page=${at}`)
    titles.push(...(await page.locator('main article h2').allTextContents()))
  }
  expect(titles).toContain('Algorithms that agree')
  expect(new Set(titles).size).toBe(count)
})

test('filters by date range', async ({ page }) => {
  const day = (before: number) =>
    new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10)
  await page.goto(`/insights?from=${day(30)}`)
  for (const date of await page
    .locator('main article time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))) {
    expect(date >= day(30)).toBe(true)
  }
  await expect(filterChips(page)).toHaveCount(1)
})

test('pagination links lead from page to page', async ({ page }) => {
  await page.goto('/insights')
  const first = await page.locator('main article h2').first().textContent()
  await page.getByRole('link', { name: new RegExp(messages.en.common.next) }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('main article h2').first()).not.toHaveText(first ?? '')
})

test('a publication can be cited and copied @story', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/publications/2001/merger-control-thresholds')
  await page.getByRole('button', { name: messages.en.publication.cite }).click()
  await expect(page.getByRole('dialog')).toContainText(
    'Ines Kato, ‘Merger control thresholds: what changes on 1 January’, Aldermere',
  )
  await page.getByRole('button', { name: messages.en.publication.copy }).click()
  await expect(page.getByText(messages.en.publication.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '/publications/2001/merger-control-thresholds',
  )
})

for (const locale of locales) {
  test(`${locale}: a phone has the tools of a publication in one row`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${prefix[locale]}/publications/2001/merger-control-thresholds`)
    const { share, print, cite } = messages[locale].publication
    const star = messages[locale].favourites.star.label
    const tops = [star, share, print, cite].map(async (name) => {
      const box = await page
        .locator('main')
        .getByRole('button', { name, exact: true })
        .boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
    })
    expect(new Set(await Promise.all(tops)).size).toBe(1)
  })
}

test('the contents list marks the section in view', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 700 })
  await page.goto('/publications/2003/energy-transition-outlook')
  const links = page.locator('main nav a[href^="#"]')
  await links.nth(2).click()
  await expect(links.nth(2)).toHaveAttribute('aria-current', 'true')
})

test('an untranslated publication has a notice and lang="en"', async ({ page }) => {
  await page.goto('/fr-fr/publications/2043/gulf-power-tenders')
  await expect(page.locator('h1')).toHaveAttribute('lang', 'en-GB')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /[^r]\/publications\/2043\/gulf-power-tenders$/,
  )
})

test('a gated publication shows its summary and never its text @story', async ({
  page,
  request,
}) => {
  await page.goto('/insights?q=subject')
  const link = page.getByRole('link', { name: /./ }).and(page.locator('main article a')).first()
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).toContain('subject-access-searches')
  await page.goto(href)
  await expect(
    page.getByRole('heading', { name: messages.en.publication.gatedTitle }),
  ).toBeVisible()
  expect(await (await request.get(href)).text()).not.toContain('data-block')
})

test('every type of block is rendered @story', async ({ page }) => {
  await page.goto('/publications/2003/energy-transition-outlook')
  for (const kind of ['text', 'table', 'figures', 'chart', 'timeline', 'image'])
    await expect(page.locator(`[data-block=${kind}]`).first()).toBeVisible()
  await page.locator('[data-block=image] img').scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      page
        .locator('[data-block=image] img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
})

test('search finds people and publications, and shows an empty state', async ({ page }) => {
  await page.goto('/')
  await page.locator('#home-search').fill('arbitration')
  await page.locator('form:has(#home-search) button').click()
  await expect(page).toHaveURL(/\/search\?q=arbitration/)
  await expect(page.locator('#found-person')).toBeVisible()
  await expect(page.locator('#found-service')).toBeVisible()
  await page.goto('/search?q=zzzzzz')
  await expect(page.getByRole('heading', { name: /Nothing found for “zzzzzz”/ })).toBeVisible()
})

for (const [path, type, count] of [
  ['/events', 'event', 20],
  ['/fr-fr/training', 'training', 14],
  ['/zh-cn/training-series', 'training-series', 5],
] as const) {
  test(`${path} redirects to the list of that type`, async ({ page }) => {
    const locale =
      locales.find((candidate) => candidate !== 'en' && path.startsWith(prefix[candidate])) ?? 'en'
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`${prefix[locale]}/insights\\?type=${type}$`))
    await expect(page.locator('main article')).toHaveCount(count)
    for (const eyebrow of await page.locator('main article p:first-child > span').allTextContents())
      expect(eyebrow).toBe(messages[locale].types[type])
    await expect(filterChips(page, locale)).toHaveText(new RegExp(messages[locale].types[type]))
  })
}
