import { buildLogoutUrl } from './logout-url'
import { clientId, createTestClient, origin, siteOrigin } from './testing/test-kit'

const { client } = createTestClient()

test('sends the client id', () =>
  expect(buildLogoutUrl(client)).toBe(`${origin}/v2/logout?client_id=${clientId}`))

test('sends the return URL', () => {
  const address = new URL(buildLogoutUrl(client, { returnTo: `${siteOrigin}/?a=b&c=d#e` }))
  expect(address.searchParams.get('returnTo')).toBe(`${siteOrigin}/?a=b&c=d#e`)
  expect([...address.searchParams.keys()]).toEqual(['client_id', 'returnTo'])
})

test('sends federated without a value', () => {
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
])('throws for the return URL %j', (returnTo) =>
  expect(() => buildLogoutUrl(client, { returnTo })).toThrow('returnTo is not valid'),
)
