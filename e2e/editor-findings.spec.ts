import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { editorToken } from './support/inbox'
import { expectAccessible, expectNoOverflow, services } from './support/site'

const admin = `${services.content}/admin`

type News = { id: number; title: string; path: string }

async function callApi(method: string, address: string, data?: object) {
  const response = await fetch(`${services.content}/api/${address}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `JWT ${await editorToken()}` },
    ...(data ? { body: JSON.stringify(data) } : {}),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const created: number[] = []
test.afterAll(async () => {
  for (const id of created) await callApi('DELETE', `news/${id}`)
})

const bodyLinkingTo = (id: number) => [
  {
    blockType: 'text',
    text: {
      root: {
        type: 'root',
        format: '',
        indent: 0,
        version: 1,
        direction: null,
        children: [
          {
            type: 'paragraph',
            format: '',
            indent: 0,
            version: 1,
            direction: null,
            children: [
              {
                type: 'link',
                version: 3,
                format: '',
                indent: 0,
                direction: null,
                fields: {
                  linkType: 'internal',
                  newTab: false,
                  doc: { relationTo: 'news', value: id },
                },
                children: [
                  {
                    type: 'text',
                    text: 'the other item',
                    version: 1,
                    detail: 0,
                    format: 0,
                    mode: 'normal',
                    style: '',
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  },
]

async function createNews(status: 'draft' | 'published', more: object = {}): Promise<News> {
  const name = randomUUID().slice(0, 8)
  const title = `Item ${name}`
  const { status: code, body } = await callApi(
    'POST',
    `news?locale=en&depth=0${status === 'draft' ? '&draft=true' : ''}`,
    {
      title,
      summary: 'A summary.',
      publishedOn: '2026-01-05T09:00:00.000Z',
      _status: status,
      ...more,
    },
  )
  expect(code).toBe(201)
  const { id } = body.doc as { id: number }
  created.push(id)
  return { id, title, path: `/about-us/news/item-${name}` }
}

async function openAdmin(page: Page, address: string) {
  await page
    .context()
    .addCookies([{ name: 'payload-token', value: await editorToken(), url: services.content }])
  await page.goto(admin + address)
}

const openNews = (page: Page, { id }: News) => openAdmin(page, `/collections/news/${id}?locale=en`)
const panelOf = (page: Page) => page.locator('#field-findings')

async function statusOf({ id }: News): Promise<unknown> {
  return (await callApi('GET', `news/${id}?depth=0&draft=true&locale=en`)).body._status
}

/** Status and target of the page on the site; both change within moments of a change. */
async function responseOf({ path }: News) {
  const response = await fetch(services.site + path, { redirect: 'manual' })
  const location = response.headers.get('location')
  return {
    status: response.status,
    location: location && new URL(location, services.site).pathname,
  }
}

test('a document that leads to a draft is not published until that is @story', async ({ page }) => {
  const target = await createNews('draft')
  const news = await createNews('draft', { body: bodyLinkingTo(target.id) })
  await openNews(page, news)
  const problem = `Body 1: leads to “${target.title}” which is not published`
  await expect(panelOf(page)).toContainText(problem)

  await page.locator('#action-save').click()
  await expect(page.getByText(/Not published in English/)).toBeVisible()
  await expect(page.getByTestId('field-error')).toHaveText(problem)
  expect(await statusOf(news)).toBe('draft')
  await page.locator('#field-summary').fill('Another summary.')
  await page.locator('#action-save-draft').click()
  await expect
    .poll(async () => (await callApi('GET', `news/${news.id}?draft=true&locale=en`)).body.summary)
    .toBe('Another summary.')

  expect(
    (await callApi('PATCH', `news/${target.id}?locale=en`, { _status: 'published' })).status,
  ).toBe(200)
  await page.reload()
  await expect(panelOf(page)).toContainText('Nothing was found.')
  await page.locator('#action-save').click()
  await expect.poll(() => statusOf(news)).toBe('published')
  await expect.poll(async () => (await responseOf(news)).status).toBe(200)
})

test('the findings follow each save, and warnings hold nothing back', async ({ page }) => {
  const news = await createNews('draft')
  await openNews(page, news)
  await expect(panelOf(page)).toContainText('Nothing was found.')
  await page.locator('#field-title').fill(`${news.title} ${'with many words '.repeat(5)}`)
  await page.locator('#action-save-draft').click()
  await expect(panelOf(page)).toContainText(/Title: has 9\d characters/)
  await page.locator('#action-save').click()
  await expect.poll(() => statusOf(news)).toBe('published')
  await page.locator('#field-title').fill(news.title)
  await page.locator('#action-save').click()
  await expect(panelOf(page)).toContainText('Nothing was found.')
})

test('of the documents selected in a list those without errors are published', async ({ page }) => {
  const target = await createNews('draft')
  const wrong = await createNews('draft', { body: bodyLinkingTo(target.id) })
  const right = await createNews('draft')
  await openAdmin(
    page,
    `/collections/news?locale=en&where[id][in][0]=${wrong.id}&where[id][in][1]=${right.id}`,
  )
  await page.locator('#select-all').check()
  await page
    .locator('.list-selection')
    .getByRole('button', { name: 'Publish', exact: true })
    .click()
  await page.getByRole('dialog').locator('#confirm-action').click()
  await expect(page.getByText(new RegExp(`leads to “${target.title}”`))).toBeVisible()
  await expect.poll(() => statusOf(right)).toBe('published')
  expect(await statusOf(wrong)).toBe('draft')
})

test('who unpublishes a page sees what leads to it and chooses where visitors go @story', async ({
  page,
}) => {
  const news = await createNews('published')
  const linking = await createNews('published', { body: bodyLinkingTo(news.id) })
  await openAdmin(page, `/collections/news?locale=en&where[id][equals]=${news.id}`)
  await page.locator('#select-all').check()
  await expect(page.getByRole('status').getByRole('link', { name: linking.title })).toBeVisible()

  await openNews(page, news)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-unpublish').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: linking.title })).toBeVisible()
  await dialog.getByLabel('Another page').check()
  const path = dialog.getByLabel('Path of the other page')
  await path.fill('https://example.com')
  await dialog.locator('#confirm-action').click()
  await expect(dialog.getByRole('alert')).toHaveText('A path of this site, such as /people.')
  await path.fill('/people')
  await dialog.locator('#confirm-action').click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => responseOf(news)).toEqual({ status: 308, location: '/people' })
  expect(await statusOf(news)).toBe('draft')
})

test('a deleted page is gone, or leads on', async ({ page }) => {
  const gone = await createNews('published')
  const moved = await createNews('published')
  for (const [news, isGone] of [
    [gone, true],
    [moved, false],
  ] as const) {
    await openNews(page, news)
    await page.locator('.doc-controls__popup button').first().click()
    await expect(page.locator('#action-delete')).toBeHidden()
    await page.locator('#action-delete-document').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('No document leads here.')).toBeVisible()
    await expect(dialog.getByLabel('The page is gone (410)')).toBeChecked()
    if (!isGone) {
      await dialog.getByLabel('Another page').check()
      await dialog.getByLabel('Path of the other page').fill('/insights')
    }
    await dialog.locator('#confirm-action').click()
    await page.waitForURL(/\/collections\/news\/?(\?.*)?$/)
  }
  await expect.poll(() => responseOf(gone)).toEqual({ status: 410, location: null })
  await expect.poll(() => responseOf(moved)).toEqual({ status: 308, location: '/insights' })
})

test('the report lists documents with findings by type, severity and language', async ({
  page,
}) => {
  const target = await createNews('draft')
  const news = await createNews('draft', {
    body: bodyLinkingTo(target.id),
    title: `A ${'long '.repeat(20)}`,
  })
  await openAdmin(page, '/findings')
  await page.getByLabel('Type').selectOption({ label: 'News' })
  await page.getByLabel('Severity').selectOption('error')
  await page.getByLabel('Language').selectOption('en')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(/severity=error/)
  const row = page.getByRole('listitem').filter({
    has: page.locator(`a[href*="/news/${news.id}?locale=en"]`),
  })
  await expect(row.first()).toContainText(`leads to “${target.title}”`)
  await expect(page.locator('.findings-report')).not.toContainText('characters')
  await expectAccessible(page, 'main')
  await row.getByRole('link').click()
  await expect(panelOf(page)).toContainText(`leads to “${target.title}”`)
})

test('the report fits a telephone and speaks three languages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const [language, title] of [
    ['en', 'Findings'],
    ['fr', 'Contrôle'],
    ['zh', '检查结果'],
  ]) {
    await page
      .context()
      .addCookies([{ name: 'payload-lng', value: language!, url: services.content }])
    await openAdmin(page, '/findings')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectNoOverflow(page)
  }
})

test('all problems are named at once, and each leads to its field @story', async ({ page }) => {
  const target = await createNews('draft')
  const news = await createNews('draft', {
    title: '',
    publishedOn: null,
    body: bodyLinkingTo(target.id),
    slug: `item-${randomUUID().slice(0, 8)}`,
  })
  await openNews(page, news)
  const count = page.locator('#open-findings')
  await expect(count).toHaveText('3 to correct')
  const problems = panelOf(page).locator('.is-error').getByRole('button')
  await expect(problems).toHaveText([
    /Title: /,
    /Published on: /,
    `Body 1: leads to “${target.title}” which is not published`,
  ])

  await page.locator('#action-save').click()
  await expect(page.getByTestId('field-errors').getByRole('listitem')).toHaveCount(3)
  await expect(page.locator('.field-error')).not.toHaveCount(0)
  await expectAccessible(page, '#field-findings')

  await count.click()
  await expect(panelOf(page)).toBeFocused()
  await problems.nth(0).click()
  await expect(page.locator('#field-title')).toBeFocused()
  await problems.nth(1).click()
  await expect(page.locator('#field-publishedOn input').first()).toBeFocused()
  await page.getByRole('button', { name: 'Search and sharing' }).click()
  await problems.nth(2).click()
  await expect(page.locator('#body-row-0 [contenteditable="true"]').first()).toBeFocused()

  // what is corrected and not saved yet is checked with the next attempt
  await page.locator('#field-title').fill(news.path)
  await page.locator('#action-save').click()
  await expect(count).toHaveText('2 to correct')
  expect(await statusOf(news)).toBe('draft')
})

test('a new document that is refused lists its problems', async ({ page }) => {
  await openAdmin(page, '/collections/news/create?locale=en')
  await expect(page.locator('#field-title')).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
  await expect(async () => {
    await page.locator('#field-summary').fill('A summary.')
    await page.locator('#action-save').click()
    await expect(panelOf(page)).toContainText(/Title: /, { timeout: 5_000 })
  }).toPass()
  await expect(page.locator('#field-summary')).toHaveValue('A summary.')
})

test('a tab says that a field in it is not valid @story', async ({ page }) => {
  await openAdmin(page, '/collections/articles/create?locale=en')
  await page.locator('#field-title').fill('No authors')
  await expect(page.getByRole('button', { name: /^Relations/ })).toBeVisible()
  // a form that is still loading ignores the click
  await expect(async () => {
    await page.locator('#action-save').click()
    await expect(page.getByRole('button', { name: /^Relations 2/ })).toBeVisible({ timeout: 5_000 })
  }).toPass()
})
