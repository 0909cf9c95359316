import { redirectMovedPages } from './redirect-moved-pages'
import { stub } from '../testing/stub'

type Doc = {
  id: number
  slug: string
  parent?: number | { id: number } | null
  area?: string
  _status?: string
}
type Redirect = { from: string; to: string; kind: string }
type Where = Record<string, { equals?: unknown; in?: unknown[] }>

const passes = (doc: object, where: Where): boolean =>
  Object.entries(where).every(([name, { equals, in: list }]) =>
    list
      ? list.includes((doc as Record<string, unknown>)[name])
      : (doc as Record<string, unknown>)[name] === equals,
  )

/** A content service of these documents and redirects. */
function service(docs: Doc[], redirects: Redirect[] = []) {
  const tables: Record<string, object[]> = { redirects }
  const tableOf = (collection: string) => tables[collection] ?? docs
  const payload = {
    collections: Object.fromEntries(
      ['services', 'sectors', 'about-pages'].map((slug) => [
        slug,
        { config: { fields: [{ type: 'row' }, { name: 'parent' }] } },
      ]),
    ),
    db: {
      findOne: async ({ where }: { where: Where }) =>
        docs.find((doc) => passes(doc, { id: where.id ?? {} })) ?? null,
      find: async ({ where }: { where: Where }) => ({
        docs: docs.filter((doc) => passes(doc, { id: where.id ?? {} })),
      }),
    },
    find: async ({ collection, where }: { collection: string; where: Where }) => ({
      docs: tableOf(collection).filter((doc) => passes(doc, where)),
    }),
    delete: async ({ where }: { where: Where }) =>
      void (tables.redirects = tableOf('redirects').filter((one) => !passes(one, where))),
    update: async ({ where, data }: { where: Where; data: object }) =>
      void tableOf('redirects')
        .filter((one) => passes(one, where))
        .forEach((one) => Object.assign(one, data)),
    create: async ({ data }: { data: object }) => void tableOf('redirects').push(data),
  }
  return {
    req: { payload, context: {}, locale: 'en' },
    redirects: () =>
      (tables.redirects as Redirect[]).map(({ from, to }) => `${from} > ${to}`).sort(),
  }
}

type Change = {
  collection?: string
  docs?: Doc[]
  redirects?: Redirect[]
  operation?: string
  context?: object
}

/** Saves a document that was another before; what redirects there are then. */
async function save(
  previousDoc: Doc | undefined,
  doc: Doc,
  {
    collection = 'services',
    docs = [],
    redirects = [],
    operation = 'update',
    context = {},
  }: Change = {},
): Promise<string[]> {
  const content = service([...docs.filter(({ id }) => id !== doc.id), doc], redirects)
  const saved = await redirectMovedPages('title')(
    stub({
      doc,
      previousDoc,
      collection: { slug: collection },
      operation,
      req: content.req,
      context,
    }),
  )
  expect(saved).toBe(doc)
  return content.redirects()
}

const doc = (id: number, slug: string, more: Partial<Doc> = {}): Doc => ({
  id,
  slug,
  parent: null,
  _status: 'published',
  ...more,
})
const permanent = (from: string, to: string): Redirect => ({ from, to, kind: 'permanent' })

