import { signBody } from '@law-firm/runtime/http/webhook-signature.mjs'
import type { APIRequestContext } from '@playwright/test'
import { builtPages, toTexts } from './support/built-pages'
import { callContent } from './support/content-api'
import { readPackedPage, unpack } from '../lib/cache/page-file.mjs'
import { previewLink } from './support/preview'
import { searchIndex } from './support/search-index'
import { expect, locales, messages, prefix, services, test } from './support/site'
import { sendWebhook } from './support/webhook'

const article = 2002
const path = '/publications/2002/high-risk-ai-checklist'

test.beforeAll(async () => {
  // The first edit after a start compiles; later ones are fast. The title is reset because a retry
  // starts with what the tests before it saved.
  await save({ title: 'A working checklist for high-risk AI systems', _status: 'published' })
  await fetch(services.site + path)
})

async function save(data: Record<string, unknown>, query = ''): Promise<void> {
  const address = `articles/${article}?locale=en&depth=0${query}`
  expect((await callContent('PATCH', address, data)).status).toBe(200)
}

const now = () => Math.floor(Date.now() / 1000)
const sign = (time: number, text: string) =>
  signBody(text, process.env.TEST_REVALIDATE_SECRET ?? '', time * 1000)
const postWebhook = (request: APIRequestContext, signature: string, data: string) =>
  request.post('/api/revalidate', {
    headers: { 'x-content-signature': signature, 'content-type': 'application/json' },
    data,
  })

test.describe.configure({ mode: 'serial' })

test('built pages equal the same pages after revalidation', async ({ request }) => {
  const pages = locales.flatMap((locale) =>
    builtPages(locale).filter((_page, index) => index % 30 === 0),
  )
  expect(pages.length).toBeGreaterThan(30)
  const everything = JSON.stringify({
    events: [{ type: 'Everything', id: 'all', slug: null, operation: 'restart', relations: [] }],
  })
  expect((await postWebhook(request, sign(now(), everything), everything)).status()).toBe(200)
  for (const { path: address, html } of pages) {
    const revalidated = async () => {
      const response = await request.get(address)
      return response.headers()['x-nextjs-cache'] === 'STALE'
        ? null
        : toTexts(await response.text())
    }
    await expect
      .poll(async () => (await revalidated()) !== null, { message: address, intervals: [100] })
      .toBe(true)
    expect(await revalidated(), address).toEqual(toTexts(html))
  }
})

test('the missing page that all visitors share has a title, and the address of no request @story', async ({
  request,
}) => {
  process.env.SITE_DIST_DIR = '.data/test/next'
  const toVersion = async (key: string) => {
    const packed = await readPackedPage(key)
    return packed ? (await unpack(packed)).version : -1
  }
  for (const locale of locales) {
    const key = `/${locale}/missing`
    const before = await toVersion(key)
    await sendWebhook(services.site, { type: 'Everything', id: 'all', operation: 'restart' })
    // a client's own spelling goes to Next, and renders the same page there
    const visits = ['/visited-by-one', '/publications/2029/visited-by-another,%20/x']
    const read = async (address: string) =>
      (await request.get(prefix[locale] + address, { headers: { accept: 'text/html' } })).text()
    const isRendered = async () => {
      for (const address of visits) await read(address)
      return toVersion(key)
    }
    await expect.poll(isRendered, { intervals: [100] }).toBeGreaterThan(before)
    const html = await read('/of-a-third-one')
    expect(html).toContain(`<title>${messages[locale].missing.title}</title>`)
    expect(html).not.toContain('visited-by')
    const other = locale === 'en' ? '/fr-fr' : '/'
    expect(html).toMatch(new RegExp(`<a href="${other}" hrefLang=`))
  }
  for (const address of ['/graduates/nothing', '/nl-nl/graduates/niets', '/people/9999/nothing'])
    expect(await (await request.get(address)).text(), address).toMatch(/<title>[^<]+<\/title>/)
})

