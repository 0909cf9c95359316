import { request as httpRequest } from 'node:http'
import { pageTypes } from './support/page-types.mjs'
import { expect, locales, messages, prefix, services, test } from './support/site'

/** Sends a path verbatim; browsers normalise it first. */
const rawStatus = (path: string, method = 'GET'): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(services.site)
    const outgoing = httpRequest(
      { hostname, port, path, method, headers: { accept: 'text/html' } },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })

const redirects: [from: string, to: string, status?: number][] = [
  ['/en/people', '/people'],
  ['/en', '/'],
  ['/FR-FR', '/fr-fr'],
  ['/fr/people', '/fr-fr/people'],
  ['/zh', '/zh-cn'],
  ['/fr-fr/graduates', '/graduates', 307],
  ['/en-sg', '/en-sg/graduates'],
  ['/People', '/people'],
  ['/%70eople?letter=a', '/people?letter=a'],
  [
    '/fr-fr/PUBLICATIONS/2001/Merger-Control-Thresholds',
    '/fr-fr/publications/2001/merger-control-thresholds',
  ],
  ['/events', '/insights?type=event'],
  ['/fr-fr/articles', '/fr-fr/insights?type=publication'],
  [
    '/insights/publications/2001/merger-control-thresholds',
    '/publications/2001/merger-control-thresholds',
  ],
  ['/careers', '/about-us/careers'],
  ['/people/1057/wrong-name', '/people/1057/ines-kato'],
  ['/fr-fr/people/1057/ines', '/fr-fr/people/1057/ines-kato'],
  ['/publications/2001/cut-lin', '/publications/2001/merger-control-thresholds'],
]

