import type { Page } from '@playwright/test'

const codes = { Français: 'fr-fr', 中文: 'zh-cn' }

/** Copies the open document's texts by "Copy to locale", and waits for the form in that language. */
export async function copyToLanguage(page: Page, language: keyof typeof codes): Promise<void> {
  await page.locator('.doc-controls__popup .popup-button').click()
  await page.getByRole('button', { name: 'Copy to locale', exact: true }).click()
  const drawer = page.locator('.copy-locale-data__content')
  await drawer.locator('#field-toLocale input').fill(language)
  await page.getByRole('option', { name: language }).click()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.waitForURL(new RegExp(`locale=${codes[language]}`))
}
