import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { editorToken, mailedTo, readAsEditor } from './support/inbox'
import { expect, services, test } from './support/site'

const strong = 'velvet harbour turbine'

/** An account of its own for a test, made by the administrator. */
async function createAccount(role: string): Promise<{ id: number; name: string; email: string }> {
  const id = randomUUID().slice(0, 8)
  const account = { name: `Ada ${id}`, email: `ada.${id}@aldermere.example` }
  const response = await fetch(`${services.content}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `JWT ${await editorToken()}` },
    body: JSON.stringify({ ...account, role, password: strong }),
  })
  expect(response.status).toBe(201)
  return { ...account, id: ((await response.json()) as { doc: { id: number } }).doc.id }
}

async function logIn(page: Page, email: string, password = strong): Promise<void> {
  await page.goto(`${services.content}/admin/login`)
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${services.content}/admin`)
}

const openPage = async (browser: Browser) => (await browser.newContext()).newPage()

test('a forgotten password is replaced by way of a mail; weak ones are refused', async ({
  page,
}) => {
  const { email } = await createAccount('editor')
  await page.goto(`${services.content}/admin/forgot`)
  await page.locator('#field-email').fill(email)
  await page.getByRole('button', { name: 'Submit' }).click()
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
  await set('password1234')
  await expect(page.getByText(/easy to guess/).first()).toBeVisible()
  await set('copper meadow lantern')
  await page.waitForURL(`${services.content}/admin`)
  await logIn(page, email, 'copper meadow lantern')
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
  const login = await request.post(`${services.content}/api/users/login`, {
    data: { email, password: strong },
  })
  const { token } = (await login.json()) as { token: string }
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

test('a second editor sees by name who has a document open', async ({ browser }) => {
  const [first, second] = [await createAccount('editor'), await createAccount('editor')]
  const [one, two] = [await openPage(browser), await openPage(browser)]
  await logIn(one, first.email)
  await logIn(two, second.email)
  const address = `${services.content}/admin/collections/news/6002`
  await one.goto(address)
  const title = one.locator('#field-title')
  await expect(async () => {
    const locked = one.waitForResponse((response) => response.url().includes('payload-locked'), {
      timeout: 5_000,
    })
    await title.fill(`${await title.inputValue()} `)
    await locked
  }).toPass()
  await two.goto(address)
  await expect(two.getByRole('dialog').or(two.locator('.document-locked'))).toContainText(
    first.name,
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
  await page.getByRole('button', { name: 'Add Body' }).click()
  const pictures = page.locator('.blocks-drawer img')
  await expect(pictures).toHaveCount(12)
  for (const picture of await pictures.all())
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    )
})
