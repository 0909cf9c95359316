import is from 'node:assert/strict'
import type { World } from '../member-fixtures'
import { at, save, type Check } from './check'

const owned = [
  'favourites',
  'favourite-folders',
  'alert-subscriptions',
  'navigator-reports',
  'consents',
  'product-requests',
] as const

/** Everything that Bob has, for Ann to look for. */
async function fillBob({ graphql, bob, ids, payload }: World) {
  const folder = at(
    await graphql('mutation { createFavouriteFolder(data: { name: "BOBSECRET" }) { id } }', {
      token: bob,
    }),
    'data.createFavouriteFolder.id',
  ) as number
  const favourite = at(
    await graphql(save, {
      token: bob,
      variables: { data: { kind: 'contact', document: ids.person, note: 'BOBSECRET', folder } },
    }),
    'data.createFavourite.id',
  ) as number
  const alert = at(
    await graphql(
      'mutation { createAlertSubscription(data: { topic: all, frequency: weekly, wording: "BOBSECRET" }) { id } }',
      { token: bob },
    ),
    'data.createAlertSubscription.id',
  ) as number
  const request = at(
    await graphql(
      'mutation { createProductRequest(data: { permission: "navigator.tax", note: "BOBSECRET" }) { id } }',
      { token: bob },
    ),
    'data.createProductRequest.id',
  ) as number
  const report = at(
    await graphql(
      'mutation { createNavigatorReport(data: { name: "BOBSECRET", service: "employment", query: "with=japan", language: en }) { id } }',
      { token: bob },
    ),
    'data.createNavigatorReport.id',
  ) as number
  const consent = (
    await payload.find({ collection: 'consents', where: { member: { equals: ids.bob } }, limit: 1 })
  ).docs[0]?.id as number
  return {
    favourites: favourite,
    'favourite-folders': folder,
    'alert-subscriptions': alert,
    'navigator-reports': report,
    consents: consent,
    'product-requests': request,
  }
}

const types = {
  favourites: ['Favourite', 'Favourites'],
  'favourite-folders': ['FavouriteFolder', 'FavouriteFolders'],
  'alert-subscriptions': ['AlertSubscription', 'AlertSubscriptions'],
  'navigator-reports': ['NavigatorReport', 'NavigatorReports'],
  consents: ['ConsentEntry', 'ConsentEntries'],
  'product-requests': ['ProductRequest', 'ProductRequests'],
} as const

