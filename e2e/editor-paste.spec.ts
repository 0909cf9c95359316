import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { callContent } from './support/content-api'
import { createAccount, logIn } from './support/editor-accounts'
import { expect, services, test } from './support/site'

const readClipboard = (name: string) =>
  readFileSync(`services/content/src/plugins/paste/fixtures/${name}.html`, 'utf8')

/** What a browser sends for Ctrl+V; its own clipboard would be cleaned of Word's styles. */
async function paste(page: Page, html: string): Promise<void> {
  const text = page.locator('.rich-text-lexical [contenteditable="true"]')
  await text.click()
  await text.evaluate((element, content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', content)
    clipboardData.setData('text/plain', 'the same without marks')
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)
}

const paragraph = {
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        textFormat: 0,
        children: [],
      },
    ],
  },
}

/** Calls `run` with the form of a draft, by its address, which is deleted afterwards. */
async function withForm(page: Page, run: (slug: string) => Promise<void>): Promise<void> {
  const slug = `pasted-${randomUUID()}`
  const creation = await callContent('POST', 'about-pages?locale=en&depth=0&draft=true', {
    title: 'Pasted',
    summary: 'From another program.',
    slug,
    body: [{ blockType: 'text', heading: 'Terms', text: paragraph }],
    _status: 'draft',
  })
  expect(creation.status).toBe(201)
  const { id } = creation.body.doc
  try {
    await logIn(page, (await createAccount('publisher')).email)
    await page.goto(`${services.content}/admin/collections/about-pages/${id}?locale=en`)
    await run(slug)
  } finally {
    // an open form locks its document again, and one that another page has replaced keeps the lock for a while
    const remove = async () => {
      await callContent('DELETE', `payload-locked-documents?where[document.value][equals]=${id}`)
      return (await callContent('DELETE', `about-pages/${id}`)).status
    }
    await expect.poll(remove).toBe(200)
  }
}

test('a text from Word is on the site as it was in Word @story', async ({ page, request }) => {
  await withForm(page, async (slug) => {
    await paste(page, readClipboard('word-365'))
    const editor = page.locator('.rich-text-lexical')
    await expect(editor.getByRole('heading', { name: 'Limits of liability' })).toBeVisible()
    await expect(editor.locator('.footnote-label')).toHaveText('† Subject to clause 9.')
    await page.getByRole('button', { name: 'Publish in English' }).click()
    await expect
      .poll(async () => (await request.get(`/about-us/${slug}`)).text())
      .toContain('Duty of care')

    await page.goto(`/about-us/${slug}`)
    const text = page.locator('[data-block="text"]').first()
    await expect(text.getByRole('heading', { name: 'Limits of liability', level: 3 })).toBeVisible()
    await expect(text.locator('strong', { hasText: 'EUR 10' })).toBeVisible()
    await expect(text.locator('sup', { hasText: '6' })).toBeVisible()
    await expect(text.locator('s', { hasText: 'EUR 10' })).toBeVisible()
    await expect(text.locator('sub', { hasText: '2' })).toBeVisible()
    await expect(text.locator('ul ul li')).toHaveText('Directors')
    await expect(text.locator('ol')).toHaveAttribute('start', '4')
    await expect(text.getByRole('columnheader')).toHaveText(['Party', 'Share'])
    await expect(text.getByRole('cell')).toHaveText(['Seller', '60\u00a0%'])
    await expect(text.getByRole('link', { name: 'the Act' })).toHaveAttribute(
      'href',
      'http://www.example.org/act',
    )
    const mark = text.locator('[role="doc-noteref"]')
    const note = page.locator('[role="doc-endnotes"]').getByRole('listitem')
    await expect(note).toContainText('Subject to clause 9.')
    await mark.click()
    await expect(note).toBeInViewport()
    await note.locator('[role="doc-backlink"]').click()
    await expect(mark).toBeInViewport()
  })
})

test('a text from LibreOffice is in the editor as it was there, but for its comment', async ({
  page,
}) => {
  await withForm(page, async () => {
    await paste(page, readClipboard('libreoffice-7'))
    await expect(page.getByText('Left out of what you pasted')).toContainText('1 comment')
    const text = page.locator('.rich-text-lexical')
    await expect(text.locator('.footnote-label')).toHaveCount(2)
    await expect(text.locator('th')).toHaveText(['Party', 'Share', 'Note'])
    expect(await text.textContent()).toContain('Party\tRole')
  })
})

test('what cannot be kept of a mail is named @story', async ({ page }) => {
  await withForm(page, async () => {
    await paste(page, readClipboard('outlook-french'))
    await expect(page.getByText('Left out of what you pasted')).toContainText('1 picture')
    await expect(page.locator('.rich-text-lexical ol li')).toHaveCount(2)
  })
})
