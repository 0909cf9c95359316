import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { callContent } from './support/content-api'
import {
  accountLink,
  createMember,
  identity,
  signInAt,
  toToken,
  type NewMember,
} from './support/members'
import { expect, expectAccessible, messages, services, test } from './support/site'

const { live, dashboard, security } = messages.en.member
const socketUrl = `${services.content.replace('http', 'ws')}/graphql-ws`

/** Resolves when the page's subscription is open. */
const subscribed = (page: Page) =>
  page
    .waitForEvent('websocket', (socket) => socket.url() === socketUrl)
    .then(async (socket) => {
      await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('_ack'))
    })

/** A dashboard whose subscription is open. */
async function openDashboard(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const subscription = subscribed(page)
  await page.goto(`${services.site}/dashboard`)
  await subscription
  return page
}

/** How the service ends a socket that was opened with this token and origin. */
async function closeOf(token: string | null, origin: string): Promise<number> {
  const { WebSocket } = await import('ws')
  const socket = new WebSocket(socketUrl, 'graphql-transport-ws', { origin })
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0)
      socket.terminate()
    })
    socket.on('error', () => undefined)
    socket.on('open', () =>
      socket.send(
        JSON.stringify({
          type: 'connection_init',
          payload: token === null ? undefined : { authorization: `Bearer ${token}` },
        }),
      ),
    )
    socket.on('message', () => {
      resolve(200)
      socket.terminate()
    })
    socket.on('close', resolve)
  })
}

const created: number[] = []
test.afterAll(async () => {
  for (const id of created) await callContent('DELETE', `news/${id}`)
})

/** Publishes a news item of a practice. */
async function publishNews(practice: number): Promise<{ id: number; title: string }> {
  const title = `Live item ${randomUUID().slice(0, 8)}`
  const { status, body } = await callContent('POST', 'news?locale=en&depth=0', {
    title,
    summary: 'A summary.',
    publishedOn: new Date().toISOString(),
    practices: [practice],
    _status: 'published',
  })
  expect(status).toBe(201)
  created.push(body.doc.id)
  return { id: body.doc.id, title }
}

async function firstPractice(): Promise<number> {
  const { body } = await callContent<{ docs: { id: number }[] }>(
    'GET',
    'services?limit=1&depth=0&locale=en',
  )
  return body.docs[0]?.id ?? 0
}

test('signing out everywhere ends the session in all tabs of all browsers @story', async ({
  page,
  context,
  browser,
}) => {
  const member = await createMember()
  const elsewhere = await browser.newContext()
  const first = await elsewhere.newPage()
  await signInAt(first, member)
  const others = [await openDashboard(elsewhere), await openDashboard(elsewhere)]
  const token = await toToken(others[0] as Page)
  expect(await closeOf(token, services.site)).toBe(200)
  await signInAt(page, member, '/dashboard/profile/security')
  const tab = await openDashboard(context)

  const left = (tabPage: Page) =>
    tabPage
      .waitForURL((url) => url.pathname !== '/dashboard', { timeout: 20_000, waitUntil: 'commit' })
      .then(() => Date.now())
  const [times, otherTimes] = [left(tab), Promise.all(others.map(left))]
  const ended = page.waitForRequest((request) => request.url().includes('/api/auth/logout'))
  await page.getByRole('button', { name: security.signOutEverywhere }).click()
  await ended
  const start = Date.now()
  const [sameBrowser, otherBrowser] = [
    (await times) - start,
    Math.max(...(await otherTimes)) - start,
  ]
  test.info().annotations.push({ type: 'ms', description: `${sameBrowser}, ${otherBrowser}` })
  // Idle: 0.2 s; twice the limits of the product, for a busy machine.
  expect(sameBrowser).toBeLessThan(2_000)
  expect(otherBrowser).toBeLessThan(4_000)
  await expect(others[0] as Page).toHaveURL(`${services.site}/`)
  // a session that was copied is refused
  expect(await closeOf(token, services.site)).toBe(4403)
  const permissions = await fetch(`${services.content}/api/user/userpermissions`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(permissions.status).toBe(401)
  await elsewhere.close()
})

test('a publication appears in the open dashboard, and nothing moves under the reader @story', async ({
  page,
  context,
}) => {
  const practice = await firstPractice()
  await signInAt(page, await createMember())
  await fetch(`${services.content}/api/member`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${await toToken(page)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ interests: { practices: [practice] } }),
  })
  const open = await openDashboard(context)
  const first = await publishNews(practice)
  const feed = open.getByRole('region', { name: dashboard.feed })
  await expect(feed.getByRole('link', { name: first.title })).toBeVisible()
  await expect(open.getByRole('status').filter({ hasText: live.feed })).toBeVisible()
  await expectAccessible(open)

  const row = feed.getByRole('link', { name: first.title })
  await row.hover()
  const before = await row.boundingBox()
  const second = await publishNews(practice)
  await expect(feed.getByRole('link', { name: second.title })).toBeAttached()
  expect(Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
})

