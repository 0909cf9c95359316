import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { createAccount, logIn } from './support/editor-accounts'
import { editorToken } from './support/inbox'
import { services } from './support/site'

/** 600 × 400, EXIF with a location, to be turned by 90 degrees. */
const photograph = path.join(import.meta.dirname, 'support/photograph-with-location.jpg')
const chart = 'services/content/seed/media/grid-connection-queue.png'
const person = 1016
const personPath = '/people/1016/ulrike-dahlmann'
const admin = `${services.content}/admin`

type Media = { id: number; filename: string; url: string; width: number; height: number }
let media: Media

test.describe.configure({ mode: 'serial' })

const callApi = async (method: string, address: string, data?: object) => {
  const response = await fetch(`${services.content}/api/${address}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `JWT ${await editorToken()}`,
    },
    ...(data ? { body: JSON.stringify(data) } : {}),
  })
  return { status: response.status, json: (await response.json()) as never }
}

const setStatus = async (address: string, status: 'draft' | 'published') =>
  expect((await callApi('PATCH', address, { _status: status })).status).toBe(200)

async function openAdmin(page: Page, address: string) {
  await page
    .context()
    .addCookies([{ name: 'payload-token', value: await editorToken(), url: services.content }])
  // Payload remembers the language that an account edited last.
  await page.goto(`${admin}${address}?locale=en`)
}

type File = string | { name: string; mimeType: string; buffer: Buffer }

/** Chooses a file in the form and presses Save. */
async function submitFile(page: Page, file: File): Promise<void> {
  const input = page.locator('input[type=file]')
  await expect(async () => {
    await input.setInputFiles(file)
    await expect(page.locator('.file-field__filename')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.locator('#action-save').click()
}

/** Saves a document with a file; returns it. */
async function saveFile(page: Page, file: File): Promise<Media> {
  const saving = page.waitForResponse(
    (response) =>
      /\/api\/media(\/\d+)?$/.test(new URL(response.url()).pathname) &&
      ['POST', 'PATCH'].includes(response.request().method()),
  )
  await submitFile(page, file)
  return ((await (await saving).json()) as { doc: Media }).doc
}

const pageText = async (address: string) => (await fetch(services.site + address)).text()

/**
 * Waits until a page has, or has no longer, a text. The seconds are measured in `editing.spec.ts`,
 * which runs alone.
 */
const until = (address: string, isThere: (html: string) => boolean) =>
  expect.poll(async () => isThere(await pageText(address)), { intervals: [50] }).toBe(true)

test('an uploaded photograph is upright, and its location is not public @story', async ({
  page,
}) => {
  expect(readFileSync(photograph, 'latin1')).toContain('Exif')
  await openAdmin(page, '/collections/media/create')
  await page.locator('#field-alt').fill('A portrait of the tests')
  media = await saveFile(page, photograph)
  expect([media.width, media.height]).toEqual([400, 600])
  const original = await fetch(media.url)
  expect(original.status).toBe(200)
  expect(Buffer.from(await original.arrayBuffer()).toString('latin1')).not.toContain('Exif')
  await openAdmin(page, '/collections/media')
  const thumbnail = page.getByRole('row').filter({ hasText: media.filename }).locator('img')
  await expect(thumbnail).toHaveJSProperty('naturalWidth', 320)
})

test('a file that only has the name of a picture is refused with the reason @story', async ({
  page,
}) => {
  await openAdmin(page, '/collections/media/create')
  await page.locator('#field-alt').fill('Not a picture')
  const file = { name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<b>text</b>') }
  await submitFile(page, file)
  await expect(page.getByText(/“text\.jpg” is neither a picture .* nor a PDF/)).toBeVisible()
})

for (const [megabytes, reason] of [
  [21, 'A file has at most 20 MB.'],
  [40, 'A request has at most 25 MB here.'],
] as const)
  test(`a file of ${megabytes} MB is refused with the reason`, async ({ page }) => {
    await openAdmin(page, '/collections/media/create')
    await page.locator('#field-alt').fill('Too large')
    const buffer = Buffer.alloc(megabytes * 1_000_000)
    await submitFile(page, { name: 'large.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByText(reason)).toBeVisible()
  })

test('a replaced file is on the page @story', async ({ page }) => {
  const use = { photograph: media.id, _status: 'published' }
  expect((await callApi('PATCH', `contacts/${person}`, use)).status).toBe(200)
  const toName = ({ filename }: Media) => filename.replace(/\.\w+$/, '')
  await until(personPath, (html) => html.includes(toName(media)))
  const before = media

  await openAdmin(page, `/collections/media/${media.id}`)
  await expect(page.locator('#field-usedIn')).toContainText('Ulrike Dahlmann')
  await page.locator('.file-field button[class*=remove], .file-details__remove').first().click()
  const replacement = {
    name: 'replacement.png',
    mimeType: 'image/png',
    buffer: readFileSync(chart),
  }
  media = await saveFile(page, replacement)
  expect(media.filename).not.toBe(before.filename)
  const isReplaced = (html: string) =>
    html.includes('replacement') && !html.includes(toName(before))
  await until(personPath, isReplaced)

  await page.goto(personPath)
  await expect(page.getByRole('img', { name: 'A portrait of the tests' })).not.toHaveJSProperty(
    'naturalWidth',
    0,
  )
  expect((await fetch(before.url)).status).toBe(404)
  const optimised = await fetch(
    `${services.site}/_next/image?url=${encodeURIComponent(before.url)}&w=256&q=75`,
  )
  expect([optimised.status, optimised.headers.get('cache-control')]).toEqual([
    404,
    'public, max-age=10',
  ])
})

test('the portrait on the page follows the focal point', async ({ page }) => {
  const readPortrait = async () => {
    const [url = ''] =
      /\/_next\/image\?url=[^"& ]*replacement[^"& ]*/.exec(await pageText(personPath)) ?? []
    const response = await fetch(`${services.site}${url}&w=640&q=75`)
    expect(response.status).toBe(200)
    return { url, picture: Buffer.from(await response.arrayBuffer()) }
  }
  const before = await readPortrait()
  await openAdmin(page, `/collections/media/${media.id}`)
  await page.locator('.file-details button, .file-field button').filter({ hasText: 'Edit' }).click()
  await page.locator('.edit-upload input[name="X %"]').fill('100')
  await page.getByRole('button', { name: 'Apply Changes' }).click()
  await page.locator('#action-save').click()
  await until(personPath, (html) => !html.includes(before.url))
  const after = await readPortrait()
  expect(after.picture.equals(before.picture)).toBe(false)
})

test('a picture in use is not deleted, and its documents are named', async ({ page }) => {
  await openAdmin(page, `/collections/media/${media.id}`)
  const remove = async () => {
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-delete').click()
    await page.getByRole('dialog').locator('#confirm-action').click()
  }
  await remove()
  await expect(page.getByText(/Not deleted.*Ulrike Dahlmann/)).toBeVisible()
  expect((await fetch(media.url)).status).toBe(200)
  expect((await callApi('PATCH', `contacts/${person}`, { photograph: null })).status).toBe(200)
  await until(personPath, (html) => !html.includes('replacement'))
  await page.reload()
  await remove()
  await page.waitForURL(/\/collections\/media\/?(\?.*)?$/)
  expect((await fetch(media.url)).status).toBe(404)
})

test('a link to a publication returns when that is published again', async () => {
  const address = '/publications/2022/ai-act-deployers'
  const link = /<a [^>]*high-risk-ai-checklist[^>]*>working checklist<\/a>/
  await until(address, (html) => link.test(html))
  try {
    await setStatus('articles/2002', 'draft')
    await until(address, (html) => html.includes('working checklist') && !link.test(html))
  } finally {
    await setStatus('articles/2002', 'published')
  }
  await until(address, (html) => link.test(html))
})

test('an author returns to a publication when published again', async () => {
  const address = '/publications/2022/ai-act-deployers'
  const link = `href="${personPath}"`
  await until(address, (html) => html.includes(link))
  try {
    await setStatus(`contacts/${person}`, 'draft')
    await until(address, (html) => !html.includes(link))
  } finally {
    await setStatus(`contacts/${person}`, 'published')
  }
  await until(address, (html) => html.includes(link))
})

test('an author corrects an alternative text, and no file', async ({ page }) => {
  const alt = `A queue of ${Date.now()} connections`
  const { json } = await callApi('GET', 'media?limit=1&sort=id&depth=0')
  const [picture] = (json as { docs: { id: number; alt: string }[] }).docs
  await logIn(page, (await createAccount('author')).email)
  await page.goto(`${admin}/collections/media/${picture!.id}?locale=en`)
  const saving = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await expect(async () => {
    await page.locator('#field-alt').fill(alt)
    await expect(page.locator('#action-save')).toBeEnabled({ timeout: 1000 })
  }).toPass()
  await page.locator('#action-save').click()
  expect((await saving).status()).toBe(200)
  const read = await callApi('GET', `media/${picture!.id}?locale=en&depth=0`)
  expect((read.json as { alt: string }).alt).toBe(alt)
  await callApi('PATCH', `media/${picture!.id}?locale=en`, { alt: picture!.alt })
})
