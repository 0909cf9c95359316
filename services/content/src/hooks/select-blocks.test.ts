import type { FlattenedField } from 'payload'
import { selectWholeBlocks } from './select-blocks'
import { stub } from '../testing/stub'

const field = (name: string, type: string, flattenedFields?: FlattenedField[]) =>
  stub<FlattenedField>({ name, type, ...(flattenedFields ? { flattenedFields } : {}) })
const collection = {
  flattenedFields: [
    field('title', 'text'),
    field('body', 'blocks'),
    field('history', 'array', [field('statedAt', 'date'), field('body', 'blocks')]),
    field('sources', 'array', [field('url', 'text')]),
  ],
}

const run = (args: object, operation = 'read') =>
  selectWholeBlocks(stub({ args, operation, collection }))

test.each<[object, object]>([
  [
    { title: true, body: { head: true } },
    { title: true, body: true },
  ],
  [{ history: { statedAt: true, body: { text: true } } }, { history: true }],
  [{ sources: { url: true } }, { sources: { url: true } }],
  [{ title: true }, { title: true }],
  [{ body: false }, { body: false }],
])('rewrites %j to %j', (select, expected) =>
  expect(run({ select, limit: 1 })).toEqual({ select: expected, limit: 1 }),
)

test('leaves operations without a selection and writes unchanged', () => {
  const [plain, update] = [{ limit: 1 }, { select: { body: { head: true } } }]
  expect(run(plain)).toBe(plain)
  expect(run(update, 'update')).toBe(update)
})
