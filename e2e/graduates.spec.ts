import { graduateLocales, languageTags } from '@law-firm/contract/locales'
import { graduatePageNames, graduateTarget } from '../lib/content/graduate/graduate-pages'
import { toHref } from '../lib/routes/href'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothTiers,
  services,
  test,
} from './support/site'

for (const locale of graduateLocales) {
  test.describe(locale, () => {
    for (const name of graduatePageNames) {
      test(`${name} has title, canonical URL and alternates${inBothTiers(['en', 'nl-nl'].includes(locale))}`, async ({
        request,
      }) => {
        const path = toHref(graduateTarget(name), locale)
        const response = await request.get(path)
        expect(response.status()).toBe(200)
        const html = await response.text()
        expect(html).toContain(`<html lang="${languageTags[locale]}"`)
        expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
        expect(html).toContain(`<link rel="canonical" href="${services.site}${path}"`)
        const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(
          ([, language]) => language,
        )
        expect(alternates.sort()).toEqual(
          [...graduateLocales.map((country) => languageTags[country]), 'x-default'].sort(),
        )
        for (const otherCountry of graduateLocales)
          // the country switch opens the same page
          expect(html).toContain(`href="${toHref(graduateTarget(name), otherCountry)}"`)
      })
    }

    for (const name of ['home', 'apply', 'faq', 'meet-us'] as const) {
      test(`${name} is accessible and does not overflow, wide and narrow${inBothTiers(locale === 'en')}`, async ({
        page,
      }) => {
        await page.goto(toHref(graduateTarget(name), locale))
        for (const width of [1360, 390]) {
          await page.setViewportSize({ width, height: 900 })
          await expectAccessible(page)
          await expectNoOverflow(page)
        }
      })
    }
  })
}

test('country-specific content differs by country @story', async ({ request }) => {
  const pages = await Promise.all(
    graduateLocales.map(async (locale) =>
      (await request.get(toHref({ to: 'graduatesApply' }, locale))).text(),
    ),
  )
  const deadlines = pages.map((html) =>
    /<aside[\s\S]*?<\/ul>/
      .exec(html)?.[0]
      .match(/<li><time[\s\S]*?<\/li>/g)
      ?.join(),
  )
  expect(new Set(deadlines).size).toBe(graduateLocales.length)
})
