import { randomUUID } from 'node:crypto'
import { callContent } from './support/content-api'
import { createAccount, logIn } from './support/editor-accounts'
import { expect, expectAccessible, expectNoOverflow, services, test } from './support/site'

/** An editor who works far from the firm. */
test.use({ timezoneId: 'Asia/Singapore', locale: 'en-GB' })

const created: number[] = []
test.afterAll(async () => {
  for (const id of created) await callContent('DELETE', `news/${id}`)
})

async function createNews(status: 'draft' | 'published', more: object = {}): Promise<string> {
  const response = await callContent(
    'POST',
    `news?locale=en&depth=0${status === 'draft' ? '&draft=true' : ''}`,
    {
      title: `Item ${randomUUID().slice(0, 8)}`,
      summary: 'A summary.',
      publishedOn: '2026-01-05T09:00:00.000Z',
      _status: status,
      ...more,
    },
  )
  expect(response.status).toBe(201)
  created.push(response.body.doc.id)
  return `${services.content}/admin/collections/news/${response.body.doc.id}?locale=en`
}

type Listed = { schedules: { locale: string; hasFailed: boolean }[] }

/** The date and the time of the minute that comes, in London. */
function atNextMinute(): [date: string, time: string] {
  const moment = new Date(Date.now() + 60_000)
  const options = { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' } as const
  const [date = '', time = ''] = moment.toLocaleString('sv-SE', options).split(' ')
  return [date, time]
}

test('an embargo is scheduled in the firm’s time zone @story', async ({ page }) => {
  const form = await createNews('draft')
  await logIn(page, (await createAccount('publisher')).email)
  await page.goto(form, { waitUntil: 'networkidle' })
  await page.locator('#open-schedules').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await expect(dialog.getByRole('radio', { name: 'Publish English' })).toBeChecked()
  const zone = dialog.getByLabel('Time zone')
  await expect(zone).toHaveValue('Europe/London')
  await expect(zone.locator('option').first()).toHaveText('Europe/London')

  const save = dialog.getByRole('button', { name: 'Schedule', exact: true })
  await save.click()
  await expect(dialog.getByRole('alert')).toHaveText('Choose what happens, a date and a time.')
  await dialog.getByLabel('Date').fill('2025-12-01')
  await dialog.getByLabel('Time', { exact: true }).fill('07:00')
  await save.click()
  await expect(dialog.getByRole('alert')).toHaveText('This moment is past.')

  await dialog.getByLabel('Date').fill('2031-12-01')
  await expect(dialog.getByRole('status')).toHaveText(
    /^That is 1 Dec 2031, 07:00 GMT\. On this computer: 1 Dec 2031, 15:00 .*\.$/,
  )
  await zone.press('Escape')
  await expect(dialog.getByLabel('Date')).toHaveValue('2031-12-01')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1360, height: 900 })
  await expectAccessible(page, '.schedule-dialog')
  await save.click()
  const scheduled = 'Goes live in English: 1 Dec 2031, 07:00 GMT'
  await expect(dialog.getByRole('listitem')).toContainText(scheduled)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()

  await page.goto(`${services.content}/admin`)
  const panel = page.getByRole('region', { name: 'Scheduled' })
  await expect(panel.getByText('1 Dec 2031, 07:00 GMT').first()).toBeVisible()

  await page.goto(form, { waitUntil: 'networkidle' })
  const head = page.getByRole('list', { name: 'Scheduled' })
  await expect(head).toHaveText(scheduled)
  await page.locator('#open-schedules').click()
  await dialog.getByRole('button', { name: `Cancel: ${scheduled}` }).click()
  await expect(dialog.getByText('Nothing is scheduled.')).toBeVisible()
  await expect(head).toHaveCount(0)
})

test('what would hold a publication back is said before, and what did afterwards', async ({
  page,
}) => {
  const form = await createNews('draft')
  const id = created.at(-1)
  // English is sound, French has no title
  const french = { title: '', summary: 'Un résumé.' }
  await callContent('PATCH', `news/${id}?locale=fr-fr&draft=true`, french)
  await logIn(page, (await createAccount('publisher')).email)
  await page.goto(form.replace('locale=en', 'locale=fr-fr'), { waitUntil: 'networkidle' })
  await page.locator('#open-schedules').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    /As Français is saved now, it would not be published:.*Title: /,
  )
  const [date, time] = atNextMinute()
  await dialog.getByLabel('Date').fill(date)
  await dialog.getByLabel('Time', { exact: true }).fill(time)
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Goes live' })).toBeVisible()

  // its time comes
  await expect
    .poll(async () => (await callContent<Listed>('GET', `schedules/news/${id}`)).body.schedules, {
      timeout: 100_000,
    })
    .toMatchObject([{ locale: 'fr-fr', hasFailed: true }])
  await page.goto(form, { waitUntil: 'networkidle' })
  const head = page.getByRole('list', { name: 'Scheduled' })
  await expect(head).toContainText(
    /Goes live in Français: .*\(failed\)\s*This holds it back:.*Title: /,
  )
  await expect(head.getByRole('link', { name: 'Open in Français' })).toBeVisible()
})

test('what is public is taken down only by a choice', async ({ page }) => {
  const form = await createNews('published')
  await logIn(page, (await createAccount('publisher')).email)
  await page.goto(form, { waitUntil: 'networkidle' })
  await page.locator('.form-submit .popup-button').click()
  await expect(page.locator('#publish-locale')).toBeVisible()
  await expect(page.locator('#schedule-publish')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.locator('#open-schedules').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await dialog.getByLabel('Date').fill('2031-12-01')
  await dialog.getByLabel('Time', { exact: true }).fill('07:00')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Choose what happens, a date and a time.')
  await dialog.getByRole('radio', { name: 'Take it off the site' }).check()
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog.getByRole('listitem')).toHaveText(/^Is taken down: 1 Dec 2031, 07:00 GMT/)
})
