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
const said = {
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
    'numbers of rows and the form of a day',
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
  ['the full text, which went', { body: [] }, true],
])('an answer of which %s changed says something else: %s', (_, change, expected) =>
  expect(isSubstantiveChange(said, { ...said, ...change })).toBe(expected),
)

test('a first translation is no change', () =>
  expect(isSubstantiveChange({ ...said, title: null, summary: undefined, body: [] }, said)).toBe(
    false,
  ))

const change = (
  data: object,
  originalDoc: object | undefined,
  { published = said as object | null, context = {} } = {},
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

test('the day of a change is noted when it is published', async () => {
  expect(
    isNow(
      (await change({ ...said, status: 2, _status: 'published' }, { id: 1, changedAt: old }))
        .changedAt,
    ),
  ).toBe(true)
  expect(
    (await change({ ...said, status: 2, _status: 'draft' }, { id: 1, changedAt: old })).changedAt,
  ).toBe(old)
  expect(
    (await change({ ...said, _status: 'published' }, { id: 1, changedAt: old })).changedAt,
  ).toBe(old)
})

test('a new answer is news, one of the sample firm is as old as it says', async () => {
  expect(isNow((await change({ ...said, _status: 'published' }, undefined)).changedAt)).toBe(true)
  expect((await change(said, undefined, { context: { quiet: true } })).changedAt).toBe(
    said.statedAt,
  )
  expect(
    (
      await change(
        { ...said, status: 2, _status: 'published' },
        { id: 1, changedAt: old },
        { context: { quiet: true } },
      )
    ).changedAt,
  ).toBe(old)
})
