import type { Page } from '@playwright/test'

/** Copies the open document's texts to French by "Copy to locale", and waits for its French form. */
export async function copyToFrench(page: Page): Promise<void> {
  await page.locator('.doc-controls__popup .popup-button').click()
  await page.getByRole('button', { name: 'Copy to locale', exact: true }).click()
  const drawer = page.locator('.copy-locale-data__content')
  await drawer.locator('#field-toLocale input').fill('Français')
  await page.getByRole('option', { name: 'Français' }).click()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.waitForURL(/locale=fr-fr/)
}
