import { randomUUID } from 'node:crypto'
import { createAccount, logIn } from './support/editor-accounts'
import { readAsEditor } from './support/inbox'
import { expect, services, test } from './support/site'

type Doc = { id: number; title?: string; summary?: string; _status: string }

const findNews = async (slug: string, locale = 'en', draft = true) => {
  const query = `where[slug][equals]=${slug}&locale=${locale}&fallback-locale=none&depth=0`
  const { docs } = (await readAsEditor(`news?${query}&draft=${draft}`)) as { docs: Doc[] }
  return docs[0]
}

const toFile = (lines: string[]) => ({
  name: 'news.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
})

test('a file is checked, imported as drafts, published from the list, and exported @story', async ({
  page,
}) => {
  const { email } = await createAccount('publisher')
  const id = randomUUID().slice(0, 8)
  const slug = `imported-${id}`
  await logIn(page, email)
  await page.goto(`${services.content}/admin/import-export`)
  const section = page.getByRole('region', { name: 'Import', exact: true })
  await section.getByLabel('Type').selectOption('news')
  await section
    .getByLabel('File', { exact: true })
    .setInputFiles(
      toFile([
        'title,slug,summary,publishedOn,language,sectors',
        `Imported ${id},${slug},A summary,2026-03-01,en,energy`,
        `Importé ${id},${slug},Un résumé,2026-03-01,fr-fr,energy`,
        `Broken ${id},broken-${id},A summary,2026-03-01,en,no-such-sector`,
      ]),
    )
  await section.getByRole('button', { name: 'Check' }).click()
  const report = section.getByRole('region', { name: 'news.csv' })
  await expect(report.getByText('Check: Done. 3 of 3')).toBeVisible()
  await expect(report.getByRole('row', { name: /Broken/ })).toContainText(
    'There is no document “no-such-sector”',
  )
  expect(await findNews(slug)).toBeUndefined()
  await section.getByRole('button', { name: 'Import' }).click()
  await expect(report.getByText(/^Done. 3 of 3/)).toBeVisible()
  await expect(report.getByText('New: 1. Changed: 1. Unchanged: 0. Refused: 1.')).toBeVisible()
  expect(await findNews(slug)).toMatchObject({ title: `Imported ${id}`, _status: 'draft' })
  expect(await findNews(slug, 'fr-fr')).toMatchObject({ title: `Importé ${id}` })
  expect(await findNews(`broken-${id}`)).toBeUndefined()

  await page.goto(`${services.content}/admin/collections/news?search=${slug}&locale=en`)
  await page
    .getByRole('row', { name: new RegExp(id) })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.locator('#confirm-action').click()
  await expect.poll(async () => (await findNews(slug, 'en', false))?._status).toBe('published')
  expect((await findNews(slug, 'fr-fr', false))?._status).toBe('draft')

  await page.goto(`${services.content}/admin/import-export`)
  const exportSection = page.getByRole('region', { name: 'Export', exact: true })
  await exportSection.getByLabel('Type').selectOption('news')
  await exportSection.getByLabel('Language').selectOption('fr-fr')
  const download = page.waitForEvent('download')
  await exportSection.getByRole('button', { name: 'Download' }).click()
  const file = await (await download).createReadStream()
  const text = Buffer.concat(await file.toArray()).toString()
  expect(text).toMatch(new RegExp(`,fr-fr,draft,Importé ${id},Un résumé,.*energy`))
})

