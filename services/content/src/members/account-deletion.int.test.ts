import { startContentService } from '../testing/content-service'
import { createMemberDocuments, saveFavourite } from '../testing/member-documents'
import { at } from '../testing/responses'
import { daysFromNow } from '../testing/sample-content'
import { deleteExpiredMembers } from './deletion'

const fixtures = await startContentService()
const { rest, payload, ann, bob, ids, graphql, toToken } = fixtures

const memberCollections = [
  'favourites',
  'favourite-folders',
  'alert-subscriptions',
  'consents',
  'product-requests',
  'digests',
  'mails',
] as const

test('the export contains all data of the member and none of others', async () => {
  await createMemberDocuments(fixtures, ann, ids.ann, 'ANN')
  await createMemberDocuments(fixtures, bob, ids.bob, 'BOBSECRET')
  await payload.create({
    collection: 'registrations',
    data: { event: ids.event, name: 'Ann', email: 'ann@client.test', state: 'confirmed' },
  })
  await payload.create({
    collection: 'mails',
    data: {
      to: 'ann@client.test',
      subject: 'You are registered',
      text: 'SECRETMAIL',
      state: 'sent',
    },
  })
  await payload.create({
    collection: 'mails',
    data: { to: 'bob@client.test', subject: 'For Bob', text: 't', state: 'sent' },
  })
  const response = await rest('GET', '/api/member/export', { token: ann })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition') ?? '').toMatch(
    /^attachment; filename="account-data-\d{4}-\d\d-\d\d\.json"$/,
  )
  expect(at(response, 'member.subject')).toBe('auth0|ann')
  for (const part of [
    'favourites',
    'folders',
    'alerts',
    'consents',
    'productRequests',
    'registrations',
    'mails',
  ])
    expect([part, at(response, part)]).not.toEqual([part, []])
  const body = JSON.stringify(response.json)
  expect(body).toContain('You are registered')
  expect(body).not.toMatch(/For Bob|BOBSECRET|SECRETMAIL|SECRETBODY|tokenHash/)
  expect(body).not.toContain(`"member":${ids.bob}`)
})

test('a scheduled deletion can be cancelled, and deletes everything', async () => {
  const bobs = await createMemberDocuments(fixtures, bob, ids.bob, 'BOB')
  const subject = 'auth0|leaver'
  const token = await toToken(subject)
  const { id } = await payload.create({
    collection: 'members',
    data: {
      subject,
      name: 'Leaver',
      email: 'leaver@client.test',
      emailVerified: true,
      interests: { practices: [ids.practice] },
    },
  })
  await graphql(saveFavourite, {
    token,
    variables: { data: { kind: 'article', document: ids.article } },
  })
  await graphql('mutation { createFavouriteFolder(data: { name: "F" }) { id } }', { token })
  await graphql(
    'mutation { createAlertSubscription(data: { topic: all, frequency: weekly }) { id } }',
    { token },
  )
  await graphql('mutation { createProductRequest(data: { permission: "a.b" }) { id } }', {
    token,
  })
  const registration = (event: number, more: { email: string; member?: number }) =>
    payload.create({
      collection: 'registrations',
      data: {
        event,
        name: 'Leaver',
        organisation: 'Leaving plc',
        needs: 'none',
        state: 'confirmed',
        ...more,
      },
    })
  const [past, next] = [
    await registration(ids.pastEvent, { email: 'leaver@client.test' }),
    await registration(ids.event, { email: 'work@client.test', member: id }),
  ]
  for (const body of [{}, { confirm: 'yes' }, { confirm: true, member: ids.bob }])
    expect((await rest('POST', '/api/member/deletion', { token, body })).status).toBe(400)
  const scheduled = await rest('POST', '/api/member/deletion', { token, body: { confirm: true } })
  expect(scheduled.status).toBe(202)
  expect(
    Math.abs(
      new Date(String(at(scheduled, 'deleteAfter'))).getTime() -
        new Date(daysFromNow(14)).getTime(),
    ),
  ).toBeLessThan(60_000)
  expect(
    at(
      await rest('POST', '/api/member/deletion', { token, body: { confirm: true } }),
      'deleteAfter',
    ),
  ).toBe(at(scheduled, 'deleteAfter'))
  expect(await deleteExpiredMembers(payload, new Date(daysFromNow(13)))).toBe(0)
  expect((await rest('DELETE', '/api/member/deletion', { token })).status).toBe(200)
  expect(await deleteExpiredMembers(payload, new Date(daysFromNow(20)))).toBe(0) // they stayed
  await rest('POST', '/api/member/deletion', { token, body: { confirm: true } })
  expect(await deleteExpiredMembers(payload, new Date(daysFromNow(15)))).toBe(1)
  expect(
    (await payload.count({ collection: 'members', where: { subject: { equals: subject } } }))
      .totalDocs,
  ).toBe(0)
  for (const collection of memberCollections) {
    const { totalDocs } = await payload.count({ collection, where: { member: { equals: id } } })
    expect({ collection, totalDocs }).toEqual({ collection, totalDocs: 0 })
  }
  expect(
    (
      await payload.count({
        collection: 'mails',
        where: { to: { equals: 'leaver@client.test' } },
      })
    ).totalDocs,
  ).toBe(0)
  const registrations = await Promise.all(
    [past, next].map(({ id: registrationId }) =>
      payload.findByID({ collection: 'registrations', id: registrationId, depth: 0 }),
    ),
  )
  expect(JSON.stringify(registrations)).not.toMatch(/leav|work@/i)
  expect(registrations.map(({ state }) => state)).toStrictEqual(['confirmed', 'cancelled'])
  // others keep theirs
  const { member } = await payload.findByID({
    collection: 'favourites',
    id: bobs.favourites,
    depth: 0,
  })
  expect(member).toBe(ids.bob)
})
