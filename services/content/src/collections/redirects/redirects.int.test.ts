import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readSource, writeSource } from '@law-firm/contract/addresses'
import { oldAddresses } from '@law-firm/contract/testing/old-addresses'
import { env } from '../../env'
import { startContentService } from '../../testing/content-service'
import { at } from '../../testing/responses'
import { signInAs } from '../../testing/sign-in-as'
import { getRedirectTexts } from './texts'

const fixtures = await startContentService()
const { payload } = fixtures
const livePages = [
  '/',
  '/people',
  '/fr-fr/people',
  '/zh-cn',
  '/contact-us',
  '/people/1057/ines-kato',
]
const livePagesInFrench = ['/fr-fr/our-story']

/** The site, which has these pages, and counts its requests. */
let requests = 0
const site = createServer(({ url = '', method }, response) => {
  requests += 1
  const isLive = method === 'HEAD' && [...livePages, ...livePagesInFrench].includes(url)
  response.writeHead(isLive ? 200 : 404).end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve))
  Object.assign(env, { SITE_URL: `http://localhost:${(site.address() as AddressInfo).port}` })
})
afterAll(() => site.close())

test('redirects of earlier sites are saved as requests are compared, or refused with a reason', async () => {
  const { call } = await signInAs(fixtures, 'publisher')
  const texts = getRedirectTexts('en')
  const reasons = {
    source: texts.source,
    pattern: texts.pattern,
    reserved: texts.reserved,
    target: texts.target,
    loop: texts.loop(''),
    live: texts.live('§').split('§')[0] ?? '',
    duplicate: 'unique',
    required: texts.source,
  }
  for (const [from, to, refused] of oldAddresses) {
    const response = await call('POST', 'redirects', { from, to, kind: 'permanent' })
    const message = JSON.stringify(at(response, 'errors.0.data.errors') ?? [])
    expect([from, response.status, message]).toEqual([
      from,
      refused ? 400 : 201,
      refused ? expect.stringContaining(reasons[refused]) : '[]',
    ])
    const source = readSource(from)
    if (!refused && source) expect(at(response, 'doc.from')).toBe(writeSource(source))
  }
  expect(requests).toBeLessThanOrEqual(oldAddresses.length)
})

test('a change of the target is checked, and a redirect that stays as it is can be saved', async () => {
  const { call } = await signInAs(fixtures, 'publisher')
  const create = async (from: string, to: string) =>
    Number(at(await call('POST', 'redirects', { from, to, kind: 'permanent' }), 'doc.id'))
  const first = await create('/first', '/our-story')
  const second = await create('/second?id=1', '/fr-fr/first')
  expect((await call('PATCH', `redirects/${first}`, { to: '/Second/?x=2&id=1' })).status).toBe(400)
  expect((await call('PATCH', `redirects/${first}`, { to: '/second' })).status).toBe(200)
  livePages.push('/first')
  expect((await call('PATCH', `redirects/${first}`, { to: '/insights' })).status).toBe(200)
  expect((await call('PATCH', `redirects/${second}`, { from: '/first' })).status).toBe(400)
})

test('reasons are given in the language of the editor', async () => {
  const { token } = await signInAs(fixtures, 'publisher')
  for (const language of ['fr', 'zh']) {
    const response = await fixtures.guardedRest('POST', '/api/redirects', {
      token,
      headers: { 'accept-language': language },
      body: { from: '/people', to: '/insights', kind: 'permanent' },
    })
    expect(JSON.stringify(response.json)).toContain(getRedirectTexts(language).live('/people'))
  }
})

test('an import of rows waits for a site that is away once, and reads little for each', async () => {
  Object.assign(env, { SITE_URL: 'http://localhost:9' })
  const { call } = await signInAs(fixtures, 'publisher')
  let queries = 0
  const { find } = payload.db
  payload.db.find = (async (options) => {
    if (options.collection === 'redirects') queries += 1
    return find.call(payload.db, options)
  }) as typeof find
  for (let row = 0; row < 20; row += 1) {
    const body = { from: `/import-${row}`, to: '/insights', kind: 'permanent' }
    expect((await call('POST', 'redirects', body)).status).toBe(201)
  }
  payload.db.find = find
  expect(queries).toBeLessThanOrEqual(40)
})
