import ICAL from 'ical.js'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { PNG } from 'pngjs'
import { SaxesParser } from 'saxes'
import { pageTypes } from './support/page-types.mjs'
import { expect, locales, services, tags, test } from './support/site'

const markdown = { accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' }

/** Cached pages; those with a query, and of members, have no Markdown. */
const publicPages = pageTypes
  .map(({ path }) => path)
  .filter((path) => !/[?]|dashboard|sign-in|search/.test(path))

test('each public page is Markdown, by its address and by a header', async ({ request }) => {
  for (const path of publicPages) {
    const html = await request.get(path, { headers: { accept: 'text/html' } })
    const address = `${path === '/' ? '/index' : path}.md`
    const byAddress = await request.get(address)
    const byHeader = await request.get(path, { headers: markdown })
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await html.text())?.[1]
    for (const response of [byAddress, byHeader]) {
      expect([path, response.status()]).toEqual([path, 200])
      expect(response.headers()).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'x-robots-tag': 'noindex',
        link: `<${canonical}>; rel="canonical"`,
      })
    }
    expect(await byHeader.text()).toBe(await byAddress.text())
    const { children } = fromMarkdown(await byAddress.text())
    const headings = children.filter((node) => node.type === 'heading' && node.depth === 1)
    expect([path, headings.length]).toEqual([path, 1])
    expect(children.filter(({ type }) => type === 'html')).toEqual([])
    for (const response of [html, byHeader])
      expect(response.headers().vary?.toLowerCase()).toMatch(/(^|, )accept(,|$)/)
    expect(html.headers()['content-type']).toContain('text/html')
  }
})

test('HTML and Markdown of an address have entity tags of their own', async ({ request }) => {
  const tagOf = async (accept: string) =>
    (await request.get('/people', { headers: { accept } })).headers().etag ?? ''
  const [ofHtml, ofMarkdown] = [await tagOf('text/html'), await tagOf('text/markdown')]
  expect(ofHtml).not.toBe(ofMarkdown)
  const conditional = (accept: string, tag: string) =>
    request.get('/people', { headers: { accept, 'if-none-match': tag } })
  expect((await conditional('text/markdown', ofMarkdown)).status()).toBe(304)
  expect((await conditional('text/markdown', ofHtml)).status()).toBe(200)
  expect((await conditional('text/html', ofMarkdown)).status()).toBe(200)
})

test('what has no Markdown is HTML, a redirect or missing', async ({ request }) => {
  const read = (path: string, headers?: Record<string, string>) =>
    request.get(path, { headers, maxRedirects: 0 })
  const list = await read('/people?letter=a', markdown)
  expect([list.status(), list.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  for (const path of [
    '/nothing-here.md',
    '/dashboard.md',
    '/search.md?q=tax',
    '/people/999999/x.md',
  ])
    expect([path, (await read(path)).status()]).toEqual([path, 404])
  expect((await read('/nothing-here', markdown)).status()).toBe(404)
  const wrong = await read('/people/1057/wrong-name.md')
  expect([wrong.status(), wrong.headers().location]).toEqual([308, '/people/1057/ines-kato.md'])
})

test('llms.txt names pages that are there', async ({ request }) => {
  const response = await request.get('/llms.txt')
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^# .+\n\n> .+\n/)
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href)
  expect(links.length).toBeGreaterThan(10)
  for (const href of links) {
    expect(new URL(href).origin).toBe(services.site)
    expect([href, (await request.get(href)).status()]).toEqual([href, 200])
  }
})

test('what browsers and password managers request by name is there', async ({ request }) => {
  const icon = await request.get('/favicon.ico')
  expect(icon.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/)
  expect([...(await icon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0])
  const password = await request.get('/.well-known/change-password', { maxRedirects: 0 })
  expect([password.status(), password.headers().location]).toEqual([
    307,
    '/dashboard/profile/security',
  ])
})

type Element = { name: string; attributes: Record<string, string>; text: string }

/** The elements of an XML document. @throws for a document that is not well-formed, with its namespaces */
function parseXml(document: string): Element[] {
  const parser = new SaxesParser({ xmlns: true })
  const elements: Element[] = []
  const open: Element[] = []
  parser.on('error', (cause) => {
    throw cause
  })
  parser.on('opentag', ({ uri, local, attributes }) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value])
    const element = { name: `${uri} ${local}`, attributes: Object.fromEntries(values), text: '' }
    elements.push(element)
    open.push(element)
  })
  const addText = (text: string) => void ((open.at(-1) as Element) && (open.at(-1)!.text += text))
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => void open.pop())
  parser.write(document).close()
  return elements
}

test('a strict parser refuses what is not well-formed', () => {
  for (const wrong of [
    '<a><b></a>',
    '<a>&nbsp;</a>',
    '<x:a/>',
    '<a b="1" b="2"/>',
    '<a>\u0000</a>',
    '',
  ])
    expect(() => parseXml(wrong), wrong).toThrow()
})

