import type { PayloadRequest } from 'payload'
import { tableEndpoint } from './table-endpoint'
import { stub } from '../testing/stub'

const tables: Record<string, Record<string, unknown>[]> = {
  'navigator-jurisdictions': [
    { id: 1, service: 1, sample: true },
    { id: 2, service: 1, sample: false },
  ],
  'navigator-services': [{ id: 1, product: { feature: 'navigator.data-protection' } }],
  'navigator-answers': [
    {
      id: 1,
      _status: { en: 'published', 'fr-fr': 'published', 'zh-cn': 'draft' },
      jurisdiction: 1,
      question: 7,
      status: 3,
      title: { en: 'Open sample', 'fr-fr': 'Exemple', 'zh-cn': 'draft' },
      statedAt: '2026-01-01',
      reviewedOn: '2026-02-01',
      reviewDue: '2999-01-01',
      product: { feature: null },
    },
    {
      id: 2,
      _status: { en: 'published' },
      jurisdiction: 2,
      question: 7,
      status: 3,
      title: { en: 'Closed answer' },
      statedAt: '2026-01-01',
      reviewedOn: '2026-02-01',
      reviewDue: '2020-01-01',
      product: { feature: null },
    },
    {
      id: 3,
      _status: { en: 'published' },
      jurisdiction: 2,
      question: 8,
      status: 3,
      title: { en: 'Own permission' },
      statedAt: '2026-01-01',
      reviewedOn: null,
      reviewDue: null,
      product: { feature: 'navigator.briefings' },
    },
  ],
}

let reads = 0
let updatedAt = '2026-01-01T00:00:00.000Z'

function request(query: Record<string, string>, productPermissions: string[] | null) {
  const find = async ({
    collection,
    where,
    limit,
  }: {
    collection: string
    where: { id?: { in: number[] } }
    limit?: number
  }) => {
    if (limit === 1) return { docs: [{ updatedAt }] }
    if (collection === 'navigator-answers') reads += 1
    return {
      docs: (tables[collection] ?? []).filter(
        (row) => !where.id || where.id.in.includes(row.id as number),
      ),
    }
  }
  const count = async ({ collection }: { collection: string }) => ({
    totalDocs: tables[collection]?.length ?? 0,
  })
  const user = productPermissions && {
    collection: 'members',
    id: 1,
    subject: 'auth0|1',
    productPermissions,
  }
  return tableEndpoint.handler(
    stub<PayloadRequest>({
      query,
      user,
      context: {},
      payload: { db: { find, count } },
    }),
  ) as Promise<Response>
}

const titlesFor = async (permissions: string[], locale = 'en') =>
  (
    (await (await request({ jurisdictions: '1,2', locale }, permissions)).json()) as {
      answers: unknown[][]
    }
  ).answers.map((line) => line[5])

test('returns gated answers to permitted members, and the sample to all members', async () => {
  expect(await titlesFor(['product|navigator.data-protection'])).toEqual([
    'Open sample',
    'Closed answer',
    null,
  ])
  expect(await titlesFor([])).toEqual(['Open sample', null, null])
  expect(await titlesFor(['navigator.briefings'])).toEqual(['Open sample', null, 'Own permission'])
})

test.each([
  ['fr-fr', 'Exemple'],
  ['zh-cn', 'Open sample'],
])('returns published titles in %s, with English as fallback', async (locale, title) =>
  expect(await titlesFor(['product|navigator.data-protection'], locale)).toEqual([
    title,
    'Closed answer',
    null,
  ]),
)

test('returns only review dates of a gated answer', async () => {
  const response = await request({ jurisdictions: '1,2' }, [])
  expect(((await response.json()) as { answers: unknown[][] }).answers[1]).toEqual([
    2,
    7,
    '2026-02-01',
    '2020-01-01',
    true,
    null,
    null,
    null,
  ])
})

test('responds 401 without a member', async () =>
  expect((await request({ jurisdictions: '1' }, null)).status).toBe(401))

test.each([
  '',
  '1;drop',
  '1,',
  'x',
  Array.from({ length: 101 }, (_, index) => index + 1).join(','),
])('rejects jurisdictions=%s', async (jurisdictions) =>
  expect((await request({ jurisdictions }, [])).status).toBe(400),
)

test('caches rows until a write, and checks access for every request', async () => {
  await titlesFor([])
  reads = 0
  expect(await titlesFor(['product|navigator.data-protection'])).toEqual([
    'Open sample',
    'Closed answer',
    null,
  ])
  expect(await titlesFor([])).toEqual(['Open sample', null, null])
  expect(reads).toBe(0)
  updatedAt = '2026-01-02T00:00:00.000Z'
  await titlesFor([])
  expect(reads).toBe(1)
})
