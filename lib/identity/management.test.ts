import {
  endSessions,
  getUser,
  linkUser,
  listSessions,
  patchUserAttributes,
  patchUserMetadata,
  unlinkUser,
} from './management'
import { createTestClient, json, origin, type Routes } from './testing/test-kit'

const path = '/api/v2/users/auth0%7C1'
const who = { token: 'the-token', userId: 'auth0|1' }
const start = (
  routes: Routes = {
    [path]: () => json({ user_id: 'auth0|1' }),
    [`${path}/identities`]: () => json([{ provider: 'auth0' }, 1]),
  },
) => createTestClient(routes)

test('reads a profile with the bearer token', async () => {
  const { client, sent } = start()
  expect(await getUser(client, who)).toEqual({ ok: true, value: { user_id: 'auth0|1' } })
  expect(sent).toMatchObject([
    {
      url: origin + path,
      method: 'GET',
      body: undefined,
      headers: { authorization: 'Bearer the-token' },
    },
  ])
})

test('sends metadata, attributes and links (section 7)', async () => {
  const { client, sent } = start()
  expect(
    await patchUserMetadata(client, { ...who, userMetadata: { language: 'fr' } }),
  ).toMatchObject({ ok: true })
  expect(
    await patchUserAttributes(client, { ...who, attributes: { given_name: 'Inès' } }),
  ).toMatchObject({ ok: true })
  expect(await linkUser(client, { ...who, secondaryUserToken: 'second' })).toEqual({
    ok: true,
    value: [{ provider: 'auth0' }],
  })
  expect(
    sent.map(({ method, url, body, headers }) => [method, url, body, headers.authorization]),
  ).toEqual([
    ['PATCH', origin + path, { user_metadata: { language: 'fr' } }, 'Bearer the-token'],
    ['PATCH', origin + path, { given_name: 'Inès' }, 'Bearer the-token'],
    ['POST', `${origin}${path}/identities`, { link_with: 'second' }, 'Bearer the-token'],
  ])
})

test('links an account by its name, for an application whose tokens accept no ID token', async () => {
  const { client, sent } = start()
  expect(
    await linkUser(client, { ...who, provider: 'lexicon', secondaryUserId: '7|8' }),
  ).toMatchObject({ ok: true })
  expect(sent[0]?.body).toEqual({ provider: 'lexicon', user_id: '7|8' })
})

test('lists and revokes sessions, and unlinks an account', async () => {
  const { client, sent } = start({
    [`${path}/sessions`]: () => json({ sessions: [{ id: 'a' }, 'odd'] }),
    [`${path}/identities/lexicon/7%7C8`]: () => json([]),
  })
  expect(await listSessions(client, who)).toEqual({ ok: true, value: [{ id: 'a' }] })
  expect(await endSessions(client, who)).toMatchObject({ ok: true })
  expect(
    await unlinkUser(client, { ...who, provider: 'lexicon', secondaryUserId: '7|8' }),
  ).toMatchObject({ ok: true })
  expect(sent.map(({ method, url }) => [method, url])).toEqual([
    ['GET', `${origin}${path}/sessions`],
    ['DELETE', `${origin}${path}/sessions`],
    ['DELETE', `${origin}${path}/identities/lexicon/7%7C8`],
  ])
})

test('returns an error for sessions that are not a list', async () =>
  expect(
    await listSessions(start({ [`${path}/sessions`]: () => json({}) }).client, who),
  ).toMatchObject({ ok: false }))

const client = start({}).client
const loose = <T>(value: unknown) => value as T

test.each<[string, () => Promise<unknown>, string]>([
  ['no token', () => getUser(client, { ...who, token: '' }), 'token option is required'],
  ['no user', () => getUser(client, loose({ token: 'a' })), 'userId option is required'],
  ['no options', () => getUser(client, loose(undefined)), 'token option is required'],
  ['no metadata', () => patchUserMetadata(client, loose(who)), 'userMetadata option is required'],
  [
    'a list as metadata',
    () => patchUserMetadata(client, loose({ ...who, userMetadata: [] })),
    'userMetadata option is required',
  ],
  [
    'no attributes',
    () => patchUserAttributes(client, loose({ ...who, attributes: null })),
    'attributes option is required',
  ],
  ['no second token', () => linkUser(client, loose(who)), 'secondaryUserToken option is required'],
  [
    'no provider to unlink',
    () => unlinkUser(client, loose({ ...who, secondaryUserId: '1' })),
    'provider option is required',
  ],
  [
    'a provider that climbs',
    () => unlinkUser(client, { ...who, provider: '..', secondaryUserId: '1' }),
    'userId is not valid',
  ],
  ['a user that climbs', () => getUser(client, { ...who, userId: '..' }), 'userId is not valid'],
  [
    'a user that is a dot',
    () => patchUserAttributes(client, { ...who, userId: '.', attributes: {} }),
    'userId is not valid',
  ],
])('%s is refused', async (_, call, errorDescription) =>
  expect(await call()).toEqual({ ok: false, error: { error: 'invalid_option', errorDescription } }),
)

test.each(['../clients', 'a/../../clients', 'a?b', 'a#b', 'a/b', '..%2f', '\\..', '%2e%2e/x'])(
  'the user id %j stays one segment',
  async (userId) => {
    const { client: asked, sent } = start({})
    await getUser(asked, { token: 'a', userId })
    expect(new URL(sent[0]?.url ?? '').pathname).toMatch(/^\/api\/v2\/users\/[^/]+$/)
    expect(new URL(sent[0]?.url ?? '').search).toBe('')
  },
)

test('maps errors to one format', async () => {
  const { client: failing } = start({
    [path]: () =>
      json(
        {
          statusCode: 403,
          error: 'Forbidden',
          message: 'Insufficient scope',
          errorCode: 'insufficient_scope',
        },
        403,
      ),
  })
  expect(await getUser(failing, who)).toEqual({
    ok: false,
    error: {
      error: 'Forbidden',
      errorDescription: 'Insufficient scope',
      statusCode: 403,
      code: 'insufficient_scope',
    },
  })
})

test.each(['text', [], null, 1])('returns an error for the profile %j', async (body) => {
  const { client: odd } = start({ [path]: () => json(body) })
  expect(await getUser(odd, who)).toMatchObject({ ok: false, error: { error: 'generic_error' } })
})
