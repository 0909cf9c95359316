import { callContent } from './support/content-api'
import { searchIndex } from './support/search-index'
import { expect, test } from './support/site'

type Docs = { docs: { id: number }[] }

const toId = async (collection: string, slug: string): Promise<number> =>
  (await callContent<Docs>('GET', `${collection}?where[slug][equals]=${slug}&depth=0`)).body.docs[0]
    ?.id ?? 0

async function rename(collection: string, id: number, slug: string): Promise<void> {
  const address = `${collection}/${id}?locale=en`
  expect((await callContent('PATCH', address, { slug, _status: 'published' })).status).toBe(200)
}

test.describe('a changed slug', () => {
  test('redirects the old URL in every language @story', async ({ request }) => {
    const id = await toId('news', 'school-bus-settlement')
    await rename('news', id, 'school-bus-settled')
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
    await rename('news', id, 'school-bus-settlement')
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
    const id = await toId('services', 'competition')
    await rename('services', id, 'competition-law')
    await expect
      .poll(async () => (await request.get('/service/competition-law/merger-control')).status())
      .toBe(200)
    expect(
      (await request.get('/service/competition/merger-control', { maxRedirects: 0 })).status(),
    ).toBe(308)
    await rename('services', id, 'competition')
    await expect
      .poll(async () =>
        (await request.get('/service/competition/merger-control', { maxRedirects: 0 })).status(),
      )
      .toBe(200)
  })

  test('returns 410 after unpublishing', async ({ request }) => {
    const from = `/old-report-${crypto.randomUUID()}` // the first attempt's redirect stays
    expect((await callContent('POST', 'redirects', { from, kind: 'gone' })).status).toBe(201)
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

test('the search index is updated for the children of a moved practice', async () => {
  const id = await toId('services', 'real-estate')
  await rename('services', id, 'property')
  await expect
    .poll(() => searchIndex('planning and environment'), { timeout: 20_000 })
    .toContain('/service/property/planning-and-environment')
  await rename('services', id, 'real-estate')
  await expect
    .poll(() => searchIndex('planning and environment'), { timeout: 20_000 })
    .toContain('/service/real-estate/planning-and-environment')
})
