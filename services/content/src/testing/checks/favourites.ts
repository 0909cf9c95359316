import is from 'node:assert/strict'
import { at, save, type Check } from './check'

export const favouriteChecks: Record<string, Check> = {
  'a favourite is saved with title and address': async ({ graphql, ann, ids }) => {
    const response = await graphql(save, {
      token: ann,
      variables: { data: { kind: 'article', document: ids.article, note: 'read' } },
    })
    is.equal(response.json.errors, undefined)
    is.equal(at(response, 'data.createFavourite.title'), 'Open article')
    is.equal(at(response, 'data.createFavourite.path'), `/publications/${ids.article}/open-article`)
    is.deepEqual(
      [
        at(response, 'data.createFavourite.changed'),
        at(response, 'data.createFavourite.gone'),
        at(response, 'data.createFavourite.locked'),
      ],
      [false, false, false],
    )
    is.match(response.headers.get('cache-control') ?? '', /no-store/)
  },
  'twenty concurrent saves create one favourite, and all succeed': async ({
    graphql,
    payload,
    ann,
    ids,
  }) => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        graphql(save, { token: ann, variables: { data: { kind: 'event', document: ids.event } } }),
      ),
    )
    for (const response of responses) is.equal(response.json.errors, undefined)
    const numbers = new Set(responses.map((response) => at(response, 'data.createFavourite.id')))
    is.equal(numbers.size, 1)
    is.ok([...numbers][0])
    is.equal(
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
      1,
    )
  },
  'a second save keeps the note of the first': async ({ graphql, ann, ids }) => {
    const response = await graphql(save, {
      token: ann,
      variables: { data: { kind: 'article', document: ids.article, note: 'other' } },
    })
    is.equal(at(response, 'data.createFavourite.note'), 'read')
  },
  'concurrent updates of two fields both stay': async ({ graphql, payload, ann, ids }) => {
    const folder = at(
      await graphql('mutation { createFavouriteFolder(data: { name: "Board" }) { id } }', {
        token: ann,
      }),
      'data.createFavouriteFolder.id',
    )
    const id = at(
      await graphql(save, {
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
      for (const response of responses) is.equal(response.json.errors, undefined)
      const row = (await payload.findByID({
        collection: 'favourites',
        id: Number(id),
        depth: 0,
      })) as { note?: string; folder?: number; kind?: string }
      is.deepEqual([row.note, row.folder, row.kind], [`n${round}`, folder, 'article'])
    }
    payload.db.updateOne = updateOne
  },
  'missing and unpublished documents and unknown types cannot be saved': async ({
    graphql,
    ann,
    ids,
  }) => {
    for (const data of [
      { kind: 'article', document: ids.draft },
      { kind: 'article', document: 99_999 },
      { kind: 'article', document: -1 },
      { kind: 'article', document: 1.5 },
      { kind: 'users', document: 1 },
      { kind: 'article', document: 1e300 },
    ]) {
      const response = await graphql(save, { token: ann, variables: { data } })
      is.ok(response.json.errors, JSON.stringify(data))
    }
    is.ok(
      (
        await graphql(save, {
          token: ann,
          variables: { data: { kind: 'contact', document: ids.person, note: 'x'.repeat(2_001) } },
        })
      ).json.errors,
    )
    is.ok(
      (await graphql(save, { variables: { data: { kind: 'contact', document: ids.person } } })).json
        .errors,
      'without a token',
    )
  },
  'changed and removed documents are flagged': async ({ graphql, payload, ann, ids }) => {
    const created = await graphql(save, {
      token: ann,
      variables: { data: { kind: 'office', document: ids.office } },
    })
    const id = String(at(created, 'data.createFavourite.id'))
    const readFavourite = async () =>
      (await graphql(`{ Favourite(id: ${id}) { title changed gone } }`, { token: ann })).json.data
        ?.Favourite
    await payload.update({
      collection: 'offices',
      id: ids.office,
      data: { phone: '+81 3 9999', _status: 'published' },
      context: { quiet: true },
    })
    is.deepEqual(await readFavourite(), { title: 'Tokyo', changed: true, gone: false })
    await graphql(
      `mutation { updateFavourite(id: ${id}, data: { seenUpdatedAt: "2000-01-01T00:00:00Z" }) { id } }`,
      { token: ann },
    )
    is.deepEqual(await readFavourite(), { title: 'Tokyo', changed: false, gone: false })
    await payload.update({
      collection: 'offices',
      id: ids.office,
      data: { _status: 'draft' },
      context: { quiet: true },
    })
    is.deepEqual(await readFavourite(), { title: 'Tokyo', changed: false, gone: true })
    await payload.update({
      collection: 'offices',
      id: ids.office,
      data: { _status: 'published' },
      context: { quiet: true },
    })
    is.equal(
      at(
        await graphql(`mutation { deleteFavourite(id: ${id}) { id } }`, { token: ann }),
        'data.deleteFavourite.id',
      ),
      Number(id),
    )
  },
  'a gated document is locked without its permission, and open with it': async ({
    graphql,
    ann,
    bob,
    ids,
  }) => {
    for (const [token, locked] of [
      [ann, true],
      [bob, false],
    ] as const)
      is.equal(
        at(
          await graphql(save, {
            token,
            variables: { data: { kind: 'article', document: ids.gated } },
          }),
          'data.createFavourite.locked',
        ),
        locked,
      )
    const body = `{ Article(id: ${ids.gated}) { title summary body { __typename } } }`
    is.equal(at(await graphql(body, { token: ann }), 'data.Article.body'), null)
    is.equal((at(await graphql(body, { token: bob }), 'data.Article.body') as unknown[]).length, 1)
  },
  'a repeated alert is renewed, and every consent is logged': async ({
    graphql,
    payload,
    ann,
    ids,
  }) => {
    const alert = (frequency: string) =>
      graphql(
        `mutation { createAlertSubscription(data: { topic: practice, practice: ${ids.practice}, frequency: ${frequency}, wording: "2026-11" }) { id frequency active key practice { title } } }`,
        { token: ann },
      )
    const first = await alert('daily')
    is.equal(first.json.errors, undefined)
    const id = at(first, 'data.createAlertSubscription.id')
    await graphql(
      `mutation { updateAlertSubscription(id: ${String(id)}, data: { active: false }) { id } }`,
      { token: ann },
    )
    const again = at(await alert('weekly'), 'data.createAlertSubscription')
    is.deepEqual(again, {
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
    is.deepEqual(
      log.docs.map(({ state }) => state),
      ['given', 'withdrawn', 'given'],
    )
    const entry = log.docs[0]?.id
    for (const attempt of [
      `mutation { updateConsentEntry(id: ${entry}, data: { state: given }) { id } }`,
      `mutation { deleteConsentEntry(id: ${entry}) { id } }`,
    ])
      is.ok((await graphql(attempt, { token: ann })).json.errors)
  },
  'a product request is unique, cannot be self-granted, and takes effect when an editor grants it':
    async ({ graphql, payload, rest, ann, ids }) => {
      const requestProduct = () =>
        graphql(
          'mutation { createProductRequest(data: { permission: "navigator.data-protection", note: "please" }) { id state } }',
          { token: ann },
        )
      const [first, second] = await Promise.all([requestProduct(), requestProduct()])
      is.equal(at(first, 'data.createProductRequest.state'), 'new')
      is.equal(
        at(first, 'data.createProductRequest.id'),
        at(second, 'data.createProductRequest.id'),
      )
      const id = Number(at(first, 'data.createProductRequest.id'))
      is.ok(
        (
          await graphql(
            `mutation { updateProductRequest(id: ${id}, data: { state: granted }) { id } }`,
            { token: ann },
          )
        ).json.errors,
      )
      const selfGranted = await graphql(
        'mutation { createProductRequest(data: { permission: "navigator.all", state: granted }) { state } }',
        { token: ann },
      )
      is.equal(at(selfGranted, 'data.createProductRequest.state'), 'new')
      await payload.update({
        collection: 'product-requests',
        id,
        data: { state: 'granted', until: new Date(Date.now() + 864e5).toISOString() },
      })
      const permissions = at(
        await rest('GET', '/api/user/userpermissions', { token: ann }),
        'data.data.userPermissions.productPermissions',
      ) as string[]
      is.ok(
        permissions.includes('navigator.data-protection') &&
          permissions.includes('product|navigator.tax'),
      )
      is.ok(
        !permissions.some((name) => name.includes('navigator.employment')),
        'an expired subscription',
      )
      is.equal(
        (
          (await payload.findByID({ collection: 'members', id: ids.ann })) as {
            productSubscriptions?: unknown[]
          }
        ).productSubscriptions?.length,
        2,
      )
      is.equal(
        at(await requestProduct(), 'data.createProductRequest.state'),
        'new',
        'a decided request allows a new one',
      )
    },
}
