import type { Page } from '@playwright/test'
import { callContent } from './support/content-api'
import { hostileStrings } from './support/hostile-strings'
import { mailsTo } from './support/inbox'
import { expect, messages, services, test } from './support/site'

/** Texts of editors and visitors are texts wherever they are shown, never markup or a script. */
test.describe.configure({ mode: 'serial', timeout: 240_000 })

declare global {
  interface Window {
    hostile: () => void
    ran: string[]
  }
}

let next = 0
/** The next of the 1,000 texts, which begin again after the last. */
const some = (count: number): string =>
  Array.from({ length: count }, () => hostileStrings[next++ % hostileStrings.length]).join(' ')

const created: { slug: string; id: number; refused: string[] }[] = []
type Json = null | string | number | boolean | Json[] | { [key: string]: Json }

/** What is a name of something, not a text. */
const names = /^(?:id|slug|path|_status|blockType|createdAt|updatedAt|email|color|href|url)$/

/** Replaces each text, also of rich text; not those whose path has been refused. */
function withHostileTexts(value: Json, refused: string[], path = '', isRich = false): Json {
  if (refused.includes(path)) return value
  if (Array.isArray(value))
    return value.map((item, index) =>
      withHostileTexts(item, refused, join(path, String(index)), isRich),
    )
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' && !/^\d{4}-\d\d-\d\dT/.test(value) ? some(20) : value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isRich || !/^(?:id|createdAt|updatedAt)$/.test(key))
      .map(([key, item]) => {
        const isText = isRich ? typeof item !== 'string' || key === 'text' : !names.test(key)
        const inside = join(path, key)
        return [
          key,
          isText ? withHostileTexts(item, refused, inside, isRich || key === 'root') : item,
        ]
      }),
  )
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key)

type Refusal = { errors?: { data?: { errors?: { path: string }[] } }[] }

/** Publishes a document like the first of its kind, with hostile texts wherever they are accepted. */
async function publish(slug: string): Promise<void> {
  const { body } = await callContent<{ docs: Json[] }>(
    'GET',
    `${slug}?limit=1&depth=0&sort=id&locale=en&where[_status][equals]=published`,
  )
  const refused: string[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const values = withHostileTexts(body.docs[0] ?? null, refused)
    const response = await callContent<Refusal & { doc: { id: number } }>(
      'POST',
      `${slug}?depth=0&locale=en`,
      { ...(values as object), slug: `hostile-${slug}`, _status: 'published' },
    )
    if (response.status === 201)
      return void created.push({ slug, id: response.body.doc.id, refused })
    const paths = (response.body.errors ?? []).flatMap(({ data }) => data?.errors ?? [])
    expect(paths, `${slug}: ${JSON.stringify(response.body)}`).not.toEqual([])
    refused.push(...paths.map(({ path }) => path))
  }
  throw new Error(`${slug}: ${refused.join(', ')} are refused`)
}

test.beforeAll(async () => {
  for (const slug of [
    'contacts',
    'articles',
    'news',
    'deals',
    'events',
    'offices',
    'about-pages',
    'services',
    'product-pages',
    'legal-pages',
  ])
    await publish(slug)
})

test.afterAll(async () => {
  for (const { slug, id } of created.reverse()) await callContent('DELETE', `${slug}/${id}`)
})

/** Opens a page, and returns what the texts could do there. */
async function open(page: Page, url: string) {
  await page.addInitScript(() => {
    window.ran = []
    window.hostile = () => window.ran.push('a script')
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      window.ran.push(`refused by the policy: ${violatedDirective} ${sample}`),
    )
  })
  const response = await page.goto(url)
  expect(response?.status(), url).toBe(200)
  await page
    .locator('main, .collection-list, .collection-edit')
    .first()
    .waitFor({ timeout: 20_000 })
  return [
    ...(await page.evaluate(() => window.ran)),
    ...(await page.evaluate<string[]>(`(${String(findMarkup)})(document)`)),
  ]
}

/** Elements that a text has become; it runs in the browser. */
function findMarkup(root: Document): string[] {
  const isScript = ({ name, value }: Attr) =>
    (name.startsWith('on') && value.includes('hostile')) ||
    (/^(?:href|src|action|formaction|srcdoc|data)$/.test(name) &&
      /^\s*(?:java\s*script:|data:text\/|<).*hostile/i.test(value))
  return [...root.querySelectorAll('*')]
    .filter(
      (element) =>
        [...element.attributes].some(isScript) ||
        (element.tagName === 'SCRIPT' && /^\s*hostile/.test(element.textContent)) ||
        element.matches('meta[http-equiv][content*=hostile]'),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 200))
}

