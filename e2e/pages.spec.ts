import { HtmlValidate } from 'html-validate'
import { parse } from 'node-html-parser'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothTiers,
  type Locale,
  locales,
  messages,
  prefix,
  services,
  tags,
  test,
} from './support/site'
import { matchRoute } from '../lib/routes/match'
import { fetchFirstScripts, maxKibibytes } from '../scripts/bench/client-size.mjs'
import { pageTypes } from './support/page-types.mjs'

/** The types of pages that share no template with another one. */
const templates = new Set([
  'home',
  'people',
  'person',
  'insights',
  'publication with every kind of block',
  'responsible-business',
  'features/energy-transition',
  'contact-us/press',
  'locations/japan',
  'site map',
  'deals',
  'about us',
  'news item',
  'careers',
  'vacancy',
  'contact us',
  'expertise',
  'practice',
  'event',
  'registration',
  'training series',
  'locations',
  'office',
  'navigator',
  'navigator service',
  'navigator jurisdiction',
  'navigator comparison',
  'search',
])

/** `npm test` looks at Chinese on a phone only. */
const isShort = (locale: Locale) => locale === 'zh-cn' && process.env.TEST_TIER !== 'full'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Rules that React's markup violates: void elements, attribute style, inline styles of images.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'valid-id': ['error', { relaxed: true }],
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'no-implicit-button-type': 'off',
    'script-type': 'off',
    'no-raw-characters': 'off',
  },
})

