import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callContent } from './support/content-api'
import { createAccount, logIn } from './support/editor-accounts'
import { expect, expectAccessible, expectNoOverflow, services, test } from './support/site'

const created: number[] = []
test.afterAll(async () => {
  for (const id of created) await callContent('DELETE', `news/${id}`)
})

async function createNews(): Promise<number> {
  const { status, body } = await callContent('POST', 'news?locale=en&depth=0', {
    title: `Item ${randomUUID().slice(0, 8)}`,
    summary: 'A summary.',
    publishedOn: '2026-01-05T09:00:00.000Z',
    _status: 'published',
  })
  expect(status).toBe(201)
  created.push(body.doc.id)
  return body.doc.id
}

/** Two tabs of one account with the form of a document. */
async function openTabs(page: Page, path: string): Promise<[Page, Page]> {
  const { email } = await createAccount('publisher')
  await logIn(page, email)
  const other = await page.context().newPage()
  for (const tab of [page, other])
    await tab.goto(`${services.content}/admin/${path}?locale=en`, { waitUntil: 'networkidle' })
  return [page, other]
}

/** Fills a field; retried, because the form may not be hydrated yet. */
const fill = (tab: Page, field: string, value: string) =>
  expect(async () => {
    await tab.locator(`#field-${field}`).fill(value)
    await expect(tab.locator('#action-save-draft')).toBeEnabled({ timeout: 1000 })
  }).toPass()

const buttons = { draft: '#action-save-draft', publish: '#action-save' }
type Step = keyof typeof buttons

async function press(tab: Page, step: Step, status: number) {
  const saving = tab.waitForResponse(
    (response) =>
      /\/api\/(news\/\d+|globals\/[a-z-]+)$/.test(new URL(response.url()).pathname) &&
      ['PATCH', 'POST'].includes(response.request().method()),
  )
  await tab.locator(buttons[step]).click()
  expect((await saving).status()).toBe(status)
}

type Settings = { phone: string; tagline: string }

const choiceOf = (tab: Page, label: string) =>
  tab.getByRole('dialog').getByRole('group', { name: label, exact: true })

for (const [first, second] of [
  ['draft', 'draft'],
  ['draft', 'publish'],
  ['publish', 'draft'],
  ['publish', 'publish'],
] as const)
  test(`a second tab chooses between both sides: ${second} after ${first}${first === second ? ' @story' : ''}`, async ({
    page,
  }) => {
    const id = await createNews()
    const [one, two] = await openTabs(page, `collections/news/${id}`)
    await fill(one, 'summary', 'Summary of the first tab.')
    await press(one, first, 200)

    await fill(two, 'title', 'Title of the second tab')
    await fill(two, 'summary', 'Summary of the second tab.')
    await press(two, second, 409)
    const dialog = two.getByRole('dialog')
    await expect(choiceOf(two, 'Title')).toContainText('Changed in this form only.')
    await expect(choiceOf(two, 'Summary')).toContainText('Summary of the first tab.')
    await expect(choiceOf(two, 'Summary')).toContainText('Summary of the second tab.')
    const apply = dialog.getByRole('button', { name: 'Use in the form' })
    await expect(apply).toBeDisabled()

    // what was written stays, and leaving the page is not silent
    await dialog.getByRole('button', { name: 'Back to the form' }).click()
    await expect(two.locator('#field-title')).toHaveValue('Title of the second tab')
    await expect(two.locator('#field-summary')).toHaveValue('Summary of the second tab.')
    await expect(two.locator('#action-save-draft')).toBeEnabled()

    await press(two, second, 409)
    await choiceOf(two, 'Summary').getByRole('radio').nth(1).check()
    await expectAccessible(two, '.conflict-dialog')
    await apply.click()
    await expect(two.locator('#field-summary')).toHaveValue('Summary of the first tab.')
    await expect(two.locator('#field-title')).toHaveValue('Title of the second tab')
    await press(two, second, 200)
    const stored = await callContent('GET', `news/${id}?depth=0&locale=en&draft=true`)
    expect(stored.body).toMatchObject({
      title: 'Title of the second tab',
      summary: 'Summary of the first tab.',
    })
  })

test('a global shows both sides, too @every-page', async ({ page }) => {
  const path = 'globals/site-settings'
  const stored = async () =>
    (await callContent<Settings>('GET', `${path}?depth=0&locale=en&draft=true`)).body
  const before = await stored()
  const [one, two] = await openTabs(page, path)
  await fill(one, 'phone', '+44 20 1111 1111')
  await press(one, 'draft', 200)
  await fill(two, 'tagline', 'Tagline of the second tab')
  await press(two, 'draft', 409)
  await expect(choiceOf(two, 'General telephone')).toContainText('Not changed in this form.')
  await two.getByRole('button', { name: 'Use in the form' }).click()
  await expect(two.locator('#field-phone')).toHaveValue('+44 20 1111 1111')
  await press(two, 'publish', 200)
  expect(await stored()).toMatchObject({
    phone: '+44 20 1111 1111',
    tagline: 'Tagline of the second tab',
  })
  const { phone, tagline } = before
  const restoration = await callContent('POST', path, { phone, tagline, _status: 'published' })
  expect(restoration.status).toBe(200)
})

test('a paragraph of the same block is one difference, another block is none', async ({ page }) => {
  const id = await createNews()
  await callContent('PATCH', `news/${id}`, {
    body: [
      { blockType: 'quote', text: 'First quotation' },
      { blockType: 'quote', text: 'Second quotation' },
    ],
  })
  const [one, two] = await openTabs(page, `collections/news/${id}`)
  await fill(one, 'body__0__text', 'First quotation of the first tab')
  await press(one, 'draft', 200)
  await fill(two, 'body__1__text', 'Second quotation of the second tab')
  await press(two, 'draft', 409)
  await expect(two.getByRole('dialog').getByRole('group')).toHaveCount(2)
  await two.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(two)
  await two.getByRole('button', { name: 'Use in the form' }).click()
  await two.setViewportSize({ width: 1360, height: 900 })
  await press(two, 'draft', 200)
  const { body } = await callContent<{ body: object[] }>(
    'GET',
    `news/${id}?depth=0&locale=en&draft=true`,
  )
  expect(body.body).toMatchObject([
    { text: 'First quotation of the first tab' },
    { text: 'Second quotation of the second tab' },
  ])
})
