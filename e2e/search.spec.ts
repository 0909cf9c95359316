import { identity } from './support/members'
import { startSite } from './support/instances'
import { searchTable } from './support/search-table'
import { createMember } from './support/members'
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

const texts = messages.en.search
const key = {
  'x-algolia-application-id': 'local',
  'x-algolia-api-key': process.env.TEST_SEARCH_KEY ?? '',
}

const indexOf = (locale: Locale) => `site_${locale.slice(0, 2)}`

const search = async (index: string, params: object) =>
  (
    await fetch(`${services.search}/1/indexes/${index}/query`, {
      method: 'POST',
      headers: key,
      body: JSON.stringify(params),
    })
  ).json() as Promise<{ hits: { objectID: string; path: string; title: string }[]; nbHits: number }>

test('95 % of the queries in the table have the expected first hit @story', async () => {
  const rows = locales.flatMap((locale) =>
    searchTable[locale].map(([query, path]) => ({ locale, query, path })),
  )
  expect(rows.length).toBeGreaterThanOrEqual(120)
  const misses: string[] = []
  for (const { locale, query, path } of rows) {
    const { hits } = await search(indexOf(locale), { query, hitsPerPage: 1 })
    if (hits[0]?.path !== path)
      misses.push(`${locale} “${query}”: ${hits[0]?.path ?? 'nothing'} instead of ${path}`)
  }
  test.info().annotations.push({ type: 'misses', description: misses.join('\n') })
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(rows.length * 0.05)
})

test('a deal is found by its client, and its result shows it', async ({ page }) => {
  const { hits } = await search('site_en', { query: 'Halmtal AG', hitsPerPage: 1 })
  expect(hits[0]?.objectID).toMatch(/^deals-/)
  await page.goto(hits[0]?.path ?? '')
  await expect(page.locator('main li h2')).toHaveText([hits[0]?.title ?? ''])
})

test('the newest results of a query are as many as the best ones: they have its synonyms @story', async () => {
  for (const [index, query] of [
    ['site_en', 'GDPR'],
    ['site_fr', 'RGPD'],
    ['site_zh', '隐私'],
  ] as const) {
    const { nbHits } = await search(index, { query, removeWordsIfNoResults: 'none' })
    expect(nbHits).toBeGreaterThan(0)
    const newest = await search(`${index}_newest`, { query, removeWordsIfNoResults: 'none' })
    expect(newest.nbHits, query).toBe(nbHits)
  }
})

for (const locale of locales) {
  test(`${locale}: results are server-rendered, without JavaScript and without a second search request @story`, async ({
    browser,
    request,
  }) => {
    const address = `${prefix[locale]}/search?q=kato`
    const html = await (await request.get(address)).text()
    expect(html).toContain(`href="${prefix[locale]}/people/1057/ines-kato"`)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: services.site })
    const plain = await context.newPage()
    await plain.goto(`${prefix[locale]}/search`)
    const field = plain.getByRole('main').getByRole('searchbox')
    await field.fill('kato')
    await field.press('Enter')
    await expect(
      plain.getByRole('main').locator(`a[href="${prefix[locale]}/people/1057/ines-kato"]`).first(),
    ).toBeVisible()
    await context.close()
    const page = await (await browser.newContext({ baseURL: services.site })).newPage()
    const requestedUrls: string[] = []
    page.on(
      'request',
      (outgoing) =>
        outgoing.url().startsWith(services.search) && requestedUrls.push(outgoing.url()),
    )
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    expect(requestedUrls).toEqual([])
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoOverflow(page)
    await page.context().close()
  })
}

test('results and URL follow the typed query @story', async ({ page }) => {
  await page.goto('/search?q=merger')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('tokyo')
  await expect(page.getByRole('main').locator('section li h3 a').first()).toContainText('Tokyo')
  await expect(page).toHaveURL(/\/search\?q=tokyo$/)
  await page.goBack()
  await expect(field).toHaveValue('merger')
  await expect(page).toHaveURL(/\?q=merger$/)
  await page.goForward()
  await expect(field).toHaveValue('tokyo')
})

test('the headline follows the typed query', async ({ page }) => {
  await page.goto('/search?q=merger')
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toHaveText(texts.resultsFor.replace('{query}', 'merger'))
  await page.getByRole('main').getByRole('searchbox').fill('tokyo')
  await expect(headline).toHaveText(texts.resultsFor.replace('{query}', 'tokyo'))
  await page.getByRole('main').getByRole('searchbox').fill('')
  await expect(headline).toHaveText(texts.title)
})

