import { redirectMovedPages } from './redirect-moved-pages'
import { stub } from '../testing/stub'

type Doc = {
  id: number
  slug: string
  parent?: number | { id: number } | null
  area?: string
  _status?: { en: string }
}
type Redirect = { from: string; to: string; kind: string }
type Where = Record<string, { equals?: unknown; in?: unknown[] }>

const passes = (doc: object, where: Where): boolean =>
  Object.entries(where).every(([name, { equals, in: list }]) =>
    list
      ? list.includes((doc as Record<string, unknown>)[name])
      : (doc as Record<string, unknown>)[name] === equals,
  )

/** A content service with these documents and redirects. */
function service(docs: Doc[], redirects: Redirect[] = []) {
  const tables: Record<string, object[]> = { redirects }
  const tableOf = (collection: string) => tables[collection] ?? docs
  const payload = {
    collections: Object.fromEntries(
      ['services', 'sectors', 'about-pages'].map((slug) => [
        slug,
        { config: { flattenedFields: [{ name: 'title' }, { name: 'parent' }] } },
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
      void (tables.redirects = tableOf('redirects').filter((redirect) => !passes(redirect, where))),
    update: async ({ where, data }: { where: Where; data: object }) =>
      void tableOf('redirects')
        .filter((redirect) => passes(redirect, where))
        .forEach((redirect) => Object.assign(redirect, data)),
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

/** Saves a document and returns the redirects afterwards. */
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
  const saved = await redirectMovedPages(
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
  _status: { en: 'published' },
  ...more,
})
const permanent = (from: string, to: string): Redirect => ({ from, to, kind: 'permanent' })

describe('moving a document', () => {
  test('redirects the old slug to the new one', async () =>
    expect(await save(doc(1, 'old'), doc(1, 'new'))).toEqual(['/service/old > /service/new']))

  test('redirects the address below the old parent', async () => {
    const docs = [doc(2, 'a'), doc(3, 'b')]
    expect(
      await save(doc(1, 'x', { parent: 2 }), doc(1, 'x', { parent: { id: 3 } }), { docs }),
    ).toEqual(['/service/a/x > /service/b/x'])
    expect(await save(doc(1, 'x', { parent: 2 }), doc(1, 'x', { parent: null }), { docs })).toEqual(
      ['/service/a/x > /service/x'],
    )
  })

  test('redirects descendants on every level', async () => {
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

  test('terminates for cyclic parents', async () => {
    const redirects = await save(doc(1, 'old', { parent: 2 }), doc(1, 'new', { parent: 2 }), {
      docs: [doc(2, 'b', { parent: 1 })],
    })
    expect(redirects.length).toBeLessThan(10)
  })

  test.each([
    ['news', '/about-us/news'],
    ['countries', '/locations'],
    ['offices', '/offices'],
  ])('redirects a document of %s, which is no tree', async (collection, folder) =>
    expect(
      await save(doc(1, 'old'), doc(1, 'new'), { collection, docs: [doc(2, 'b', { parent: 1 })] }),
    ).toEqual([`${folder}/old > ${folder}/new`]),
  )

  test('redirects when the area of a marketing page changes', async () => {
    expect(
      await save(doc(1, 'x', { area: 'features' }), doc(1, 'x', { area: 'products' }), {
        collection: 'marketing-pages',
      }),
    ).toEqual(['/features/marketing/x > /products/marketing/x'])
  })

  test('redirects children of a sector with a fixed address below /sector', async () => {
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

describe('existing redirects', () => {
  test('are updated to the current address', async () => {
    expect(
      await save(doc(1, 'b'), doc(1, 'c'), { redirects: [permanent('/service/a', '/service/b')] }),
    ).toEqual(['/service/a > /service/c', '/service/b > /service/c'])
  })

  test('do not loop when a document moves back', async () => {
    expect(
      await save(doc(1, 'b'), doc(1, 'a'), { redirects: [permanent('/service/a', '/service/b')] }),
    ).toEqual(['/service/b > /service/a'])
  })

  test('are removed at an address that a document takes', async () => {
    expect(
      await save(doc(1, 'x'), doc(1, 'taken'), {
        redirects: [permanent('/service/taken', '/somewhere')],
      }),
    ).toEqual(['/service/x > /service/taken'])
  })

  test('never point to themselves after many moves', async () => {
    const slugs = ['a', 'b', 'c', 'a', 'c', 'b', 'a']
    let redirects: Redirect[] = []
    for (const [at, slug] of slugs.slice(1).entries())
      redirects = (await save(doc(1, slugs[at] ?? ''), doc(1, slug), { redirects: redirects })).map(
        (line) => permanent(line.split(' > ')[0] ?? '', line.split(' > ')[1] ?? ''),
      )
    for (const { from, to } of redirects) {
      expect(from).not.toBe(to)
      expect(to).toBe('/service/a')
    }
    expect(redirects.map(({ from }) => from)).toEqual(['/service/b', '/service/c'])
  })

  test('of other documents stay', async () =>
    expect(
      await save(doc(1, 'old'), doc(1, 'new'), { redirects: [permanent('/x', '/y')] }),
    ).toEqual(['/service/old > /service/new', '/x > /y']))
})

describe('creates no redirect', () => {
  test.each<[string, Doc | undefined, Doc, Change]>([
    ['for an unchanged address', doc(1, 'a'), doc(1, 'a'), {}],
    [
      'for a parent that is populated now',
      doc(1, 'a', { parent: 2 }),
      doc(1, 'a', { parent: { id: 2 } }),
      {},
    ],
    ['for a new document', undefined, doc(1, 'a'), { operation: 'create' }],
    ['for a document without a previous slug', doc(1, ''), doc(1, 'a'), {}],
    ['for a draft', doc(1, 'a'), doc(1, 'b', { _status: { en: 'draft' } }), {}],
    [
      'for a document whose address has its id',
      doc(1, 'a'),
      doc(1, 'b'),
      { collection: 'articles' },
    ],
    ['for a document without a page', doc(1, 'a'), doc(1, 'b'), { collection: 'deals' }],
    ['while seeding', doc(1, 'a'), doc(1, 'b'), { context: { quiet: true } }],
    [
      'for a marketing page without an address',
      doc(1, 'a', { area: 'navigator' }),
      doc(1, 'b', { area: 'navigator' }),
      { collection: 'marketing-pages' },
    ],
  ])('%s', async (_, previousDoc, next, change) =>
    expect(await save(previousDoc, next, change)).toEqual([]),
  )
})
