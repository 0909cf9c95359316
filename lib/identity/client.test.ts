import { createIdentityClient } from './client'
import { createTestPlatform } from './testing/test-kit'

const { platform } = createTestPlatform()

test.each([
  ['firm.eu.auth0.com', 'https://firm.eu.auth0.com'],
  ['https://firm.eu.auth0.com/', 'https://firm.eu.auth0.com'],
  ['localhost:3002', 'http://localhost:3002'],
  ['http://localhost:3002', 'http://localhost:3002'],
  ['https://localhost:3002', 'https://localhost:3002'],
])('the domain %s has the origin %s', (domain, origin) => {
  const client = createIdentityClient({ domain, clientId: 'a' }, platform)
  expect(client).toMatchObject({ origin, issuer: `${origin}/`, host: new URL(origin).host })
})

test.each([
  'http://firm.test',
  'firm.test/path',
  'user@firm.test',
  'firm.test?a',
  'firm.test#a',
  'http://localhost.evil.test',
  'javascript:alert(1)',
  'ftp://firm.test',
])('throws for the domain %j', (domain) =>
  expect(() => createIdentityClient({ domain, clientId: 'a' }, platform)).toThrow(
    'identity setting domain is missing or wrong',
  ),
)

test('accepts an issuer', () =>
  expect(
    createIdentityClient(
      { domain: 'firm.test', clientId: 'a', issuer: 'https://issuer.test/' },
      platform,
    ).issuer,
  ).toBe('https://issuer.test/'))

test('creates a client without a browser', () =>
  expect(() => createIdentityClient({ domain: 'firm.test', clientId: 'a' })).not.toThrow())

test.each(['domain', 'clientId'] as const)('names a missing %s as section 5 does', (name) =>
  expect(() =>
    createIdentityClient({ domain: 'firm.test', clientId: 'a', [name]: undefined } as never),
  ).toThrow(`${name} option is required`),
)
