import is from 'node:assert/strict'
import { daysFromNow } from '../member-fixtures'
import { at, save, type Check } from './check'

const memberCollections = [
  'favourites',
  'favourite-folders',
  'alert-subscriptions',
  'consents',
  'product-requests',
  'digests',
  'mails',
] as const

export const accountDeletionChecks: Record<string, Check> = {
  'the export contains all data of the member and none of others': async ({
    rest,
    payload,
    ann,
    ids,
  }) => {
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
    is.equal(response.status, 200)
    is.match(
      response.headers.get('content-disposition') ?? '',
      /^attachment; filename="aldermere-data-\d{4}-\d\d-\d\d\.json"$/,
    )
    is.equal(at(response, 'member.subject'), 'auth0|ann')
    for (const part of [
      'favourites',
      'folders',
      'alerts',
      'consents',
      'productRequests',
      'registrations',
      'mails',
    ])
      is.ok((at(response, part) as unknown[]).length > 0, part)
    const body = JSON.stringify(response.json)
    is.ok(
      body.includes('You are registered') &&
        !body.includes('For Bob') &&
        !body.includes('BOBSECRET') &&
        !body.includes('SECRETMAIL') &&
        !body.includes('SECRETBODY') &&
        !body.includes('tokenHash'),
    )
    is.ok(!body.includes(`"member":${ids.bob}`))
  },
  'a scheduled deletion can be cancelled, and deletes everything': async ({
    rest,
    graphql,
    payload,
    tokenOf,
    ids,
  }) => {
    const { deleteExpiredMembers } = await import('../../members/deletion')
    const subject = 'auth0|leaver'
    const token = await tokenOf(subject)
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
    await graphql(save, { token, variables: { data: { kind: 'article', document: ids.article } } })
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
      is.equal((await rest('POST', '/api/member/deletion', { token, body })).status, 400)
    const scheduled = await rest('POST', '/api/member/deletion', { token, body: { confirm: true } })
    is.equal(scheduled.status, 202)
    is.ok(
      Math.abs(
        new Date(String(at(scheduled, 'deleteAfter'))).getTime() -
          new Date(daysFromNow(14)).getTime(),
      ) < 60_000,
    )
    is.equal(
      at(
        await rest('POST', '/api/member/deletion', { token, body: { confirm: true } }),
        'deleteAfter',
      ),
      at(scheduled, 'deleteAfter'),
    )
    is.equal(await deleteExpiredMembers(payload, new Date(daysFromNow(13))), 0)
    is.equal((await rest('DELETE', '/api/member/deletion', { token })).status, 200)
    is.equal(await deleteExpiredMembers(payload, new Date(daysFromNow(20))), 0, 'they stayed')
    await rest('POST', '/api/member/deletion', { token, body: { confirm: true } })
    is.equal(await deleteExpiredMembers(payload, new Date(daysFromNow(15))), 1)
    is.equal(
      (await payload.count({ collection: 'members', where: { subject: { equals: subject } } }))
        .totalDocs,
      0,
    )
    for (const collection of memberCollections)
      is.equal(
        (await payload.count({ collection, where: { member: { equals: id } } })).totalDocs,
        0,
        collection,
      )
    is.equal(
      (
        await payload.count({
          collection: 'mails',
          where: { to: { equals: 'leaver@client.test' } },
        })
      ).totalDocs,
      0,
    )
    const registrations = await Promise.all(
      [past, next].map(({ id: registrationId }) =>
        payload.findByID({ collection: 'registrations', id: registrationId, depth: 0 }),
      ),
    )
    is.ok(!/leav|work@/i.test(JSON.stringify(registrations)), JSON.stringify(registrations))
    is.deepEqual(
      registrations.map(({ state }) => state),
      ['confirmed', 'cancelled'],
    )
    is.ok(
      (await payload.count({ collection: 'favourites', where: { member: { equals: ids.bob } } }))
        .totalDocs > 0,
      'others keep theirs',
    )
  },
}