test('a text is found with its context and replaced where it is ticked @story', async ({
  page,
}) => {
  const { email } = await createAccount('editor')
  const word = `Zq${randomUUID().slice(0, 6)}`
  await logIn(page, email)
  const token = (await page.context().cookies()).find(({ name }) => name === 'payload-token')?.value
  const created = await page.request.post(`${services.content}/api/news?draft=true&locale=en`, {
    headers: { authorization: `JWT ${token}` },
    data: {
      title: `About ${word}`,
      slug: word.toLowerCase(),
      summary: `The firm ${word} grows.`,
      publishedOn: '2026-03-01',
      _status: 'draft',
    },
  })
  expect(created.status()).toBe(201)
  await page.goto(`${services.content}/admin/find-and-replace`)
  await page.getByLabel('Find', { exact: true }).fill(word)
  await page.getByLabel('Replace with').fill('Newname')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByText('2 found in 1 documents.')).toBeVisible()
  await page.getByRole('checkbox', { name: /The firm/ }).check()
  await page.getByRole('button', { name: 'Replace what is ticked' }).click()
  await expect(page.getByText('New: 0. Changed: 1. Unchanged: 0. Refused: 0.')).toBeVisible()
  expect(await findNews(word.toLowerCase())).toMatchObject({
    title: `About ${word}`,
    summary: 'The firm Newname grows.',
    _status: 'draft',
  })
  await page.getByRole('button', { name: 'Undo everything' }).click()
  await expect(page.getByText('Undone. 1 of 1')).toBeVisible()
  expect(await findNews(word.toLowerCase())).toMatchObject({ summary: `The firm ${word} grows.` })
})

test('a file of Excel in French is shown, imported and undone, on a phone as well @story', async ({
  page,
}) => {
  const { email } = await createAccount('editor')
  const id = randomUUID().slice(0, 8)
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, email)
  await page.goto(`${services.content}/admin/import-export`)
  const section = page.getByRole('region', { name: 'Import', exact: true })
  await section.getByLabel('Type').selectOption('news')
  await section
    .getByLabel('File', { exact: true })
    .setInputFiles('services/content/src/plugins/bulk-editing/fixtures/excel.xlsx')
  await expect(section.getByRole('row', { name: /^1 / })).toContainText('Société – 中文')
  const rows = Array.from(
    { length: 40 },
    (_, index) => `fr-fr;Société ${id} \x96 l\x92énergie;excel-${id}-${index};Résumé;03/04/2026`,
  )
  const text = ['language;title;slug;summary;publishedOn', ...rows, ''].join('\r\n')
  await section.getByLabel('File', { exact: true }).setInputFiles({
    ...{ name: 'société.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(text, 'latin1'),
  })
  const first = section.getByRole('row', { name: /^1 / })
  await expect(first).toContainText(`Société ${id} – l’énergie`)
  await expect(section.getByLabel('Encoding')).toHaveValue('windows-1252')
  await expect(section.getByLabel('Delimiter')).toHaveValue(';')
  await expect(section.getByRole('alert')).toContainText('please choose: order of dates')
  await expect(section.getByRole('button', { name: 'Import' })).toBeDisabled()
  await section.getByLabel('Order of dates').selectOption('mdy')
  await expect(first).toContainText('March 4, 2026')
  await section.getByLabel('Order of dates').selectOption('dmy')
  await expect(first).toContainText('April 3, 2026')
  await section.getByLabel('Encoding').selectOption('macintosh')
  await expect(first).toContainText(`SociÈtÈ ${id}`)
  await section.getByLabel('Encoding').selectOption('windows-1252')
  await expect(first).toContainText(`Société ${id} – l’énergie`)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)

  await section.getByRole('button', { name: 'Import' }).focus()
  await page.keyboard.press('Enter')
  const report = section.getByRole('region', { name: 'société.csv' })
  await expect(report.getByRole('progressbar')).toBeVisible()
  await expect(report.getByRole('status').first()).toHaveText(/^(Waits for its turn|Runs) \d+ %$/)
  await expect(report.getByText('New: 40. Changed: 0.')).toBeVisible()
  await expect(report.getByText('Done. 40 of 40')).toBeVisible()
  expect(await findNews(`excel-${id}-39`, 'fr-fr')).toMatchObject({
    title: `Société ${id} – l’énergie`,
    publishedOn: '2026-04-03T00:00:00.000Z',
  })
  // another page goes on with it
  await page.reload()
  await section.getByText('Imports and replacements of the last 7 days').click()
  await section.getByRole('button', { name: 'Show société.csv' }).click()
  await report.getByRole('button', { name: 'Undo everything' }).click()
  await expect(report.getByText('Undone. 40 of 40')).toBeVisible()
  expect(await findNews(`excel-${id}-0`, 'fr-fr')).toBeUndefined()
})
