import is from 'node:assert/strict'
import type { Fixtures } from '../member-fixtures'
import { at, save, type Check } from './check'

const memberCollections = [
  'favourites',
  'favourite-folders',
  'alert-subscriptions',
  'navigator-reports',
  'consents',
  'product-requests',
] as const

/** Documents of Bob, which Ann must not reach. */
async function fillBob({ graphql, bob, ids, payload }: Fixtures) {
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
  'another member’s data cannot be read by id, query, sort, relation or header': async (
    fixtures,
  ) => {
    const { rest, graphql, ann, bob, ids } = fixtures
    const bobsIds = await fillBob(fixtures)
    for (const collection of memberCollections)
      is.ok(Number.isInteger(bobsIds[collection]), collection)
    for (const token of [ann, null]) {
      for (const collection of memberCollections) {
        const [type, plural] = types[collection]
        const urls = [
          `/api/${collection}/${bobsIds[collection]}`,
          `/api/${collection}?limit=0`,
          `/api/${collection}?where[member][equals]=${ids.bob}`,
          `/api/${collection}?where[or][0][id][exists]=true&depth=5`,
          `/api/${collection}?where[member.email][like]=bob`,
          `/api/${collection}?where[id][in]=${bobsIds[collection]}&overrideAccess=true`,
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
            const response = await rest('GET', url, { token, headers })
            const body = JSON.stringify(response.json)
            is.ok(
              !body.includes('BOBSECRET') && !body.includes('bob@client'),
              `${url}: ${body.slice(0, 300)}`,
            )
            if (response.status === 200)
              is.ok(
                (at(response, 'docs') as { member?: unknown }[] | undefined)?.every(
                  (doc) => JSON.stringify(doc.member ?? null) !== String(ids.bob),
                ) ?? at(response, 'totalDocs') === 0,
                url,
              )
          }
        }
        for (const query of [
          `{ ${type}(id: ${bobsIds[collection]}) { id } }`,
          `{ ${plural}(limit: 0, where: { id: { equals: ${bobsIds[collection]} } }) { docs { id } } }`,
          `{ ${plural}(where: { OR: [{ id: { exists: true } }, { member: { equals: ${ids.bob} } }] }, limit: 500) { docs { id member { id email } } } }`,
          `{ ${plural}(sort: "member.email", limit: 500) { docs { id } } }`,
        ]) {
          const response = await graphql(query, { token })
          const ids = [
            at(response, `data.${type}.id`),
            ...(
              (at(response, `data.${plural}.docs`) as { id: number; member?: unknown }[] | null) ??
              []
            ).map((doc) => doc.id),
          ]
          is.ok(!ids.includes(bobsIds[collection]), query)
          is.ok(!JSON.stringify(response.json).includes('@client.test'), query)
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
        const response = await rest('GET', url, { token })
        is.ok(
          response.status !== 200 ||
            (at(response, 'docs') as unknown[] | undefined)?.length === 0 ||
            url.includes('preferences'),
          `${url} ${response.status}`,
        )
        is.ok(!JSON.stringify(response.json).includes('bob'), url)
      }
    }
  },
  'another member’s data cannot be updated, reassigned or deleted': async (fixtures) => {
    const { rest, graphql, payload, ann, ids } = fixtures
    const bobsIds = await fillBob(fixtures)
    for (const collection of memberCollections) {
      const id = bobsIds[collection]
      const before = JSON.stringify(await payload.findByID({ collection, id, depth: 0 }))
      for (const [method, url] of [
        ['PATCH', `/api/${collection}/${id}`],
        ['PATCH', `/api/${collection}?where[id][equals]=${id}`],
        ['DELETE', `/api/${collection}/${id}`],
        ['DELETE', `/api/${collection}?where[id][equals]=${id}`],
      ] as const)
        await rest(method, url, { token: ann, body: { note: 'taken', member: ids.ann } })
      const [type] = types[collection]
      await graphql(`mutation { delete${type}(id: ${id}) { id } }`, { token: ann })
      await graphql(
        `mutation { updateFavourite(id: ${bobsIds.favourites}, data: { note: "taken", member: ${ids.ann} }) { id } }`,
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
      body: { kind: 'article', document: ids.gated, member: ids.bob, id: bobsIds.favourites },
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
    const favouriteId = at(
      await graphql('{ Favourites(limit: 1) { docs { id } } }', { token: ann }),
      'data.Favourites.docs.0.id',
    )
    await graphql(
      `mutation { updateFavourite(id: ${String(favouriteId)}, data: { member: ${ids.bob}, document: ${ids.draft} }) { id } }`,
      { token: ann },
    )
    is.equal(
      (await payload.findByID({ collection: 'favourites', id: Number(favouriteId), depth: 0 }))
        .member,
      ids.ann,
    )
    for (const folder of [bobsIds['favourite-folders'], 99_999])
      is.ok(
        (
          await graphql(
            `mutation { updateFavourite(id: ${String(favouriteId)}, data: { folder: ${folder} }) { id } }`,
            { token: ann },
          )
        ).json.errors,
      )
  },
  'a member’s response is not cached for another': async ({ rest, graphql, ann, bob }) => {
    for (const token of [ann, bob, ann]) {
      is.equal(
        at(await rest('GET', '/api/member', { token }), 'subject'),
        token === ann ? 'auth0|ann' : 'auth0|bob',
      )
      const response = await graphql('{ FavouriteFolders { docs { name } } }', { token })
      is.equal(JSON.stringify(response.json).includes('BOBSECRET'), token === bob)
      is.match(response.headers.get('cache-control') ?? '', /no-store/)
    }
  },
  'member endpoints respond 401 to others': async ({ rest }) => {
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
