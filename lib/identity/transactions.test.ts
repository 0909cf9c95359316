import { createTestPlatform } from './testing/test-kit'
import { saveTransaction, takeTransaction } from './transactions'

const transaction = {
  state: 'the-state',
  nonce: 'the-nonce',
  redirectUrl: '/fr-fr/people/1001/ines-kato?a=b#c',
}
const minutes = 60_000

test('returns a transaction once', () => {
  const { platform, stored } = createTestPlatform()
  const whole = {
    ...transaction,
    responseType: 'token',
    organization: 'org_1',
    maxAge: 60,
    appState: 'x',
  }
  expect(saveTransaction(platform, whole)).toBe(true)
  expect(takeTransaction(platform, 'the-state')).toEqual(whole)
  expect(stored.size).toBe(0)
  expect(takeTransaction(platform, 'the-state')).toBeNull()
})

test('returns null for another state, and removes nothing', () => {
  const { platform } = createTestPlatform()
  saveTransaction(platform, transaction)
  for (const state of ['', 'the-stat', 'THE-STATE', '__proto__', 'the-state '])
    expect(takeTransaction(platform, state)).toBeNull()
  expect(takeTransaction(platform, 'the-state')).not.toBeNull()
})

test.each([
  [0, true],
  [29 * minutes, true],
  [30 * minutes - 1, true],
  [30 * minutes, false],
  [24 * 60 * minutes, false],
  [-1, true],
  [-60_000, true],
  [-60_001, false],
])('after %d ms a transaction is fresh: %s', (passed, known) => {
  const { platform, clock, stored } = createTestPlatform()
  saveTransaction(platform, transaction)
  clock.now += passed
  expect(takeTransaction(platform, 'the-state') !== null).toBe(known)
  expect(stored.size).toBe(0)
})

test('stores the transactions of two tabs separately', () => {
  const { platform } = createTestPlatform()
  saveTransaction(platform, { ...transaction, state: 'one', redirectUrl: '/one' })
  saveTransaction(platform, { ...transaction, state: 'two', redirectUrl: '/two' })
  expect(takeTransaction(platform, 'one')?.redirectUrl).toBe('/one')
  expect(takeTransaction(platform, 'two')?.redirectUrl).toBe('/two')
})

test('evicts abandoned transactions only', () => {
  const { platform, clock, stored } = createTestPlatform()
  stored.set('other', 'kept')
  for (let i = 0; i < 50; i++) {
    clock.now += 1
    saveTransaction(platform, { ...transaction, state: `state-${i}` })
  }
  expect(stored.size).toBe(21)
  expect(takeTransaction(platform, 'state-0')).toBeNull()
  expect(takeTransaction(platform, 'state-49')).not.toBeNull()
  clock.now += 31 * minutes
  saveTransaction(platform, transaction)
  expect([...stored.keys()].sort()).toEqual(['identity:transaction:the-state', 'other'])
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '1',
  '{}',
  '{"state":"the-state"}',
  '{"savedAt":"now","state":"the-state","nonce":"a"}',
  '{"savedAt":1,"state":1,"nonce":"a"}',
  '\u0000',
])('returns null for a stored %j', (value) => {
  const { platform, stored } = createTestPlatform()
  stored.set('identity:transaction:the-state', value)
  expect(takeTransaction(platform, 'the-state')).toBeNull()
  expect(stored.size).toBe(0)
})

test('refuses a stored transaction of another state', () => {
  const { platform, stored, clock } = createTestPlatform()
  stored.set(
    'identity:transaction:the-state',
    JSON.stringify({ ...transaction, state: 'other', savedAt: clock.now }),
  )
  expect(takeTransaction(platform, 'the-state')).toBeNull()
})

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test.each(['getItem', 'setItem', 'removeItem', 'keys'] as const)(
  'storage that throws in %s harms nothing',
  (method) => {
    const { platform } = createTestPlatform()
    const storage = { ...platform.storage, [method]: denied }
    expect(saveTransaction({ ...platform, storage }, transaction)).toBe(method !== 'setItem')
    const taken = takeTransaction({ ...platform, storage }, 'the-state')
    // What cannot be removed could be read twice: it counts as unreadable.
    if (method !== 'keys') expect(taken).toBeNull()
    else expect(taken).toEqual(transaction)
  },
)

const schemes = [
  'javascript:alert(1)',
  'data:text/html,a',
  'https:',
  'https:/',
  'https://',
  'HTTPS://',
  'ftp://',
  'blob:https://',
  'vbscript:',
  'file:///',
]
const slashes = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '/ /',
  '/\u0000/',
  '/%2f',
  '/%2F%2F',
  '/%5c',
  '/%5C%5C',
  '/%09/',
  '/%0a/',
  '/..//',
  '/..///',
  '/.//',
  '/%2e%2e//',
  '/.%2E//',
  '/a/..//',
  '/a/b/../..//',
  '\t//',
  ' //',
  '\n//',
  '%2F%2F',
  '/;//',
  '/:@//',
]
const hosts = [
  'evil.test',
  'evil.test/people',
  'evil.test:443',
  'site.test@evil.test',
  '%65vil.test',
  'evil.test%2f',
  '1.2.3.4',
  '[::1]',
  '2130706433',
  'evil。test',
  'xn--evil.test',
  'evil.test?a=/people',
  'evil.test#/people',
]
const hostile: unknown[] = [...schemes, ...slashes].flatMap((start) =>
  hosts.map((host) => start + host),
)
hostile.push(
  '',
  'people',
  '../people',
  '?a',
  '#a',
  '/%ff',
  '/%E0%A4%A',
  '/%00',
  '/%0d%0aSet-Cookie:a=b',
  '/\r\nLocation: //evil.test',
  `/${'a'.repeat(3000)}`,
  undefined,
  null,
  1,
  {},
  [],
  ['//evil.test'],
)

test(`none of ${hostile.length} hostile redirect URLs leaves the site`, () => {
  expect(hostile.length).toBeGreaterThanOrEqual(500)
  const { platform, stored } = createTestPlatform()
  for (const redirectUrl of hostile) {
    expect(saveTransaction(platform, { ...transaction, redirectUrl: redirectUrl as string })).toBe(
      true,
    )
    for (const value of stored.values())
      expect(JSON.parse(value).redirectUrl).toMatch(/^\/(?![/\\])/)
    const path = takeTransaction(platform, 'the-state')?.redirectUrl ?? ''
    expect(path).toMatch(/^\/(?![/\\])/)
    expect(new URL(path, 'https://site.test').origin).toBe('https://site.test')
    expect(decodeURIComponent(new URL(path, 'https://site.test').pathname)).not.toMatch(
      /^\/[/\\]|[\u0000-\u001f]/,
    )
  }
})

test('refuses a hostile redirect URL in the storage', () => {
  const { platform, stored, clock } = createTestPlatform()
  for (const redirectUrl of hostile) {
    stored.set(
      'identity:transaction:the-state',
      JSON.stringify({ ...transaction, redirectUrl: redirectUrl ?? null, savedAt: clock.now }),
    )
    const path = takeTransaction(platform, 'the-state')?.redirectUrl ?? ''
    expect(path).toMatch(/^\/(?![/\\])/)
    expect(new URL(path, 'https://site.test').origin).toBe('https://site.test')
  }
})