const atom = 'http://www.w3.org/2005/Atom'

for (const locale of locales)
  test(`${locale}: feeds are Atom to a strict parser, and name the language of English entries`, async ({
    request,
  }) => {
    const feeds = ['insights', 'news', 'insights?practice=competition', 'navigator/data-protection']
    let english = 0
    for (const name of feeds) {
      const elements = parseXml(await (await request.get(`/api/feeds/${locale}/${name}`)).text())
      const named = (local: string) => elements.filter((one) => one.name === `${atom} ${local}`)
      expect(named('feed')).toHaveLength(1)
      const entries = named('entry')
      expect(entries.length).toBeGreaterThan(0)
      // RFC 4287, 4.1.2: each has one id, one title and one time; so has the feed
      for (const local of ['id', 'title', 'updated'])
        expect(named(local)).toHaveLength(entries.length + 1)
      for (const { text } of named('updated')) expect(new Date(text).toISOString()).toBe(text)
      expect(new Set(named('id').map(({ text }) => text)).size).toBe(entries.length + 1)
      const marked = entries.map(({ attributes }) => attributes['xml:lang']).filter(Boolean)
      expect(marked.filter((tag) => tag !== tags.en)).toEqual([])
      english += marked.length
    }
    if (locale === 'en') expect(english).toBe(0)
    if (locale === 'zh-cn') expect(english).toBeGreaterThan(0)
  })

test('sitemaps are well-formed, and their addresses absolute', async ({ request }) => {
  const locations = async (path: string) =>
    parseXml(await (await request.get(path)).text()).flatMap(({ name, text }) =>
      name.endsWith(' loc') ? text : [],
    )
  const sitemaps = await locations('/sitemap.xml')
  expect(sitemaps.length).toBeGreaterThan(5)
  for (const sitemap of sitemaps) {
    const pages = await locations(new URL(sitemap).pathname)
    expect(pages.length).toBeGreaterThan(0)
    for (const page of pages) expect(new URL(page).origin).toBe(services.site)
  }
})

const cardOf = (text: string) =>
  new Map(
    (ICAL.parse(text)[1] as unknown as [string, object, string, unknown][]).map((one) => [
      one[0],
      one,
    ]),
  )

test('a person has one card in all languages, in both versions', async ({ request }) => {
  const uids = new Set<unknown>()
  for (const locale of locales)
    for (const [end, version] of [
      ['vcf', '3.0'],
      ['v4.vcf', '4.0'],
    ]) {
      const response = await request.get(`/api/vcard/${locale}/1057/ines-kato.${end}`)
      expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8')
      const text = await response.text()
      expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:/)
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const card = cardOf(text)
      expect(card.get('version')?.[3]).toBe(version)
      for (const name of ['fn', 'n', 'org', 'title', 'email', 'tel', 'adr', 'url', 'rev'])
        expect([end, name, card.has(name)]).toEqual([end, name, true])
      expect(String(card.get('tel')?.[3])).toMatch(/^(tel:)?\+\d{7,15}(;ext=\d+)?$/)
      const [, , street, city, , postcode, country] = card.get('adr')?.[3] as string[]
      for (const part of [street, city, postcode, country]) expect(part).toMatch(/\S/)
      expect(`${street}`).not.toContain(postcode)
      uids.add(card.get('uid')?.[3])
    }
  expect(uids.size).toBe(1)
  expect((await request.get('/api/vcard/en/1057/ines-kato.v5.vcf')).status()).toBe(404)
})

test('calendars are iCalendar to a strict parser', async ({ request }) => {
  for (const path of [
    'en/all.ics',
    'fr-fr/all.ics',
    'zh-cn/all.ics',
    'en/1/living-sector-forum.ics',
    'graduates/en/deadlines.ics',
  ]) {
    const text = await (await request.get(`/api/calendar/${path}`)).text()
    expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
    const calendar = new ICAL.Component(ICAL.parse(text))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    const events = calendar.getAllSubcomponents('vevent')
    expect(events.length).toBeGreaterThan(0)
    const uids = events.map((event) => event.getFirstPropertyValue('uid'))
    expect(new Set(uids).size).toBe(uids.length)
    for (const event of events) {
      expect(event.getFirstPropertyValue('summary')).toMatch(/\S/)
      expect(event.getFirstPropertyValue('dtstamp')).toBeTruthy()
      const { startDate, endDate } = new ICAL.Event(event)
      expect(endDate.compare(startDate)).toBeGreaterThanOrEqual(0)
    }
  }
})

test('sharing pictures are whole PNG files of the size that pages name', async ({ request }) => {
  for (const path of ['/', '/people/1057/ines-kato', '/zh-cn/service/competition']) {
    const html = await (await request.get(path)).text()
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const picture = PNG.sync.read(
      await (await request.get(address.replace(/&amp;/g, '&'))).body(),
      { checkCRC: true },
    )
    expect([picture.width, picture.height]).toEqual([1200, 630])
  }
})
