import { SignJWT } from 'jose'
import { verifyUnsubscription, signUnsubscription } from './unsubscribe-token'
import { stub } from '../testing/stub'

const secret = 'the secret of the service'
const right = { member: 7, target: 12, locale: 'fr-fr' }

test.each([right, { member: 1, target: 'all' as const, locale: 'en' }])(
  'verifies the token of %j',
  async (unsubscription) =>
    expect(
      await verifyUnsubscription(await signUnsubscription(unsubscription, secret), secret),
    ).toEqual(unsubscription),
)

test('falls back to English for an unknown language', async () =>
  expect(
    await verifyUnsubscription(
      await signUnsubscription({ ...right, locale: 'xx' }, secret),
      secret,
    ),
  ).toMatchObject({ locale: 'en' }))

test('rejects another secret, and changed or truncated tokens', async () => {
  const token = await signUnsubscription(right, secret)
  const [head, body = '', sign] = token.split('.')
  const forged = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: '8' }),
  ).toString('base64url')
  for (const invalid of [
    `${head}.${forged}.${sign}`,
    `${head}.${body}.`,
    `${head}.${body}`,
    `${token}.`,
    ` ${token}`,
    `${token}\n`,
    token.toUpperCase(),
  ])
    expect(await verifyUnsubscription(invalid, secret)).toBeNull()
  expect(await verifyUnsubscription(token, 'another secret')).toBeNull()
})

test('rejects tokens of another purpose signed with the same key', async () => {
  const key = new TextEncoder().encode(`unsubscribe:${secret}`)
  const sign = (claims: object, audience = 'unsubscribe', alg = 'HS256') =>
    new SignJWT(stub(claims)).setProtectedHeader({ alg }).setAudience(audience).sign(key)
  expect(await verifyUnsubscription(await sign({ sub: '7', target: 'all' }), secret)).toMatchObject(
    {
      member: 7,
    },
  )
  for (const token of [
    sign({ sub: '7', target: 'all' }, 'preview'),
    sign({ target: 'all' }),
    sign({ sub: '7' }),
    sign({ sub: '7', target: 0 }),
    sign({ sub: '7', target: 1.5 }),
    sign({ sub: '7', target: ['all'] }),
    sign({ sub: '0', target: 'all' }),
    sign({ sub: 'x', target: 'all' }),
    sign({ sub: '7', target: 'all' }, 'unsubscribe', 'HS512'),
  ])
    expect(await verifyUnsubscription(await token, secret)).toBeNull()
  expect(
    await verifyUnsubscription('eyJhbGciOiJub25lIn0.eyJzdWIiOiI3IiwidGFyZ2V0IjoiYWxsIn0.', secret),
  ).toBeNull()
})

test.each([undefined, null, '', 'a', 7, {}, ['a.b.c'], 'a.b.c', 'x'.repeat(100_000)])(
  'rejects %.40j',
  async (token) => expect(await verifyUnsubscription(token, secret)).toBeNull(),
)
