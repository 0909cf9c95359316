import { HtmlValidate } from 'html-validate'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  locales,
  messages,
  prefix,
  services,
  tags,
  test,
} from './support/site'
import { pageTypes } from './support/page-types.mjs'

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

for (const locale of locales) {
  test.describe(locale, () => {
    for (const type of pageTypes) {
      const address = prefix[locale] + (type.path === '/' && prefix[locale] ? '' : type.path)
      const translations = type.translations ?? [...locales]
      const textLocale = translations.includes(locale) ? locale : 'en'

      test(`${type.name}: has status, metadata and structured data, is accessible and does not overflow`, async ({
        page,
      }) => {
        const response = await page.goto(address)
        expect(response?.status()).toBe(200)
        await expect(page.locator('html')).toHaveAttribute('lang', tags[locale])
        await expect(page.locator('h1')).toHaveCount(1)
        if (type.heading)
          await expect(page.locator('h1')).toHaveText(type.heading(messages[locale]))
        await expect(page).toHaveTitle(/Aldermere/)
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10,}/)
        const canonical = new URL(
          (prefix[textLocale] + type.path).split('?')[0] || '/',
          services.site,
        ).href.replace(/\/$/, '')
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
        const alternates = await page
          .locator('link[rel=alternate][hreflang]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
        expect(alternates.sort()).toEqual(
          [...translations.map((translation) => tags[translation]), 'x-default'].sort(),
        )
        await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(
          type.noIndex ? 1 : 0,
        )
        const types = await page
          .locator('script[type="application/ld+json"]')
          .evaluateAll((scripts) =>
            scripts.map((script) => JSON.parse(script.textContent ?? '')['@type']),
          )
        expect(types.filter((kind) => kind !== 'FAQPage').sort()).toEqual([...type.jsonLd].sort())
        if (textLocale !== locale)
          await expect(page.getByText(messages[locale].common.notTranslated)).toBeVisible()
        for (const width of [1360, 390]) {
          await page.setViewportSize({ width, height: 900 })
          await expectAccessible(page)
          await expectNoOverflow(page)
        }
      })

      test(`${type.name}: has valid HTML, complete without JavaScript`, async ({ request }) => {
        const html = await (await request.get(address)).text()
        const report = await validator.validateString(html)
        expect(
          report.results.flatMap((result) =>
            result.messages.map(
              (message) =>
                `${message.ruleId}: ${message.message} at ${message.line}:${message.column}`,
            ),
          ),
        ).toEqual([])
        expect(html).toMatch(/<h1[^>]*>(<span[^>]*>)?[^<]/)
        expect(html).not.toContain('href="undefined"')
      })
    }
  })
}

test('alternates are reciprocal', async ({ request }) => {
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

test('the dark scheme has sufficient contrast', async ({ page }) => {
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
