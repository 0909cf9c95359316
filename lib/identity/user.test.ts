import { emptyAuthorization } from './authorization'
import { createTestClient, domain } from './testing/test-kit'
import { toUser } from './user'

const { client } = createTestClient()

const full = {
  name: 'Inès Kato',
  connection: 'Username-Password-Authentication',
  userIdentifier: 'u-1',
  identityProvider: 'auth0',
  email: 'ines@firm.test',
  familyName: 'Kato',
  givenName: 'Inès',
  isLocal: true,
  isSocial: false,
  company: 'Aldermere',
  jobTitle: 'Partner',
}
const picture = 'https://cdn.firm.test/ines.png'
const expected = { ...full, objectId: 'auth0|1', photo: picture, authorization: emptyAuthorization }
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const renamed = (rename: (name: string) => string) =>
  Object.fromEntries(
    Object.entries({ ...full, picture }).map(([name, value]) => [rename(name), value]),
  )

test.each<[string, (name: string) => string]>([
  ['plain', (name) => name],
  ['plain in snake case', snake],
  ['under the provider as https address', (name) => `https://${domain}/${name}`],
  ['under the provider as http address', (name) => `http://${domain}/${name}`],
  ['under the bare domain', (name) => `${domain}/${name}`],
  ['under the provider in snake case', (name) => `https://${domain}/${snake(name)}`],
])('reads claims in %s', (_, rename) => {
  const claims = { sub: 'auth0|1', ...renamed(rename) }
  expect(toUser(claims, client)).toEqual({ ...expected, profile: claims })
})

test('reads the namespace of a local provider', () => {
  const { client: local } = createTestClient({}, { domain: 'localhost:3002' })
  expect(toUser({ sub: 'a', 'http://localhost:3002/company': 'Aldermere' }, local)?.company).toBe(
    'Aldermere',
  )
})

test('prefers a namespaced claim unless it is empty or has the wrong type', () => {
  expect(
    toUser({ sub: 'a', company: 'plain', [`https://${domain}/company`]: 'named' }, client)?.company,
  ).toBe('named')
  expect(
    toUser({ sub: 'a', company: 'plain', [`https://${domain}/company`]: '' }, client)?.company,
  ).toBe('plain')
  expect(
    toUser({ sub: 'a', company: 'plain', [`https://${domain}/company`]: 7 }, client)?.company,
  ).toBe('plain')
  expect(
    toUser({ sub: 'a', isLocal: true, [`https://${domain}/is_local`]: false }, client)?.isLocal,
  ).toBe(false)
})

test('ignores claims of another domain', () => {
  expect(
    toUser(
      {
        sub: 'a',
        'https://evil.test/company': 'Evil',
        [`https://evil.test/https://${domain}/company`]: 'Evil',
      },
      client,
    )?.company,
  ).toBeNull()
})

test('requires only a subject', () => {
  expect(toUser({ sub: 'auth0|1' }, client)).toEqual({
    name: null,
    connection: null,
    userIdentifier: null,
    identityProvider: null,
    objectId: 'auth0|1',
    email: null,
    familyName: null,
    givenName: null,
    photo: null,
    isLocal: false,
    isSocial: false,
    company: null,
    jobTitle: null,
    profile: { sub: 'auth0|1' },
    authorization: emptyAuthorization,
  })
})

test.each([
  undefined,
  null,
  'a',
  1,
  [],
  [{ sub: 'a' }],
  {},
  { sub: '' },
  { sub: 1 },
  { [`https://${domain}/sub`]: 'a' },
  Object.create({ sub: 'inherited' }),
])('returns null for %j', (claims) => {
  expect(toUser(claims, client)).toBeNull()
})

test.each([
  ['true', true],
  ['false', false],
  [1, false],
  [null, false],
  ['', false],
  ['yes', false],
])('maps the flag %j to %s', (isSocial, flag) =>
  expect(toUser({ sub: 'a', isSocial }, client)?.isSocial).toBe(flag),
)

test.each([
  'http://a.test/a.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//a.test/a.png',
  '/a.png',
  'https:\\\\a.test',
  'https://',
  1,
  {},
])('ignores the picture %j', (photo) => {
  expect(toUser({ sub: 'a', picture: photo }, client)?.photo).toBeNull()
})