for (const query of ['competition lawyer zzqxv', 'zzqxv competition lawyer']) {
  test(`finds what has some of the words of “${query}”`, async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(query)}`)
    await expect(page.getByText(texts.someWords)).toBeVisible()
    await expect(page.getByRole('main').locator('section li').first()).toContainText(/competition/i)
    await page.getByRole('main').getByRole('searchbox').fill('competition lawyer')
    await expect(page.getByText(texts.someWords)).toHaveCount(0)
  })
}

for (const [query, link, answer] of [
  ['tokyo office hours', '/offices/tokyo', /Mon.*Fri/],
  ['tokyo phone number', '/offices/tokyo', /\+81/],
  ['ines kato contact', '/people/1057/ines-kato', /ines\.kato@/],
] as const) {
  test(`the first result answers “${query}”`, async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(query)}`)
    const first = page.getByRole('main').locator('section li').first()
    await expect(first.locator('h3 a')).toHaveAttribute('href', link)
    await expect(first).toContainText(answer)
  })
}

test('pages that thank for a form are not found', async () => {
  for (const index of locales.map(indexOf)) {
    const { hits } = await search(index, { query: 'thank you merci 感谢', hitsPerPage: 200 })
    expect(hits.filter(({ path }) => path.startsWith('/thank-you/'))).toEqual([])
  }
})

test('vacancies that have closed are not found', async () => {
  for (const index of locales.map(indexOf)) {
    const { hits } = await search(index, { filters: 'type:vacancy', hitsPerPage: 100 })
    const paths = hits.map(({ path }) => path)
    expect(paths).toContain('/about-us/careers/senior-associate-tax-new-york')
    expect(paths).not.toContain('/about-us/careers/associate-investment-arbitration-paris')
  }
})

test('a facet narrows the results, is in the URL, and is restored from it @story', async ({
  page,
}) => {
  await page.goto('/search?q=merger')
  const count = async () =>
    Number(
      /\d+/.exec(
        (await page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: /\d/ })
          .textContent()) ?? '',
      )?.[0],
    )
  const before = await count()
  await page
    .getByRole('group', { name: messages.en.common.filters })
    .getByRole('checkbox', { name: new RegExp(`^${texts.types.publication}`) })
    .click()
  await expect(page).toHaveURL(/type=publication/)
  await expect.poll(count).toBeLessThan(before)
  const narrowed = await count()
  await page.goto(page.url())
  expect(await count()).toBe(narrowed)
  await expect(
    page
      .getByRole('group', { name: messages.en.common.filters })
      .getByRole('checkbox', { checked: true }),
  ).toHaveAccessibleName(new RegExp(texts.types.publication))
  await expect(page.locator('main section h2')).toHaveText([texts.types.publication])
})

test('a facet can be chosen and cleared by keyboard, and stays open with the focus', async ({
  page,
}) => {
  await page.goto('/search?q=merger')
  const practice = page
    .locator('details')
    .filter({ has: page.getByText(texts.facets.practice, { exact: true }) })
  await practice.locator('summary').press('Enter')
  const last = practice.getByRole('checkbox').last()
  const value = await last.inputValue()
  const choice = practice.locator(`input[value="${value}"]`)
  await choice.press('Space')
  await expect(choice).toBeChecked()
  await expect(practice.getByRole('checkbox').first()).toHaveValue(value)
  await expect(choice).toBeFocused()
  await choice.press('Space')
  await expect(practice.getByRole('checkbox').first()).not.toHaveValue(value)
  await expect(choice).not.toBeChecked()
  await expect(choice).toBeVisible()
  await expect(choice).toBeFocused()
})

test('facets are ticked before the results arrive', async ({ page }) => {
  await page.goto('/search?q=merger')
  await page.route(`${services.search}/**`, () => {}) // no response
  const choice = page.getByRole('checkbox', { name: new RegExp(`^${texts.types.publication}`) })
  await choice.click()
  await expect(choice).toBeChecked()
})

test('without JavaScript the facets and the order are sent with the form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: services.site })
  const page = await context.newPage()
  const year = String(new Date().getFullYear() - 1) // the sample firm's dates are relative to today
  await page.goto(`/search?q=merger&year=${year}`)
  await expect(page.getByRole('button', { name: texts.more, exact: true })).toHaveCount(0)
  await page.getByRole('checkbox', { name: new RegExp(`^${texts.types.publication}`) }).check()
  const order = page.getByLabel(texts.sort)
  await order.selectOption({ label: texts.newest })
  await page
    .getByRole('group', { name: messages.en.common.filters })
    .getByRole('button', { name: messages.en.common.search, exact: true })
    .click()
  await expect(page).toHaveURL(/q=merger/)
  await expect(page).toHaveURL(/type=publication/)
  await expect(page).toHaveURL(new RegExp(`year=${year}`))
  await expect(page).toHaveURL(/sort=newest/)
  await expect(order).toHaveValue('newest')
  await expect(page.locator('main section h2')).toHaveText([texts.types.publication])
  const results = await page.locator('main section li').allTextContents()
  const dates = results.map((result) =>
    Date.parse(new RegExp(`\\d+ \\p{L}+ ${year}`, 'u').exec(result)?.[0] ?? ''),
  )
  expect(dates.length).toBeGreaterThan(1)
  expect(dates).not.toContain(NaN)
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  await context.close()
})

