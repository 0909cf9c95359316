import { buildLogoutUrl } from './logout-url'
import { clientId, createTestClient, origin, siteOrigin } from './test-kit'

const { client } = createTestClient()

test('logout names the client', () =>
  expect(buildLogoutUrl(client)).toBe(`${origin}/v2/logout?client_id=${clientId}`))

test('logout leads back to the given address', () => {
  const address = new URL(buildLogoutUrl(client, { returnTo: `${siteOrigin}/?a=b&c=d#e` }))
  expect(address.searchParams.get('returnTo')).toBe(`${siteOrigin}/?a=b&c=d#e`)
  expect([...address.searchParams.keys()]).toEqual(['client_id', 'returnTo'])
})

test('federated is a flag without a value', () => {
  expect(buildLogoutUrl(client, { federated: true })).toBe(
    `${origin}/v2/logout?client_id=${clientId}&federated`,
  )
  expect(buildLogoutUrl(client, { federated: false })).not.toContain('federated')
})

test.each([
  '',
  '/',
  '//evil.test',
  'javascript:alert(1)',
  'data:text/html,a',
  'https:\\\\evil.test',
  'https://\\evil.test',
  'https://',
  ' https://firm.test',
])('the return address %j is refused', (returnTo) =>
  expect(() => buildLogoutUrl(client, { returnTo })).toThrow('returnTo is not valid'),
)
