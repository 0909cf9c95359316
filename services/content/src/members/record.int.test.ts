import { startContentService } from '../testing/content-service'
import { at } from '../testing/responses'

const { rest, ann, ids, toToken, userinfo, payload } = await startContentService()

test('the record is read, and updated field by field', async () => {
  const initial = await rest('GET', '/api/member', { token: ann })
  expect([initial.status, at(initial, 'email'), at(initial, 'details.language')]).toStrictEqual([
    200,
    'ann@client.test',
    'en',
  ])
  expect(initial.headers.get('cache-control') ?? '').toMatch(/no-store/)
  const patch = (body: object) => rest('PATCH', '/api/member', { token: ann, body })
  const [first, second, third] = await Promise.all([
    patch({ details: { jobTitle: 'Counsel' }, interests: { practices: [ids.practice] } }),
    patch({ details: { company: 'Northgate' }, interests: { sectors: [ids.sector] } }),
    patch({
      notifications: { weeklyCap: 3, mail: { events: false } },
      muted: [`practice:${ids.child}`],
      onboarding: { step: 2 },
    }),
  ])
  for (const response of [first, second, third]) expect(response.status).toBe(200)
  const { json } = await rest('GET', '/api/member', { token: ann })
  expect([
    at(json, 'details.jobTitle'),
    at(json, 'details.company'),
    at(json, 'interests.practices'),
    at(json, 'interests.sectors'),
    at(json, 'notifications.weeklyCap'),
    at(json, 'notifications.mail.events'),
    at(json, 'notifications.mail.digests'),
    at(json, 'onboarding.step'),
    at(json, 'muted'),
  ]).toStrictEqual([
    'Counsel',
    'Northgate',
    [ids.practice],
    [ids.sector],
    3,
    false,
    true,
    2,
    [`practice:${ids.child}`],
  ])
  await patch({ interests: { sectors: [] }, muted: [] })
  const after = await rest('GET', '/api/member', { token: ann })
  expect([at(after, 'interests.sectors'), at(after, 'interests.practices')]).toStrictEqual([
    [],
    [ids.practice],
  ])
})

test('a member cannot change permissions, subject or address', async () => {
  for (const [body, field] of [
    [{ subject: 'auth0|bob' }, 'subject'],
    [{ email: 'bob@client.test' }, 'email'],
    [{ emailVerified: true }, 'emailVerified'],
    [{ productPermissions: ['a'] }, 'productPermissions'],
    [{ productSubscriptions: [] }, 'productSubscriptions'],
    [{ id: 2 }, 'id'],
    [{ deleteAfter: null }, 'deleteAfter'],
    [{ interests: { practices: [ids.practice, 9_999] } }, 'interests.practices'],
  ] as const) {
    const response = await rest('PATCH', '/api/member', { token: ann, body })
    expect([response.status, at(response, 'field')]).toStrictEqual([400, field])
  }
  for (const path of [`/api/members/${ids.ann}`, '/api/members?where[id][equals]=1'])
    expect(
      (await rest('PATCH', path, { token: ann, body: { productPermissions: ['all'] } })).status,
    ).toBe(403)
})

test('a visit is recorded once, with the address from the provider', async () => {
  const before = at(await rest('GET', '/api/member', { token: ann }), 'visits.last')
  expect(at(await rest('POST', '/api/member/visits', { token: ann }), 'previous')).toBe(before)
  // a reload
  expect(at(await rest('POST', '/api/member/visits', { token: ann }), 'previous')).toBe(before)
  const token = await toToken('auth0|new')
  userinfo.set(`Bearer ${token}`, {
    sub: 'auth0|new',
    email: 'New@client.test',
    email_verified: true,
    given_name: 'Nel',
  })
  await rest('POST', '/api/member/visits', { token })
  const record = await rest('GET', '/api/member', { token })
  expect([
    at(record, 'email'),
    at(record, 'emailVerified'),
    at(record, 'details.givenName'),
  ]).toStrictEqual(['new@client.test', true, 'Nel'])
  expect(
    (await payload.count({ collection: 'members', where: { subject: { equals: 'auth0|new' } } }))
      .totalDocs,
  ).toBe(1)
})

test('a change of the address is mailed to the one before, once it was confirmed', async () => {
  const token = await toToken('auth0|moved')
  const change = async (email: string, verified: boolean) => {
    userinfo.set(`Bearer ${token}`, { sub: 'auth0|moved', email, email_verified: verified })
    await rest('POST', '/api/member/identity', { token })
  }
  const mailed = async () =>
    (await payload.find({ collection: 'mails', where: { to: { like: '@moved.test' } } })).docs.map(
      ({ to, subject }) => [to, subject],
    )
  await change('typo@moved.test', false)
  await change('first@moved.test', true)
  await change('First@moved.test', true)
  expect(await mailed()).toEqual([])
  await change('second@moved.test', false)
  expect(await mailed()).toEqual([['first@moved.test', 'Your email address was changed']])
})

test('an identity that is to be linked is checked by its token, and gets no record', async () => {
  const check = (token: unknown, bearer: string | undefined = ann) =>
    rest('POST', '/api/member/identity/check', { token: bearer, body: { token } })
  const [free, taken] = ['lexicon|free', 'auth0|bob']
  expect((await check(await toToken(free))).json).toStrictEqual({ subject: free, isMember: false })
  expect((await check(await toToken(taken))).json).toStrictEqual({ subject: taken, isMember: true })
  for (const wrong of [undefined, '', 'nonsense', free, 1]) {
    const response = await check(wrong)
    expect([response.status, at(response, 'field')]).toStrictEqual([400, 'token'])
  }
  expect((await check(await toToken(free), '')).status).toBe(401)
  expect(
    (await payload.count({ collection: 'members', where: { subject: { equals: free } } }))
      .totalDocs,
  ).toBe(0)
})