async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages: errors }) =>
    errors.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} at ${line}:${column}`),
  )
}

for (const locale of locales) {
  test.describe(locale, () => {
    for (const type of pageTypes) {
      const address = prefix[locale] + (type.path === '/' && prefix[locale] ? '' : type.path)
      const translations = type.translations ?? [...locales]
      const textLocale = translations.includes(locale) ? locale : 'en'

      test(`${type.name}: has status, metadata, structured data and valid HTML @story`, async ({
        request,
      }) => {
        const response = await request.get(address)
        expect(response.status()).toBe(200)
        const html = await response.text()
        const root = parse(html)
        const attributes = (selector: string, name: string) =>
          root.querySelectorAll(selector).map((element) => element.getAttribute(name))
        expect(attributes('html', 'lang')).toEqual([tags[locale]])
        const headlines = root.querySelectorAll('h1').map((heading) => heading.text)
        expect(headlines).toEqual([expect.stringMatching(/\S/)])
        const heading = type.heading?.(messages[locale])
        if (heading)
          expect(headlines[0]).toEqual(
            typeof heading === 'string' ? heading : expect.stringMatching(heading),
          )
        expect(root.querySelector('head title')?.text).toContain('Aldermere')
        expect(attributes('meta[name="description"]', 'content')).toEqual([
          expect.stringMatching(/.{10,}/),
        ])
        const canonical = new URL(
          (prefix[textLocale] + type.path).split('?')[0] || '/',
          services.site,
        ).href.replace(/\/$/, '')
        expect(attributes('link[rel="canonical"]', 'href')).toEqual([canonical])
        // a page whose canonical is another one names no alternates
        const isCanonical = textLocale === locale && !type.noIndex
        const alternates = [...translations.map((translation) => tags[translation]), 'x-default']
        expect(attributes('link[rel="alternate"][hreflang]', 'hreflang').sort()).toEqual(
          isCanonical ? alternates.sort() : [],
        )
        const robots = attributes('meta[name="robots"]', 'content').join()
        expect(robots.includes('noindex')).toBe(type.noIndex ?? false)
        const types = root
          .querySelectorAll('script[type="application/ld+json"]')
          .map((script) => JSON.parse(script.rawText)['@type'])
        expect(types.filter((kind) => kind !== 'FAQPage').sort()).toEqual([...type.jsonLd].sort())
        if (textLocale !== locale)
          expect(root.querySelector('body')?.text).toContain(messages[locale].common.notTranslated)
        expect(html).not.toContain('href="undefined"')
        expect(await findHtmlErrors(html)).toEqual([])
      })

      test(`${type.name}: is accessible and does not overflow${inBothTiers(templates.has(type.name) && locale !== 'fr-fr')}`, async ({
        page,
      }) => {
        expect((await page.goto(address))?.status()).toBe(200)
        for (const width of isShort(locale) ? [390] : [1360, 390]) {
          await page.setViewportSize({ width, height: 900 })
          await expectAccessible(page)
          await expectNoOverflow(page)
        }
      })
    }
  })
}

test('the links of each type of page lead to a page @story', async ({ request }) => {
  const found = new Map<string, string>()
  for (const { path } of pageTypes) {
    const root = parse(await (await request.get(path)).text())
    for (const link of root.querySelectorAll('a[href^="/"]'))
      found.set((link.getAttribute('href') ?? '').split('#')[0] ?? '', path)
  }
  expect(found.size).toBeGreaterThan(200)
  // ten of each route: routes.spec.ts follows every link
  const counts = new Map<string, number>()
  const links = [...found].filter(([address]) => {
    const route = matchRoute(address.split('?')[0] ?? '')?.name ?? address
    counts.set(route, (counts.get(route) ?? 0) + 1)
    return (counts.get(route) ?? 0) <= 10
  })
  const check = async () => {
    for (let next = links.pop(); next; next = links.pop()) {
      const { status } = await fetch(services.site + next[0])
      expect.soft(status, `${next[0]} on ${next[1]}`).toBeLessThan(400)
    }
  }
  await Promise.all([check(), check(), check(), check()])
})

test('the first scripts of a page are within their budget @story', async () => {
  for (const { path } of pageTypes) {
    const { kibibytes } = await fetchFirstScripts(services.site + path)
    const most = path.startsWith('/search?') ? 175 : maxKibibytes // results are InstantSearch's
    expect.soft(kibibytes, path).toBeLessThanOrEqual(most)
  }
})

test('the bundler keeps the order of the layers of styles @story', async ({ request }) => {
  for (const { path } of [...pageTypes, { path: '/graduates' }]) {
    const html = await (await request.get(path)).text()
    const addresses = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
    const sheets = await Promise.all(
      addresses.map(async ([, address = '']) => (await request.get(address)).text()),
    )
    const names = [...sheets.join('').matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    )
    expect([...new Set(names)], path).toEqual(['base', 'ui', 'layout', 'areas'])
  }
})

test('alternates are reciprocal @story', async ({ request }) => {
  const alternatesByLocale = new Map<string, string[]>()
  for (const locale of locales) {
    const html = await (
      await request.get(`${prefix[locale]}/publications/2001/merger-control-thresholds`)
    ).text()
    alternatesByLocale.set(
      locale,
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
        .map((match) => `${match[1]} ${match[2]}`)
        .sort(),
    )
  }
  expect(alternatesByLocale.get('fr-fr')).toEqual(alternatesByLocale.get('en'))
  expect(alternatesByLocale.get('zh-cn')).toEqual(alternatesByLocale.get('en'))
  expect(alternatesByLocale.get('en')).toHaveLength(4)
})

for (const path of ['/about-us', '/about-us/careers', '/corporate-responsibility'])
  test(`${path} has a picture behind its title`, async ({ page }) => {
    await page.goto(`/zh-cn${path}`)
    const picture = page.locator('main img[fetchpriority="high"]')
    await expect(picture).toHaveAttribute('alt', '')
    await expect(picture).toHaveAttribute('srcset', / 2560w/)
    await expect
      .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0)
    const boxes = await Promise.all(
      [picture, page.locator('h1')].map((element) => element.boundingBox()),
    )
    const [behind, title] = boxes.map((box) => ({
      top: box?.y ?? 0,
      bottom: (box?.y ?? 0) + (box?.height ?? 0),
    }))
    expect(behind?.top).toBeLessThan(title?.top ?? 0)
    expect(behind?.bottom).toBeGreaterThan(title?.bottom ?? Infinity)
  })

test('portraits and offices show the picture that the editor gave', async ({ page }) => {
  const isLoaded = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0
  for (const [path, text] of [
    ['/people/1067/rachel-abramsky', 'Drawn portrait of Rachel Abramsky'],
    ['/fr-fr/offices/tokyo', 'Dessin de Tokyo, sa tour et le mont Fuji à l’arrière-plan'],
    ['/zh-cn/offices/london', '泰晤士河畔伦敦天际线的手绘图'],
  ] as const) {
    await page.goto(path)
    const picture = page.getByRole('img', { name: text })
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate(isLoaded)).toBe(true)
  }
  await page.goto('/people')
  const card = page.locator('main img[src*="portrait-rachel-abramsky"]')
  await card.scrollIntoViewIfNeeded() // it is lazy
  await expect.poll(() => card.evaluate(isLoaded)).toBe(true)
})

test('an office says its local time through the year', async ({ page }) => {
  for (const [slug, timeZone, name] of [
    ['tokyo', 'Asia/Tokyo', 'Japan Standard Time'],
    ['london', 'Europe/London', 'United Kingdom Time'],
  ] as const) {
    for (const days of [0, 90, 180, 270]) {
      const moment = new Date(Date.now() + days * 86_400_000) // London changes its clocks twice
      // it goes by the clock of the server
      await page.route('/api/health', (route) =>
        route.fulfill({ headers: { date: moment.toUTCString() }, json: {} }),
      )
      await page.goto(`/offices/${slug}`)
      const time = moment.toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' })
      await expect(page.locator('[data-open]')).toContainText(time)
    }
    await expect(page.getByText(messages.en.office.zone.replace('{zone}', name))).toBeVisible()
  }
})

test('an event has the visitor’s own time, unless the page shows it already', async ({
  browser,
}) => {
  for (const [timezoneId, shown] of [
    ['Asia/Kolkata', 1],
    ['Europe/Dublin', 0], // the event is in London
  ] as const) {
    const context = await browser.newContext({ timezoneId, baseURL: services.site })
    const page = await context.newPage()
    await page.goto('/events/1/living-sector-forum')
    const start = page.locator('main time').first()
    await expect
      .poll(() => start.evaluate((time) => Object.keys(time).some((key) => /^__react/.test(key))))
      .toBe(true)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const moment = new Date((await start.getAttribute('datetime')) ?? '')
    const time = moment.toLocaleTimeString('en-GB', {
      timeZone: timezoneId,
      timeStyle: 'short',
    })
    const own = page.getByText(messages.en.common.ownTime.replace('{time}', '').trim())
    await expect(own).toHaveCount(shown * 2) // the start, and the end of registration
    if (shown) await expect(own.first()).toContainText(time)
    await context.close()
  }
})

test('an office is open by the clock of the server', async ({ page }) => {
  const state = page.locator('[data-open]')
  await page.goto('/offices/tokyo')
  const opening = await state.getAttribute('data-open')
  await page.clock.setFixedTime(Date.now() + (2 * 365 * 24 + 12) * 3_600_000)
  await page.reload()
  await expect(state).toHaveAttribute('data-open', opening ?? '')
  expect(['true', 'false']).toContain(opening)
})

test('a map of the world shows its coastlines', async ({ page }) => {
  for (const path of ['/locations', '/products/navigator/data-protection']) {
    await page.goto(path)
    const land = page.locator('svg use[href="/land.svg#land"]')
    await expect
      .poll(() => land.evaluate((use: SVGUseElement) => Math.round(use.getBBox().width)))
      .toBeGreaterThan(500)
  }
})

test('people without a photograph have contour lines', async ({ page }) => {
  await page.goto('/people')
  const lines = page.locator('svg use[href^="/api/art/portrait-"]').first()
  await expect
    .poll(() => lines.evaluate((use: SVGUseElement) => Math.round(use.getBBox().width)))
    .toBeGreaterThan(200)
})

test('the dark scheme has sufficient contrast @story', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of [
    '/',
    '/people',
    '/publications/2003/energy-transition-outlook',
    '/events/1/living-sector-forum',
    '/offices/tokyo',
    '/contact-us',
    '/locations',
    '/graduates',
  ]) {
    await page.goto(path)
    await expectAccessible(page)
  }
})