test('on phones a button opens the filters and says how many are chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/search?q=merger&type=publication')
  const filters = page.getByRole('group', { name: messages.en.common.filters })
  await expect(page.getByRole('main').locator('section li').first()).toBeInViewport()
  await expect(filters).toBeHidden()
  const toggle = page.getByRole('button', { name: `${messages.en.common.filters} (1)` })
  await toggle.click()
  await expect(filters).toBeVisible()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
})

test('newsletters, and jobs of a practice, are found first', async () => {
  const vacancy = '/about-us/careers/senior-associate-tax-new-york'
  for (const [locale, query, path] of [
    ['en', 'newsletter', '/newsletters-and-alerts'],
    ['fr-fr', 'newsletter', '/newsletters-and-alerts'],
    ['zh-cn', '新闻简报', '/newsletters-and-alerts'],
    ['en', 'tax lawyer jobs', vacancy],
    ['fr-fr', 'emploi avocat fiscalité', vacancy],
    ['zh-cn', '税务律师招聘', vacancy],
  ] as const) {
    const { hits } = await search(indexOf(locale), { query, hitsPerPage: 1 })
    expect(hits[0]?.path, query).toBe(path)
  }
})

test('a graduate page is found in French by its own address', async ({ page }) => {
  await page.goto('/fr-fr/search?q=brochure')
  const hit = page.getByRole('main').locator('section h3 a').first()
  await expect(hit).toHaveAttribute('href', '/graduates/brochure')
})

test('people are ranked first when the query looks like a name', async ({ page }) => {
  await page.goto('/search?q=aubrac')
  await expect(page.locator('main section h2').first()).toHaveText(texts.types.person)
})

test('an empty result shows an empty state with links @story', async ({ page }) => {
  await page.goto('/search?q=zzyzxqq')
  await expect(
    page.getByRole('heading', { name: texts.emptyTitle.replace('{query}', 'zzyzxqq') }),
  ).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: messages.en.people.title }),
  ).toBeVisible()
})

test('markup in a query is rendered as text', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)> merger')}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x')
  expect(await page.locator('main img').count()).toBe(0)
})

test('falls back to the content service while the search service is down, with a notice @story', async ({
  request,
}) => {
  const { url, stop } = await startSite({
    port: 3109,
    identity: identity.url,
    search: 'http://localhost:9',
  })
  try {
    const html = await (await request.get(`${url}/search?q=merger`)).text()
    expect(html).toContain(texts.reduced)
    expect(html).toContain('/publications/2001/merger-control-thresholds')
    expect((await request.get(`${url}/people`)).status()).toBe(200)
  } finally {
    stop()
  }
})

test('keeps the results when the search service fails later, without a console error', async ({
  page,
}) => {
  await page.goto('/search?q=merger')
  await page.route(`${services.search}/**`, (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: '{"results":',
    }),
  )
  await page.getByRole('main').getByRole('searchbox').fill('tokyo')
  await expect(page.getByText(texts.unavailable)).toBeVisible()
  await expect(page.locator('main section li').first()).toBeVisible()
})

test('the browser’s key can search only', async () => {
  const refused = async (path: string, init: RequestInit = {}) =>
    (await fetch(services.search + path, { headers: key, ...init })).status
  expect(await refused('/1/indexes/site_en/settings')).toBe(403)
  expect(await refused('/1/indexes/site_en/browse')).toBe(403)
  expect(await refused('/1/indexes/site_en', { method: 'POST', body: '{}' })).toBe(403)
  expect(await refused('/1/indexes/site_en', { method: 'DELETE' })).toBe(403)
  expect(await refused('/1/keys')).toBe(403)
})

test('no gated text is in an index @story', async () => {
  const admin = { ...key, 'x-algolia-api-key': process.env.TEST_SEARCH_ADMIN_KEY ?? '' }
  for (const index of locales.map(indexOf)) {
    const response = await fetch(`${services.search}/1/indexes/${index}/query`, {
      method: 'POST',
      headers: admin, // sees attributes that are searched and never returned
      body: JSON.stringify({
        hitsPerPage: 1_000,
        attributesToRetrieve: ['*'],
        attributesToHighlight: [],
        attributesToSnippet: [],
        analytics: false,
      }),
    })
    const { hits } = (await response.json()) as { hits: { gated: boolean; text: string }[] }
    expect(hits.length).toBeGreaterThan(200)
    expect(hits.some(({ gated }) => gated)).toBe(true)
    for (const { gated, text } of hits) if (gated) expect(text).toBe('')
  }
})

