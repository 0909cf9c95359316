import { fromMarkdown } from 'mdast-util-from-markdown'
import { pageTypes } from './support/page-types.mjs'
import { expect, services, test } from './support/site'

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
