import type { Page, Request } from '@playwright/test'
import { gunzipSync } from 'node:zlib'
import { createMember, enter } from './support/members'
import { expect, messages, test } from './support/site'

type Event = { event: string; distinct_id?: string; properties: Record<string, unknown>; $set?: Record<string, unknown> }

/** The question hides from robots, and PostHog does not count them: the tests come as a visitor. */
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36' })

test.beforeEach(({ context }) => context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false })))

/** What the page sends to be measured, as it goes. */
function measured(page: Page): { events: Event[]; raw: string[] } {
  const heard = { events: [] as Event[], raw: [] as string[] }
  page.on('request', (request) => {
    if (!request.url().includes('/api/measure/')) return
    const text = bodyOf(request)
    heard.raw.push(request.url(), text)
    if (text.startsWith('{') || text.startsWith('[')) heard.events.push(...[JSON.parse(text) as Event | Event[] | { batch: Event[] }].flat().flatMap((one) => ('batch' in one ? one.batch : [one])))
  })
  return heard
}

function bodyOf(request: Request): string {
  const body = request.postDataBuffer() ?? Buffer.alloc(0)
  if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body).toString()
  const text = body.toString()
  return text.startsWith('data=') ? Buffer.from(decodeURIComponent(text.slice(5)), 'base64').toString() : text
}

test('a member is measured after a yes by three properties, and is a new visitor after the sign-out', async ({ page, context }) => {
  const own = await createMember()
  const { events, raw } = measured(page)
  await enter(page, own)
  await page.goto('/people')
  expect(events).toEqual([])
  await page.getByRole('button', { name: messages.en.consent.accept }).first().click()
  const identified = () => events.find(({ event }) => event === '$identify')
  await expect.poll(() => identified()?.$set ?? identified()?.properties.$set, { timeout: 20_000 }).toMatchObject({ Id: own.subject, Name: 'Robin Marlow', Organisation: expect.any(String) })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: messages.en.auth.signOut }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/insights')
  await expect.poll(() => events.filter(({ event, properties }) => event === '$pageview' && String(properties.$current_url).endsWith('/insights')).at(-1)?.properties.distinct_id, { timeout: 20_000 }).toBeTruthy()
  const after = events.filter(({ event, properties }) => event === '$pageview' && String(properties.$current_url).endsWith('/insights')).at(-1)
  expect(after?.properties.distinct_id).not.toBe(own.subject)
  expect(JSON.stringify((await context.cookies()).find(({ name }) => name === 'cc_cookie'))).toContain('analytics')
  for (const text of raw) expect([own.email, text.includes(own.email) || /eyJ[\w-]{10,}\.eyJ/.test(text)]).toEqual([own.email, false])
})
