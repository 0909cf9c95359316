import { queryByReviewDue, isOverdue, whereByDate } from './overdue'
import { stub } from '../../../testing/stub'

const now = new Date('2026-11-14T12:00:00.000Z')
const late = { reviewDue: { less_than: now.toISOString() } }
const fine = {
  or: [{ reviewDue: { greater_than_equal: now.toISOString() } }, { reviewDue: { exists: false } }],
}

test.each<[unknown, boolean]>([
  ['2026-11-14T11:59:59.000Z', true],
  ['2026-11-14T12:00:01.000Z', false],
  [new Date('2020-01-01'), true],
  [null, false],
  [undefined, false],
  ['soon', false],
  [0, false],
])('a review due at %j is overdue: %s', (due, expected) =>
  expect(isOverdue(due, now)).toBe(expected),
)

test.each<[string, Parameters<typeof whereByDate>[0], unknown]>([
  ['overdue', { overdue: { equals: true } }, { and: [late, {}] }],
  ['overdue, from an address', { overdue: { equals: 'true' } }, { and: [late, {}] }],
  ['not overdue', { overdue: { equals: false } }, { and: [fine, {}] }],
  ['other than overdue', { overdue: { not_equals: true } }, { and: [fine, {}] }],
  [
    'overdue of one jurisdiction',
    { overdue: { equals: true }, jurisdiction: { equals: 3 } },
    { and: [late, { jurisdiction: { equals: 3 } }] },
  ],
  [
    'nested, as the editor’s list asks',
    { or: [{ and: [{ overdue: { equals: true } }] }] },
    { or: [{ and: [{ and: [late, {}] }] }] },
  ],
  ['anything else', { slug: { equals: 'x' } }, { slug: { equals: 'x' } }],
])('a list of what is %s', (_, where, expected) =>
  expect(whereByDate(where, now)).toEqual(expected),
)

test.each([
  ['overdue', '-reviewDue'],
  ['-overdue', 'reviewDue'],
  ['title', 'title'],
])('sorted by %s it is sorted by %s', (sort, expected) => {
  const asked = stub<Parameters<typeof queryByReviewDue>[0]>({ operation: 'read', args: { sort } })
  expect(queryByReviewDue(asked)).toMatchObject({ sort: expected })
})
