import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, services, test } from './support/site'

const article = 2002
const path = '/publications/2002/high-risk-ai-checklist'
const editor = { email: process.env.TEST_EDITOR ?? '', password: process.env.TEST_EDITOR_PASSWORD ?? '' }

let token = ''
test.beforeAll(async () => {
  const response = await fetch(`${services.content}/api/users/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(editor) })
  token = ((await response.json()) as { token: string }).token
  expect(token).toBeTruthy()
  // The first edit after a start loads what edits need; from then on they are quick.
  await save({ _status: 'published' })
  await fetch(services.site + path)
})

const save = async (data: Record<string, unknown>, query = '') => {
  const response = await fetch(`${services.content}/api/articles/${article}?locale=en&depth=0${query}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify(data),
  })
  expect(response.status).toBe(200)
}

test.describe.configure({ mode: 'serial' })

test('an edit that is published is on the page within a second, and no reader gets an error meanwhile', async ({ request }) => {
  await request.get(path)
  const title = `A working checklist, edited at ${Date.now()}`
  await save({ title, _status: 'published' })
  const published = Date.now()
  const statuses = new Set<number>()
  await expect
    .poll(
      async () => {
        const response = await request.get(path)
        statuses.add(response.status())
        return (await response.text()).includes(title)
      },
      { intervals: [25], timeout: 5000 },
    )
    .toBe(true)
  expect(Date.now() - published).toBeLessThan(process.env.CI ? 2000 : 1000)
  expect([...statuses]).toEqual([200])
})

test('of two quick edits the second one is on the page', async ({ request }) => {
  for (const round of [1, 2, 3]) {
    await save({ title: `First of two quick edits, ${round}`, _status: 'published' })
    await save({ title: `Second of two quick edits, ${round}`, _status: 'published' })
    await expect.poll(async () => (await (await request.get(path)).text()).includes(`Second of two quick edits, ${round}`), { intervals: [50], timeout: 5000 }).toBe(true)
  }
})

test('the list shows the new title too', async ({ request }) => {
  await expect.poll(async () => (await (await request.get('/insights')).text()).includes('Second of two quick edits, 3'), { timeout: 5000 }).toBe(true)
})

test('the Preview button opens the draft, which nobody else sees', async ({ page, browser }) => {
  const draft = `A draft that only editors see ${Date.now()}`
  await save({ title: draft, _status: 'draft' }, '&draft=true')

  await page.goto(`${services.content}/admin/login`)
  await page.locator('#field-email').fill(editor.email)
  await page.locator('#field-password').fill(editor.password)
  await page.getByRole('button', { name: /log ?in/i }).click()
  await page.waitForURL(/\/admin\/?$/)
  await page.goto(`${services.content}/admin/collections/articles/${article}?locale=en`)
  const preview = page.locator('#preview-button')
  await expect(preview).toBeVisible()
  const link = await preview.getAttribute('href')
  expect(link).toContain(`${services.site}/api/preview?token=`)

  await page.goto(link ?? '')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft)
  await expect(page.locator('.draft-bar')).toBeVisible()

  const visitor = await browser.newPage()
  await visitor.goto(services.site + path)
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(draft)
  await expect(visitor.locator('.draft-bar')).toHaveCount(0)
  await visitor.close()

  await page.locator('.draft-bar button').click()
  await expect(page.locator('.draft-bar')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(draft)
})

test('a preview link that is forged, expired or for something else is refused', async ({ request }) => {
  const secret = new TextEncoder().encode(process.env.TEST_PREVIEW_SECRET)
  const claims = { collection: 'articles', id: article, locale: 'en' }
  const signed = (audience: string, expires: string, key = secret) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setAudience(audience).setIssuedAt().setExpirationTime(expires).sign(key)
  const bad = ['', 'x.y.z', await signed('preview', '-1m'), await signed('other', '5m'), await signed('preview', '5m', new TextEncoder().encode('wrong-secret-wrong-secret'))]
  for (const one of bad) {
    const response = await request.get(`/api/preview?token=${one}`, { maxRedirects: 0 })
    expect(response.status()).toBe(401)
    expect(response.headers()['set-cookie']).toBeUndefined()
  }
  const good = await request.get(`/api/preview?token=${await signed('preview', '5m')}`, { maxRedirects: 0 })
  expect(good.status()).toBe(307)
})

test('a call that is not signed changes nothing', async ({ request }) => {
  const body = JSON.stringify({ type: 'Article', id: article, slug: null, operation: 'publish', relations: [] })
  const t = Math.floor(Date.now() / 1000)
  const sign = (time: number, text: string) => `t=${time},v1=${createHmac('sha256', process.env.TEST_REVALIDATE_SECRET ?? '').update(`${time}.${text}`).digest('hex')}`
  const post = (signature: string, data = body) => request.post('/api/revalidate', { headers: { 'x-content-signature': signature, 'content-type': 'application/json' }, data })
  expect((await post('')).status()).toBe(401)
  expect((await post(sign(t - 3600, body))).status()).toBe(401)
  expect((await post(sign(t, 'another body'))).status()).toBe(401)
  expect((await post(sign(t, '{"type":"<script>"}'), '{"type":"<script>"}')).status()).toBe(400)
  expect((await post(sign(t, body))).status()).toBe(200)
})

test('a publication that is withdrawn is gone', async ({ request }) => {
  await save({ _status: 'draft' })
  await expect.poll(async () => (await request.get(path)).status(), { timeout: 5000 }).toBe(404)
  await save({ title: 'A working checklist for high-risk AI systems', _status: 'published' })
  await expect.poll(async () => (await request.get(path)).status(), { timeout: 5000 }).toBe(200)
})
