import is from 'node:assert/strict'
import { at, type Check } from './check'

export const recordChecks: Record<string, Check> = {
  'the record is read, and updated field by field': async ({ rest, ann, ids }) => {
    const initial = await rest('GET', '/api/member', { token: ann })
    is.deepEqual(
      [initial.status, at(initial, 'email'), at(initial, 'details.language')],
      [200, 'ann@client.test', 'en'],
    )
    is.match(initial.headers.get('cache-control') ?? '', /no-store/)
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
    for (const response of [first, second, third]) is.equal(response.status, 200)
    const { json } = await rest('GET', '/api/member', { token: ann })
    is.deepEqual(
      [
        at(json, 'details.jobTitle'),
        at(json, 'details.company'),
        at(json, 'interests.practices'),
        at(json, 'interests.sectors'),
        at(json, 'notifications.weeklyCap'),
        at(json, 'notifications.mail.events'),
        at(json, 'notifications.mail.digests'),
        at(json, 'onboarding.step'),
        at(json, 'muted'),
      ],
      [
        'Counsel',
        'Northgate',
        [ids.practice],
        [ids.sector],
        3,
        false,
        true,
        2,
        [`practice:${ids.child}`],
      ],
    )
    await patch({ interests: { sectors: [] }, muted: [] })
    const after = await rest('GET', '/api/member', { token: ann })
    is.deepEqual(
      [at(after, 'interests.sectors'), at(after, 'interests.practices')],
      [[], [ids.practice]],
    )
  },
  'a member cannot change permissions, subject or address': async ({ rest, ann, ids }) => {
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
      is.deepEqual([response.status, at(response, 'field')], [400, field])
    }
    for (const path of [`/api/members/${ids.ann}`, '/api/members?where[id][equals]=1'])
      is.equal(
        (await rest('PATCH', path, { token: ann, body: { productPermissions: ['all'] } })).status,
        403,
      )
  },
  'a visit is recorded once, with the address from the provider': async ({
    rest,
    tokenOf,
    userinfo,
    ann,
    payload,
  }) => {
    const before = at(await rest('GET', '/api/member', { token: ann }), 'visits.last')
    is.equal(at(await rest('POST', '/api/member/visits', { token: ann }), 'previous'), before)
    is.equal(
      at(await rest('POST', '/api/member/visits', { token: ann }), 'previous'),
      before,
      'a reload',
    )
    const token = await tokenOf('auth0|new')
    userinfo.set(`Bearer ${token}`, {
      sub: 'auth0|new',
      email: 'New@client.test',
      email_verified: true,
      given_name: 'Nel',
    })
    await rest('POST', '/api/member/visits', { token })
    const record = await rest('GET', '/api/member', { token })
    is.deepEqual(
      [at(record, 'email'), at(record, 'emailVerified'), at(record, 'details.givenName')],
      ['new@client.test', true, 'Nel'],
    )
    is.equal(
      (await payload.count({ collection: 'members', where: { subject: { equals: 'auth0|new' } } }))
        .totalDocs,
      1,
    )
  },
  'an identity that is to be linked is checked by its token, and gets no record': async ({
    rest,
    tokenOf,
    payload,
    ann,
  }) => {
    const check = (token: unknown, bearer: string | undefined = ann) =>
      rest('POST', '/api/member/identity/check', { token: bearer, body: { token } })
    const [free, taken] = ['lexicon|free', 'auth0|bob']
    is.deepEqual((await check(await tokenOf(free))).json, { subject: free, isMember: false })
    is.deepEqual((await check(await tokenOf(taken))).json, { subject: taken, isMember: true })
    for (const wrong of [undefined, '', 'nonsense', free, 1]) {
      const response = await check(wrong)
      is.deepEqual([response.status, at(response, 'field')], [400, 'token'])
    }
    is.equal((await check(await tokenOf(free), '')).status, 401)
    is.equal(
      (await payload.count({ collection: 'members', where: { subject: { equals: free } } }))
        .totalDocs,
      0,
    )
  },
}
