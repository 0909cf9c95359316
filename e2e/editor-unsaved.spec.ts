import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callContent } from './support/content-api'
import { createAccount, logIn, strong } from './support/editor-accounts'
import { expect, services, test } from './support/site'

const created: number[] = []
test.afterAll(async () => {
  for (const id of created) await callContent('DELETE', `news/${id}`)
})

async function createNews(): Promise<{ id: number; form: string }> {
  const response = await callContent('POST', 'news?locale=en&depth=0', {
    title: `Item ${randomUUID().slice(0, 8)}`,
    summary: 'A summary.',
    publishedOn: '2026-01-05T09:00:00.000Z',
    _status: 'published',
  })
  expect(response.status).toBe(201)
  const { id } = response.body.doc
  created.push(id)
  return { id, form: `${services.content}/admin/collections/news/${id}?locale=en` }
}

/** Fills a field; retried, because the form may not be hydrated yet. */
const fill = (page: Page, field: string, value: string) =>
  expect(async () => {
    await page.locator(`#field-${field}`).fill(value)
    await expect(page.locator('#action-save-draft')).toBeEnabled({ timeout: 1000 })
  }).toPass()

const kept = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('unsaved ')))

const expectKept = (page: Page, text: string) =>
  expect.poll(async () => JSON.stringify(await kept(page))).toContain(text)

async function saveDraft(page: Page, status = 200) {
  const saving = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.locator('#action-save-draft').click()
  expect((await saving).status()).toBe(status)
}

test('words of a browser that was killed come back @story', async ({ page }) => {
  const { id, form } = await createNews()
  await logIn(page, (await createAccount('publisher')).email)
  await page.goto(form, { waitUntil: 'networkidle' })
  await fill(page, 'summary', 'Words that were not saved')
  await expectKept(page, 'Words that were not saved')
  await page.close({ runBeforeUnload: false })

  const next = await page.context().newPage()
  await next.goto(form, { waitUntil: 'networkidle' })
  const offer = next.locator('.unsaved-words')
  await expect(offer).toContainText(/were not saved and are kept in this browser: Summary\./)
  await expect(next.locator('#field-summary')).toHaveValue('A summary.')
  await offer.getByRole('button', { name: 'Restore them in the form' }).click()
  await expect(next.locator('#field-summary')).toHaveValue('Words that were not saved')
  await expect(offer).toHaveCount(0)
  await saveDraft(next)
  await expect.poll(() => kept(next)).toEqual([])
  const { body } = await callContent<{ summary: string }>('GET', `news/${id}?draft=true&depth=0`)
  expect(body.summary).toBe('Words that were not saved')
})

test('words that another save came before are compared with it', async ({ page }) => {
  const { form } = await createNews()
  await logIn(page, (await createAccount('publisher')).email)
  const other = await page.context().newPage()
  await other.goto(form, { waitUntil: 'networkidle' })
  await page.goto(form, { waitUntil: 'networkidle' })
  await fill(page, 'summary', 'Words of the first tab')
  await expectKept(page, 'Words of the first tab')
  await page.close({ runBeforeUnload: false })
  await fill(other, 'summary', 'Saved meanwhile')
  await saveDraft(other)

  await other.goto(form, { waitUntil: 'networkidle' })
  await expect(other.locator('#field-summary')).toHaveValue('Saved meanwhile')
  await other.getByRole('button', { name: 'Restore them in the form' }).click()
  await expect(other.locator('#field-summary')).toHaveValue('Words of the first tab')
  await saveDraft(other, 409)
  const choice = other.getByRole('dialog').getByRole('group', { name: 'Summary' })
  await expect(choice).toContainText('Saved meanwhile')
  await expect(choice).toContainText('Words of the first tab')
})

test('words are discarded by a choice, and when another account signs in', async ({ page }) => {
  const { form } = await createNews()
  const [first, second] = [await createAccount('publisher'), await createAccount('publisher')]
  await logIn(page, first.email)
  await page.goto(form, { waitUntil: 'networkidle' })
  await fill(page, 'summary', 'Words to discard')
  await expectKept(page, 'Words to discard')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Discard them' }).click()
  await expect.poll(() => kept(page)).toEqual([])

  await fill(page, 'summary', 'Words of the first account')
  await expectKept(page, 'Words of the first account')
  await page.context().clearCookies()
  await logIn(page, second.email)
  await page.goto(form, { waitUntil: 'networkidle' })
  await expect(page.locator('#field-summary')).toHaveValue('A summary.')
  await expect.poll(() => kept(page)).toEqual([])
})

test('the end of a session is announced and renewed; after it the form is saved @story', async ({
  page,
}) => {
  const { form } = await createNews()
  const { email } = await createAccount('publisher')
  await logIn(page, email)
  /** The session as Payload reports it to a page, with another end. */
  let seconds = 240
  await page.route('**/api/users/me', async (route) => {
    // Payload takes a cookie from its own pages only
    const headers = { ...(await route.request().allHeaders()), origin: services.content }
    const response = await route.fetch({ headers })
    const session = (await response.json()) as object
    const exp = Math.round(Date.now() / 1000) + seconds
    await route.fulfill({ response, json: { ...session, exp } })
  })
  await page.goto(form, { waitUntil: 'networkidle' })
  const notice = page.locator('.session-notice')
  await expect(notice).toContainText(/^Your session ends at .*\d\d:\d\d (GMT|BST)/)
  await notice.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(notice).toHaveCount(0)

  seconds = 3
  await page.reload({ waitUntil: 'networkidle' })
  await expect(notice).toContainText('Your session has ended.')
  await page.unroute('**/api/users/me')
  await page.context().clearCookies()
  await fill(page, 'summary', 'Written as the session ended')
  const opening = page.waitForEvent('popup')
  await notice.getByRole('button', { name: 'Sign in in a small window' }).click()
  const popup = await opening
  await popup.locator('#field-email').fill(email)
  await popup.locator('#field-password').fill(strong)
  const closing = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Login' }).click()
  await closing
  await expect(notice).toHaveCount(0)
  await expect(page.locator('#field-summary')).toHaveValue('Written as the session ended')
  await saveDraft(page)
})

test('a save without a session leads to the small window', async ({ browser }) => {
  const page = await browser.newPage() // its console has the refused save
  const { form } = await createNews()
  await logIn(page, (await createAccount('publisher')).email)
  await page.goto(form, { waitUntil: 'networkidle' })
  await fill(page, 'summary', 'Written without a session')
  await page.context().clearCookies()
  await saveDraft(page, 403)
  await expect(page.locator('.session-notice')).toContainText('Your session has ended.')
  await expect(page.locator('#field-summary')).toHaveValue('Written without a session')
  await expectKept(page, 'Written without a session')
  await page.close()
})
