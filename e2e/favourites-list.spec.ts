import type { Browser, Page } from '@playwright/test'
import { runAs, listFavourites, findFavourite, createFolderAs, saveAs } from './support/favourites'
import {
  createMember,
  toLocales,
  signInAt,
  toToken,
  type Account,
  type NewMember,
} from './support/members'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  messages,
  prefix,
  services,
  test,
} from './support/site'

const texts = messages.en.favourites.list
const folderTexts = messages.en.favourites.folders
const rows = (page: Page) => page.locator('main li[id^="kept-"]')
const row = (page: Page, title: string | RegExp) =>
  rows(page).filter({ has: page.getByRole('heading', { name: title }) })

const sampleFavourites = [
  { kind: 'contact', document: 1057 },
  { kind: 'article', document: 2001, note: '=HYPERLINK("http://evil.test")' },
  { kind: 'article', document: 2005 },
  { kind: 'event', document: 1 },
  { kind: 'office', document: 4115 },
]

/** Opens the favourites of a new member with some sample favourites. */
async function openFavourites(browser: Browser, { script = true, path = '/favourites' } = {}) {
  const member = await createMember()
  const context = await browser.newContext({ baseURL: services.site })
  const page = await context.newPage()
  await signInAt(page, member)
  const token = await toToken(page)
  for (const favourite of sampleFavourites) await saveAs(token, favourite)
  if (script) {
    await page.goto(path)
    return { context, page, token, member }
  }
  const plain = await browser.newContext({
    baseURL: services.site,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  await context.close()
  const still = await plain.newPage()
  await still.goto(path)
  return { context: plain, page: still, token, member }
}

for (const account of ['all', 'few', 'none', 'organisation'] as Account[]) {
  test(`renders for the account “${account}”`, async ({ page }) => {
    await signInAt(page, account, '/favourites')
    for (const locale of toLocales(account)) {
      await page.goto(`${prefix[locale]}/favourites`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        messages[locale].member.nav.favourites,
      )
      await expect(page).toHaveTitle(new RegExp(`^${messages[locale].member.nav.favourites}`))
      await expectAccessible(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectNoOverflow(page)
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  })
}

test('an empty list links to content', async ({ page }) => {
  await signInAt(page, await createMember(), '/favourites')
  await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: texts.toPeople }).click()
  await expect(page).toHaveURL(/\/people$/)
})

test('filters by words, type and folder, and sorts, each with its own URL @story', async ({
  browser,
}) => {
  const { context, page, token } = await openFavourites(browser)
  await expect(rows(page)).toHaveCount(sampleFavourites.length)
  await page.locator('select[name=kind]').selectOption('article')
  await page.locator('select[name=sort]').selectOption('title')
  await page.getByRole('button', { name: texts.apply }).click()
  await expect(page).toHaveURL(/kind=article/)
  await expect(rows(page)).toHaveCount(2)
  const titles = await rows(page).getByRole('heading').allTextContents()
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')))
  await page.goto('/favourites?q=kato')
  await expect(rows(page)).toHaveCount(1)
  await page.goto('/favourites?q=absent-word')
  await expect(page.getByRole('heading', { name: texts.nothingFound })).toBeVisible()
  const folder = await createFolderAs(token, 'Board papers')
  const [firstFavourite] = await listFavourites(token)
  await runAs(token, 'ChangeKept', { id: firstFavourite?.id, data: { folder } })
  await page.goto(`/favourites?folder=${folder}`)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Board papers')
  await page.goto('/favourites?folder=none')
  await expect(rows(page)).toHaveCount(sampleFavourites.length - 1)
  await context.close()
})

for (const script of [true, false]) {
  test(`notes and folders are saved ${script ? 'in place' : 'without JavaScript'}`, async ({
    browser,
  }) => {
    const { context, page, token } = await openFavourites(browser, { script })
    await page.getByLabel(folderTexts.newName, { exact: true }).fill('For Tuesday')
    await page.getByRole('button', { name: folderTexts.create }).click()
    const folders = page.getByRole('region', { name: folderTexts.title })
    await expect(folders.getByRole('heading', { name: 'For Tuesday' })).toBeVisible()
    await page.getByLabel(folderTexts.newName, { exact: true }).fill('For Tuesday')
    await page.getByRole('button', { name: folderTexts.create }).click()
    await expect(folders).toContainText(folderTexts.invalid)

    const person = row(page, 'Ines Kato')
    await person.getByText(texts.edit, { exact: true }).click()
    await person.getByLabel(texts.note, { exact: true }).fill('Two lines\nof a note & <b>more</b>')
    await person.getByLabel(texts.folder, { exact: true }).selectOption({ label: 'For Tuesday' })
    await person.getByRole('button', { name: messages.en.member.form.save }).click()
    await expect(person.locator('p', { hasText: 'of a note' })).toHaveText(
      /of a note & <b>more<\/b>/,
    )
    await expect
      .poll(() => findFavourite(token, 'contact', 1057))
      .toMatchObject({
        note: 'Two lines\nof a note & <b>more</b>',
        folder: { name: 'For Tuesday' },
      })

    await folders.getByText(folderTexts.rename, { exact: true }).click()
    await folders.getByLabel(folderTexts.name, { exact: true }).fill('For Friday')
    await folders.getByRole('button', { name: messages.en.member.form.save }).click()
    await expect(folders.getByRole('heading', { name: 'For Friday' })).toBeVisible()
    await folders.getByRole('button', { name: `${folderTexts.delete}: For Friday` }).click()
    await expect(folders.getByRole('heading', { name: 'For Friday' })).toHaveCount(0)
    expect(await findFavourite(token, 'contact', 1057)).toMatchObject({ folder: null })
    await context.close()
  })
}

test('without JavaScript a button removes a favourite and restores it unchanged', async ({
  browser,
}) => {
  const { context, page, token } = await openFavourites(browser, { script: false })
  const before = await findFavourite(token, 'article', 2001)
  await rows(page)
    .filter({ hasText: 'HYPERLINK' })
    .getByRole('button', { name: new RegExp(`^${texts.remove}`) })
    .click()
  await expect(rows(page)).toHaveCount(sampleFavourites.length - 1)
  expect(await findFavourite(token, 'article', 2001)).toBeUndefined()
  await page.getByRole('button', { name: texts.undo }).click()
  await expect(rows(page)).toHaveCount(sampleFavourites.length)
  expect(await findFavourite(token, 'article', 2001)).toMatchObject({
    note: before?.note,
    savedAt: before?.savedAt,
  })
  await context.close()
})

test('with JavaScript the star removes a favourite, and its row stays for undo until navigation', async ({
  browser,
}) => {
  const { context, page, token } = await openFavourites(browser)
  const star = row(page, 'Ines Kato').locator('[data-favourite]')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(
    row(page, 'Ines Kato').getByRole('button', { name: new RegExp(`^${texts.remove}`) }),
  ).toBeHidden()
  await expect(async () => {
    if ((await star.getAttribute('aria-pressed')) === 'true') await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'false', { timeout: 500 })
  }).toPass()
  await expect.poll(() => findFavourite(token, 'contact', 1057)).toBeUndefined()
  await page.getByRole('button', { name: messages.en.favourites.star.undo }).click()
  await expect.poll(() => findFavourite(token, 'contact', 1057)).toBeTruthy()
  await context.close()
})

test('concurrent changes of note and folder on two devices are both kept', async ({ browser }) => {
  const owner = await openFavourites(browser)
  await createFolderAs(owner.token, 'Shared')
  await owner.page.reload()
  const context = await browser.newContext({
    baseURL: services.site,
    storageState: await owner.context.storageState(),
  })
  const other = await context.newPage()
  await other.goto('/favourites')
  const [ownRow, otherRow] = [row(owner.page, 'Ines Kato'), row(other, 'Ines Kato')]
  for (const person of [ownRow, otherRow])
    await person.getByText(texts.edit, { exact: true }).click()
  await ownRow.getByLabel(texts.note, { exact: true }).fill('From the first')
  await otherRow.getByLabel(texts.folder, { exact: true }).selectOption({ label: 'Shared' })
  await Promise.all(
    [ownRow, otherRow].map((person) =>
      person.getByRole('button', { name: messages.en.member.form.save }).click(),
    ),
  )
  await expect
    .poll(() => findFavourite(owner.token, 'contact', 1057))
    .toMatchObject({ note: 'From the first', folder: { name: 'Shared' } })
  await context.close()
  await owner.context.close()
})

test('another member’s favourites are not accessible by id, filter, folder or export @story', async ({
  browser,
}) => {
  const owner = await openFavourites(browser)
  const folder = await createFolderAs(owner.token, 'Only mine')
  const theirs = await findFavourite(owner.token, 'contact', 1057)
  const { page, context, token } = await openEmptyFavourites(browser, await createMember())
  for (const query of [`folder=${folder}`, 'q=HYPERLINK', 'kind=contact', '']) {
    await page.goto(`/favourites?${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
    const csv = await (await context.request.get(`/api/member/favourites.csv?${query}`)).text()
    expect(csv.trim().split('\r\n')).toHaveLength(1)
    expect(await (await context.request.get(`/api/member/contacts.vcf?${query}`)).text()).toBe('')
  }
  const attempts: [string, object][] = [
    ['ChangeKept', { id: theirs?.id, data: { note: 'taken' } }],
    ['DropKept', { id: theirs?.id }],
    ['RemoveFavourite', { id: theirs?.id }],
    ['RenameFolder', { id: folder, name: 'taken' }],
    ['DeleteFolder', { id: folder }],
    ['KeepFavourite', { data: { kind: 'contact', document: 1013, folder } }],
  ]
  for (const [operation, variables] of attempts)
    expect([operation, (await runAs(token, operation, variables)).errors]).toEqual([
      operation,
      expect.anything(),
    ])
  expect(await listFavourites(token)).toEqual([])
  expect(await findFavourite(owner.token, 'contact', 1057)).toEqual(theirs)
  await context.close()
  await owner.context.close()
})

async function openEmptyFavourites(browser: Browser, member: NewMember) {
  const context = await browser.newContext({ baseURL: services.site })
  const page = await context.newPage()
  await signInAt(page, member)
  return { context, page, token: await toToken(page) }
}

test('exports contain the member’s own data, are not cached, and escape formulas @story', async ({
  browser,
  request,
}) => {
  for (const path of [
    '/api/member/favourites.csv',
    '/api/member/contacts.vcf',
    '/api/member/events.ics',
  ]) {
    const refused = await request.get(path)
    expect([path, refused.status(), refused.headers()['cache-control']]).toEqual([
      path,
      401,
      'private, no-store',
    ])
  }
  const { context, page } = await openFavourites(browser)
  const csv = await context.request.get('/api/member/favourites.csv?locale=fr-fr')
  expect(csv.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  const text = await csv.text()
  expect(text).toContain(messages['fr-fr'].favourites.csv.title)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
  expect(text).not.toMatch(/(^|,)"?[=+@-]/m)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: texts.vcf }).click(),
  ])
  expect(download.suggestedFilename()).toBe('contacts.vcf')
  const cards = await (await context.request.get('/api/member/contacts.vcf')).text()
  expect(cards.match(/BEGIN:VCARD/g)).toHaveLength(1)
  expect(cards).toContain('FN:Ines Kato')
  await context.close()
})

test('restores a note that was typed when the session expired', async ({ browser }) => {
  const { context, page } = await openFavourites(browser)
  const person = row(page, 'Ines Kato')
  await person.getByText(texts.edit, { exact: true }).click()
  await person.getByLabel(texts.note, { exact: true }).fill('Must not be lost')
  await context.clearCookies({ name: /^__session/ })
  await person.getByRole('button', { name: messages.en.member.form.save }).click()
  await page.waitForURL(/\/sign-in\?returnTo=/)
  await page
    .getByRole('main')
    .getByRole('link', { name: messages.en.auth.signIn, exact: true })
    .click()
  await page.waitForURL((url) => url.pathname === '/favourites')
  await expect(row(page, 'Ines Kato').getByLabel(texts.note, { exact: true })).toHaveValue(
    'Must not be lost',
  )
  await context.close()
})
