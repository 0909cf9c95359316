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

const ask = (args: object, operation = 'read') =>
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
])('of %j is read %j', (select, expected) =>
  expect(ask({ select, limit: 1 })).toEqual({ select: expected, limit: 1 }),
)

test('what selects nothing, or changes something, is as it was', () => {
  const [plain, update] = [{ limit: 1 }, { select: { body: { head: true } } }]
  expect(ask(plain)).toBe(plain)
  expect(ask(update, 'update')).toBe(update)
})
