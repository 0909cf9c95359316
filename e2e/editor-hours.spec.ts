import { randomUUID } from 'node:crypto'
import { callContent } from './support/content-api'
import { createAccount, logIn } from './support/editor-accounts'
import { expect, expectNoOverflow, services, test } from './support/site'

/** An editor who works far from the firm. */
test.use({ timezoneId: 'Asia/Singapore', locale: 'en-GB' })

const created: number[] = []
test.afterAll(async () => {
  for (const id of created) await callContent('DELETE', `news/${id}`)
})

async function createNews(): Promise<{ id: number; title: string }> {
  const title = `Item ${randomUUID().slice(0, 8)}`
  const { body } = await callContent('POST', 'news?locale=en&depth=0&draft=true', {
    title,
    summary: 'A summary.',
    publishedOn: '2026-07-05T22:30:00.000Z',
  })
  created.push(body.doc.id)
  return { id: body.doc.id, title }
}

test('hours are the firm’s in forms, lists and versions, in the language of the editor @story', async ({
  page,
}) => {
  const { id, title } = await createNews()
  const account = await createAccount('publisher')
  await logIn(page, account.email)
  const form = `${services.content}/admin/collections/news/${id}`
  await page.goto(`${form}?locale=en`, { waitUntil: 'networkidle' })
  const field = page.locator('#field-publishedOn')
  await expect(field.getByLabel('Published on', { exact: false }).first()).toHaveValue('2026-07-05')
  const time = field.getByLabel('Published on: time')
  await expect(time).toHaveValue('23:30')
  await expect(field).toContainText('BST')
  await expect(page.locator('.saved-at')).toHaveText(/^Last saved .* (GMT|BST) · created /)
  await expect(page.locator('.doc-controls__value-wrap').first()).toBeHidden()

  await time.fill('09:15')
  await page.locator('#action-save-draft').click()
  await expect
    .poll(
      async () =>
        (await callContent<{ publishedOn: string }>('GET', `news/${id}?draft=true`)).body
          .publishedOn,
    )
    .toBe('2026-07-05T08:15:00.000Z')

  // clocks go from 01:00 to 02:00 on that night
  await field.getByLabel('Published on', { exact: false }).first().fill('2027-03-28')
  await time.fill('01:30')
  await time.blur()
  await expect(field.getByRole('alert')).toBeVisible()
  await expect(time).toHaveValue('01:30')
  await time.fill('02:30')
  await expect(field.getByRole('alert')).toHaveCount(0)

  const list = `${services.content}/admin/collections/news?locale=en&where[id][equals]=${id}`
  await page.goto(list)
  await expect(page.locator('tbody tr')).toContainText('5 Jul 2026, 09:15 BST')

  await page.goto(`${form}/versions?locale=en`)
  const newest = page.locator('tbody tr').first()
  await expect(newest).toContainText(account.name)
  await expect(newest).toContainText('Published on')
  await expect(newest.getByRole('link')).toHaveText(/(GMT|BST)$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
  await newest.getByRole('link').click()
  await page.waitForURL(/\/versions\/\d+/)

  for (const [language, hour] of [
    ['fr', '5 juil. 2026, 09:15 heure d’été britannique'],
    ['zh', '2026年7月5日 英国夏令时间 09:15'],
  ] as const) {
    const cookie = { name: 'payload-lng', value: language, url: services.content }
    await page.context().addCookies([cookie])
    await page.goto(list)
    await expect(page.locator('tbody tr')).toContainText(title)
    await expect(page.locator('tbody tr')).toContainText(hour)
  }
})
