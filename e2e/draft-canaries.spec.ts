import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { callContent } from './support/content-api'
import { makeAllStale } from './support/make-all-stale'
import { expect, locales, prefix, services, test } from './support/site'

/**
 * Words that stand in drafts only, in their titles, slugs, texts and file names: nothing public may
 * have them.
 */
const canary = `canary${Date.now()}`
/** Stands before it in each title: a search for this word must not find the other. */
const lure = `lure${Date.now()}`
const data = process.env.TEST_DATA ?? '.data/test'

test.describe.configure({ mode: 'serial', timeout: 300_000 })

type Document = { slug: string; id: number }
const drafts: Document[] = []
let media = 0
/** How a published document was before it named a draft. */
let related: unknown

const person = 1001
const publication = 2002
const firstIn = async (slug: string): Promise<number> => {
  const { body } = await callContent<{ docs: { id: number }[] }>(
    'GET',
    `${slug}?limit=1&depth=0&sort=id&where[_status][equals]=published`,
  )
  return body.docs[0]?.id ?? 0
}

/** Saves a document as a draft in three languages. */
async function createDraft(slug: string, more: object = {}): Promise<number> {
  let id = 0
  for (const locale of locales) {
    const name = `${lure} ${canary} ${slug} ${locale}`
    const values = {
      title: name,
      name,
      label: name,
      summary: `Summary of ${name}`,
      slug: `${canary}-${slug}`,
      ...more,
      _status: 'draft',
    }
    const query = `draft=true&depth=0&locale=${locale}`
    const { status, body } = id
      ? await callContent('PATCH', `${slug}/${id}?${query}`, values)
      : await callContent('POST', `${slug}?${query}`, values)
    expect([200, 201], `${slug}: ${JSON.stringify(body).slice(0, 300)}`).toContain(status)
    id = body.doc.id
  }
  drafts.push({ slug, id })
  return id
}

test.beforeAll(async () => {
  const form = new FormData()
  const file = readFileSync(path.join(import.meta.dirname, 'support/photograph-with-location.jpg'))
  form.set('file', new Blob([file], { type: 'image/jpeg' }), `${canary}.jpg`)
  form.set('_payload', JSON.stringify({ alt: `${canary} picture` }))
  const upload = await callContent('POST', 'media?locale=en', form)
  expect(upload.status).toBe(201)
  media = upload.body.doc.id

  const [practice, sector, office, country] = await Promise.all(
    ['services', 'sectors', 'offices', 'countries'].map(firstIn),
  )
  const body = [
    { blockType: 'image', media, caption: `${canary} caption` },
    { blockType: 'quote', text: `${canary} quote` },
  ]
  const service = await createDraft('services', { parent: practice, body })
  const author = await createDraft('contacts', {
    givenName: canary,
    familyName: canary,
    jobTitle: canary,
    portrait: media,
    offices: [office],
    practices: [practice],
  })
  const filed = { services: [practice, service], sectors: [sector], countries: [country] }
  const today = new Date().toISOString()
  for (const slug of ['articles', 'news', 'deals', 'feature-pages'] as const)
    await createDraft(slug, {
      ...filed,
      body,
      authors: [person, author],
      contacts: [person, author],
      publishedOn: today,
      announcedOn: today,
      client: canary,
    })
  for (const slug of ['events', 'trainings', 'training-series'] as const)
    await createDraft(slug, {
      ...filed,
      body,
      speakers: [person, author],
      startsAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      endsAt: new Date(Date.now() + 7 * 86_400_000 + 3_600_000).toISOString(),
    })
  const parent = await createDraft('about-pages', { parent: await firstIn('about-pages'), body })
  await createDraft('about-pages', { parent, body, slug: `${canary}-child` })
  await createDraft('offices', { country, body })
  for (const slug of [
    'sectors',
    'countries',
    'solutions',
    'careers-pages',
    'legal-pages',
    'marketing-pages',
    'product-pages',
    'navigator-regions',
  ])
    await createDraft(slug, { body })
  expect(drafts.length).toBeGreaterThanOrEqual(20)

  // A draft of a published publication, and a published one that names drafts.
  const changed = await callContent('PATCH', `articles/${publication}?draft=true&locale=en`, {
    title: `${lure} ${canary} newer title`,
    body,
    _status: 'draft',
  })
  expect(changed.status).toBe(200)
  const stored = await callContent<{ authors: unknown }>('GET', 'articles/2001?depth=0&locale=en')
  related = stored.body.authors
  const naming = await callContent('PATCH', 'articles/2001?depth=0&locale=en', {
    authors: [...(related as number[]), author],
    _status: 'published',
  })
  expect(naming.status).toBe(200)
})

