import { expect, locales, services, test } from './support/site'

test('an event has a valid calendar file', async ({ request }) => {
  const response = await request.get('/api/calendar/en/1/living-sector-forum.ics')
  expect(response.headers()['content-type']).toContain('text/calendar')
  const file = await response.text()
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/)
  expect(file).toContain('UID:event-1@localhost')
  expect(file).toMatch(/SEQUENCE:\d/)
  expect(file).toContain('STATUS:CONFIRMED')
})

test('a cancelled event has the status CANCELLED', async ({ request }) => {
  const file = await (await request.get('/api/calendar/en/all.ics')).text()
  expect(file).toContain('STATUS:CANCELLED')
  expect(file.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(8)
})

test('a calendar subscription applies the filters of the list', async ({ request }) => {
  const all =
    (await (await request.get('/api/calendar/en/all.ics')).text()).match(/BEGIN:VEVENT/g)?.length ??
    0
  const some =
    (await (await request.get('/api/calendar/en/all.ics?practice=competition')).text()).match(
      /BEGIN:VEVENT/g,
    )?.length ?? 0
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(all)
})

for (const locale of locales) {
  test(`${locale}: feeds are valid Atom and apply the filters of the list`, async ({ request }) => {
    for (const name of [
      'insights',
      'news',
      'insights?practice=competition',
      'insights?type=event',
      'news?year=2026',
    ]) {
      const response = await request.get(`/api/feeds/${locale}/${name}`)
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toContain('application/atom+xml')
      const feed = await response.text()
      expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom">')
      expect(feed.match(/<entry[ >]/g)?.length).toBeGreaterThan(0)
    }
  })
}

for (const path of [
  '/api/calendar/en/nowhere.ics',
  '/api/calendar/xx/all.ics',
  '/api/calendar/en/999999/x.ics',
  '/api/feeds/en/people',
  '/api/feeds/xx/news',
  '/sitemaps/people-xx.xml',
  '/sitemaps/passwd',
  '/api/brochure/fr-fr',
  '/api/calendar/graduates/fr-fr/deadlines.ics',
  '/api/og/forged?title=Buy&eyebrow=&seed=a',
]) {
  test(`${path} returns 404`, async ({ request }) =>
    expect((await request.get(path)).status()).toBe(404))
}

test('deadlines of a country are available as a calendar', async ({ request }) => {
  for (const locale of ['en', 'nl-nl', 'en-sg']) {
    const file = await (await request.get(`/api/calendar/graduates/${locale}/deadlines.ics`)).text()
    expect(file).toContain('BEGIN:VALARM')
  }
})

test('the brochure is a PDF with the content of the pages', async ({ request }) => {
  for (const locale of ['en', 'de-de', 'nl-nl']) {
    const response = await request.get(`/api/brochure/${locale}`)
    expect(response.headers()['content-type']).toBe('application/pdf')
    const file = await response.body()
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.length).toBeGreaterThan(20_000)
    expect(
      file.equals(await (await request.get(`/api/brochure/${locale}`)).body()),
      'drawn once',
    ).toBe(true)
  }
})

test('the Open Graph image renders three scripts', async ({ request }) => {
  for (const path of [
    '/service/competition',
    '/fr-fr/service/competition',
    '/zh-cn/service/competition',
  ]) {
    const html = await (await request.get(path)).text()
    const address =
      /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replace(/&amp;/g, '&') ?? ''
    const response = await request.get(address)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('image/png')
  }
})

test('manifest, icons and security.txt are served', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${services.site}/sitemap.xml`,
  )
  expect((await (await request.get('/manifest.webmanifest')).json()).icons).toHaveLength(3)
  expect(await (await request.get('/.well-known/security.txt')).text()).toMatch(
    /Contact: mailto:.*\n[\s\S]*Expires: /,
  )
  for (const icon of [
    '/icons/icon-192.png',
    '/icons/icon-512.png',
    '/icons/apple-touch-icon.png',
    '/icon.svg',
  ])
    expect((await request.get(icon)).status()).toBe(200)
})
