import type { Page } from '@playwright/test'
import { callContent } from './support/content-api'
import { logIn, strong } from './support/editor-accounts'
import { previewLink } from './support/preview'
import { expect, messages, services, test } from './support/site'

/** A publication in all languages that no other test edits. */
const id = 2012
const path = '/publications/2012/generative-ai-labels'

/** One account for all, and for a repeated test: an open document is locked for others. */
const email = 'ada.of.the.previews@aldermere.example'
test.beforeAll(async () => {
  const account = { name: 'Ada of the previews', email, role: 'publisher', password: strong }
  expect([201, 400]).toContain((await callContent('POST', 'users', account)).status)
})

async function saveDraft(page: Page, title: string): Promise<void> {
  const saved = await page.request.patch(
    `${services.content}/api/articles/${id}?locale=en&depth=0&draft=true`,
    { data: { title, _status: 'draft' }, headers: { origin: services.content } },
  )
  expect(saved.status()).toBe(200)
}

test('the Preview button opens the draft for the editor only @story', async ({ page, browser }) => {
  const draft = `A draft that only editors see ${Date.now()}`
  await logIn(page, email)
  await saveDraft(page, draft)
  await page.goto(`${services.content}/admin/collections/articles/${id}?locale=en`)
  const preview = page.locator('#preview-button')
  await expect(preview).toBeVisible()
  const link = await preview.getAttribute('href')
  expect(link).toContain(`${services.site}/api/preview?token=`)

  await page.goto(link ?? '')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft)
  const leave = page.getByRole('button', { name: messages.en.draft.leave })
  await expect(leave).toBeVisible()

  const visitor = await browser.newPage()
  await visitor.goto(services.site + path)
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(draft)
  await expect(visitor.getByRole('button', { name: messages.en.draft.leave })).toHaveCount(0)
  await visitor.close()

  await leave.click()
  await expect(leave).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(draft)
})

test('a page shows beside its form, in each language, and again after a draft is saved', async ({
  page,
  request,
}) => {
  await logIn(page, email)
  const preview = page.locator('#live-preview-iframe')
  const heading = preview.contentFrame().getByRole('heading', { level: 1 })
  const toggler = page.locator('#live-preview-toggler')
  for (const locale of ['en', 'fr-fr'] as const) {
    await page.goto(`${services.content}/admin/collections/articles/${id}?locale=${locale}`)
    const title = page.locator('#field-title')
    await expect(title).not.toHaveValue('')
    // Payload remembers that it was open.
    if (locale === 'en' && !(await preview.isVisible())) await toggler.click()
    await expect(preview).toBeVisible()
    await expect(heading).toHaveText(await title.inputValue())
    const draft = `Written beside its page in ${locale}, ${Date.now()}`
    await title.fill(draft)
    await page.locator('#action-save-draft').click()
    await expect(heading).toHaveText(draft)
  }
  await toggler.click()
  await expect(preview).toBeHidden()
  const published = await request.get(path)
  expect(published.headers()['x-frame-options']).toBe('DENY')
  expect(published.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(await published.text()).not.toContain('Written beside its page')
})

test('rejects preview links that are forged, expired or for another document @story', async ({
  request,
}) => {
  const badLinks = [
    '/api/preview?token=',
    '/api/preview?token=x.y.z',
    await previewLink(path, { expires: '-1m' }),
    await previewLink(path, { audience: 'other' }),
    await previewLink(path, { secret: 'wrong-secret-wrong-secret' }),
  ]
  for (const link of badLinks) {
    const response = await request.get(link, { maxRedirects: 0 })
    expect(response.status()).toBe(401)
    expect(response.headers()['set-cookie']).toBeUndefined()
  }
  const good = await request.get(await previewLink(path), { maxRedirects: 0 })
  expect(good.status()).toBe(307)
})

test('a preview ends when its editor logs out', async ({ page }) => {
  const draft = `A draft until its editor logs out ${Date.now()}`
  await logIn(page, email)
  await saveDraft(page, draft)
  await page.goto(`${services.content}/admin/collections/articles/${id}?locale=en`)
  const link = await page.locator('#preview-button').getAttribute('href')
  await page.goto(link ?? '')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(draft)
  const cookies = await page.context().cookies(services.content)
  const session = cookies.find(({ name }) => name === 'payload-token')?.value
  const out = await page.request.post(`${services.content}/api/users/logout`, {
    headers: { authorization: `JWT ${session}` },
  })
  expect(out.status()).toBe(200)
  await page.goto(path)
  await expect(page.getByText(messages.en.draft.ended)).toBeVisible()
  await expect(heading).not.toHaveText(draft)
  await page.goto(link ?? '')
  await expect(heading, 'the link is of the session that has ended').not.toHaveText(draft)
})

for (const [name, collection, slug, path] of [
  ['a page about the firm', 'about-pages', 'leadership', '/about-us/about-firm/leadership'],
  ['a practice', 'services', 'tax', '/service/tax'],
  ['an office', 'offices', 'milan', '/offices/milan'],
  ['an event', 'events', 'living-sector-forum', '/events/1/living-sector-forum'],
  ['a named page', 'marketing-pages', 'pro-bono', '/pro-bono'],
  ['a chapter of a feature', 'feature-pages', 'forty-gigawatts', '/features/energy-transition'],
  ['a graduate page', 'graduate-pages', 'faq', '/graduates/faq'],
] as const) {
  test(`${name} shows a published edit, and its draft in the preview only`, async ({
    page,
    request,
  }) => {
    type Docs = { docs: { id: number; summary: string }[] }
    const found = `${collection}?where[slug][equals]=${slug}&depth=0&locale=en`
    const [doc] = (await callContent<Docs>('GET', found)).body.docs
    const edit = async (summary: string, draft: boolean) => {
      const address = `${collection}/${doc?.id}?locale=en&depth=0${draft ? '&draft=true' : ''}`
      const data = { summary, _status: draft ? 'draft' : 'published' }
      expect((await callContent('PATCH', address, data)).status).toBe(200)
    }
    const brochure = async () =>
      (await (await request.get('/api/brochure/de-de')).body()).toString('base64')
    const before = collection === 'graduate-pages' ? await brochure() : null
    await edit(`Edited summary of ${slug}.`, false)
    await expect
      .poll(async () =>
        (await (await request.get(path)).text()).includes(`Edited summary of ${slug}.`),
      )
      .toBe(true)
    await edit(`Draft summary of ${slug}.`, true)
    await page.goto(await previewLink(path))
    await expect(page.getByText(`Draft summary of ${slug}.`).first()).toBeVisible()
    expect(await (await request.get(path)).text()).not.toContain(`Draft summary of ${slug}.`)
    const ofDrafts = await page.request.get('/api/brochure/en')
    expect(ofDrafts.status()).toBe(200)
    expect(ofDrafts.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': expect.stringContaining('no-store'),
    })
    if (before)
      await expect
        .poll(async () => (await brochure()) === before, { message: 'the brochure is drawn anew' })
        .toBe(false)
    await edit(doc?.summary ?? '', false)
  })
}