export const accessChecks: Record<string, Check> = {
  'another member’s data cannot be read by id, query, sort, relation or header': async (world) => {
    const { rest, graphql, ann, bob, ids } = world
    const theirs = await fillBob(world)
    for (const collection of owned) is.ok(Number.isInteger(theirs[collection]), collection)
    for (const token of [ann, null]) {
      for (const collection of owned) {
        const [one, many] = types[collection]
        const urls = [
          `/api/${collection}/${theirs[collection]}`,
          `/api/${collection}?limit=0`,
          `/api/${collection}?where[member][equals]=${ids.bob}`,
          `/api/${collection}?where[or][0][id][exists]=true&depth=5`,
          `/api/${collection}?where[member.email][like]=bob`,
          `/api/${collection}?where[id][in]=${theirs[collection]}&overrideAccess=true`,
          `/api/${collection}?sort=member.email&limit=0&select[note]=true`,
          `/api/${collection}/count?where[member][equals]=${ids.bob}`,
          `/api/${collection}?trash=true&draft=true&user=${ids.bob}`,
          `/api/${collection}?joins[a][where][member][equals]=${ids.bob}`,
        ]
        for (const url of urls) {
          for (const headers of [
            {},
            {
              'x-user-id': String(ids.bob),
              'x-payload-http-method-override': 'GET',
              cookie: `payload-token=${bob}`,
              'x-forwarded-user': 'auth0|bob',
            },
          ] as Record<string, string>[]) {
            const answer = await rest('GET', url, { token, headers })
            const said = JSON.stringify(answer.json)
            is.ok(
              !said.includes('BOBSECRET') && !said.includes('bob@client'),
              `${url}: ${said.slice(0, 300)}`,
            )
            if (answer.status === 200)
              is.ok(
                (at(answer, 'docs') as { member?: unknown }[] | undefined)?.every(
                  (doc) => JSON.stringify(doc.member ?? null) !== String(ids.bob),
                ) ?? at(answer, 'totalDocs') === 0,
                url,
              )
          }
        }
        for (const query of [
          `{ ${one}(id: ${theirs[collection]}) { id } }`,
          `{ ${many}(limit: 0, where: { id: { equals: ${theirs[collection]} } }) { docs { id } } }`,
          `{ ${many}(where: { OR: [{ id: { exists: true } }, { member: { equals: ${ids.bob} } }] }, limit: 500) { docs { id member { id email } } } }`,
          `{ ${many}(sort: "member.email", limit: 500) { docs { id } } }`,
        ]) {
          const answer = await graphql(query, { token })
          const found = [
            at(answer, `data.${one}.id`),
            ...(
              (at(answer, `data.${many}.docs`) as { id: number; member?: unknown }[] | null) ?? []
            ).map((doc) => doc.id),
          ]
          is.ok(!found.includes(theirs[collection]), query)
          is.ok(!JSON.stringify(answer.json).includes('@client.test'), query)
        }
      }
      for (const url of [
        '/api/members',
        `/api/members/${ids.bob}`,
        '/api/members?where[subject][like]=bob',
        `/api/digests`,
        '/api/registrations',
        '/api/mails',
        '/api/submissions',
        '/api/payload-preferences/x',
      ]) {
        const answer = await rest('GET', url, { token })
        is.ok(
          answer.status !== 200 ||
            (at(answer, 'docs') as unknown[] | undefined)?.length === 0 ||
            url.includes('preferences'),
          `${url} ${answer.status}`,
        )
        is.ok(!JSON.stringify(answer.json).includes('bob'), url)
      }
    }
  },
  'another member’s data cannot be changed, taken or deleted': async (world) => {
    const { rest, graphql, payload, ann, ids } = world
    const theirs = await fillBob(world)
    for (const collection of owned) {
      const id = theirs[collection]
      const before = JSON.stringify(await payload.findByID({ collection, id, depth: 0 }))
      for (const [method, url] of [
        ['PATCH', `/api/${collection}/${id}`],
        ['PATCH', `/api/${collection}?where[id][equals]=${id}`],
        ['DELETE', `/api/${collection}/${id}`],
        ['DELETE', `/api/${collection}?where[id][equals]=${id}`],
      ] as const)
        await rest(method, url, { token: ann, body: { note: 'taken', member: ids.ann } })
      const [one] = types[collection]
      await graphql(`mutation { delete${one}(id: ${id}) { id } }`, { token: ann })
      await graphql(
        `mutation { updateFavourite(id: ${theirs.favourites}, data: { note: "taken", member: ${ids.ann} }) { id } }`,
        { token: ann },
      )
      is.equal(
        JSON.stringify(await payload.findByID({ collection, id, depth: 0 })),
        before,
        collection,
      )
    }
    const forged = await rest('POST', '/api/favourites', {
      token: ann,
      body: { kind: 'article', document: ids.gated, member: ids.bob, id: theirs.favourites },
    })
    is.ok(forged.status < 300)
    is.ok(
      (
        await payload.find({
          collection: 'favourites',
          where: { member: { equals: ids.bob } },
          depth: 0,
        })
      ).docs.every(({ document }) => document === ids.person || document === ids.gated),
    )
    const mine = at(
      await graphql('{ Favourites(limit: 1) { docs { id } } }', { token: ann }),
      'data.Favourites.docs.0.id',
    )
    await graphql(
      `mutation { updateFavourite(id: ${String(mine)}, data: { member: ${ids.bob}, document: ${ids.draft} }) { id } }`,
      { token: ann },
    )
    is.equal(
      (await payload.findByID({ collection: 'favourites', id: Number(mine), depth: 0 })).member,
      ids.ann,
    )
    for (const folder of [theirs['favourite-folders'], 99_999])
      is.ok(
        (
          await graphql(
            `mutation { updateFavourite(id: ${String(mine)}, data: { folder: ${folder} }) { id } }`,
            { token: ann },
          )
        ).json.errors,
      )
  },
  'an answer to one is not kept for another': async ({ rest, graphql, ann, bob }) => {
    for (const token of [ann, bob, ann]) {
      is.equal(
        at(await rest('GET', '/api/member', { token }), 'subject'),
        token === ann ? 'auth0|ann' : 'auth0|bob',
      )
      const answer = await graphql('{ FavouriteFolders { docs { name } } }', { token })
      is.equal(JSON.stringify(answer.json).includes('BOBSECRET'), token === bob)
      is.match(answer.headers.get('cache-control') ?? '', /no-store/)
    }
  },
  'calls of members are closed to others': async ({ rest }) => {
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['POST', '/visits'],
      ['GET', '/feed'],
      ['GET', '/matches'],
      ['POST', '/favourites/merge'],
      ['GET', '/events'],
      ['GET', '/contacts'],
      ['GET', '/digest'],
      ['GET', '/export'],
      ['POST', '/deletion'],
      ['DELETE', '/deletion'],
    ] as const) {
      for (const token of [null, 'x', 'a.b.c'])
        is.equal(
          (
            await rest(method, `/api/member${path}`, {
              token,
              ...(method === 'GET' ? {} : { body: {} }),
            })
          ).status,
          401,
          `${method} ${path}`,
        )
    }
  },
}