test.afterAll(async () => {
  await callContent('PATCH', 'articles/2001?locale=en', { authors: related, _status: 'published' })
  for (const { slug, id } of drafts.reverse()) await callContent('DELETE', `${slug}/${id}`)
  const restored = await callContent<{ title: string; body: unknown }>(
    'GET',
    `articles/${publication}?depth=0&locale=en`,
  )
  const { title, body } = restored.body
  await callContent('PATCH', `articles/${publication}?locale=en`, {
    title,
    body,
    _status: 'published',
  })
  await callContent('DELETE', `media/${media}`)
})

/** Addresses that show documents like the drafts, or the documents that they name. */
const pages = [
  '/',
  '/people',
  '/people?q=lindqvist',
  '/people/1001/joanna-lindqvist',
  '/insights',
  '/publications/2001/a',
  '/publications/2002/high-risk-ai-checklist',
  '/events',
  '/training',
  '/deals',
  '/expertise',
  '/locations',
  '/about-us',
  '/about-us/news',
  '/about-us/careers',
  '/products',
  '/products/navigator',
  '/site-map',
  `/search?q=${lure}`,
  `/insights?q=${lure}`,
  `/people?q=${lure}`,
]

/** The response to a request that is not from before the drafts. */
async function readFresh(address: string): Promise<string> {
  let text = ''
  await expect
    .poll(
      async () => {
        const response = await fetch(services.site + address)
        text = `${[...response.headers].join('\n')}\n${await response.text()}`
        return response.headers.get('x-nextjs-cache')
      },
      { message: address, timeout: 60_000 },
    )
    .not.toBe('STALE')
  return text
}

test('no page has a word of a draft', async () => {
  await makeAllStale()
  for (const locale of locales)
    for (const page of pages) {
      const address = prefix[locale] + page
      expect(contextOf(await readFresh(address)), address).toBe('')
    }
})

/** Where the word stands in a text; empty when it does not. */
const contextOf = (text: string): string => {
  const at = text.indexOf(canary)
  return at < 0 ? '' : text.slice(Math.max(0, at - 120), at + 120)
}

test('the addresses of drafts respond as if there were none', async () => {
  for (const { slug, id } of drafts) {
    const { body } = await callContent<{ path?: string }>('GET', `${slug}/${id}?draft=true&depth=0`)
    for (const address of [
      `/${slug}/${canary}-${slug}`,
      `/people/${id}/${canary}-contacts`,
      `/publications/${id}/${canary}-articles`,
      ...(body.path ? [body.path] : []),
    ]) {
      const response = await fetch(services.site + address, { redirect: 'manual' })
      expect(response.status, address).toBeGreaterThanOrEqual(300)
      expect(await response.text(), address).not.toContain(lure)
    }
  }
})

test('no feed, sitemap or suggestion has a word of a draft', async () => {
  const index = await readFresh('/sitemap.xml')
  const sitemaps = [...index.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g)].map(
    ([, address]) => String(address),
  )
  expect(sitemaps.length).toBeGreaterThan(0)
  const home = await readFresh('/')
  const feeds = [...home.matchAll(/href="[^"]*?(\/api\/feeds\/[^"]+)"/g)].map(([, address]) =>
    String(address).replaceAll('&amp;', '&'),
  )
  for (const address of [
    '/sitemap.xml',
    '/robots.txt',
    ...sitemaps,
    ...feeds,
    `/api/suggest?q=${lure}`,
  ])
    expect(contextOf(await readFresh(address)), address).toBe('')
})

test('the search service has no record of a draft', async () => {
  const requests = ['en', 'fr', 'zh'].map((language) => ({
    indexName: `site_${language}`,
    query: lure,
    hitsPerPage: 20,
  }))
  const response = await fetch(`${services.search}/1/indexes/*/queries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': 'local',
      'x-algolia-api-key': process.env.TEST_SEARCH_ADMIN_KEY ?? '',
    },
    body: JSON.stringify({ requests }),
  })
  expect(response.status).toBe(200)
  const { results } = (await response.json()) as { results: { hits: object[] }[] }
  expect(results).toHaveLength(3)
  for (const { hits } of results) expect(hits).toEqual([])
})

test('no rendered page and no log of the site or of the search service has one', () => {
  const rendered = path.join(data, 'next/rendered')
  const files = readdirSync(rendered).filter((file) => file.endsWith('.json.gz'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const { html, rsc } = JSON.parse(
      String(gunzipSync(readFileSync(path.join(rendered, file)))),
    ) as {
      html: string | null
      rsc: string
    }
    expect(contextOf(`${html}${rsc}`), file).toBe('')
  }
  const logs = path.join(data, 'logs')
  for (const file of readdirSync(logs))
    expect(contextOf(readFileSync(path.join(logs, file), 'utf8')), file).toBe('')
})
