import type { ChangeEvent } from './send-webhook'
import { stub } from '../testing/stub'

type Announce = typeof import('./send-webhook')

let announce: Announce
const calls: { url: string; event: ChangeEvent; signature: string }[] = []
let answers: (number | Error)[] = []

beforeAll(async () => {
  Object.assign(process.env, {
    CONTENT_DATABASE_URL: 'file::memory:',
    CONTENT_SECRET: 'a',
    PREVIEW_SECRET: 'b',
    REVALIDATE_SECRET: 'c',
    SITE_URL: 'https://www.site.test/',
  })
  announce = await import('./send-webhook')
})

const fetchBefore = globalThis.fetch

beforeEach(() => {
  calls.length = 0
  answers = []
  jest.useFakeTimers()
  globalThis.fetch = stub<typeof fetch>(
    async (url: string, init: { body: string; headers: Record<string, string> }) => {
      calls.push({
        url,
        event: JSON.parse(init.body) as ChangeEvent,
        signature: init.headers['x-content-signature'] ?? '',
      })
      const answer = answers.shift() ?? 200
      if (answer instanceof Error) throw answer
      return new Response(null, { status: answer })
    },
  )
})

afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = fetchBefore
})

const logger = { warn: jest.fn() }
/**
 * A request to a database whose row says what visitors see; `undefined` for a row that is not
 * there.
 */
const req = (row?: string) => ({
  payload: { logger, db: { findOne: async () => (row ? { id: 2001, _status: row } : null) } },
})
const collection = { slug: 'articles', versions: { drafts: true } }

type Change = {
  doc: Record<string, unknown>
  previousDoc?: Record<string, unknown>
  context?: Record<string, unknown>
  rowBefore?: string
  row?: string
}

/** Tells of a change, and waits until nothing more is told. */
async function change({ doc, previousDoc, context = {}, rowBefore, row = 'published' }: Change) {
  await announce.recordPublicState(
    stub({
      data: {},
      originalDoc: previousDoc,
      collection,
      req: req(rowBefore),
      context,
    }),
  )
  await announce.sendChangeWebhook('Article')(
    stub({
      doc,
      previousDoc,
      collection,
      req: req(row),
      context,
    }),
  )
  await jest.advanceTimersByTimeAsync(60_000)
  return calls
}

const published = { id: 2001, slug: 'a', _status: 'published' }
const draft = { ...published, _status: 'draft' }

describe('a change', () => {
  test.each<[string, Change, string | null]>([
    [
      'of a published document is told',
      { doc: published, previousDoc: published, rowBefore: 'published' },
      'publish',
    ],
    ['of a first publication is told', { doc: published }, 'publish'],
    [
      'of a draft that becomes public is told',
      { doc: published, previousDoc: draft, rowBefore: 'draft' },
      'publish',
    ],
    [
      'of a document that is withdrawn is told',
      { doc: draft, previousDoc: published, rowBefore: 'published', row: 'draft' },
      'unpublish',
    ],
    [
      'of a document that is withdrawn after a draft was saved is told',
      { doc: draft, previousDoc: draft, rowBefore: 'published', row: 'draft' },
      'unpublish',
    ],
    [
      'of a draft beside a published document is nobody’s business',
      { doc: draft, previousDoc: published, rowBefore: 'published', row: 'published' },
      null,
    ],
    [
      'of a draft is nobody’s business',
      { doc: draft, previousDoc: draft, rowBefore: 'draft', row: 'draft' },
      null,
    ],
    ['of a new draft neither', { doc: draft, row: 'draft' }, null],
  ])('%s', async (_, given, operation) => {
    const told = await change(given)
    expect(told.map(({ event }) => event.operation)).toEqual(operation ? [operation] : [])
  })

  test('of a document that has no drafts is always told', async () => {
    const redirects = { slug: 'redirects', versions: {} }
    await announce.sendChangeWebhook('Redirect')(
      stub({
        doc: { id: 1 },
        collection: redirects,
        req: req(),
        context: {},
      }),
    )
    await jest.advanceTimersByTimeAsync(1000)
    expect(calls.map(({ event }) => event.operation)).toEqual(['publish'])
  })

  test('names the document, where it is, and what lists it, before and after', async () => {
    const [call] = await change({
      doc: { ...published, authors: [1001, { id: 1002 }], practices: [3001], country: 4001 },
      previousDoc: { ...published, authors: [1003], sectors: null },
    })
    expect(call).toMatchObject({
      url: 'https://www.site.test/api/revalidate',
      event: { type: 'Article', id: 2001, slug: 'a' },
      signature: expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/),
    })
    expect(call?.event.relations).toEqual([
      { type: 'Contact', id: 1001 },
      { type: 'Contact', id: 1002 },
      { type: 'ServiceInfo', id: 3001 },
      { type: 'CountryInfo', id: 4001 },
      { type: 'Contact', id: 1003 },
    ])
  })

  test('of a document without a slug has none', async () =>
    expect((await change({ doc: { id: 1, _status: 'published' } }))[0]?.event.slug).toBeNull())

  test('made while loading is not told', async () =>
    expect(await change({ doc: published, context: { quiet: true } })).toEqual([]))

  test('is returned as it was', async () =>
    expect(
      await announce.sendChangeWebhook('Article')(
        stub({
          doc: draft,
          collection,
          req: req('draft'),
          context: {},
        }),
      ),
    ).toBe(draft))
})

describe('a site that does not hear', () => {
  test.each<[string, (number | Error)[], number]>([
    ['is told again after an outage', [new Error('refused'), 503, 200], 3],
    ['is told four times at most', [500, 500, 500, 500, 200], 4],
    ['is not told again what it refuses', [401, 200], 1],
  ])('%s', async (_, given, count) => {
    answers = given
    expect(await change({ doc: published })).toHaveLength(count)
  })
})

describe('other changes', () => {
  test('a deletion is told', async () => {
    announce.sendDeleteWebhook('Article')(
      stub({
        doc: { ...published, authors: [1001] },
        collection: { slug: 'articles' },
        req: req(),
        context: {},
      }),
    )
    await jest.advanceTimersByTimeAsync(1000)
    expect(calls[0]?.event).toEqual({
      type: 'Article',
      id: 2001,
      slug: 'a',
      path: '/publications/2001/a',
      operation: 'delete',
      relations: [{ type: 'Contact', id: 1001 }],
    })
  })

  test('a global has its type for an id', async () => {
    announce.sendGlobalWebhook('Home')(stub({ doc: {}, req: req(), context: {} }))
    await jest.advanceTimersByTimeAsync(1000)
    expect(calls[0]?.event).toEqual({
      type: 'Home',
      id: 'Home',
      slug: null,
      path: null,
      operation: 'publish',
      relations: [],
    })
  })

  test('are told once the transaction is closed', async () => {
    const sessions: Record<string, unknown> = { t1: {} }
    announce.sendDeleteWebhook('Article')(
      stub({
        doc: published,
        collection: { slug: 'articles' },
        req: { transactionID: 't1', payload: { logger, db: { sessions } } },
        context: {},
      }),
    )
    await jest.advanceTimersByTimeAsync(1000)
    expect(calls).toHaveLength(0)
    delete sessions.t1
    await jest.advanceTimersByTimeAsync(1000)
    expect(calls).toHaveLength(1)
  })
})
