import { randomUUID } from 'node:crypto'
import { callContent } from './support/content-api'
import { createAccount, logIn } from './support/editor-accounts'
import { expect, expectAccessible, expectNoOverflow, services, test } from './support/site'

const created: number[] = []
test.afterAll(async () => {
  for (const id of created) await callContent('DELETE', `news/${id}`)
})

async function createNews(title: string): Promise<number> {
  const { status, body } = await callContent('POST', 'news?draft=true&locale=en&depth=0', {
    ...{ title, summary: 'A summary.', publishedOn: '2026-01-05T09:00:00.000Z', _status: 'draft' },
  })
  expect(status).toBe(201)
  created.push(body.doc.id)
  return body.doc.id
}

test('an editor finds a document of any type by keyboard, and sees the last ones again @story', async ({
  page,
}) => {
  const word = `Quern${randomUUID().slice(0, 6)}`
  const [first, second] = [await createNews(`${word} one`), await createNews(`${word} two`)]
  const { email } = await createAccount('editor')
  await logIn(page, email)
  for (const width of [1360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${services.content}/admin`, { waitUntil: 'networkidle' })
    const button = page.getByRole('button', { name: 'Find a document' })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('combobox', { name: 'Title, address or id' })
    await expect(field).toBeFocused()
    await expect(dialog.getByRole('status')).toHaveText('You have not saved a document yet.')
    await page.keyboard.type(word)
    await expect(dialog.getByRole('option')).toHaveCount(2)
    await expect(dialog.getByRole('status')).toHaveText('2 results')
    await expectAccessible(page, '.quick-find__content')
    await expectNoOverflow(page)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Title, address or id' })).toBeFocused()
  await page.keyboard.type(`${word} one`)
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${services.content}/admin/collections/news/${first}`)
  await page.waitForLoadState('networkidle')
  await page.locator('#field-title').fill(`${word} three`)
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.locator('#action-save-draft').click()
  expect((await saved).status()).toBe(200)
  await page.getByRole('button', { name: 'Find a document' }).click()
  const recent = page.getByRole('dialog').getByRole('option')
  await expect(recent).toHaveCount(1)
  await expect(recent).toContainText(`${word} three`)
  await page.keyboard.type(`news/${second}`)
  await expect(recent).toContainText(`${word} two`)
  await recent.click()
  await page.waitForURL(`${services.content}/admin/collections/news/${second}`)
})