for (const [from, to, status = 308] of redirects) {
  test(`${from} redirects to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    const location = new URL(response.headers().location ?? '', services.site)
    expect(location.origin).toBe(services.site)
    expect(location.pathname + location.search).toBe(to)
  })
}

const missingPaths = [
  '/nothing-here',
  '/fr-fr/rien',
  '/people/999999/nobody',
  '/zh-cn/publications/999999/x',
  '/people/1057/ines-kato/more',
  '/people/abc/x',
  '/en-sg/people',
  '/missing/x',
  '/people/dynamic',
  '/contact-us/dynamic',
  '/fr-fr/about-us/news/dynamic',
  '/wp-login.php',
  '/people/0/x',
  '/people/99999999999/x',
]

for (const path of missingPaths) {
  test(`${path} returns 404 with links to similar pages`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    const locale = path.startsWith('/fr-fr') ? 'fr-fr' : path.startsWith('/zh-cn') ? 'zh-cn' : 'en'
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[locale].missing.title)
    await expect(page.locator('#missing-search')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

test('the content of the 404 page is in the HTML', async ({ request }) => {
  for (const path of ['/nothing-here', '/people/999999/nobody']) {
    expect(await (await request.get(path)).text()).toContain(messages.en.missing.title)
  }
})

const hostilePaths: [path: string, statuses: number[]][] = [
  ['/%E0%A4%A', [400, 404]],
  ['/%ff', [400, 404]],
  [`/${'a'.repeat(10_000)}`, [404]],
  ['/people/%00/x', [400, 404]],
  ['/..%2f..%2fetc/passwd', [400, 404]],
  ['/__proto__', [404]],
  ['/constructor/toString', [404]],
  ['/people?page=99999999&letter=%3Cscript%3E&office[]=x', [200]],
  ['/insights?from=9999-99-99&page=-3&practice=%27%20OR%201=1', [200]],
  [`/search?q=${encodeURIComponent('a'.repeat(3000))}`, [200]],
  ['/search?q=%25%25%5F%5F%22%27%3B--', [200]],
]

for (const [path, statuses] of hostilePaths) {
  test(`a hostile path never causes a server error: ${path.slice(0, 60)}`, async () => {
    expect(statuses).toContain(await rawStatus(path))
  })
}

for (const path of [
  '//evil.test',
  '/\\evil.test',
  '/fr//evil.test',
  '/en//evil.test',
  '/en/%2F%2Fevil.test',
]) {
  test(`${path} never redirects to another host`, async () => {
    const location = await new Promise<string | undefined>((resolve) => {
      const { hostname, port } = new URL(services.site)
      httpRequest({ hostname, port, path }, (response) => {
        response.resume()
        resolve(response.headers.location)
      }).end()
    })
    expect(new URL(location ?? '/', services.site).origin).toBe(services.site)
  })
}

for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH']) {
  test(`${method} is rejected`, async () => {
    expect(await rawStatus('/people', method)).toBe(405)
  })
}

test('health and readiness checks return 200 and are not cached', async ({ request }) => {
  for (const path of ['/api/health', '/api/ready']) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toContain('no-store')
  }
})

for (const coding of ['identity', 'gzip']) {
  test(`a conditional request returns 304, ${coding}`, async ({ request }) => {
    const getPage = (validator?: string) =>
      request.get('/people/1057/ines-kato', {
        headers: { 'accept-encoding': coding, ...(validator && { 'if-none-match': validator }) },
      })
    const { etag = '' } = (await getPage()).headers()
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    const unchanged = await getPage(etag)
    expect([unchanged.status(), (await unchanged.body()).length, unchanged.headers().etag]).toEqual(
      [304, 0, etag],
    )
    expect((await getPage('W/"another"')).status()).toBe(200)
  })
}

test('an RSC request with the page’s ETag returns RSC data', async ({ request }) => {
  const { etag = '' } = (await request.get('/people/1057/ines-kato')).headers()
  const data = await request.get('/people/1057/ines-kato', {
    headers: { rsc: '1', 'if-none-match': etag },
  })
  expect([data.status(), data.headers()['content-type'], data.headers().etag]).toEqual([
    200,
    'text/x-component',
    undefined,
  ])
})

test('a redirect of a page names one location', async ({ request }) => {
  for (const slug of ['%E4%B8%AD', 'another-slug', 'merger-control%20']) {
    const response = await request.get(`/publications/2001/${slug}`, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    const locations = response.headersArray().filter(({ name }) => /^location$/i.test(name))
    expect(locations, slug).toHaveLength(1)
  }
})

for (const locale of locales)
  test(`the ${locale} page for missing addresses has no address of a visitor in it`, async ({
    request,
  }) => {
    const read = async (path: string, headers: Record<string, string>) => {
      const response = await request.get(prefix[locale] + path, { headers, maxRedirects: 0 })
      expect([path, response.status()]).toEqual([path, 404])
      return (await response.text()).replace(/(<div id="suggestions"[^>]*>).*?<\/div>/, '$1</div>')
    }
    const html = { accept: 'text/html' }
    const first = await read('/zzqx-private-1', html)
    expect(first).toContain(messages[locale].missing.title)
    expect(first).not.toContain('zzqx')
    // what reaches the framework renders the page with its own address
    for (const headers of [{ rsc: '1' }, { accept: 'image/png' }] as Record<string, string>[])
      await request.get(`${prefix[locale]}/zzqx-private-2?_rsc=1`, { headers })
    for (const path of ['/zzqx-private-2?name=x', '/zzqx%20private-3', '/people/1057/zzqx/more'])
      expect(await read(path, html)).toBe(first)
  })

/** Headers that may occur twice in a response; all others of ours have one value (RFC 9110, 5.3). */
const repeatable = ['set-cookie', 'link', 'vary']

const responses: [path: string, headers?: Record<string, string>][] = [
  ...pageTypes.map(({ path }): [string] => [path]),
  ['/people?letter=a'],
  ['/search?q=tax'],
  ['/dashboard'],
  ['/publications/2029/irrevocable-undertakings%20'],
  ['/people/1057/wrong-name'],
  ['/People'],
  ['/en/people'],
  ['/nothing-here'],
  ['/nothing-here', { accept: 'application/json' }],
  ['/people/1057/ines-kato', { rsc: '1' }],
  ['/people/1057/wrong-name', { rsc: '1' }],
  ['/%ff'],
  ['/robots.txt'],
  ['/sitemap.xml'],
  ['/icon.svg'],
  ['/favicon.ico'],
  ['/manifest.webmanifest'],
  ['/llms.txt'],
  ['/people.md'],
  ['/people', { accept: 'text/markdown' }],
  ['/.well-known/change-password'],
  ['/api/health'],
  ['/api/feeds/en/news'],
  ['/api/feeds/en/news?year=2026'],
  ['/api/vcard/en/1057/ines-kato.vcf'],
  ['/api/og/wrong'],
  ['/api/auth/login'],
  ['/api/nothing'],
]

test('no response has two headers of a kind that allows one', async ({ request }) => {
  for (const [path, headers] of responses) {
    const response = await request.get(path, { headers, maxRedirects: 0 })
    const names = response.headersArray().map(({ name }) => name.toLowerCase())
    const twice = names.filter((name, at) => names.indexOf(name) !== at)
    expect([path, twice.filter((name) => !repeatable.includes(name))]).toEqual([path, []])
  }
})
