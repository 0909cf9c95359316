import { startContentService } from '../testing/content-service'
import { createMemberDocuments } from '../testing/member-documents'
import { at } from '../testing/responses'

const fixtures = await startContentService()
const { graphql, bob, ids, payload, rest, ann } = fixtures

const memberCollections = [
  'favourites',
  'favourite-folders',
  'alert-subscriptions',
  'navigator-reports',
  'consents',
  'product-requests',
] as const

/** Documents of Bob, which Ann must not reach. */
const createBobsDocuments = () => createMemberDocuments(fixtures, bob, ids.bob, 'BOBSECRET')

const types = {
  favourites: ['Favourite', 'Favourites'],
  'favourite-folders': ['FavouriteFolder', 'FavouriteFolders'],
  'alert-subscriptions': ['AlertSubscription', 'AlertSubscriptions'],
  'navigator-reports': ['NavigatorReport', 'NavigatorReports'],
  consents: ['ConsentEntry', 'ConsentEntries'],
  'product-requests': ['ProductRequest', 'ProductRequests'],
} as const

test('another member’s data cannot be read by id, query, sort, relation or header', async () => {
  const bobsIds = await createBobsDocuments()
  for (const collection of memberCollections)
    expect([collection, bobsIds[collection]]).toEqual([collection, expect.any(Number)])
  await createMemberDocuments(fixtures, ann, ids.ann, 'ANN')
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
          expect(`${url}: ${body}`).not.toMatch(/BOBSECRET|bob@client/)
          if (response.status !== 200) continue
          const docs = at(response, 'docs') as { member?: unknown }[] | undefined
          const bobs = docs?.filter(({ member }) => member === ids.bob).length
          expect({ url, bobs: bobs ?? at(response, 'totalDocs') }).toEqual({ url, bobs: 0 })
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
            (at(response, `data.${plural}.docs`) as { id: number; member?: unknown }[] | null) ?? []
          ).map((doc) => doc.id),
        ]
        expect({ query, ids }).not.toEqual({
          query,
          ids: expect.arrayContaining([bobsIds[collection]]),
        })
        expect(`${query}: ${JSON.stringify(response.json)}`).not.toContain('@client.test')
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
      if (response.status === 200 && !url.includes('preferences'))
        expect([url, at(response, 'docs')]).toEqual([url, []])
      expect([url, JSON.stringify(response.json)]).toEqual([
        url,
        expect.not.stringContaining('bob'),
      ])
    }
  }
})

test('another member’s data cannot be updated, reassigned or deleted', async () => {
  const bobsIds = await createBobsDocuments()
  for (const collection of memberCollections) {
    const id = bobsIds[collection]
    const before = await payload.findByID({ collection, id, depth: 0 })
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
    expect(await payload.findByID({ collection, id, depth: 0 })).toEqual(before)
  }
  const forged = await rest('POST', '/api/favourites', {
    token: ann,
    body: { kind: 'article', document: ids.gated, member: ids.bob, id: bobsIds.favourites },
  })
  expect(forged.status).toBeLessThan(300)
  const bobs = await payload.find({
    collection: 'favourites',
    where: { member: { equals: ids.bob } },
    depth: 0,
  })
  expect(new Set(bobs.docs.map(({ document }) => document))).toEqual(new Set([ids.person]))
  const favouriteId = at(
    await graphql('{ Favourites(limit: 1) { docs { id } } }', { token: ann }),
    'data.Favourites.docs.0.id',
  )
  await graphql(
    `mutation { updateFavourite(id: ${String(favouriteId)}, data: { member: ${ids.bob}, document: ${ids.draft} }) { id } }`,
    { token: ann },
  )
  expect(
    (await payload.findByID({ collection: 'favourites', id: Number(favouriteId), depth: 0 }))
      .member,
  ).toBe(ids.ann)
  for (const folder of [bobsIds['favourite-folders'], 99_999])
    expect(
      (
        await graphql(
          `mutation { updateFavourite(id: ${String(favouriteId)}, data: { folder: ${folder} }) { id } }`,
          { token: ann },
        )
      ).json.errors,
    ).toBeTruthy()
})

test('a member’s response is not cached for another', async () => {
  await createBobsDocuments()
  for (const token of [ann, bob, ann]) {
    expect(at(await rest('GET', '/api/member', { token }), 'subject')).toBe(
      token === ann ? 'auth0|ann' : 'auth0|bob',
    )
    const response = await graphql('{ FavouriteFolders { docs { name } } }', { token })
    expect(JSON.stringify(response.json).includes('BOBSECRET')).toBe(token === bob)
    expect(response.headers.get('cache-control') ?? '').toMatch(/no-store/)
  }
})

test('member endpoints respond 401 to others', async () => {
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
    for (const token of [null, 'x', 'a.b.c']) {
      const body = method === 'GET' ? undefined : {}
      const { status } = await rest(method, `/api/member${path}`, { token, body })
      expect({ method, path, status }).toEqual({ method, path, status: 401 })
    }
  }
})
