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

test('converts JSON to a form and omits null values', async () => {
  const converted = await toFormRequest(
    request('/oauth/token?a=b', json, '{"grant_type":"password","n":1,"x":null,"é":"&="}'),
  )
  expect([converted.url, converted.headers['content-type']]).toEqual([
    '/oauth/token?a=b',
    'application/x-www-form-urlencoded',
  ])
  expect(await formOf(converted)).toEqual({ grant_type: 'password', n: '1', é: '&=' })
})

test('moves decoded Basic credentials into the form', async () => {
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
])('maps the legacy login at %s to a password-realm grant', async (connection, expected) => {
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

test('rejects a body above the size limit', async () => {
  await expect(
    toFormRequest(request('/oauth/token', json, `{"a":"${'x'.repeat(60_000)}"}`)),
  ).rejects.toBeInstanceOf(BadBodyError)
})

test('leaves other requests unchanged', async () => {
  const call = request('/dbconnections/signup', json, '{}')
  expect(await toFormRequest(call)).toBe(call)
})
