import { startContentService } from '../testing/content-service'
import { saveFavourite } from '../testing/member-documents'
import { at } from '../testing/responses'

const { graphql, ann, ids, payload, bob, rest } = await startContentService()

test('a favourite is saved with title and address', async () => {
  const response = await graphql(saveFavourite, {
    token: ann,
    variables: { data: { kind: 'article', document: ids.article, note: 'read' } },
  })
  expect(response.json.errors).toBeUndefined()
  expect(at(response, 'data.createFavourite.title')).toBe('Open article')
  expect(at(response, 'data.createFavourite.path')).toBe(
    `/publications/${ids.article}/open-article`,
  )
  expect([
    at(response, 'data.createFavourite.changed'),
    at(response, 'data.createFavourite.unavailable'),
    at(response, 'data.createFavourite.locked'),
  ]).toStrictEqual([false, false, false])
  expect(response.headers.get('cache-control') ?? '').toMatch(/no-store/)
})

test('twenty concurrent saves create one favourite, and all succeed', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      graphql(saveFavourite, {
        token: ann,
        variables: { data: { kind: 'event', document: ids.event } },
      }),
    ),
  )
  for (const response of responses) expect(response.json.errors).toBeUndefined()
  const numbers = new Set(responses.map((response) => at(response, 'data.createFavourite.id')))
  expect([...numbers]).toEqual([expect.any(Number)])
  expect(
    (
      await payload.count({
        collection: 'favourites',
        where: {
          and: [
            { member: { equals: ids.ann } },
            { kind: { equals: 'event' } },
            { document: { equals: ids.event } },
          ],
        },
      })
    ).totalDocs,
  ).toBe(1)
})

test('a second save keeps the note of the first', async () => {
  for (const note of ['read', 'other']) {
    const data = { kind: 'contact', document: ids.person, note }
    const response = await graphql(saveFavourite, { token: ann, variables: { data } })
    expect(at(response, 'data.createFavourite.note')).toBe('read')
  }
})

test('concurrent updates of two fields both stay', async () => {
  const folder = at(
    await graphql('mutation { createFavouriteFolder(data: { name: "Board" }) { id } }', {
      token: ann,
    }),
    'data.createFavouriteFolder.id',
  )
  const id = at(
    await graphql(saveFavourite, {
      token: ann,
      variables: { data: { kind: 'article', document: ids.article } },
    }),
    'data.createFavourite.id',
  )
  const update = (data: string) =>
    graphql(`mutation { updateFavourite(id: ${String(id)}, data: ${data}) { id } }`, {
      token: ann,
    })
  const { updateOne } = payload.db
  payload.db.updateOne = async (args) => {
    // both updates have read before one writes
    await new Promise((resolve) => setTimeout(resolve, 100))
    return updateOne.call(payload.db, args)
  }
  for (let round = 0; round < 2; round += 1) {
    await payload.update({
      collection: 'favourites',
      id: Number(id),
      data: { note: null, folder: null },
    })
    const responses = await Promise.all([
      update(`{ note: "n${round}" }`),
      update(`{ folder: ${String(folder)} }`),
    ])
    for (const response of responses) expect(response.json.errors).toBeUndefined()
    const row = (await payload.findByID({
      collection: 'favourites',
      id: Number(id),
      depth: 0,
    })) as { note?: string; folder?: number; kind?: string }
    expect([row.note, row.folder, row.kind]).toStrictEqual([`n${round}`, folder, 'article'])
  }
  payload.db.updateOne = updateOne
})

test('missing and unpublished documents and unknown types cannot be saved', async () => {
  for (const data of [
    { kind: 'article', document: ids.draft },
    { kind: 'article', document: 99_999 },
    { kind: 'article', document: -1 },
    { kind: 'article', document: 1.5 },
    { kind: 'users', document: 1 },
    { kind: 'article', document: 1e300 },
  ]) {
    const response = await graphql(saveFavourite, { token: ann, variables: { data } })
    expect([data, response.json.errors]).toEqual([data, expect.any(Array)])
  }
  expect(
    (
      await graphql(saveFavourite, {
        token: ann,
        variables: { data: { kind: 'contact', document: ids.person, note: 'x'.repeat(2_001) } },
      })
    ).json.errors,
  ).toBeTruthy()
  // without a token
  expect(
    (
      await graphql(saveFavourite, {
        variables: { data: { kind: 'contact', document: ids.person } },
      })
    ).json.errors,
  ).toBeTruthy()
})

