import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'

let service: Server
let response = { status: 200, text: '' }
let calls = 0
/** How many of the next calls have their connection closed instead of a response. */
let closings = 0

beforeAll(async () => {
  service = createServer((request, outgoing) => {
    calls += 1
    if (closings-- > 0) return request.socket.destroy()
    return outgoing
      .writeHead(response.status, { 'content-type': 'application/json' })
      .end(response.text)
  })
  await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve))
  process.env.CONTENT_GRAPHQL_URL = `http://localhost:${(service.address() as AddressInfo).port}/api/graphql`
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

const garbage: [string, string][] = [
  ['nothing', ''],
  ['half of it', '{"id":1,"state":"confi'],
  ['a page', '<html></html>'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['empty data', '{"data":{}}'],
  ['a value of another kind', '{"id":"1","state":1,"event":[],"deleteAfter":3}'],
]

const call = async (status: number, text: string) => {
  const { callMember } = await import('./call-content-service')
  response = { status, text }
  return callMember(
    { accessToken: 'x' },
    'member/deletion',
    v.object({ deleteAfter: v.string() }),
    { method: 'POST' },
  )
}

const post = async (
  path: 'submissions' | 'registrations' | 'registrations/cancel',
  status: number,
  text: string,
) => {
  const { postToInbox } = await import('../forms/inbox')
  response = { status, text }
  return postToInbox(path, {})
}

describe('a member’s call', () => {
  test.each([200, 201, 202])('with status %d returns its parsed response', async (status) => {
    expect(await call(status, '{"deleteAfter":"2026-12-01"}')).toEqual({
      status,
      response: { deleteAfter: '2026-12-01' },
      field: null,
    })
  })

  test.each([
    [400, '{"error":"invalid_field","field":"details.phone"}', 'details.phone'],
    [404, '{"reason":"missing"}', null],
    [409, '{"reason":"past"}', null],
  ])('with status %d returns null as response', async (status, text, field) => {
    expect(await call(status, text)).toEqual({ status, response: null, field })
  })

  test.each(garbage)('throws for a response with %s', async (_, text) => {
    await expect(call(200, text)).rejects.toThrow('did not answer member/deletion')
  })

  test.each([204, 302, 401, 403, 500, 502])('throws for status %d', async (status) => {
    await expect(call(status, '{"deleteAfter":"2026-12-01"}')).rejects.toThrow('did not answer')
  })
})

describe('a connection that is closed before the response', () => {
  beforeEach(() => {
    calls = 0
    response = { status: 200, text: '{"id":1}' }
  })
  const read = async () => {
    const { readMember } = await import('./call-content-service')
    return readMember({ accessToken: 'x' }, 'member', v.object({ id: v.number() }))
  }

  test('causes one retry of a read', async () => {
    closings = 1
    expect([await read(), calls]).toEqual([{ id: 1 }, 2])
  })

  test('causes no second retry', async () => {
    closings = 2
    await expect(read()).rejects.toThrow('did not answer member')
    expect(calls).toBe(2)
  })

  test('causes no retry of a change', async () => {
    closings = 1
    await expect(call(200, '{"deleteAfter":"2026-12-01"}')).rejects.toThrow('did not answer')
    expect(calls).toBe(1)
  })
})

describe('a form', () => {
  test.each([
    ['submissions', '{"id":1}'],
    ['registrations', '{"state":"waiting"}'],
    ['registrations/cancel', '{"state":"cancelled","event":{"id":1,"slug":"a","title":"A"}}'],
  ] as const)('that %s took has its parsed response', async (path, text) => {
    expect((await post(path, 201, text)).response).toEqual(JSON.parse(text))
  })

  test('returns the reason of a refusal', async () =>
    expect(await post('registrations', 409, '{"reason":"already","state":"confirmed"}')).toEqual({
      status: 409,
      response: null,
      reason: 'already',
    }))

  for (const path of ['submissions', 'registrations', 'registrations/cancel'] as const) {
    test.each(garbage)(`${path}: throws for a response with %s`, async (_, text) => {
      await expect(post(path, 200, text)).rejects.toThrow(`did not answer forms/${path}`)
    })
  }
})