test('the header shows suggestions, selectable by keyboard @story', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: messages.en.common.search }).first().click()
  const field = page.locator('#header-search')
  await field.click()
  await field.pressSequentially('kat', { delay: 30 })
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('Ines Kato')
  await expectAccessible(page)
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/people\/1057\/ines-kato$/)
})

test('list filters tolerate typos, and stay pages with links', async ({ page, request }) => {
  for (const [path, link] of [
    ['/people?q=ines+katto', '/people/1057/ines-kato'],
    ['/insights?q=merger+treshold', '/publications/2001/merger-control-thresholds'],
    ['/people?q=kato&practice=competition', '/people/1057/ines-kato'],
  ] as const) {
    expect(await (await request.get(path)).text()).toContain(`href="${link}"`)
  }
  await page.goto('/people?q=zzyzxqq')
  await expect(page.getByRole('main').getByText(messages.en.people.emptyTitle)).toBeVisible()
})

test('a corrected query is named and can be applied', async ({ page }) => {
  await page.goto('/search?q=competiton')
  await expect(page.getByRole('main').getByText('Did you mean')).toHaveText(
    'Did you mean competition?',
  )
  await page.getByRole('button', { name: 'competition', exact: true }).click()
  await expect(page).toHaveURL(/q=competition/)
  await expect(page.getByRole('main').getByText('Did you mean')).toHaveCount(0)
})

test('what is found by its own spelling is not corrected', async ({ page }) => {
  const question = messages['fr-fr'].search.didYouMean.split('{words}')[0] ?? ''
  for (const query of ['l’énergie', "lanceur d'alerte", 'stage']) {
    await page.goto(`/fr-fr/search?q=${encodeURIComponent(query)}`)
    await expect(page.getByRole('main').locator('section li').first()).toBeVisible()
    await expect(page.getByRole('main').getByText(question)).toHaveCount(0)
  }
})

test('a search becomes an alert after the sign-in @story', async ({ page }) => {
  const member = await createMember()
  await page.goto('/fr-fr/search?q=fusion')
  await page.getByRole('link', { name: messages['fr-fr'].search.alert }).click()
  await page.waitForURL(/\/fr-fr\/sign-in\?returnTo=/)
  await page
    .getByRole('main')
    .getByRole('link', { name: messages['fr-fr'].auth.signIn, exact: true })
    .click()
  await page.locator('input[name=username], input[type=email]').first().fill(member.email)
  await page.locator('input[type=password]').fill(member.password)
  await page.locator('form button[type=submit]').first().click()
  await page.waitForURL((url) => url.pathname === '/fr-fr/newsletters-and-alerts')
  const { alerts } = messages['fr-fr'].member
  await page
    .getByRole('region', { name: 'M’alerter' })
    .getByRole('button', { name: alerts.addSubmit })
    .click()
  await expect(
    page.getByRole('region', { name: alerts.title }).getByRole('heading', { level: 3 }),
  ).toHaveText('Recherche\u202f: “fusion”')
})

test('a click on a result is counted for editors', async ({ page }) => {
  const admin = { ...key, 'x-algolia-api-key': process.env.TEST_SEARCH_ADMIN_KEY ?? '' }
  const clicks = async () => {
    const report = `${services.search}/2/clicks/clickThroughRate?index=site_en`
    const { clickCount } = (await (await fetch(report, { headers: admin })).json()) as {
      clickCount: number
    }
    return clickCount
  }
  const before = await clicks()
  await page.goto('/search?q=kato')
  await page.getByRole('main').getByRole('link', { name: 'Ines Kato' }).first().click()
  await expect(page).toHaveURL(/ines-kato$/)
  await expect.poll(clicks).toBe(before + 1)
})

test('queries without results are reported to editors, typed or submitted', async ({ page }) => {
  const query = `qzxv${Date.now()}`
  const inList = `vxzq${Date.now()}` // typed on the way, as lists search while one types
  await page.goto(`/people?q=${inList}`)
  await page.goto('/search?q=merger')
  const reported = page.waitForRequest(
    (request) =>
      request.url().startsWith(services.search) &&
      (request.postData() ?? '').includes('"analytics":true'),
    { timeout: 20_000 },
  )
  await page.getByRole('main').getByRole('searchbox').fill(query)
  expect((await reported).postData()).toContain(query)
  const admin = { ...key, 'x-algolia-api-key': process.env.TEST_SEARCH_ADMIN_KEY ?? '' }
  const report = async () =>
    (
      await fetch(`${services.search}/2/searches/noResults?index=site_en&limit=1000`, {
        headers: admin,
      })
    ).text()
  await expect.poll(report, { timeout: 15_000 }).toContain(query)
  expect(await report()).not.toContain(inList)
})
