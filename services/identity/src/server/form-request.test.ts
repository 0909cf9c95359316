import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { BadBodyError, toFormRequest } from './form-request'

function request(url: string, headers: Record<string, string>, body: string): IncomingMessage {
  const message = new IncomingMessage(new Socket())
  Object.assign(message, { method: 'POST', url, headers })
  message.complete = true
  message.push(body)
  message.push(null)
  return message
}

async function formOf(message: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
}

const json = { 'content-type': 'application/json; charset=utf-8' }

test('JSON becomes a form, nothing is what was null', async () => {
  const converted = await toFormRequest(
    request('/oauth/token?a=b', json, '{"grant_type":"password","n":1,"x":null,"é":"&="}'),
  )
  expect([converted.url, converted.headers['content-type']]).toEqual([
    '/oauth/token?a=b',
    'application/x-www-form-urlencoded',
  ])
  expect(await formOf(converted)).toEqual({ grant_type: 'password', n: '1', é: '&=' })
})

test('credentials of the header go into the form, decoded', async () => {
  const basic = `Basic ${Buffer.from('a%20b:c%3Ad').toString('base64')}`
  const converted = await toFormRequest(
    request(
      '/oauth/token',
      { authorization: basic, 'content-type': 'application/x-www-form-urlencoded' },
      'grant_type=refresh_token',
    ),
  )
  expect(converted.headers.authorization).toBeUndefined()
  expect(await formOf(converted)).toEqual({
    grant_type: 'refresh_token',
    client_id: 'a b',
    client_secret: 'c:d',
  })
})

test.each([
  [
    'Username-Password-Authentication',
    {
      grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
      realm: 'Username-Password-Authentication',
      password: 'p',
    },
  ],
  [
    'sms',
    { grant_type: 'http://auth0.com/oauth/grant-type/passwordless/otp', realm: 'sms', otp: 'p' },
  ],
])('the older login at %s is a grant with a realm', async (connection, expected) => {
  const converted = await toFormRequest(
    request('/oauth/ro', json, JSON.stringify({ connection, password: 'p', username: 'u' })),
  )
  expect(converted.url).toBe('/oauth/token')
  expect(await formOf(converted)).toMatchObject({ ...expected, username: 'u', scope: 'openid' })
})

test.each(['{', '[]', 'null', '"a"', '{"a":{}}', '{"a":[]}'])('%s is refused', async (body) => {
  await expect(toFormRequest(request('/oauth/token', json, body))).rejects.toBeInstanceOf(
    BadBodyError,
  )
})

test('a body without end is refused', async () => {
  await expect(
    toFormRequest(request('/oauth/token', json, `{"a":"${'x'.repeat(60_000)}"}`)),
  ).rejects.toBeInstanceOf(BadBodyError)
})

test('other calls stay as they are', async () => {
  const call = request('/dbconnections/signup', json, '{}')
  expect(await toFormRequest(call)).toBe(call)
})
