import { createIdentityClient } from './client'
import { createTestPlatform } from './test-kit'

const { platform } = createTestPlatform()

test.each([
  ['firm.eu.auth0.com', 'https://firm.eu.auth0.com'],
  ['https://firm.eu.auth0.com/', 'https://firm.eu.auth0.com'],
  ['localhost:3002', 'http://localhost:3002'],
  ['http://localhost:3002', 'http://localhost:3002'],
  ['https://localhost:3002', 'https://localhost:3002'],
])('the provider %s is at %s', (domain, origin) => {
  const client = createIdentityClient({ domain, clientId: 'a' }, platform)
  expect(client).toMatchObject({ origin, issuer: `${origin}/`, host: new URL(origin).host })
})

test.each([
  '',
  'http://firm.test',
  'firm.test/path',
  'user@firm.test',
  'firm.test?a',
  'firm.test#a',
  'http://localhost.evil.test',
  'javascript:alert(1)',
  'ftp://firm.test',
])('the provider %j is refused', (domain) =>
  expect(() => createIdentityClient({ domain, clientId: 'a' }, platform)).toThrow(
    'identity setting domain is missing or wrong',
  ),
)

test('a missing setting is named', () =>
  expect(() => createIdentityClient({ domain: 'firm.test', clientId: '' }, platform)).toThrow(
    'identity setting clientId is missing or wrong',
  ))

test('the issuer may be set', () =>
  expect(
    createIdentityClient(
      { domain: 'firm.test', clientId: 'a', issuer: 'https://issuer.test/' },
      platform,
    ).issuer,
  ).toBe('https://issuer.test/'))

test('a client of the browser is made where there is no browser', () =>
  expect(() => createIdentityClient({ domain: 'firm.test', clientId: 'a' })).not.toThrow())
