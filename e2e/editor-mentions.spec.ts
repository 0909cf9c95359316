import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { callContent } from './support/content-api'
import { createAccount, logIn } from './support/editor-accounts'
import { expect, expectAccessible, expectNoOverflow, services, test } from './support/site'

type Doc = { id: number; authors?: number[]; _status?: string }
type Docs = { docs: Doc[] }

const created: string[] = []
test.afterAll(async () => {
  for (const path of created.reverse()) await callContent('DELETE', path)
})

async function create(collection: string, data: object): Promise<number> {
  const { status, body } = await callContent('POST', `${collection}?locale=en&depth=0`, {
    ...data,
    _status: 'published',
  })
  expect([status, body]).toEqual([
    expect.any(Number),
    expect.objectContaining({ doc: expect.anything() }),
  ])
  created.push(`${collection}/${body.doc.id}`)
  return body.doc.id
}

const firstOf = async (collection: string) => {
  const { body } = await callContent<Docs>('GET', `${collection}?limit=1&depth=0&sort=id&locale=en`)
  return body.docs[0]
}

async function createPerson(name: string): Promise<number> {
  const withoutIds = (key: string, value: unknown) => (key === 'id' ? undefined : value)
  const person = JSON.parse(JSON.stringify(await firstOf('contacts'), withoutIds))
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return create('contacts', { ...person, name, slug, worksWith: [] })
}

async function createArticles(authors: number[], count: number): Promise<number[]> {
  const practice = await firstOf('services')
  const ids: number[] = []
  for (let index = 0; index < count; index += 1)
    ids.push(
      await create('articles', {
        ...{ title: `Mention ${randomUUID()}`, summary: 'A summary.', kind: 'guide', authors },
        ...{ publishedOn: '2026-01-05T00:00:00.000Z', practices: [practice?.id] },
      }),
    )
  return ids
}

const authorsOf = async (ids: number[], draft = false) => {
  const query = `where[id][in]=${ids.join(',')}&limit=100&depth=0&locale=en&draft=${draft}`
  const { body } = await callContent<Docs>('GET', `articles?${query}`)
  return body.docs.map(({ authors, _status }) => `${String(authors)} ${_status}`)
}

/** Clicks as an editor does, and counts. */
function countClicks() {
  let clicks = 0
  return {
    click: async (target: Locator) => {
      clicks += 1
      await target.click()
    },
    clicks: () => clicks,
  }
}

const choose = async (page: Page, name: string, click: (target: Locator) => Promise<void>) => {
  await click(page.getByRole('combobox', { name: 'Find by name or id' }))
  await page.keyboard.type(name)
  await click(page.locator('a[role=option]').filter({ hasText: name }))
}

test('a partner with 49 mentions is replaced in at most ten clicks, and it is undone in one', async ({
  page,
}) => {
  test.slow()
  const id = randomUUID().slice(0, 6)
  const [leaver, successor] = [
    await createPerson(`Leaver ${id}`),
    await createPerson(`Successor ${id}`),
  ]
  const articles = await createArticles([leaver], 49)
  await callContent('PATCH', `articles/${articles[0]}?draft=true&locale=en`, {
    ...{ summary: 'A newer draft.', _status: 'draft' },
  })
  const { email } = await createAccount('publisher')
  await logIn(page, email)
  await page.goto(`${services.content}/admin/collections/contacts/${leaver}?locale=en`, {
    waitUntil: 'networkidle',
  })
  const { click, clicks } = countClicks()
  await click(page.locator('.doc-controls__popup .popup-button'))
  await click(page.locator('#action-replace-everywhere'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Leaver ${id}: every place`)
  await expect(page.getByText('Documents: 49. Places: 1.')).toBeVisible()
  await choose(page, `Successor ${id}`, click)
  await click(page.getByRole('button', { name: 'Check', exact: true }))
  const report = page.getByRole('region', { name: `Leaver ${id}` })
  await expect(report.getByText('Check: Done. 49 of 49')).toBeVisible({ timeout: 60_000 })
  await expect(report.getByText('Changed: 49. Unchanged: 0. Refused: 0.')).toBeVisible()
  expect(new Set(await authorsOf(articles))).toEqual(new Set([`${leaver} published`]))
  await click(page.getByRole('button', { name: 'Replace', exact: true }))
  await expect(report.getByText(/^Done. 49 of 49/)).toBeVisible({ timeout: 120_000 })
  test.info().annotations.push({ type: 'clicks', description: String(clicks()) })
  expect(clicks()).toBeLessThanOrEqual(10)
  expect(new Set(await authorsOf(articles))).toEqual(new Set([`${successor} published`]))
  expect(new Set(await authorsOf(articles, true))).toEqual(
    new Set([`${successor} published`, `${successor} draft`]),
  )
  await expect(page.getByText('No document mentions this one.')).toBeVisible()

  await report.getByRole('button', { name: 'Undo everything' }).click()
  await expect(report.getByText('Undone. 49 of 49')).toBeVisible({ timeout: 120_000 })
  expect(new Set(await authorsOf(articles))).toEqual(new Set([`${leaver} published`]))
})

test('a required field is named, and the form works by keyboard on a telephone @story', async ({
  page,
}) => {
  const id = randomUUID().slice(0, 6)
  const [leaver, successor] = [
    await createPerson(`Leaver ${id}`),
    await createPerson(`Successor ${id}`),
  ]
  const articles = await createArticles([leaver], 1)
  const { email } = await createAccount('editor')
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, email)
  await page.goto(`${services.content}/admin/mentions?document=contacts/${leaver}`, {
    waitUntil: 'networkidle',
  })
  await expectNoOverflow(page)
  const authors = page.getByRole('group', { name: 'Publications › Authors' })
  await page.getByRole('button', { name: 'Replace', exact: true }).press('Enter')
  await expect(page.locator('.mentions-form').getByRole('alert')).toHaveText(
    'Choose what takes its place: Publications › Authors.',
  )
  await expect(authors.getByRole('combobox')).toHaveValue('replace')
  await expect(authors).toContainText('nothing else stands there')
  const field = page.getByRole('combobox', { name: 'Find by name or id' })
  await field.focus()
  await page.keyboard.type(`Successor ${id}`)
  await expect(page.locator('a[role=option]')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', /-0$/)
  await expectAccessible(page, '.mentions-form')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Successor ${id}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Replace', exact: true }).press('Enter')
  await expect(page.getByText(/^Done. 1 of 1/)).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page, '.mentions-form')
  // an editor does not publish
  expect(await authorsOf(articles)).toEqual([`${leaver} published`])
  expect(await authorsOf(articles, true)).toEqual([`${successor} draft`])
})
