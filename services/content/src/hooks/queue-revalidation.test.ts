import type { ChangeEvent } from '@law-firm/contract/change-events'
import { stub } from '../testing/stub'

type HooksModule = typeof import('./queue-revalidation')

let hooks: HooksModule
let events: ChangeEvent[] = []

beforeAll(async () => {
  Object.assign(process.env, {
    CONTENT_DATABASE_URL: 'file::memory:',
    CONTENT_SECRET: 'a',
    PREVIEW_SECRET: 'b',
    REVALIDATE_SECRET: 'c',
  })
  hooks = await import('./queue-revalidation')
})

beforeEach(() => {
  events = []
})

type Row = {
  _status: Record<string, string>
  updatedAt: string
  product?: { feature: string }
  jurisdiction?: number
}

/** A row with these statuses; every write of it changes `updatedAt`. */
const rowOf = (updatedAt: string, en: string, french?: string): Row => ({
  _status: { en, ...(french ? { 'fr-fr': french } : {}) },
  updatedAt,
})

/** A request whose database has this row; `undefined` for a missing one. */
const req = (row?: Row) => ({
  payload: {
    db: { findOne: async () => (row ? { id: 2001, ...row } : null) },
    jobs: { queue: async ({ input }: { input: ChangeEvent }) => ({ id: events.push(input) }) },
  },
})
const collection = { slug: 'articles', versions: { drafts: true } }

type Change = {
  doc: Record<string, unknown>
  previousDoc?: Record<string, unknown>
  context?: Record<string, unknown>
  rowBefore?: Row
  row?: Row
}

/** Runs the hooks of a change. */
async function runChange({
  doc,
  previousDoc,
  context = {},
  rowBefore,
  row = rowOf('2', 'published'),
}: Change) {
  await hooks.recordPublicState(
    stub({
      data: {},
      originalDoc: previousDoc,
      collection,
      req: req(rowBefore),
      context,
    }),
  )
  await hooks.queueRevalidation('Article')(
    stub({
      doc,
      previousDoc,
      collection,
      operation: previousDoc ? 'update' : 'create',
      req: req(row),
      context,
    }),
  )
  return events
}

const published = { id: 2001, slug: 'a', _status: 'published' }
const draft = { ...published, _status: 'draft' }

describe('queueRevalidation', () => {
  test.each<[string, Change, string | null]>([
    [
      'queues publish for a published document',
      { doc: published, previousDoc: published, rowBefore: rowOf('1', 'published') },
      'publish',
    ],
    ['queues publish for a first publication', { doc: published }, 'publish'],
    [
      'queues publish for a draft that is published',
      { doc: published, previousDoc: draft, rowBefore: rowOf('1', 'draft') },
      'publish',
    ],
    [
      'queues unpublish for an unpublished document',
      {
        doc: draft,
        previousDoc: published,
        rowBefore: rowOf('1', 'published'),
        row: rowOf('2', 'draft'),
      },
      'unpublish',
    ],
    [
      'queues unpublish for a document that is unpublished after a saved draft',
      {
        doc: draft,
        previousDoc: draft,
        rowBefore: rowOf('1', 'published'),
        row: rowOf('2', 'draft'),
      },
      'unpublish',
    ],
    [
      'queues nothing for a draft of a published document',
      {
        doc: draft,
        previousDoc: published,
        rowBefore: rowOf('1', 'published'),
        row: rowOf('1', 'published'),
      },
      null,
    ],
    [
      'queues publish for a translation that is published',
      {
        doc: published,
        previousDoc: draft,
        rowBefore: rowOf('1', 'published', 'draft'),
        row: rowOf('2', 'published', 'published'),
      },
      'publish',
    ],
    [
      'queues publish for a translation that is unpublished',
      {
        doc: draft,
        previousDoc: published,
        rowBefore: rowOf('1', 'published', 'published'),
        row: rowOf('2', 'published', 'draft'),
      },
      'publish',
    ],
    [
      'queues nothing for a translation of a document that has no published English text',
      {
        doc: published,
        previousDoc: draft,
        rowBefore: rowOf('1', 'draft', 'draft'),
        row: rowOf('2', 'draft', 'published'),
      },
      null,
    ],
    [
      'queues nothing for a draft',
      {
        doc: draft,
        previousDoc: draft,
        rowBefore: rowOf('1', 'draft'),
        row: rowOf('1', 'draft'),
      },
      null,
    ],
    ['queues nothing for a new draft', { doc: draft, row: rowOf('1', 'draft') }, null],
  ])('%s', async (_, input, operation) => {
    const queued = await runChange(input)
    expect(queued.map((event) => event.operation)).toEqual(operation ? [operation] : [])
  })

  const before = rowOf('1', 'published', 'published')
  const after = rowOf('2', 'published', 'published')
  const gated = { feature: 'lexicon.read' }
  test.each<[string, Partial<Change>, true | undefined]>([
    ['does not restrict a new text', { rowBefore: before, row: after }, undefined],
    [
      'restricts a permission that is set',
      { rowBefore: before, row: { ...after, product: gated } },
      true,
    ],
    [
      'restricts another permission',
      { rowBefore: { ...before, product: { feature: 'b' } }, row: { ...after, product: gated } },
      true,
    ],
    [
      'does not restrict the same permission',
      { rowBefore: { ...before, product: gated }, row: { ...after, product: gated } },
      undefined,
    ],
    [
      'restricts another jurisdiction',
      { rowBefore: { ...before, jurisdiction: 1 }, row: { ...after, jurisdiction: 2 } },
      true,
    ],
    [
      'restricts a translation that is unpublished',
      { rowBefore: before, row: rowOf('2', 'published', 'draft') },
      true,
    ],
    [
      'does not restrict a translation that is published',
      { rowBefore: rowOf('1', 'published', 'draft'), row: after },
      undefined,
    ],
    [
      'does not restrict a document that was not public',
      { rowBefore: rowOf('1', 'draft'), row: { ...after, product: gated } },
      undefined,
    ],
    ['restricts a change whose earlier row is unknown', { row: after }, true],
  ])('%s', async (_, change, restricted) => {
    const previousDoc = published
    const [event] = await runChange({ doc: published, previousDoc, ...change })
    expect(event?.restricted).toBe(restricted)
  })

  test('does not restrict a new document', async () =>
    expect((await runChange({ doc: published }))[0]?.restricted).toBeUndefined())

  test('queues publish for every change of a collection without drafts', async () => {
    const redirects = { slug: 'redirects', versions: {} }
    await hooks.queueRevalidation('Redirect')(
      stub({
        doc: { id: 1 },
        collection: redirects,
        req: req(),
        context: {},
      }),
    )
    expect(events.map((event) => event.operation)).toEqual(['publish'])
  })

  test('queues type, id, slug, and the relations before and after the change', async () => {
    const [event] = await runChange({
      doc: { ...published, authors: [1001, { id: 1002 }], practices: [3001], country: 4001 },
      previousDoc: { ...published, authors: [1003], sectors: null },
    })
    expect(event).toMatchObject({ type: 'Article', id: 2001, slug: 'a' })
    expect(event?.relations).toEqual([
      { type: 'Contact', id: 1001 },
      { type: 'Contact', id: 1002 },
      { type: 'ServiceInfo', id: 3001 },
      { type: 'CountryInfo', id: 4001 },
      { type: 'Contact', id: 1003 },
    ])
  })

  test('queues a null slug for a document without one', async () =>
    expect((await runChange({ doc: { id: 1, _status: 'published' } }))[0]?.slug).toBeNull())

  test('queues nothing while seeding', async () =>
    expect(await runChange({ doc: published, context: { quiet: true } })).toEqual([]))

  test('returns the document unchanged', async () =>
    expect(
      await hooks.queueRevalidation('Article')(
        stub({
          doc: draft,
          collection,
          req: req(rowOf('1', 'draft')),
          context: {},
        }),
      ),
    ).toBe(draft))
})