test('a published edit is on the page within two seconds, without an error for readers @story', async ({
  request,
}) => {
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
      { intervals: [25], timeout: 20_000 },
    )
    .toBe(true)
  expect(Date.now() - published).toBeLessThan(2000)
  expect([...statuses]).toEqual([200])
})

test('a text that is gated or unpublished is on no page once the save is acknowledged @story', async ({
  request,
}) => {
  const gate = (feature: string) => save({ product: { feature }, _status: 'published' })
  const title = `A working checklist, gated at ${Date.now()}`
  await save({ title, _status: 'published' })
  const article = async () => (await request.get(path)).text()
  await expect.poll(article, { intervals: [50] }).toContain(title)
  const text = /data-block="[^"]*"[^>]*>.*?<p[^>]*>([^<]{40,})/s.exec(await article())?.[1] ?? ''
  expect(text).not.toBe('')
  const readAll = async () => {
    const responses = await Promise.all(
      [undefined, { rsc: '1' }].flatMap((headers) =>
        Array.from({ length: 10 }, () => request.get(path, { headers })),
      ),
    )
    return Promise.all(responses.map((response) => response.text()))
  }
  try {
    for (const round of [1, 2, 3]) {
      await gate('navigator.employment')
      for (const body of await readAll()) expect(body, `round ${round}`).not.toContain(text)
      await gate('')
      await expect.poll(article, { intervals: [50] }).toContain(text)
    }
    await save({ _status: 'draft' })
    for (const body of await readAll()) expect(body).not.toContain(title)
  } finally {
    await save({ product: { feature: '' }, _status: 'published' })
  }
})

test('of two quick edits the second one is on the page', async ({ request }) => {
  for (const round of [1, 2, 3]) {
    await save({ title: `First of two quick edits, ${round}`, _status: 'published' })
    await save({ title: `Second of two quick edits, ${round}`, _status: 'published' })
    await expect
      .poll(
        async () =>
          (await (await request.get(path)).text()).includes(`Second of two quick edits, ${round}`),
        { intervals: [50], timeout: 20_000 },
      )
      .toBe(true)
  }
})

test('the list shows the new title', async ({ request }) => {
  await expect
    .poll(
      async () =>
        (await (await request.get('/insights')).text()).includes('Second of two quick edits, 3'),
      { timeout: 20_000 },
    )
    .toBe(true)
})

test('an unsigned webhook changes nothing @story', async ({ request }) => {
  const body = JSON.stringify({
    events: [{ type: 'Article', id: article, slug: null, operation: 'publish', relations: [] }],
  })
  const t = now()
  const post = (signature: string, data = body) => postWebhook(request, signature, data)
  expect((await post('')).status()).toBe(401)
  expect((await post(sign(t - 3600, body))).status()).toBe(401)
  expect((await post(sign(t, 'another body'))).status()).toBe(401)
  const invalid = '{"events":[{"type":"<script>"}]}'
  expect((await post(sign(t, invalid), invalid)).status()).toBe(400)
  expect((await post(sign(t, body))).status()).toBe(200)
})

test('an unpublished publication is gone or leads to its successor, until it is published again @story', async ({
  request,
}) => {
  const read = (address = path) => request.get(address, { maxRedirects: 0 })
  const statusOf = async () => (await read()).status()
  await save({ _status: 'draft' })
  await expect.poll(statusOf, { timeout: 20_000 }).toBe(410)
  expect((await request.head(path)).status()).toBe(410)
  const french = await read(`/fr-fr${path}`)
  expect(french.status()).toBe(410)
  expect(await french.text()).toContain('lang="fr')
  expect(await (await read('/sitemap.xml')).text()).not.toContain(path)
  await save({ title: 'A working checklist for high-risk AI systems', _status: 'published' })
  await expect.poll(statusOf, { timeout: 20_000 }).toBe(200)

  await save({ successor: '/publications/2001/merger-control', _status: 'published' })
  await save({ _status: 'draft' })
  await expect.poll(statusOf, { timeout: 20_000 }).toBe(308)
  expect((await read()).headers().location).toBe('/publications/2001/merger-control')
  await save({ successor: null, _status: 'published' })
  await expect.poll(statusOf, { timeout: 20_000 }).toBe(200)
})

