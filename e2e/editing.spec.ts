import { createHmac } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { builtPages, textsOf } from './support/built-pages'
import { callContent } from './support/content-api'
import { copyToLanguage } from './support/copy-to-language'
import { createMember, signInAt } from './support/members'
import { readPackedPage, unpack } from '../lib/cache/page-file.mjs'
import { previewLink } from './support/preview'
import { expect, expectAccessible, locales, messages, prefix, services, test } from './support/site'
import { sendWebhook } from './support/webhook'

const article = 2002
const path = '/publications/2002/high-risk-ai-checklist'
const editor = {
  email: process.env.TEST_EDITOR ?? '',
  password: process.env.TEST_EDITOR_PASSWORD ?? '',
}

let token = ''
test.beforeAll(async () => {
  const response = await fetch(`${services.content}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(editor),
  })
  token = ((await response.json()) as { token: string }).token
  expect(token).toBeTruthy()
  // The first edit after a start compiles; later ones are fast. The title is reset because a retry
  // starts with what the tests before it saved.
  await save({ title: 'A working checklist for high-risk AI systems', _status: 'published' })
  await fetch(services.site + path)
})

const save = async (data: Record<string, unknown>, query = '') => {
  const response = await fetch(
    `${services.content}/api/articles/${article}?locale=en&depth=0${query}`,
    {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
      body: JSON.stringify(data),
    },
  )
  expect(response.status).toBe(200)
}

const now = () => Math.floor(Date.now() / 1000)
const sign = (time: number, text: string) =>
  `t=${time},v1=${createHmac('sha256', process.env.TEST_REVALIDATE_SECRET ?? '')
    .update(`${time}.${text}`)
    .digest('hex')}`
const postWebhook = (request: APIRequestContext, signature: string, data: string) =>
  request.post('/api/revalidate', {
    headers: { 'x-content-signature': signature, 'content-type': 'application/json' },
    data,
  })

async function logIn(page: Page) {
  await page.goto(`${services.content}/admin/login`)
  await page.locator('#field-email').fill(editor.email)
  await page.locator('#field-password').fill(editor.password)
  await page.getByRole('button', { name: /log ?in/i }).click()
  await page.waitForURL(/\/admin\/?$/)
}

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
        : textsOf(await response.text())
    }
    await expect
      .poll(async () => (await revalidated()) !== null, { message: address, intervals: [100] })
      .toBe(true)
    expect(await revalidated(), address).toEqual(textsOf(html))
  }
})

test('the missing page that all visitors share has a title, and the address of no request @story', async ({
  request,
}) => {
  process.env.SITE_DIST_DIR = '.data/test/next'
  const versionOf = async (key: string) => {
    const packed = await readPackedPage(key)
    return packed ? (await unpack(packed)).version : -1
  }
  for (const locale of locales) {
    const key = `/${locale}/missing`
    const before = await versionOf(key)
    await sendWebhook(services.site, { type: 'Everything', id: 'all', operation: 'restart' })
    // a client's own spelling goes to Next, and renders the same page there
    const visits = ['/visited-by-one', '/publications/2029/visited-by-another,%20/x']
    const read = async (address: string) =>
      (await request.get(prefix[locale] + address, { headers: { accept: 'text/html' } })).text()
    const isRendered = async () => {
      for (const address of visits) await read(address)
      return versionOf(key)
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

test('the Preview button opens the draft for the editor only @story', async ({ page, browser }) => {
  const draft = `A draft that only editors see ${Date.now()}`
  await save({ title: draft, _status: 'draft' }, '&draft=true')

  await logIn(page)
  await page.goto(`${services.content}/admin/collections/articles/${article}?locale=en`)
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
  await logIn(page)
  const preview = page.locator('#live-preview-iframe')
  const heading = preview.contentFrame().getByRole('heading', { level: 1 })
  const toggler = page.locator('#live-preview-toggler')
  for (const locale of ['en', 'fr-fr'] as const) {
    await page.goto(`${services.content}/admin/collections/articles/${article}?locale=${locale}`)
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
  await save({ title: draft, _status: 'draft' }, '&draft=true')
  await logIn(page)
  await page.goto(`${services.content}/admin/collections/articles/${article}?locale=en`)
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

test.describe('a changed slug', () => {
  const headers = () => ({ 'content-type': 'application/json', authorization: `JWT ${token}` })
  const callApi = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${services.content}/api/${path}`, {
      method,
      headers: headers(),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    expect(response.status).toBe(200)
    return (await response.json()) as { docs: { id: number }[] }
  }
  const idOf = async (collection: string, slug: string) =>
    (await callApi('GET', `${collection}?where[slug][equals]=${slug}&depth=0`)).docs[0]?.id ?? 0

  test('redirects the old URL in every language @story', async ({ request }) => {
    const id = await idOf('news', 'school-bus-settlement')
    await callApi('PATCH', `news/${id}`, { slug: 'school-bus-settled', _status: 'published' })
    await expect
      .poll(
        async () =>
          (await request.get('/about-us/news/school-bus-settlement', { maxRedirects: 0 })).headers()
            .location,
      )
      .toBe('/about-us/news/school-bus-settled')
    await expect
      .poll(
        async () =>
          (
            await request.get('/fr-fr/about-us/news/school-bus-settlement', { maxRedirects: 0 })
          ).headers().location,
      )
      .toBe('/fr-fr/about-us/news/school-bus-settled')
    expect((await request.get('/about-us/news/school-bus-settled')).status()).toBe(200)
    await callApi('PATCH', `news/${id}`, { slug: 'school-bus-settlement', _status: 'published' })
    await expect
      .poll(async () =>
        (await request.get('/about-us/news/school-bus-settlement', { maxRedirects: 0 })).status(),
      )
      .toBe(200)
    await expect
      .poll(
        async () =>
          (await request.get('/about-us/news/school-bus-settled', { maxRedirects: 0 })).headers()
            .location,
      )
      .toBe('/about-us/news/school-bus-settlement')
  })

  test('redirects the URLs of child pages', async ({ request }) => {
    const id = await idOf('services', 'competition')
    await callApi('PATCH', `services/${id}`, { slug: 'competition-law', _status: 'published' })
    await expect
      .poll(async () => (await request.get('/service/competition-law/merger-control')).status())
      .toBe(200)
    expect(
      (await request.get('/service/competition/merger-control', { maxRedirects: 0 })).status(),
    ).toBe(308)
    await callApi('PATCH', `services/${id}`, { slug: 'competition', _status: 'published' })
    await expect
      .poll(async () =>
        (await request.get('/service/competition/merger-control', { maxRedirects: 0 })).status(),
      )
      .toBe(200)
  })

  test('returns 410 after unpublishing', async ({ request }) => {
    const from = `/old-report-${crypto.randomUUID()}` // the first attempt's redirect stays
    const response = await fetch(`${services.content}/api/redirects`, {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify({ from, kind: 'gone' }),
    })
    expect(response.status).toBe(201)
    await expect
      .poll(async () =>
        (await request.get(`/zh-cn${from}`, { headers: { accept: 'text/html' } })).status(),
      )
      .toBe(410)
    expect(await (await request.get(from, { headers: { accept: 'text/html' } })).text()).toContain(
      'This page was withdrawn',
    )
  })
})

test.describe('the search index', () => {
  const search = async (query: string, index = 'site_en') => {
    const response = await fetch(`${services.search}/1/indexes/${index}/query`, {
      method: 'POST',
      headers: {
        'x-algolia-application-id': 'local',
        'x-algolia-api-key': process.env.TEST_SEARCH_KEY ?? '',
      },
      body: JSON.stringify({ query, removeWordsIfNoResults: 'none' }),
    })
    return ((await response.json()) as { hits: { path: string }[] }).hits.map((hit) => hit.path)
  }

  test('is updated after publishing and unpublishing, and has no drafts @story', async () => {
    await save({ title: 'Quorlatimo thresholds', _status: 'published' })
    await expect.poll(() => search('quorlatimo'), { timeout: 10_000 }).toEqual([path])
    // the document has its own Chinese title
    expect(await search('quorlatimo', 'site_zh')).toEqual([])
    await save({ title: 'Vexonaris thresholds', _status: 'draft' }, '&draft=true')
    await save({ _status: 'draft' })
    await expect.poll(() => search('quorlatimo'), { timeout: 10_000 }).toEqual([])
    expect(await search('vexonaris')).toEqual([])
    await save({ title: 'A working checklist for high-risk AI systems', _status: 'published' })
    await expect
      .poll(() => search('working checklist high-risk AI'), { timeout: 10_000 })
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
      .poll(() => search('quorlatimo'), { timeout: 20_000 })
      .toEqual(['/about-us/careers'])
    expect(await search('vexonaris')).toEqual([])
    await saveLabel(utility[0]?.label ?? '', 'published')
    await expect.poll(() => search('quorlatimo'), { timeout: 20_000 }).toEqual([])
  })

  test('is updated for the children of a moved practice', async () => {
    const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` }
    const practices = (await (
      await fetch(`${services.content}/api/services?where[slug][equals]=real-estate&depth=0`, {
        headers,
      })
    ).json()) as { docs: { id: number }[] }
    const rename = (slug: string) =>
      fetch(`${services.content}/api/services/${practices.docs[0]?.id}?locale=en`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ slug, _status: 'published' }),
      })
    expect((await rename('property')).status).toBe(200)
    await expect
      .poll(() => search('planning and environment'), { timeout: 20_000 })
      .toContain('/service/property/planning-and-environment')
    await rename('real-estate')
    await expect
      .poll(() => search('planning and environment'), { timeout: 20_000 })
      .toContain('/service/real-estate/planning-and-environment')
  })
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
    const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` }
    const match = (await (
      await fetch(
        `${services.content}/api/${collection}?where[slug][equals]=${slug}&depth=0&locale=en`,
        { headers },
      )
    ).json()) as { docs: { id: number; summary: string }[] }
    const [doc] = match.docs
    const edit = async (summary: string, draft: boolean) => {
      const response = await fetch(
        `${services.content}/api/${collection}/${doc?.id}?locale=en&depth=0${draft ? '&draft=true' : ''}`,
        {
          method: 'PATCH',
          headers,
          body: JSON.stringify({ summary, _status: draft ? 'draft' : 'published' }),
        },
      )
      expect(response.status).toBe(200)
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

test('a translation is on the site from its publication to its unpublication @story', async ({
  page,
  request,
}) => {
  const headers = { authorization: `JWT ${token}` }
  const title = 'A page with its own status'
  const creation = await request.post(`${services.content}/api/about-pages?locale=en&depth=0`, {
    headers,
    data: { title, summary: 'English summary', slug: 'own-status', body: [], _status: 'published' },
  })
  expect(creation.status()).toBe(201)
  const { doc } = (await creation.json()) as { doc: { id: number } }
  const path = '/about-us/own-status'
  /** The language of the French page's text, by its notice, canonical link and hreflang. */
  const shown = async () => {
    const html = await (await request.get(`/fr-fr${path}`)).text()
    return {
      notice: html.includes(messages['fr-fr'].common.notTranslated),
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
      french: /hrefLang="fr-FR"/i.test(html),
      draft: html.includes('Un statut propre'),
    }
  }
  const english = {
    notice: true,
    canonical: services.site + path,
    french: false,
    draft: false,
  }
  const french = {
    notice: false,
    canonical: `${services.site}/fr-fr${path}`,
    french: true,
    draft: true,
  }
  const inSitemap = async () =>
    (await (await request.get('/sitemaps/pages-fr-fr.xml')).text()).includes(`/fr-fr${path}`)
  try {
    await expect.poll(shown).toEqual(english)
    await logIn(page)
    const form = `${services.content}/admin/collections/about-pages/${doc.id}`
    await page.goto(`${form}?locale=en`)
    await copyToLanguage(page, 'Français')
    await expect(page.locator('.status__value')).toHaveText('Draft')
    const heading = page.locator('#field-title')
    await expect(heading).toHaveValue(title)
    await heading.fill('Un statut propre')
    await page.locator('#action-save-draft').click()
    await expect(page.locator('#action-save-draft')).toBeDisabled()
    // an English edit revalidates the pages in all languages
    await page.goto(`${form}?locale=en`)
    await expect(page.locator('#field-summary')).toHaveValue('English summary')
    await page.locator('#field-summary').fill('Edited in English')
    await page.getByRole('button', { name: 'Publish in English' }).click()
    await expect
      .poll(async () => (await request.get(`/fr-fr${path}`)).text())
      .toContain('Edited in English')
    expect(await shown()).toEqual(english)

    await page.goto(`${form}?locale=fr-fr`)
    await page.getByRole('button', { name: 'Publish in Français' }).click()
    await expect.poll(shown).toEqual(french)
    await expect.poll(inSitemap).toBe(true)

    await page.locator('.doc-controls__popup .popup-button').click()
    await page.locator('#action-unpublish-locale').click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(shown).toEqual(english)
    await expect.poll(inSitemap).toBe(false)
  } finally {
    await request.delete(`${services.content}/api/about-pages/${doc.id}`, { headers })
  }
})

test('an edited answer is on its jurisdiction’s page at once', async ({ request }) => {
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  const root = '/products/navigator/data-protection'
  const match = (await (
    await request.get(
      `${services.content}/api/navigator-answers?where[jurisdiction][equals]=1&limit=1&depth=0`,
      { headers },
    )
  ).json()) as { docs: { id: number; title: string }[] }
  const [answer] = match.docs
  if (!answer) throw new Error('Germany has no answer.')
  const path = `${root}/europe/germany`
  expect(await (await request.get(path)).text()).toContain(answer.title)
  const change = (title: string) =>
    request.patch(`${services.content}/api/navigator-answers/${answer.id}?locale=en`, {
      headers,
      data: { title, _status: 'published' },
    })
  try {
    expect((await change('Stated anew by a test')).status()).toBe(200)
    for (const page of [path, `${root}/europe`])
      await expect
        .poll(async () => (await request.get(page)).text(), { timeout: 15_000 })
        .toContain('Stated anew by a test')
  } finally {
    await change(answer.title)
    await expect
      .poll(async () => (await request.get(path)).text(), { timeout: 15_000 })
      .not.toContain('Stated anew by a test')
  }
})

test('a changed answer marks saved reports and sends alerts, without its text', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const texts = messages.en.navigator.report
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  const content = page.request
  const member = await createMember()
  await signInAt(page, member, '/dashboard/products')
  const record = (await (
    await content.get(
      `${services.content}/api/members?where[subject][equals]=${encodeURIComponent(member.subject)}&depth=0`,
      { headers },
    )
  ).json()) as { docs: { id: number }[] }
  const term = {
    permission: 'product|navigator.data-protection',
    from: new Date(Date.now() - 86_400_000).toISOString(),
    until: new Date(Date.now() + 86_400_000).toISOString(),
  }
  expect(
    (
      await content.patch(`${services.content}/api/members/${record.docs[0]?.id}`, {
        headers,
        data: { productSubscriptions: [term] },
      })
    ).status(),
  ).toBe(200)

  const builder = '/products/navigator/data-protection/report-builder'
  await page.goto(`${builder}?with=germany&depth=summary`)
  await page.getByLabel(texts.saved.name, { exact: true }).first().fill('Board paper')
  await page.getByRole('button', { name: texts.saved.save }).click()
  await expect(page.getByRole('link', { name: 'Board paper' })).toBeVisible()
  const alerts = page.getByRole('region', { name: texts.alerts.title })
  await alerts.locator('select').selectOption('immediately')
  await alerts.getByRole('button', { name: texts.alerts.submit }).click()
  const name = 'Data protection · Germany'
  await expect(alerts.getByRole('link', { name })).toHaveAttribute(
    'href',
    `${builder}?with=germany`,
  )
  await expectAccessible(page)

  const match = (await (
    await content.get(
      `${services.content}/api/navigator-answers?where[jurisdiction][equals]=1&limit=1&depth=1`,
      { headers },
    )
  ).json()) as { docs: { id: number; summary: string; question: { title: string } }[] }
  const [answer] = match.docs
  if (!answer) throw new Error('Germany has no answer.')
  const change = (summary: string) =>
    content.patch(`${services.content}/api/navigator-answers/${answer.id}?locale=en`, {
      headers,
      data: { summary, _status: 'published' },
    })
  try {
    expect((await change('SECRET: stated anew by a test.')).status()).toBe(200)
    await page.reload()
    const changed = page
      .getByRole('region', { name: texts.saved.title })
      .getByRole('link', { name: answer.question.title })
    await expect(changed).toBeVisible()
    await page
      .getByRole('button', { name: texts.saved.refreshNamed.replace('{name}', 'Board paper') })
      .click()
    await expect(changed).toHaveCount(0)

    await page.goto('/newsletters-and-alerts')
    await expect(
      page.getByRole('heading', {
        name: messages.en.member.alerts.navigator.replace('{name}', name),
      }),
    ).toBeVisible()
    const main = page.getByRole('main')
    await main
      .locator('summary')
      .filter({ hasText: messages.en.member.alerts.frequencies.immediately })
      .click()
    await expect(main.getByText(`Germany · ${answer.question.title}`).first()).toBeVisible()
    await expect(main).not.toContainText('SECRET')
  } finally {
    await change(answer.summary)
  }

  await page.goto(builder)
  await page.getByRole('button', { name: texts.alerts.pauseNamed.replace('{name}', name) }).click()
  await expect(alerts.getByText(texts.alerts.paused)).toBeVisible()
  await page.getByRole('button', { name: texts.alerts.resumeNamed.replace('{name}', name) }).click()
  await expect(alerts.getByText(messages.en.member.alerts.frequencies.immediately)).toBeVisible()
  await page.getByRole('button', { name: `${messages.en.member.alerts.delete}: ${name}` }).click()
  await expect(alerts.getByRole('link', { name })).toHaveCount(0)
})
