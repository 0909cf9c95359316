import { callContent } from './support/content-api'
import { openPage } from './support/editor-accounts'
import { editorToken } from './support/inbox'
import { expect, services, test } from './support/site'

/** It changes what every page shows. */
test.describe.configure({ mode: 'serial', timeout: 240_000 })

type Settings = {
  firmName: string
  brand?: Brand
}
type Brand = {
  logo?: number | null
  mark?: number | null
  colours?: { token: string; light?: string | null; dark?: string | null }[]
}

const settings = 'globals/site-settings?locale=en&depth=0'
const save = (data: { firmName?: string; brand?: Brand }) =>
  callContent<Settings>('POST', settings, { ...data, _status: 'published' })

const none: Brand = { logo: null, mark: null, colours: [] }
let before: Settings
let picture = 0

test.beforeAll(async () => {
  before = (await callContent<Settings>('GET', settings)).body
  const form = new FormData()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><script>alert(1)</script><rect width="90" height="30" fill="#003366"/></svg>`
  form.set('file', new File([svg], 'harcourt.svg', { type: 'image/svg+xml' }))
  form.set('_payload', JSON.stringify({ alt: 'Harcourt Vale' }))
  const { status, body } = await callContent('POST', 'media?locale=en', form)
  expect(status).toBe(201)
  picture = body.doc.id
})

test.afterAll(async () => {
  await save({ firmName: before.firmName, brand: none })
  await callContent('DELETE', `media/${picture}`)
})

test('pages of a firm without a brand name no style sheet of it', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).not.toContain('brand.css')
  expect(html).not.toContain('data-logo')
  expect(await (await request.get('/api/brand.css')).text()).toBe('')
})

test('a colour on which text cannot be read is refused, with the nearest one that passes @story', async ({
  browser,
}) => {
  const page = await openPage(browser) // a refusal is an error of its console
  await page
    .context()
    .addCookies([{ name: 'payload-token', value: await editorToken(), url: services.content }])
  await page.goto(`${services.content}/admin/globals/site-settings?locale=en`)
  await page.waitForLoadState('networkidle')
  await page.locator('#field-brand__colours').getByRole('button', { name: 'Add Colour' }).click()
  await page.locator('#field-brand__colours__0__token .rs__control').click()
  await page.locator('.rs__option').getByText('Buttons', { exact: true }).click()
  const light = page.locator('#field-brand__colours__0__light')
  await light.fill('#7fb0e0')
  await page.locator('#action-save').click()
  const refusal = page.getByText(/nearest colour that is strong enough is #[\da-f]{6}/).first()
  await expect(refusal).toBeVisible()
  const [, nearest = ''] = /strong enough is (#[\da-f]{6})/.exec(await refusal.innerText()) ?? []
  await light.fill(nearest)
  await page.locator('#action-save').click()
  await expect(async () => {
    const { body } = await callContent<Settings>('GET', settings)
    expect(body.brand?.colours).toMatchObject([{ token: 'pine', light: nearest }])
  }).toPass()
  await page.context().close()
})

test('a firm has its logo, mark, name and colours on its pages, without a deployment @story', async ({
  page,
  request,
}) => {
  const brand: Brand = {
    logo: picture,
    mark: picture,
    colours: [
      { token: 'pine', light: '#003366', dark: '#99ccff' },
      { token: 'night', light: '#001122' },
      { token: 'paper', light: '#fafcff' },
    ],
  }
  expect((await save({ firmName: 'Harcourt Vale', brand })).status).toBe(200)
  await expect(async () => {
    await page.goto('/')
    await expect(page.locator('header img[data-logo]')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const colourOf = (selector: string, property: 'backgroundColor' | 'color') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property)
  expect(await colourOf('html', 'backgroundColor')).toBe('rgb(250, 252, 255)')
  expect(await colourOf('footer', 'backgroundColor')).toBe('rgb(0, 17, 34)')
  await expect(page).toHaveTitle(/^Harcourt Vale: /)
  const logo = page.getByRole('banner').getByRole('img', { name: 'Harcourt Vale' })
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourOf('footer', 'backgroundColor')).toBe('rgb(0, 17, 34)')
  await page.emulateMedia({ colorScheme: null })

  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    name: string
    theme_color: string
    background_color: string
    icons: { src: string }[]
  }
  expect(manifest).toMatchObject({
    name: 'Harcourt Vale',
    theme_color: '#001122',
    background_color: '#fafcff',
  })
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toMatch(/^image\//)
  for (const selector of ['link[rel=icon]', 'link[rel=apple-touch-icon]']) {
    const href = (await page.locator(selector).first().getAttribute('href')) ?? ''
    expect((await request.get(href)).status()).toBe(200)
  }
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#fafcff')

  await page.goto(`${services.content}/admin/login`)
  await expect(page.getByRole('img', { name: 'Harcourt Vale' })).toBeVisible()
  await expect(page).toHaveTitle(/Harcourt Vale$/)
})

test('a drawing is stored as a picture, without its scripts', async ({ request }) => {
  const { body } = await callContent<{ url: string; mimeType: string }>('GET', `media/${picture}`)
  expect(body.mimeType).toBe('image/png')
  const bytes = await (await request.get(new URL(body.url, services.content).href)).body()
  expect(bytes.includes('alert')).toBe(false)
})

test('once the brand is taken away, pages are as before', async ({ page }) => {
  expect((await save({ firmName: before.firmName, brand: none })).status).toBe(200)
  await expect(async () => {
    await page.goto('/')
    await expect(page.locator('header img[data-logo]')).toBeHidden({ timeout: 1_000 })
  }).toPass()
  expect(await page.content()).not.toContain('brand.css')
})
