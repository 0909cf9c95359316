import { recordChange, isSubstantiveChange } from './record-change'
import { stub } from '../../../testing/stub'

const body = [
  {
    id: 'a',
    blockType: 'text',
    blockName: null,
    text: { root: { children: [{ text: 'Within 72 hours.' }] } },
  },
]
const stored = {
  status: 3,
  title: '72 hours',
  summary: 'Text',
  statedAt: '2026-01-01T00:00:00.000Z',
  body,
  reviewer: 4,
}

test.each<[string, object, boolean]>([
  ['nothing', {}, false],
  ['the reviewer', { reviewer: 5 }, false],
  [
    'row ids and the format of a date',
    { statedAt: '2026-01-01T01:00:00+01:00', body: [{ ...body[0], id: 'b' }] },
    false,
  ],
  ['the status', { status: 2 }, true],
  ['the short title', { title: '48 hours' }, true],
  ['the summary', { summary: 'Other' }, true],
  ['the day', { statedAt: '2026-02-01T00:00:00.000Z' }, true],
  [
    'the full text',
    { body: [{ ...body[0], text: { root: { children: [{ text: 'Within 48 hours.' }] } } }] },
    true,
  ],
  ['the full text, which was removed', { body: [] }, true],
])('a change of %s is substantive: %s', (_, change, expected) =>
  expect(isSubstantiveChange(stored, { ...stored, ...change })).toBe(expected),
)

test('a first translation is not a substantive change', () =>
  expect(
    isSubstantiveChange({ ...stored, title: null, summary: undefined, body: [] }, stored),
  ).toBe(false))

const change = (
  data: object,
  originalDoc: object | undefined,
  { published = stored as object | null, context = {} } = {},
) =>
  recordChange(
    stub<Parameters<typeof recordChange>[0]>({
      data,
      originalDoc,
      operation: originalDoc ? 'update' : 'create',
      context,
      req: {
        locale: 'en',
        payload: { find: async () => ({ docs: published ? [published] : [] }) },
      },
    }),
  ) as Promise<{ changedAt: string }>

const old = '2020-01-01T00:00:00.000Z'
const isNow = (value: string) => Date.now() - new Date(value).getTime() < 60_000

test('sets changedAt when a substantive change is published', async () => {
  expect(
    isNow(
      (await change({ ...stored, status: 2, _status: 'published' }, { id: 1, changedAt: old }))
        .changedAt,
    ),
  ).toBe(true)
  expect(
    (await change({ ...stored, status: 2, _status: 'draft' }, { id: 1, changedAt: old })).changedAt,
  ).toBe(old)
  expect(
    (await change({ ...stored, _status: 'published' }, { id: 1, changedAt: old })).changedAt,
  ).toBe(old)
})

test('sets changedAt of a new answer to now, and of a seeded one to statedAt', async () => {
  expect(isNow((await change({ ...stored, _status: 'published' }, undefined)).changedAt)).toBe(true)
  expect((await change(stored, undefined, { context: { quiet: true } })).changedAt).toBe(
    stored.statedAt,
  )
  expect(
    (
      await change(
        { ...stored, status: 2, _status: 'published' },
        { id: 1, changedAt: old },
        { context: { quiet: true } },
      )
    ).changedAt,
  ).toBe(old)
})
