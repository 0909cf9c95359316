import { expect, test as base, type Page } from '@playwright/test'
import axe from 'axe-core'
import en from '../../messages/en.json' with { type: 'json' }
import fr from '../../messages/fr-fr.json' with { type: 'json' }
import zh from '../../messages/zh-cn.json' with { type: 'json' }
import { siteLocales, type SiteLocale, languageTags, toPrefix } from '@law-firm/contract/locales'

export const locales = siteLocales
export type Locale = SiteLocale
export const tags = languageTags
export const prefix = Object.fromEntries(
  locales.map((locale) => [locale, toPrefix(locale)]),
) as Record<Locale, string>

/** Messages per language, so that tests are written once. */
export const messages: Record<Locale, typeof en> = { en, 'fr-fr': fr, 'zh-cn': zh }

export const services = {
  site: process.env.TEST_SITE_URL ?? 'http://localhost:3100',
  content: process.env.TEST_CONTENT_URL ?? 'http://localhost:3101',
  contentOnPostgres: process.env.TEST_CONTENT_ON_POSTGRES_URL ?? 'http://localhost:3110',
  gateway: process.env.TEST_GATEWAY_URL ?? 'http://localhost:3102',
  capture: process.env.TEST_CAPTURE_URL ?? 'http://localhost:3103',
  search: process.env.TEST_SEARCH_URL ?? 'http://localhost:3108',
  identity: process.env.TEST_IDENTITY_URL ?? 'http://localhost:3105',
}

/** A page that fails the test on console errors. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, provide) => {
    const errors: string[] = []
    page.on('console', (message) => {
      // Expected error statuses (404, 503) and aborted requests appear as failed resources,
      // and so do requests that the identity provider rejects.
      const ofProvider =
        message.location().url.startsWith(services.identity) &&
        /status of 4\d\d/.test(message.text())
      if (
        message.type() === 'error' &&
        !/status of (404|503)|net::ERR_FAILED/.test(message.text()) &&
        !ofProvider
      )
        errors.push(message.text())
    })
    // A redirect interrupts a view transition, as intended.
    page.on(
      'pageerror',
      (error) =>
        /ViewTransition opt-in disabled|Transition was (aborted|skipped)/.test(String(error)) ||
        errors.push(String(error)),
    )
    await provide(page)
    expect(errors).toEqual([])
  },
})

export { expect }

/** Links that remove a filter of a list. */
export const filterChips = (page: Page, locale: Locale = 'en') =>
  page.getByRole('link', {
    name: new RegExp(messages[locale].common.removeFilter.replace('{name}', '.+')),
  })

/**
 * No axe violations (WCAG 2.2 AA and best practices); third-party frames are excluded.
 *
 * @param within a part of the page; all by default
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (part) => {
    // Passing results are most of the output and of the time.
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
      resultTypes: ['violations'],
      iframes: false,
    })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, within)
  expect(violations).toEqual([])
}

/** The page does not scroll horizontally. */
export async function expectNoOverflow(page: Page): Promise<void> {
  // polled, as a layout effect of the new width may be under way
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
}

/** No text column is squeezed to a few characters by a wide sibling. */
export async function expectNoSqueezedText(page: Page): Promise<void> {
  const squeezed = await page
    .locator('main :is(h2, h3, p)')
    .evaluateAll((all) =>
      all
        .filter(
          (element) =>
            element.clientWidth > 1 && element.clientWidth < 80 && element.clientHeight > 100,
        )
        .map((element) => element.textContent),
    )
  expect(squeezed).toEqual([])
}

/** The end of a title: whether `npm test` runs this case too, or `npm run test:full` only. */
export const inBothTiers = (isIn: boolean): string => (isIn ? ' @story' : '')
