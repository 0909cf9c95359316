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
const nothing = async () => 'answer'
const token = createHmac('sha256', 'shared').update('content-client').digest('hex')

test('refuses the calls of an address beyond its limit, and says how long to wait', async () => {
  const { RateLimitExceeded, withinLimits } = await limits()
  for (let call = 0; call < 50; call += 1)
    expect(await withinLimits(from('10.0.0.1'), nothing)).toBe('answer')
  const refused = await withinLimits(from('10.0.0.1'), nothing).catch((cause: unknown) => cause)
  expect(refused).toBeInstanceOf(RateLimitExceeded)
  expect((refused as { seconds: number }).seconds).toBeGreaterThan(0)
  expect(await withinLimits(from('10.0.0.2'), nothing)).toBe('answer')
})

test('counts a token from whichever address it comes', async () => {
  const { RateLimitExceeded, withinLimits } = await limits()
  const call = (address: string) =>
    withinLimits(from(address, { authorization: 'Bearer a' }), nothing)
  for (let index = 0; index < 50; index += 1) await call(`10.1.0.${index}`)
  await expect(call('10.1.0.99')).rejects.toBeInstanceOf(RateLimitExceeded)
})

test('answers twenty calls of an address at once, and forgets those that ended or failed', async () => {
  const { RateLimitExceeded, withinLimits } = await limits()
  let end: () => void = () => undefined
  const until = new Promise<void>((resolve) => (end = resolve))
  const waiting = Array.from({ length: 20 }, () => withinLimits(from('10.2.0.1'), () => until))
  await expect(withinLimits(from('10.2.0.1'), nothing)).rejects.toBeInstanceOf(RateLimitExceeded)
  end()
  await Promise.all(waiting)
  await expect(
    withinLimits(from('10.2.0.1'), () => Promise.reject(new Error('failed'))),
  ).rejects.toThrow('failed')
  expect(await withinLimits(from('10.2.0.1'), nothing)).toBe('answer')
})

test.each([
  ['the shared token', token, true],
  ['another', token.replace(/^./, (digit) => (digit === 'a' ? 'b' : 'a')), false],
  ['a part', token.slice(2), false],
  ['none', '', false],
])('%s shows the site’s server: %s', async (_, value, shown) => {
  const { isSiteServer } = await limits()
  expect(isSiteServer(new Headers({ 'x-site-token': value }))).toBe(shown)
})