/** The addresses of the documents in the sitemap. */
async function addressesOfAll(): Promise<string[]> {
  const locations = async (address: string) =>
    [
      ...(await (await fetch(services.site + address)).text()).matchAll(
        /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g,
      ),
    ].map(([, path = '']) => path)
  const parts = await locations('/sitemap.xml')
  const all = (await Promise.all(parts.map(locations))).flat()
  return all.filter((path) =>
    created.some(
      ({ slug, id }) =>
        path.startsWith(`/people/${slug === 'contacts' ? id : ''}/`) ||
        path.endsWith(`/hostile-${slug}`),
    ),
  )
}

test('no page runs a text of an editor', async ({ page }) => {
  let paths: string[] = []
  await expect
    .poll(async () => (paths = await addressesOfAll()).length)
    .toBeGreaterThanOrEqual(created.length - 1) // legal texts are not in it
  for (const path of [
    ...paths,
    '/people',
    '/insights',
    '/events',
    '/deals',
    '/locations',
    '/about-us/news',
    '/site-map',
    '/search?q=hostile',
    '/insights?q=hostile',
  ]) {
    await expect.poll(async () => (await fetch(services.site + path)).status).toBe(200)
    expect(await open(page, services.site + path), path).toEqual([])
  }
})

test("the editor's pages run none", async ({ page }) => {
  await page.context().addCookies([
    {
      name: 'payload-token',
      value: process.env.TEST_EDITOR_TOKEN ?? '',
      url: services.content,
    },
  ])
  for (const { slug, id } of created)
    for (const path of [`/admin/collections/${slug}`, `/admin/collections/${slug}/${id}`])
      expect(await open(page, services.content + path), path).toEqual([])
})

test('no text of a visitor becomes markup of a page', async ({ page }) => {
  await page.goto('/our-story')
  const size = 5
  for (let at = 0; at < hostileStrings.length; at += size) {
    const text = hostileStrings
      .slice(at, at + size)
      .join(' ')
      .slice(0, 300)
    const response = await fetch(`${services.site}/search?q=${encodeURIComponent(text)}`)
    expect(response.status).toBe(200)
    const html = JSON.stringify(await response.text())
    const found = await page.evaluate<string[]>(
      `(${String(findMarkup)})(new DOMParser().parseFromString(${html}, 'text/html'))`,
    )
    expect(found, text).toEqual([])
  }
})

test('a text that became markup would be found', async ({ page }) => {
  await page.goto('about:blank')
  for (const markup of ['<img src=x onerror=hostile()>', '<script>hostile()</script>'])
    expect(
      await page.evaluate<string[]>(
        `(${String(findMarkup)})(new DOMParser().parseFromString('${markup}', 'text/html'))`,
      ),
    ).toHaveLength(1)
})

test('a message with such texts is shown to editors and mailed as text', async ({ page }) => {
  const email = `hostile-${Date.now()}@example.test`
  await page.goto('/events/1/living-sector-forum/register')
  await page.getByLabel(messages.en.forms.fields.name, { exact: true }).fill(some(2).slice(0, 100))
  await page.getByLabel(messages.en.forms.fields.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: messages.en.event.register }).click()
  await expect(page).toHaveURL(/\/thank-you\/event-registration$/)
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0)
  for (const { raw } of await mailsTo(email)) {
    const html = raw.split(/Content-Type: text\/html/i)[1] ?? ''
    expect(html).not.toMatch(/<(?:script|img|svg|iframe|x)\b[^>]*hostile/i)
  }
})

test('feeds, calendars, cards and structured data stay well-formed', async ({ page }) => {
  const home = await (await fetch(`${services.site}/`)).text()
  const feeds = [...home.matchAll(/href="[^"]*?(\/api\/feeds\/[^"]+)"/g)].map(([, address]) =>
    String(address).replaceAll('&amp;', '&'),
  )
  await page.goto('/')
  for (const address of [...feeds, '/sitemap.xml']) {
    const xml = await (await fetch(services.site + address)).text()
    const error = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror')?.textContent,
      xml,
    )
    expect(error, address).toBeUndefined()
  }
  const html = await (
    await fetch(
      services.site + (await addressesOfAll()).find((path) => path.endsWith('hostile-articles')),
    )
  ).text()
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  expect(data.length).toBeGreaterThan(0)
  for (const [, json = ''] of data) expect(() => JSON.parse(json)).not.toThrow()
})
