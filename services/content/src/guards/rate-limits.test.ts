import { createHmac } from 'node:crypto'

Object.assign(process.env, {
  CONTENT_DATABASE_URL: 'file::memory:',
  CONTENT_SECRET: 'x',
  PREVIEW_SECRET: 'x',
  REVALIDATE_SECRET: 'shared',
  CONTENT_RATE_LIMIT: '50',
})

const limits = () => import('./rate-limits')
const from = (address: string, more: Record<string, string> = {}) =>
  new Headers({ 'x-forwarded-for': address, ...more })
const respond = async () => 'response'
const token = createHmac('sha256', 'shared').update('content-client').digest('hex')

test('rejects requests above the limit of an address, with the seconds to wait', async () => {
  const { RateLimitExceeded, withinLimits } = await limits()
  for (let call = 0; call < 50; call += 1)
    expect(await withinLimits(from('10.0.0.1'), respond)).toBe('response')
  const rejection = await withinLimits(from('10.0.0.1'), respond).catch((cause: unknown) => cause)
  expect(rejection).toBeInstanceOf(RateLimitExceeded)
  expect((rejection as { seconds: number }).seconds).toBeGreaterThan(0)
  expect(await withinLimits(from('10.0.0.2'), respond)).toBe('response')
})

test('counts a token across addresses', async () => {
  const { RateLimitExceeded, withinLimits } = await limits()
  const call = (address: string) =>
    withinLimits(from(address, { authorization: 'Bearer a' }), respond)
  for (let index = 0; index < 50; index += 1) await call(`10.1.0.${index}`)
  await expect(call('10.1.0.99')).rejects.toBeInstanceOf(RateLimitExceeded)
})

test.each([
  ['the shared token', token, true],
  ['another token', token.replace(/^./, (digit) => (digit === 'a' ? 'b' : 'a')), false],
  ['a truncated token', token.slice(2), false],
  ['no token', '', false],
])('identifies the site’s server by %s: %s', async (_, value, expected) => {
  const { isSiteServer } = await limits()
  expect(isSiteServer(new Headers({ 'x-site-token': value }))).toBe(expected)
})