describe('other hooks', () => {
  /** Runs the hooks of a deletion of a row in this state. */
  async function runDeletion(row: Row) {
    const collection = { slug: 'articles', versions: { drafts: true } }
    const deletion = { id: 2001, collection, req: req(row), context: {} }
    await hooks.recordPublicStateBeforeDeletion(stub(deletion))
    const doc = { ...published, authors: [1001] }
    expect(await hooks.queueDeletionRevalidation('Article')(stub({ ...deletion, doc }))).toBe(doc)
  }

  test('queues delete for a deletion', async () => {
    await runDeletion(rowOf('1', 'published'))
    expect(events).toEqual([
      {
        type: 'Article',
        id: 2001,
        slug: 'a',
        path: '/publications/2001/a',
        operation: 'delete',
        relations: [{ type: 'Contact', id: 1001 }],
      },
    ])
  })

  test('queues nothing for the deletion of a draft', async () => {
    await runDeletion(rowOf('1', 'draft', 'published'))
    expect(events).toEqual([])
  })

  describe('of a global', () => {
    const global = { slug: 'home' }
    type Row = { updatedAt: string; _status?: object }
    const save = async (before: Row, after: Row) => {
      let row = before
      const request = { payload: { ...req().payload, db: { findGlobal: async () => row } } }
      const context = {}
      await hooks.recordGlobalState(stub({ data: {}, global, req: request, context }))
      row = after
      const queue = hooks.queueGlobalRevalidation('Home')
      await queue(stub({ doc: {}, global, req: request, context }))
    }

    test('queue its type as its id when its row was written', async () => {
      await save({ updatedAt: '1' }, { updatedAt: '2' })
      expect(events).toEqual([
        { type: 'Home', id: 'Home', slug: null, path: null, operation: 'publish', relations: [] },
      ])
    })

    test('take from readers a language that is not published any more', async () => {
      const english = { en: 'published', 'zh-cn': 'draft' }
      await save(
        { updatedAt: '1', _status: { ...english, 'zh-cn': 'published' } },
        { updatedAt: '2', _status: english },
      )
      expect(events).toMatchObject([{ type: 'Home', operation: 'publish', restricted: true }])
    })

    test('queue nothing for a draft', async () => {
      await save({ updatedAt: '1' }, { updatedAt: '1' })
      expect(events).toEqual([])
    })
  })
})
