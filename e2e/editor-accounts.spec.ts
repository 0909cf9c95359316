import { randomUUID } from 'node:crypto'
import { logInEditor } from '../scripts/run/log-in-editor.mjs'
import { callAs, createAccount, logIn, openPage, strong } from './support/editor-accounts'
import { editorToken, mailedTo, readAsEditor } from './support/inbox'
import { expect, services, test } from './support/site'

test('a forgotten password is replaced by way of a mail; weak ones are refused @story', async ({
  browser,
}) => {
  const page = await openPage(browser)
  const { email } = await createAccount('editor')
  await page.goto(`${services.content}/admin/forgot`)
  // Repeated: the form may not be hydrated yet.
  await expect(async () => {
    await page.locator('#field-email').fill(email)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeVisible({ timeout: 10_000 })
  }).toPass()
  const mail = await mailedTo(email, /\/admin\/reset\//)
  const stored = (await readAsEditor(`mails?where[to][equals]=${email}`)) as { docs: object[] }
  expect(stored.docs).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain('/admin/reset/')

  await page.goto(/http\S+\/admin\/reset\/\S+/.exec(mail)?.[0] ?? '')
  const set = async (password: string) => {
    await page.locator('#field-password').fill(password)
    await page.locator('#field-confirm-password').fill(password)
    await page.getByRole('button', { name: 'Reset Password' }).click()
  }
  // Repeated: the form may not be hydrated yet.
  await expect(async () => {
    await set('password1234')
    await expect(page.getByText(/easy to guess/).first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await set('copper meadow lantern')
  await page.waitForURL(`${services.content}/admin/login`) // a new password begins no session
  const elsewhere = await openPage(browser)
  await logIn(elsewhere, email, 'copper meadow lantern')
  await page.context().close()
  await elsewhere.context().close()
})

test('an unknown address gets the same response as a known one', async ({ request }) => {
  const { email } = await createAccount('editor')
  const ask = async (address: string) => {
    const data = { email: address }
    const response = await request.post(`${services.content}/api/users/forgot-password`, { data })
    return { status: response.status(), body: await response.text() }
  }
  expect(await ask(`nobody.${randomUUID()}@aldermere.example`)).toEqual(await ask(email))
})

test('only administrators make keys of the API', async ({ request }) => {
  const { id, email } = await createAccount('editor')
  const token = await logInEditor(services.content, { email, password: strong })
  const apiKey = randomUUID()
  await request.patch(`${services.content}/api/users/${id}`, {
    headers: { authorization: `JWT ${token}` },
    data: { enableAPIKey: true, apiKey, role: 'admin' },
  })
  const asKey = await request.get(`${services.content}/api/users/me`, {
    headers: { authorization: `users API-Key ${apiKey}` },
  })
  expect(((await asKey.json()) as { user: unknown }).user).toBeNull()
  expect(await readAsEditor(`users/${id}`)).toMatchObject({ role: 'editor' })
})

test('a second editor sees who has a document open', async ({ browser }) => {
  await callAs(await editorToken(), 'DELETE', 'payload-locked-documents?where[id][exists]=true')
  const [first, second] = [await createAccount('editor'), await createAccount('editor')]
  const [one, two] = [await openPage(browser), await openPage(browser)]
  await logIn(one, first.email)
  await logIn(two, second.email)
  const address = `${services.content}/admin/collections/news/10`
  await one.goto(address)
  const title = one.locator('#field-title')
  await expect(async () => {
    await title.fill(`${await title.inputValue()}.`)
    const locks = (await readAsEditor('payload-locked-documents?depth=0')) as {
      docs: { document: { value: number } }[]
    }
    expect(locks.docs.some(({ document }) => document.value === 10)).toBe(true)
  }).toPass()
  await two.goto(address)
  await expect(two.getByRole('dialog').or(two.locator('.document-locked'))).toContainText(
    first.email,
  )
  await one.context().close()
  await two.context().close()
})

test('the admin panel speaks the language of the editor', async ({ page, context }) => {
  const { email } = await createAccount('editor')
  await logIn(page, email)
  for (const [language, publications, scheduled] of [
    ['en', 'Publications', 'Scheduled'],
    ['fr', 'Publications', 'Programmé'],
    ['zh', '出版物', '定时发布'],
  ] as const) {
    await context.addCookies([{ name: 'payload-lng', value: language, url: services.content }])
    await page.goto(`${services.content}/admin`)
    await expect(page.getByRole('heading', { name: scheduled, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: publications }).first()).toBeAttached()
  }
})

test('rows have their content as a name, and blocks a picture', async ({ page }) => {
  const { email } = await createAccount('editor')
  await logIn(page, email)
  await page.goto(`${services.content}/admin/collections/articles/2003`)
  await expect(page.getByText(/^Table \d+ · \S/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add Block' }).click()
  const pictures = page.locator('img[src^="/blocks/"]')
  await expect(pictures).toHaveCount(12)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  }
})

/** Calls of the REST API in the name of an account. */
async function callerOf(role: string, more: object = {}) {
  const account = await createAccount(role)
  if (Object.keys(more).length > 0)
    await callAs(await editorToken(), 'PATCH', `users/${account.id}`, more)
  const token = await logInEditor(services.content, { email: account.email, password: strong })
  return {
    ...account,
    call: (method: string, path: string, data?: object) => callAs(token, method, path, data),
  }
}

const draft = (title: string) => ({ title, _status: 'draft' })
const published = (title: string) => ({ title, _status: 'published' })

test('an editor saves drafts and publishes, unpublishes and deletes nothing @story', async ({
  page,
}) => {
  const editor = await callerOf('editor')
  const news = 'news/26'
  const statusOf = async (method: string, path: string, data?: object) =>
    (await editor.call(method, path, data)).status
  expect(await statusOf('PATCH', `${news}?draft=true&locale=en`, draft('A draft'))).toBe(200)
  expect(await statusOf('PATCH', `${news}?locale=en`, published('No'))).toBe(403)
  expect(await statusOf('PATCH', `${news}?locale=en`, draft('No'))).toBe(403)
  expect(
    await statusOf('PATCH', `${news}?draft=true&publishAllLocales=true`, { title: 'No' }),
  ).toBe(403)
  expect(await statusOf('PATCH', 'news?draft=false&where[id][equals]=26', draft('No'))).not.toBe(
    200,
  )
  expect(await statusOf('POST', 'news', published('No'))).toBe(403)
  expect(await statusOf('DELETE', news)).toBe(403)
  expect(await statusOf('PATCH', 'redirects/1', { to: '/people' })).toBe(403)
  expect(await statusOf('POST', 'globals/site-settings', { tagline: 'No' })).toBe(403)
  expect(await statusOf('POST', 'globals/home?locale=en', published('No'))).toBe(403)
  expect(await statusOf('POST', 'globals/home?draft=true&publishAllLocales=true', {})).toBe(403)
  const { title } = (await readAsEditor(`${news}?locale=en&depth=0`)) as { title: string }
  expect(title).not.toMatch(/^(No|A draft)$/)
  await logIn(page, editor.email)
  await page.goto(`${services.content}/admin/collections/${news}?locale=en`)
  await expect(page.locator('#action-save-draft')).toBeVisible()
  await expect(page.locator('#action-save')).toHaveCount(0)
})

test('an author changes only documents of their own', async () => {
  const author = await callerOf('author')
  const global = await author.call('POST', 'globals/home?draft=true&locale=en', {})
  expect(global.status).toBe(403)
  const other = await author.call('PATCH', 'news/26?draft=true', draft('No'))
  expect([403, 404]).toContain(other.status)
  const begun = await author.call('POST', 'news?draft=true&locale=en', {
    ...draft('Begun by an author'),
    summary: 'A summary.',
    publishedOn: '2026-03-01', // PostgreSQL lists documents without a date first
  })
  expect(begun.status).toBe(201)
  const own = `news/${begun.body.doc?.id}?draft=true&locale=en`
  expect((await author.call('PATCH', own, draft('Changed by its author'))).status).toBe(200)
  expect((await author.call('GET', 'members')).status).toBe(403)
  expect((await author.call('GET', 'submissions')).status).toBe(403)
})

test('a translator changes the languages of the account @story', async () => {
  const translator = await callerOf('translator', { languages: ['fr-fr'] })
  const statusIn = async (locale: string) =>
    (await translator.call('PATCH', `news/11?draft=true&locale=${locale}`, draft('Titre'))).status
  expect(await statusIn('fr-fr')).toBe(200)
  expect(await statusIn('en')).toBe(403)
  expect(await statusIn('zh-cn')).toBe(403)
  expect((await translator.call('POST', 'news?draft=true', draft('No'))).status).toBe(403)
})

test('the audit trail says who changed what, and is never changed', async () => {
  const publisher = await callerOf('publisher')
  const title = `Audited ${Date.now()}`
  const path = 'news/12?locale=en'
  const before = (await readAsEditor(`${path}&depth=0`)) as { title: string }
  expect((await publisher.call('PATCH', path, published(title))).status).toBe(200)
  const { docs } = (await readAsEditor(
    'audit-entries?where[document][equals]=news/12&limit=1',
  )) as { docs: { id: number; editor: string; changes: object[] }[] }
  expect(docs[0]?.editor).toContain(publisher.email)
  expect(docs[0]?.changes).toContainEqual({ field: 'title', from: before.title, to: title })
  const entry = `audit-entries/${docs[0]?.id}`
  const admin = await editorToken()
  expect((await callAs(admin, 'PATCH', entry, { editor: 'x' })).status).toBe(403)
  expect((await callAs(admin, 'DELETE', entry)).status).toBe(403)
  expect((await publisher.call('GET', 'audit-entries')).status).toBe(403)
  const saved = (await readAsEditor('news/12?depth=1')) as { updatedBy: { name: string } }
  expect(saved.updatedBy.name).toBe(publisher.name)
  expect((await publisher.call('PATCH', path, published(before.title))).status).toBe(200)
})

test('an editor changes their password with the present one', async ({ browser }) => {
  const page = await openPage(browser)
  const { email } = await createAccount('editor')
  const changed = 'copper meadow lantern'
  await logIn(page, email)
  await page.goto(`${services.content}/admin/account`)
  const present = page.locator('#field-presentPassword')
  await expect(present).toBeHidden()
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.locator('#field-password').fill(changed)
  await page.locator('#field-confirm-password').fill(changed)
  /** Payload takes a moment to check what was typed, and refuses to save before. */
  const saveWith = (password: string, message: string | RegExp) =>
    expect(async () => {
      await present.fill(password)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText(message)).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 20_000 })
  await saveWith('a guess', 'Your present password is wrong.')
  await saveWith(strong, /updated successfully/i)
  await expect(logInEditor(services.content, { email, password: strong })).rejects.toThrow('401')
  expect(await logInEditor(services.content, { email, password: changed })).toMatch(/^eyJ/)
  await page.close()
})