test('a draft of the home page and of the navigation shows in the preview, and public once published', async ({
  page,
  request,
}) => {
  type Globals = { statement: { title: string }; utility: { label: string }[] }
  const read = async (name: string) =>
    (await callContent<Globals>('GET', `globals/${name}?depth=0&locale=en`)).body
  const { statement } = await read('home')
  const { utility } = await read('navigation')
  const [first, ...others] = utility
  const heading = `A headline of ${Date.now()}`
  const label = `Entry ${Date.now()}`
  const save = async (status: 'draft' | 'published', values = { heading, label }) => {
    const query = `locale=en${status === 'draft' ? '&draft=true' : ''}`
    for (const [name, data] of [
      ['home', { statement: { ...statement, title: values.heading } }],
      ['navigation', { utility: [{ ...first, label: values.label }, ...others] }],
    ] as const) {
      const address = `globals/${name}?${query}`
      const saved = await callContent('POST', address, { ...data, _status: status })
      expect(saved.status, JSON.stringify(saved.body).slice(0, 200)).toBe(200)
    }
  }
  const html = async () => (await request.get('/')).text()

  await save('draft')
  await page.goto(await previewLink('/'))
  await expect(page.getByText(heading).first()).toBeVisible()
  await expect(page.getByText(label).first()).toBeAttached()
  for (const text of [heading, label]) expect(await html()).not.toContain(text)

  await save('published')
  await expect.poll(async () => (await html()).includes(heading)).toBe(true)
  await expect.poll(async () => (await html()).includes(label)).toBe(true)
  await save('published', { heading: statement.title, label: first?.label ?? '' })
  await expect.poll(async () => (await html()).includes(heading)).toBe(false)
})

test.describe('the search index', () => {
  test('is updated after publishing and unpublishing, and has no drafts @story', async () => {
    await save({ title: 'Quorlatimo thresholds', _status: 'published' })
    await expect.poll(() => searchIndex('quorlatimo'), { timeout: 10_000 }).toEqual([path])
    // the document has its own Chinese title
    expect(await searchIndex('quorlatimo', 'site_zh')).toEqual([])
    await save({ title: 'Vexonaris thresholds', _status: 'draft' }, '&draft=true')
    await save({ _status: 'draft' })
    await expect.poll(() => searchIndex('quorlatimo'), { timeout: 10_000 }).toEqual([])
    expect(await searchIndex('vexonaris')).toEqual([])
    await save({ title: 'A working checklist for high-risk AI systems', _status: 'published' })
    await expect
      .poll(() => searchIndex('working checklist high-risk AI'), { timeout: 10_000 })
      .toContain(path)
  })

  test('has the labels of published menus, and none of drafts', async () => {
    const address = 'globals/navigation?depth=0&locale=en'
    const { utility } = (await callContent<{ utility: { label: string }[] }>('GET', address)).body
    const saveLabel = async (label: string, status: 'draft' | 'published') => {
      const menu = utility.map((link, place) => (place === 0 ? { ...link, label } : link))
      const saved = await callContent(
        'POST',
        status === 'draft' ? `${address}&draft=true` : address,
        { utility: menu, _status: status },
      )
      expect(saved.status).toBe(200)
    }
    await saveLabel('Vexonaris', 'draft')
    await saveLabel('Quorlatimo', 'published')
    await expect
      .poll(() => searchIndex('quorlatimo'), { timeout: 20_000 })
      .toEqual(['/about-us/careers'])
    expect(await searchIndex('vexonaris')).toEqual([])
    await saveLabel(utility[0]?.label ?? '', 'published')
    await expect.poll(() => searchIndex('quorlatimo'), { timeout: 20_000 }).toEqual([])
  })
})
