import { expect, filterChips, inBothTiers, locales, messages, prefix, test } from './support/site'

for (const locale of locales) {
  const texts = messages[locale].people

  test(`${locale}: a visitor finds a lawyer by name without accents @story`, async ({ page }) => {
    await page.goto(`${prefix[locale]}/people`)
    await page.getByLabel(texts.keyword).fill('helene aubrac')
    await expect(page).toHaveURL(/q=helene/)
    await expect(page.locator('main article')).toHaveCount(1)
    await page.locator('main article a').click()
    await expect(page).toHaveURL(/\/people\/\d+\/helene-aubrac$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aubrac')
  })

  test(`${locale}: filters are in the URL and can be removed${inBothTiers(locale === 'en')}`, async ({
    page,
  }) => {
    await page.goto(`${prefix[locale]}/people?office=tokyo&level=partner`)
    await expect(page.locator('main article')).toHaveCount(2)
    await expect(filterChips(page, locale)).toHaveCount(2)
    await filterChips(page, locale).first().click()
    await expect(filterChips(page, locale)).toHaveCount(1)
    await page.getByRole('link', { name: messages[locale].common.clearAll }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix[locale]}/people$`))
    await expect(page.locator('main article')).toHaveCount(24)
  })
}

test('facet counts respect the other filters', async ({ page }) => {
  await page.goto('/people?office=tokyo')
  const partner = page.locator('select[name=level] option[value=partner]')
  await expect(partner).toHaveText('Partner (2)')
})

test('initials lead to names; initials without people are not links', async ({ page }) => {
  await page.goto('/people')
  await page.getByRole('link', { name: 'Letter K', exact: true }).click()
  await expect(page).toHaveURL(/letter=K/)
  for (const name of await page.locator('main article h2').allTextContents())
    expect(name.split(' ').at(-1)?.[0]).toBe('K')
  await page.goto('/people?office=tokyo')
  await expect(page.getByRole('link', { name: 'Letter B', exact: true })).toHaveCount(0)
})

test('an empty list shows an empty state with a link', async ({ page }) => {
  await page.goto('/people?q=nobodyatall')
  await expect(page.getByRole('heading', { name: messages.en.people.emptyTitle })).toBeVisible()
  await page.getByRole('link', { name: messages.en.people.everybody }).click()
  await expect(page).toHaveURL(/\/people$/)
})

test('history navigation keeps the filters', async ({ page }) => {
  await page.goto('/people?office=tokyo')
  await page.getByRole('link', { name: messages.en.people.sortLevel, exact: true }).click()
  await expect(page).toHaveURL(/sort=level/)
  await page.goBack()
  await expect(page).toHaveURL(/people\?office=tokyo$/)
  await expect(page.locator('main article')).toHaveCount(4)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('people can be filtered @story', async ({ page }) => {
    await page.goto('/people')
    await page.locator('select[name=office]').selectOption('paris')
    await page.getByRole('button', { name: messages.en.people.submit }).click()
    await expect(page).toHaveURL(/office=paris/)
    await expect(page.locator('main article')).toHaveCount(4)
    await expect(page.locator('select[name=office]')).toHaveValue('paris')
  })

  test('a profile shows no controls that need JavaScript', async ({ page }) => {
    await page.goto('/people/1057/ines-kato')
    await expect(page.getByRole('link', { name: messages.en.person.vcard })).toBeVisible()
    await expect(page.locator('.needs-script').first()).toBeHidden()
  })
})

test('a profile has a vCard @story', async ({ request }) => {
  const response = await request.get('/api/vcard/en/1057/ines-kato.vcf')
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8')
  expect(response.headers()['content-disposition']).toContain('ines-kato.vcf')
  const card = await response.text()
  expect(card.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\n')).toBe(true)
  expect(card).toContain('FN:Ines Kato\r\n')
  expect(card).toContain('EMAIL;TYPE=INTERNET,WORK:ines.kato@aldermere.example')
  expect((await request.get('/api/vcard/en/1057/somebody-else.vcf')).status()).toBe(404)
  expect((await request.get('/api/vcard/xx/1057/ines-kato.vcf')).status()).toBe(404)
})

test('the QR code opens in a dialog and closes with Escape', async ({ page }) => {
  await page.goto('/people/1057/ines-kato')
  const opener = page.getByRole('button', { name: messages.en.person.qr })
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const code = page.getByRole('img', { name: /Contact card of Ines Kato/ })
  await expect(code).toBeVisible()
  expect(await code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(20)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a profile prints with the name of the firm, without navigation, buttons and footer', async ({
  page,
}) => {
  await page.goto('/people/1057/ines-kato')
  await page.emulateMedia({ media: 'print' })
  const banner = page.getByRole('banner')
  await expect(banner.getByText('Aldermere', { exact: false }).first()).toBeVisible()
  await expect(banner.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
