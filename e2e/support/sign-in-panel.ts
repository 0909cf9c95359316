import type { Page } from '@playwright/test'
import { expect, prefix, type Locale } from './site'

export const dialogOf = (page: Page) => page.getByRole('dialog')

/** The address of a publication whose text needs a permission. */
export async function gatedPath(page: Page, locale: Locale = 'en'): Promise<string> {
  const html = await (
    await page.request.get(`${prefix.en}/insights?q=subject+access+searches`)
  ).text()
  return (
    prefix[locale] + (/\/publications\/\d+\/subject-access-searches[\w-]*/.exec(html)?.[0] ?? '')
  )
}

/** Opens a page and the panel of its link; a click before hydration leads to the sign-in page, so it is retried. */
export async function openPanel(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address)
    await page.getByRole('main').locator('[data-panel]').first().click()
    await expect(dialogOf(page)).toBeVisible({ timeout: 3000 })
  }).toPass()
}

/** Presses a button of the panel. */
export const choose = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click()
