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
  type Locale,
} from './support/site'

type PageType = {
  name: string
  path: string
  /** The expected headline; left out when the content determines it. */
  heading?: (locale: Locale) => string | RegExp
  jsonLd: string[]
  /** Languages of the text; English when the list lacks the locale (decision 9). */
  translations?: Locale[]
  noIndex?: boolean
}

const pageTypes: PageType[] = [
  { name: 'home', path: '/', jsonLd: ['LegalService'] },
  {
    name: 'people',
    path: '/people',
    heading: (locale) => messages[locale].people.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'people, filtered',
    path: '/people?practice=competition',
    heading: (locale) => messages[locale].people.title,
    jsonLd: ['BreadcrumbList'],
    noIndex: true,
  },
  { name: 'person', path: '/people/1057/ines-kato', jsonLd: ['Person', 'BreadcrumbList'] },
  {
    name: 'insights',
    path: '/insights',
    heading: (locale) => messages[locale].insights.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'publication',
    path: '/publications/2001/merger-control-thresholds',
    jsonLd: ['Article', 'BreadcrumbList'],
  },
  {
    name: 'publication with every kind of block',
    path: '/publications/2003/energy-transition-outlook',
    jsonLd: ['Article', 'BreadcrumbList'],
  },
  {
    name: 'publication that is not translated',
    path: '/publications/2006/cfius-mitigation',
    jsonLd: ['Article', 'BreadcrumbList'],
    translations: ['en'],
  },
  ...[
    '/accessibility',
    '/remote',
    '/wechat',
    '/our-story',
    '/responsible-business',
    '/pro-bono',
    '/corporate-responsibility',
    '/fraud-and-scam-alerts',
    '/access-the-tool',
    '/about-us/about-firm/how-we-are-governed',
    '/about-us/careers/benefits',
    '/about-us/careers/sucess-stories',
    '/legal-and-regulatory-information',
    '/legal-and-regulatory-information/cookie-policy',
    '/legal-and-regulatory-information/data-privacy',
    '/features/energy-transition',
    '/features/marketing/year-in-review',
    '/products/clause-library',
    '/products/marketing/disputes-aviator-tour',
    '/disputes-aviator',
    '/contact-us/press',
    '/contact-us/tokyo',
    '/locations/japan',
    '/locations/tokyo',
  ].map((path) => ({ name: path.slice(1), path, jsonLd: ['BreadcrumbList'] })),
  {
    name: 'site map',
    path: '/site-map',
    heading: (locale) => messages[locale].siteMap.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'deals',
    path: '/deals',
    heading: (locale) => messages[locale].deals.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'deals, filtered',
    path: '/deals?sector=energy',
    heading: (locale) => messages[locale].deals.title,
    jsonLd: ['BreadcrumbList'],
    noIndex: true,
  },
  {
    name: 'about us',
    path: '/about-us',
    heading: (locale) => messages[locale].about.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'news',
    path: '/about-us/news',
    heading: (locale) => messages[locale].news.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'news item',
    path: '/about-us/news/school-bus-settlement',
    jsonLd: ['NewsArticle', 'BreadcrumbList'],
  },
  {
    name: 'careers',
    path: '/about-us/careers',
    heading: (locale) => messages[locale].careers.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'vacancy',
    path: '/about-us/careers/associate-foreign-investment-brussels',
    jsonLd: ['JobPosting', 'BreadcrumbList'],
  },
  {
    name: 'contact us',
    path: '/contact-us',
    heading: (locale) => messages[locale].contact.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'expertise',
    path: '/expertise',
    heading: (locale) => messages[locale].expertise.title,
    jsonLd: ['BreadcrumbList'],
  },
  { name: 'practice', path: '/service/competition', jsonLd: ['Service', 'BreadcrumbList'] },
  { name: 'named sector', path: '/tmt', jsonLd: ['Service', 'BreadcrumbList'] },
  {
    name: 'solutions',
    path: '/solutions',
    heading: (locale) => messages[locale].solutions.title,
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'solution',
    path: '/solutions/managed-legal-services/contract-review',
    jsonLd: ['Service', 'BreadcrumbList'],
  },
  { name: 'event', path: '/events/1/living-sector-forum', jsonLd: ['Event', 'BreadcrumbList'] },
  {
    name: 'registration',
    path: '/events/1/living-sector-forum/register',
    heading: (locale) => messages[locale].register.title,
    jsonLd: ['BreadcrumbList'],
    noIndex: true,
  },
  {
    name: 'training',
    path: '/training/3/change-close-and-reopen',
    jsonLd: ['Course', 'BreadcrumbList'],
  },
  {
    name: 'training series',
    path: '/training-series/1/managing-change-across-borders',
    jsonLd: ['Course', 'BreadcrumbList'],
  },
  {
    name: 'locations',
    path: '/locations',
    heading: (locale) => messages[locale].locations.title,
    jsonLd: ['BreadcrumbList'],
  },
  { name: 'office', path: '/offices/tokyo', jsonLd: ['LegalService', 'BreadcrumbList'] },
  {
    name: 'products',
    path: '/products',
    heading: (locale) => messages[locale].products.title,
    jsonLd: ['BreadcrumbList'],
  },
  { name: 'navigator', path: '/products/navigator', jsonLd: ['BreadcrumbList'] },
  {
    name: 'navigator service',
    path: '/products/navigator/data-protection',
    jsonLd: ['Dataset', 'BreadcrumbList'],
  },
  {
    name: 'navigator service that is not translated',
    path: '/products/navigator/employment',
    jsonLd: ['Dataset', 'BreadcrumbList'],
    translations: ['en', 'fr-fr'],
  },
  {
    name: 'navigator region',
    path: '/products/navigator/data-protection/europe',
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'navigator jurisdiction',
    path: '/products/navigator/data-protection/europe/germany',
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'navigator status table',
    path: '/products/navigator/data-protection/europe/germany/status-table',
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'navigator note',
    path: '/products/navigator/data-protection/content/2/counting-seventy-two-hours',
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'navigator note of a region',
    path: '/products/navigator/data-protection/europe/content/1/europe-enforcement-note',
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'navigator marketing',
    path: '/products/navigator/data-protection/marketing/why-navigator',
    jsonLd: ['BreadcrumbList'],
  },
  {
    name: 'navigator comparison',
    path: '/products/navigator/data-protection?with=germany,france,japan&differences=1&topic=incidents',
    jsonLd: ['BreadcrumbList'],
    noIndex: true,
  },
  {
    name: 'navigator comparison of many',
    path: '/products/navigator/data-protection?with=germany,france,japan,brazil,california,ireland,singapore',
    jsonLd: ['BreadcrumbList'],
    noIndex: true,
  },
  {
    name: 'navigator changes',
    path: '/products/navigator/data-protection?view=changes',
    jsonLd: ['BreadcrumbList'],
    noIndex: true,
  },
  { name: 'thank you', path: '/thank-you/contact-us', jsonLd: [], noIndex: true },
  { name: 'search', path: '/search?q=arbitration', jsonLd: ['BreadcrumbList'], noIndex: true },
]

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
        if (type.heading) await expect(page.locator('h1')).toHaveText(type.heading(locale))
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