test('a saved document that has changed is announced on every page of the member', async ({
  page,
  context,
}) => {
  const item = await publishNews(await firstPractice())
  await signInAt(page, await createMember())
  const merged = await fetch(`${services.content}/api/member/favourites/merge`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await toToken(page)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ favourites: [{ kind: 'news', document: item.id }] }),
  })
  expect(await merged.json()).toMatchObject({ added: 1 })
  const open = await openDashboard(context)
  await callContent('PATCH', `news/${item.id}?locale=en&depth=0`, {
    summary: 'Another summary.',
    _status: 'published',
  })
  await expect(open.getByRole('status').filter({ hasText: live.favourite })).toBeVisible()
  await open.getByRole('link', { name: live.show }).click()
  await open.waitForURL(/\/favourites/)
  await expect(open.getByRole('main').getByRole('link', { name: item.title })).toBeVisible()
})

test('a lost connection is opened again', async ({ page, context }) => {
  await signInAt(page, await createMember())
  const open = await context.newPage()
  let connections = 0
  await open.routeWebSocket(socketUrl, (socket) => {
    connections += 1
    const server = socket.connectToServer()
    if (connections === 1)
      socket.onMessage((message) => {
        server.send(message)
        if (String(message).includes('"subscribe"')) void socket.close({ code: 1012 })
      })
  })
  await open.goto(`${services.site}/dashboard`)
  await expect.poll(() => connections).toBeGreaterThan(1)
})

test('a socket needs a valid token and the site’s origin', async ({ page }) => {
  await signInAt(page, await createMember())
  const token = await toToken(page)
  expect(await closeOf(token, services.site)).toBe(200)
  const [header = '', , signature = ''] = token.split('.')
  const expired = Buffer.from(JSON.stringify({ sub: 'auth0|1', exp: 1 })).toString('base64url')
  for (const [refused, origin, code] of [
    [null, services.site, 4403],
    ['', services.site, 4403],
    ['not-a-token', services.site, 4403],
    [`${header}.${expired}.${signature}`, services.site, 4403],
    [token, 'https://elsewhere.example', 403],
    [token, 'null', 403],
  ] as const)
    expect([refused, origin, await closeOf(refused, origin)]).toEqual([refused, origin, code])
})

/** An access token of a member without an open page. */
async function issueToken({ email, password }: NewMember): Promise<string> {
  const response = await fetch(`${identity.url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: 'website-browser',
      grant_type: 'password',
      username: email,
      password,
      audience: identity.audience,
    }),
  })
  return ((await response.json()) as { access_token: string }).access_token
}

test('a socket takes one subscription, of the trusted documents, and a member 20 sockets', async () => {
  const { WebSocket } = await import('ws')
  const authorization = `Bearer ${await issueToken(await createMember())}`
  const documents = JSON.parse(
    readFileSync('lib/graphql/generated/persisted-documents.json', 'utf8'),
  ) as Record<string, string>
  const computeHash = (start: string) =>
    Object.entries(documents).find(([, text]) => text.startsWith(start))?.[0] ?? ''
  const sockets: InstanceType<typeof WebSocket>[] = []

  /** @returns 'open', the refused subscription, or the code of the close */
  const open = (...hashes: string[]) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(socketUrl, 'graphql-transport-ws', { origin: services.site })
      sockets.push(socket)
      const send = (message: object) => socket.send(JSON.stringify(message))
      socket.on('open', () => send({ type: 'connection_init', payload: { authorization } }))
      socket.on('close', (code) => resolve(String(code)))
      socket.on('message', (data) => {
        const { type, id } = JSON.parse(String(data)) as { type: string; id?: string }
        if (type === 'error') return resolve(`refused ${id}`)
        if (hashes.length === 0) return resolve('open')
        hashes.splice(0).forEach((sha256Hash, index) =>
          send({
            id: String(index),
            type: 'subscribe',
            payload: { query: '', extensions: { persistedQuery: { version: 1, sha256Hash } } },
          }),
        )
      })
    })

  const subscription = computeHash('subscription MemberEvents')
  expect(await open(subscription, subscription)).toBe('refused 1')
  expect(await open(computeHash('query Alerts'))).toBe('refused 0')
  expect(await open(subscription.replace(/^./, 'x'))).toBe('refused 0')
  while (sockets.length < 20) expect(await open()).toBe('open')
  expect(await open()).toBe('1013')
  sockets.forEach((socket) => socket.terminate())
})

test('without an endpoint for subscriptions a page is fetched when it gets the focus', async ({
  page,
  context,
}) => {
  await signInAt(page, await createMember())
  // no request is in flight that the clock, which is of all pages, would interrupt
  await expect(accountLink(page)).toHaveText('Robin')
  const open = await context.newPage()
  const sockets: string[] = []
  open.on('websocket', (socket) => sockets.push(socket.url()))
  const fetches: string[] = []
  open.on('request', (request) => {
    if (request.headers().rsc && new URL(request.url()).pathname === '/dashboard')
      fetches.push(request.url())
  })
  // As a site without CONTENT_WS_URL renders it. Chromium takes a changed page for one of another network.
  await context.grantPermissions(['local-network-access'])
  await open.route('**/dashboard*', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll(socketUrl, '') })
  })
  await open.clock.install()
  await open.goto(`${services.site}/dashboard`)
  const focus = () => open.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(
    open.getByRole('banner').getByRole('link', { name: 'Robin', exact: true }),
  ).toBeVisible()
  await focus()
  expect(fetches).toEqual([])
  await open.clock.fastForward(31_000)
  await focus()
  await expect.poll(() => fetches.length).toBe(1)
  await focus()
  await open.clock.fastForward(31_000)
  await focus()
  await expect.poll(() => fetches.length).toBe(2)
  expect(sockets).toEqual([])
  await open.unrouteAll({ behavior: 'wait' })
})
