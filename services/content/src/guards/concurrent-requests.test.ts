import { createHash, createHmac } from 'node:crypto'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { Socket, type AddressInfo } from 'node:net'
import { SignJWT } from 'jose'
import { createSessionReader } from '../../editor-session.mjs'
import { limitConcurrentRequests } from '../../concurrent-requests.mjs'
import { createSiteTokenCheck } from '@law-firm/runtime/http/site-token.mjs'

const siteToken = createHmac('sha256', 'shared').update('content-client').digest('hex')

/** Sends 30 requests at once to a server that holds each for a while. */
async function statusesOf(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const isWithinLimits = limitConcurrentRequests(
    createSiteTokenCheck('shared'),
    createSessionReader('secret'),
  )
  const held: (() => void)[] = []
  const server = createServer((request, response) => {
    request.headers['x-forwarded-for'] = '10.0.0.1'
    if (isWithinLimits(request, response)) held.push(() => response.end())
    if (received++ === 29) held.forEach((finish) => finish())
  })
  let received = 0
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}${path}`
  const send = async () => (await fetch(url, { method, headers })).status
  const statuses = await Promise.all(Array.from({ length: 30 }, send))
  received = 29 // the slots are free again: one more passes
  const afterwards = await send()
  server.closeAllConnections()
  server.close()
  return { passed: statuses.filter((status) => status === 200).length, afterwards }
}

test.each([
  ['8 anonymous requests', '/api/articles', {}, 'GET', 8],
  ['20 with a token', '/api/articles', { authorization: 'Bearer a' }, 'GET', 20],
  ['20 with a cookie that names no session', '/admin', { cookie: 'payload-token=a' }, 'GET', 20],
  ['any number of the site', '/api/graphql', { 'x-site-token': siteToken }, 'POST', 30],
  ['any number of media files', '/api/media/file/a.jpg', {}, 'GET', 30],
  ['any number of preflights', '/api/member', {}, 'OPTIONS', 30],
] as const)('passes %s of one address', async (_, path, headers, method, passed) => {
  expect(await statusesOf(path, headers, method)).toEqual({ passed, afterwards: 200 })
})

test('the requests of editors leave room for a visitor of the same address', () => {
  const isWithinLimits = limitConcurrentRequests(
    createSiteTokenCheck('shared'),
    createSessionReader('secret'),
  )
  const open = (headers: Record<string, string>) => {
    const request = new IncomingMessage(new Socket())
    Object.assign(request, { url: '/admin/login', method: 'GET', headers })
    return isWithinLimits(request, new ServerResponse(request))
  }
  const editor = { 'x-forwarded-for': '10.0.0.1', cookie: 'payload-token=a' }
  for (let i = 0; i < 20; i++) expect(open(editor)).toBe(true)
  expect(open(editor)).toBe(false)
  expect(open({ 'x-forwarded-for': '10.0.0.1' })).toBe(true)
})

describe('an editor’s session', () => {
  const sign = (sid: string, secret: string, exp = '8h') =>
    new SignJWT({ id: 1, collection: 'users', sid })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setExpirationTime(exp)
      .sign(
        new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32)),
      )
  const read = createSessionReader('secret')

  test('is read from a token of the service that has not expired', async () => {
    expect(read(`a=b; payload-token=${await sign('one', 'secret')}; c=d`)).toBe('one')
    for (const token of [
      await sign('one', 'another'),
      await sign('one', 'secret', '-1m'),
      'a.b.c',
      `e30.${Buffer.from('null').toString('base64url')}.${'a'.repeat(43)}`,
    ])
      expect(read(`payload-token=${token}`)).toBeNull()
    expect(read(undefined)).toBeNull()
  })

  test('has requests of its own, whoever shares the address', async () => {
    const isWithinLimits = limitConcurrentRequests(createSiteTokenCheck('shared'), read)
    const open = (cookie: string) => {
      const request = new IncomingMessage(new Socket())
      const headers = { 'x-forwarded-for': '10.0.0.1', cookie }
      Object.assign(request, { url: '/admin', method: 'GET', headers })
      return isWithinLimits(request, new ServerResponse(request))
    }
    for (let editor = 0; editor < 10; editor += 1) {
      const cookie = `payload-token=${await sign(`editor ${editor}`, 'secret')}`
      for (let i = 0; i < 20; i += 1) expect(open(cookie)).toBe(true)
      expect(open(cookie)).toBe(false)
    }
  })
})