describe('a document that moves', () => {
  test('leads from its old slug to the new one', async () =>
    expect(await save(doc(1, 'old'), doc(1, 'new'))).toEqual(['/service/old > /service/new']))

  test('leads on from below its old parent', async () => {
    const docs = [doc(2, 'a'), doc(3, 'b')]
    expect(
      await save(doc(1, 'x', { parent: 2 }), doc(1, 'x', { parent: { id: 3 } }), { docs }),
    ).toEqual(['/service/a/x > /service/b/x'])
    expect(await save(doc(1, 'x', { parent: 2 }), doc(1, 'x', { parent: null }), { docs })).toEqual(
      ['/service/a/x > /service/x'],
    )
  })

  test('takes those below it along, on every level', async () => {
    const docs = [
      doc(2, 'b', { parent: 1 }),
      doc(3, 'c', { parent: 2 }),
      doc(4, 'd', { parent: 1 }),
      doc(5, 'elsewhere'),
    ]
    expect(await save(doc(1, 'old'), doc(1, 'new'), { docs })).toEqual([
      '/service/old > /service/new',
      '/service/old/b > /service/new/b',
      '/service/old/b/c > /service/new/b/c',
      '/service/old/d > /service/new/d',
    ])
  })

  test('ends where those below it go in a circle', async () => {
    const found = await save(doc(1, 'old', { parent: 2 }), doc(1, 'new', { parent: 2 }), {
      docs: [doc(2, 'b', { parent: 1 })],
    })
    expect(found.length).toBeLessThan(10)
  })

  test.each([
    ['news', '/about-us/news'],
    ['countries', '/locations'],
    ['offices', '/offices'],
  ])('of %s leads on without a tree', async (collection, folder) =>
    expect(
      await save(doc(1, 'old'), doc(1, 'new'), { collection, docs: [doc(2, 'b', { parent: 1 })] }),
    ).toEqual([`${folder}/old > ${folder}/new`]),
  )

  test('into another area of the marketing pages leads on', async () => {
    expect(
      await save(doc(1, 'x', { area: 'features' }), doc(1, 'x', { area: 'products' }), {
        collection: 'marketing-pages',
      }),
    ).toEqual(['/features/marketing/x > /products/marketing/x'])
  })

  test('and is a sector with an address by name takes those below it from where they really were', async () => {
    expect(
      await save(doc(1, 'tmt'), doc(1, 'telecoms'), {
        collection: 'sectors',
        docs: [doc(2, 'media', { parent: 1 })],
      }),
    ).toEqual(['/sector/tmt/media > /sector/telecoms/media', '/tmt > /sector/telecoms'])
    expect(
      await save(doc(1, 'telecoms'), doc(1, 'tmt'), {
        collection: 'sectors',
        docs: [doc(2, 'media', { parent: 1 })],
      }),
    ).toEqual(['/sector/telecoms > /tmt', '/sector/telecoms/media > /sector/tmt/media'])
  })
})

describe('the redirects', () => {
  test('lead to where the document is now, not to where it was', async () => {
    expect(
      await save(doc(1, 'b'), doc(1, 'c'), { redirects: [permanent('/service/a', '/service/b')] }),
    ).toEqual(['/service/a > /service/c', '/service/b > /service/c'])
  })

  test('never go in a circle when a document moves back', async () => {
    expect(
      await save(doc(1, 'b'), doc(1, 'a'), { redirects: [permanent('/service/a', '/service/b')] }),
    ).toEqual(['/service/b > /service/a'])
  })

  test('never lead away from an address that a document takes', async () => {
    expect(
      await save(doc(1, 'x'), doc(1, 'taken'), {
        redirects: [permanent('/service/taken', '/somewhere')],
      }),
    ).toEqual(['/service/x > /service/taken'])
  })

  test('never lead from an address to itself, after many moves neither', async () => {
    const slugs = ['a', 'b', 'c', 'a', 'c', 'b', 'a']
    let kept: Redirect[] = []
    for (const [at, slug] of slugs.slice(1).entries())
      kept = (await save(doc(1, slugs[at] ?? ''), doc(1, slug), { redirects: kept })).map((line) =>
        permanent(line.split(' > ')[0] ?? '', line.split(' > ')[1] ?? ''),
      )
    for (const { from, to } of kept) {
      expect(from).not.toBe(to)
      expect(to).toBe('/service/a')
    }
    expect(kept.map(({ from }) => from)).toEqual(['/service/b', '/service/c'])
  })

  test('of others stay', async () =>
    expect(
      await save(doc(1, 'old'), doc(1, 'new'), { redirects: [permanent('/x', '/y')] }),
    ).toEqual(['/service/old > /service/new', '/x > /y']))
})

describe('nothing is kept', () => {
  test.each<[string, Doc | undefined, Doc, Change]>([
    ['of a document that stays', doc(1, 'a'), doc(1, 'a'), {}],
    [
      'of one whose parent comes in another form',
      doc(1, 'a', { parent: 2 }),
      doc(1, 'a', { parent: { id: 2 } }),
      {},
    ],
    ['of a new one', undefined, doc(1, 'a'), { operation: 'create' }],
    ['of one without a slug before', doc(1, ''), doc(1, 'a'), {}],
    ['of a draft', doc(1, 'a'), doc(1, 'b', { _status: 'draft' }), {}],
    [
      'of a document whose address has a number',
      doc(1, 'a'),
      doc(1, 'b'),
      { collection: 'articles' },
    ],
    ['of one without a page', doc(1, 'a'), doc(1, 'b'), { collection: 'deals' }],
    ['while the service is filled', doc(1, 'a'), doc(1, 'b'), { context: { quiet: true } }],
    [
      'of a marketing page without an address',
      doc(1, 'a', { area: 'navigator' }),
      doc(1, 'b', { area: 'navigator' }),
      { collection: 'marketing-pages' },
    ],
  ])('%s', async (_, previousDoc, next, change) =>
    expect(await save(previousDoc, next, change)).toEqual([]),
  )
})