test('changed and removed documents are flagged', async () => {
  const created = await graphql(saveFavourite, {
    token: ann,
    variables: { data: { kind: 'office', document: ids.office } },
  })
  const id = String(at(created, 'data.createFavourite.id'))
  const readFavourite = async () =>
    (await graphql(`{ Favourite(id: ${id}) { title changed unavailable } }`, { token: ann })).json
      .data?.Favourite
  await payload.update({
    collection: 'offices',
    id: ids.office,
    data: { phone: '+81 3 9999', _status: 'published' },
    context: { quiet: true },
  })
  expect(await readFavourite()).toStrictEqual({ title: 'Tokyo', changed: true, unavailable: false })
  await graphql(
    `mutation { updateFavourite(id: ${id}, data: { seenUpdatedAt: "2000-01-01T00:00:00Z" }) { id } }`,
    { token: ann },
  )
  expect(await readFavourite()).toStrictEqual({
    title: 'Tokyo',
    changed: false,
    unavailable: false,
  })
  await payload.update({
    collection: 'offices',
    id: ids.office,
    data: { _status: 'draft' },
    context: { quiet: true },
  })
  expect(await readFavourite()).toStrictEqual({ title: 'Tokyo', changed: false, unavailable: true })
  await payload.update({
    collection: 'offices',
    id: ids.office,
    data: { _status: 'published' },
    context: { quiet: true },
  })
  expect(
    at(
      await graphql(`mutation { deleteFavourite(id: ${id}) { id } }`, { token: ann }),
      'data.deleteFavourite.id',
    ),
  ).toBe(Number(id))
})

test('a gated document is locked without its permission, and open with it', async () => {
  for (const [token, locked] of [
    [ann, true],
    [bob, false],
  ] as const)
    expect(
      at(
        await graphql(saveFavourite, {
          token,
          variables: { data: { kind: 'article', document: ids.gated } },
        }),
        'data.createFavourite.locked',
      ),
    ).toBe(locked)
  const body = `{ Article(id: ${ids.gated}) { title summary body { __typename } } }`
  expect(at(await graphql(body, { token: ann }), 'data.Article.body')).toBeNull()
  expect((at(await graphql(body, { token: bob }), 'data.Article.body') as unknown[]).length).toBe(1)
})

test('a repeated alert is renewed, and every consent is logged', async () => {
  const alert = (frequency: string) =>
    graphql(
      `mutation { createAlertSubscription(data: { topic: practice, practice: ${ids.practice}, frequency: ${frequency}, wording: "2026-11" }) { id frequency active key practice { title } } }`,
      { token: ann },
    )
  const first = await alert('daily')
  expect(first.json.errors).toBeUndefined()
  const id = at(first, 'data.createAlertSubscription.id')
  await graphql(
    `mutation { updateAlertSubscription(id: ${String(id)}, data: { active: false }) { id } }`,
    { token: ann },
  )
  const again = at(await alert('weekly'), 'data.createAlertSubscription')
  expect(again).toStrictEqual({
    id,
    frequency: 'weekly',
    active: true,
    key: `practice:${ids.practice}`,
    practice: { title: 'Competition' },
  })
  const log = await payload.find({
    collection: 'consents',
    where: { member: { equals: ids.ann } },
    sort: 'id',
  })
  expect(log.docs.map(({ state }) => state)).toStrictEqual(['given', 'withdrawn', 'given'])
  const entry = log.docs[0]?.id
  for (const attempt of [
    `mutation { updateConsentEntry(id: ${entry}, data: { state: given }) { id } }`,
    `mutation { deleteConsentEntry(id: ${entry}) { id } }`,
  ])
    expect((await graphql(attempt, { token: ann })).json.errors).toBeTruthy()
})

test('a product request is unique, cannot be self-granted, and takes effect when an editor grants it', async () => {
  const requestProduct = () =>
    graphql(
      'mutation { createProductRequest(data: { permission: "navigator.data-protection", note: "please" }) { id state } }',
      { token: ann },
    )
  const [first, second] = await Promise.all([requestProduct(), requestProduct()])
  expect(at(first, 'data.createProductRequest.state')).toBe('new')
  expect(at(first, 'data.createProductRequest.id')).toBe(at(second, 'data.createProductRequest.id'))
  const id = Number(at(first, 'data.createProductRequest.id'))
  expect(
    (
      await graphql(
        `mutation { updateProductRequest(id: ${id}, data: { state: granted }) { id } }`,
        { token: ann },
      )
    ).json.errors,
  ).toBeTruthy()
  const selfGranted = await graphql(
    'mutation { createProductRequest(data: { permission: "navigator.all", state: granted }) { state } }',
    { token: ann },
  )
  expect(at(selfGranted, 'data.createProductRequest.state')).toBe('new')
  await payload.update({
    collection: 'product-requests',
    id,
    data: { state: 'granted', until: new Date(Date.now() + 864e5).toISOString() },
  })
  const permissions = at(
    await rest('GET', '/api/user/userpermissions', { token: ann }),
    'data.data.userPermissions.productPermissions',
  ) as string[]
  expect(permissions).toEqual(
    expect.arrayContaining(['navigator.data-protection', 'product|navigator.tax']),
  )
  expect(permissions.join()).not.toContain('navigator.employment') // an expired subscription
  expect(
    (
      (await payload.findByID({ collection: 'members', id: ids.ann })) as {
        productSubscriptions?: unknown[]
      }
    ).productSubscriptions?.length,
  ).toBe(2)
  // a decided request allows a new one
  expect(at(await requestProduct(), 'data.createProductRequest.state')).toBe('new')
})
