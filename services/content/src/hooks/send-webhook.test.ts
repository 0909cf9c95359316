import type { ChangeEvent } from './send-webhook'
import { stub } from '../testing/stub'

type WebhookModule = typeof import('./send-webhook')

let webhooks: WebhookModule
const calls: { url: string; event: ChangeEvent; signature: string }[] = []
let responses: (number | Error)[] = []

beforeAll(async () => {
  Object.assign(process.env, {
    CONTENT_DATABASE_URL: 'file::memory:',
    CONTENT_SECRET: 'a',
    PREVIEW_SECRET: 'b',
    REVALIDATE_SECRET: 'c',
    SITE_URL: 'https://www.site.test/',
  })
  webhooks = await import('./send-webhook')
})

const fetchBefore = globalThis.fetch

beforeEach(() => {
  calls.length = 0
  responses = []
  jest.useFakeTimers()
  globalThis.fetch = stub<typeof fetch>(
    async (url: string, init: { body: string; headers: Record<string, string> }) => {
      calls.push({
        url,
        event: JSON.parse(init.body) as ChangeEvent,
        signature: init.headers['x-content-signature'] ?? '',
      })
      const response = responses.shift() ?? 200
      if (response instanceof Error) throw response
      return new Response(null, { status: response })
    },
  )
})

afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = fetchBefore
})

const logger = { warn: jest.fn() }
/** A request whose database row has this status; `undefined` for a missing row. */
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

/** Runs the hooks of a change, and waits for all retries. */
async function runChange({ doc, previousDoc, context = {}, rowBefore, row = 'published' }: Change) {
  await webhooks.recordPublicState(
    stub({
      data: {},
      originalDoc: previousDoc,
      collection,
      req: req(rowBefore),
      context,
    }),
  )
  await webhooks.sendChangeWebhook('Article')(
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

describe('sendChangeWebhook', () => {
  test.each<[string, Change, string | null]>([
    [
      'sends publish for a published document',
      { doc: published, previousDoc: published, rowBefore: 'published' },
      'publish',
    ],
    ['sends publish for a first publication', { doc: published }, 'publish'],
    [
      'sends publish for a draft that is published',
      { doc: published, previousDoc: draft, rowBefore: 'draft' },
      'publish',
    ],
    [
      'sends unpublish for an unpublished document',
      { doc: draft, previousDoc: published, rowBefore: 'published', row: 'draft' },
      'unpublish',
    ],
    [
      'sends unpublish for a document that is unpublished after a saved draft',
      { doc: draft, previousDoc: draft, rowBefore: 'published', row: 'draft' },
      'unpublish',
    ],
    [
      'sends nothing for a draft of a published document',
      { doc: draft, previousDoc: published, rowBefore: 'published', row: 'published' },
      null,
    ],
    [
      'sends nothing for a draft',
      { doc: draft, previousDoc: draft, rowBefore: 'draft', row: 'draft' },
      null,
    ],
    ['sends nothing for a new draft', { doc: draft, row: 'draft' }, null],
  ])('%s', async (_, input, operation) => {
    const sent = await runChange(input)
    expect(sent.map(({ event }) => event.operation)).toEqual(operation ? [operation] : [])
  })

  test('sends publish for every change of a collection without drafts', async () => {
    const redirects = { slug: 'redirects', versions: {} }
    await webhooks.sendChangeWebhook('Redirect')(
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

  test('sends type, id, slug, and the relations before and after the change', async () => {
    const [call] = await runChange({
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

  test('sends a null slug for a document without one', async () =>
    expect((await runChange({ doc: { id: 1, _status: 'published' } }))[0]?.event.slug).toBeNull())

  test('sends nothing while seeding', async () =>
    expect(await runChange({ doc: published, context: { quiet: true } })).toEqual([]))

  test('returns the document unchanged', async () =>
    expect(
      await webhooks.sendChangeWebhook('Article')(
        stub({
          doc: draft,
          collection,
          req: req('draft'),
          context: {},
        }),
      ),
    ).toBe(draft))
})

describe('retries', () => {
  test.each<[string, (number | Error)[], number]>([
    ['retry after an outage', [new Error('refused'), 503, 200], 3],
    ['stop after four attempts', [500, 500, 500, 500, 200], 4],
    ['do not follow a 4xx response', [401, 200], 1],
  ])('%s', async (_, statuses, count) => {
    responses = statuses
    expect(await runChange({ doc: published })).toHaveLength(count)
  })
})

describe('other webhooks', () => {
  test('sends delete for a deletion', async () => {
    webhooks.sendDeleteWebhook('Article')(
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

  test('sends nothing for the deletion of a draft', async () => {
    const hook = webhooks.sendDeleteWebhook('Article')
    const deletion = { doc: draft, collection: { slug: 'articles' }, req: req(), context: {} }
    expect(await hook(stub(deletion))).toBe(draft)
    await jest.advanceTimersByTimeAsync(1000)
    expect(calls).toEqual([])
  })

  test('sends the type of a global as its id', async () => {
    webhooks.sendGlobalWebhook('Home')(stub({ doc: {}, req: req(), context: {} }))
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

  test('are sent after the transaction is closed', async () => {
    const sessions: Record<string, unknown> = { t1: {} }
    webhooks.sendDeleteWebhook('Article')(
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
