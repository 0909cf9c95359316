import { callContent } from './support/content-api'
import { createAccount, logIn } from './support/editor-accounts'
import { searchIndex } from './support/search-index'
import { expect, services, test } from './support/site'

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
    const other = `${from}-2`
    expect((await callContent('POST', 'redirects', { from: other, kind: 'gone' })).status).toBe(201)
    await expect.poll(async () => (await request.get(other)).status()).toBe(410)
    const read = async (path: string) => (await request.get(path)).text()
    expect(await read(from)).toContain('This page was withdrawn')
    expect(await read(`${other}?name=x`)).toBe(await read(from))
  })
})

test('old addresses lead where an editor says, however they are written @story', async ({
  request,
}) => {
  const key = crypto.randomUUID().slice(0, 8)
  const create = async (from: string, to: string, kind = 'permanent') =>
    (await callContent('POST', 'redirects', { from, to, kind })).status
  const saved: [from: string, to: string][] = [
    [`/${key}-Old/Case.aspx/`, '/people'],
    [`/${key}-Über-uns`, '/fr/about-us/'],
    [`/${key}/page.aspx?ID=7`, '/insights?type=news#top'],
    [`/${key}/page.aspx`, '/insights'],
    [`/fr/${key}-ancienne`, '/our-story'],
    [`https://www.old-firm.example/${key}-team?utm_source=x`, `/${key}-old/case.aspx`],
    [`/?p=${parseInt(key, 16)}`, '/our-story'],
  ]
  for (const [from, to] of saved) expect([from, await create(from, to)]).toEqual([from, 201])
  expect(await create('/people', '/insights')).toBe(400)
  expect(await create(`/${key}-old/case.aspx/x`, `/${key}-OLD/case.aspx/x/`)).toBe(400)
  expect(await create(`/${key}-old/CASE.aspx`, '/people')).toBe(400)
  const locationOf = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } })
    return response.headers().location ?? response.status()
  }
  await expect.poll(() => locationOf(`/${key}-team`)).toBe('/people')
  const requested: [path: string, location: string][] = [
    [`/${key}-OLD//case.aspx?utm_source=x&a=1`, '/people?utm_source=x&a=1'],
    [`/fr-fr/${key}-old/Case.aspx/`, '/fr-fr/people'],
    [`/${key}-%C3%BCber-uns/`, '/fr-fr/about-us'],
    [`/zh/${key}-%C3%9Cber-uns`, '/fr-fr/about-us'],
    [`/${key}/Page.aspx?lang=en&id=7`, '/insights?type=news&lang=en#top'],
    [`/${key}/page.aspx?id=8`, '/insights?id=8'],
    [`/fr/${key}-Ancienne/`, '/our-story'],
    [`/fr-fr/?p=${parseInt(key, 16)}`, '/fr-fr/our-story'],
    [`/?p=${parseInt(key, 16)}`, '/our-story'],
  ]
  for (const [path, location] of requested)
    expect([path, await locationOf(path)]).toEqual([path, location])
  expect(await locationOf('/?p=unknown')).toBe(200)
})

test('an address that visitors request in vain is listed, with a redirect to make', async ({
  page,
  request,
}) => {
  const path = `/missing-${crypto.randomUUID().slice(0, 4)}`
  await request.get(`${path}?email=a@b.example`, { headers: { accept: 'text/html' } })
  await logIn(page, (await createAccount('publisher')).email)
  await expect(async () => {
    await page.goto(`${services.content}/admin/missing-addresses`)
    await expect(page.getByRole('rowheader', { name: path, exact: true })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass({ timeout: 90_000 })
  await page.getByRole('link', { name: `Make a redirect from ${path}` }).click()
  await expect(page.getByLabel('Old address')).toHaveValue(path)
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
