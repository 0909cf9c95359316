import { queryByReviewDue, isOverdue, whereByDate } from './overdue'
import { stub } from '../../../testing/stub'

const now = new Date('2026-11-14T12:00:00.000Z')
const overdueWhere = { reviewDue: { less_than: now.toISOString() } }
const notOverdueWhere = {
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
  ['overdue', { overdue: { equals: true } }, { and: [overdueWhere, {}] }],
  ['overdue, as a query string', { overdue: { equals: 'true' } }, { and: [overdueWhere, {}] }],
  ['not overdue', { overdue: { equals: false } }, { and: [notOverdueWhere, {}] }],
  ['other than overdue', { overdue: { not_equals: true } }, { and: [notOverdueWhere, {}] }],
  [
    'overdue of one jurisdiction',
    { overdue: { equals: true }, jurisdiction: { equals: 3 } },
    { and: [overdueWhere, { jurisdiction: { equals: 3 } }] },
  ],
  [
    'nested, as the admin panel queries',
    { or: [{ and: [{ overdue: { equals: true } }] }] },
    { or: [{ and: [{ and: [overdueWhere, {}] }] }] },
  ],
  ['a filter without overdue', { slug: { equals: 'x' } }, { slug: { equals: 'x' } }],
])('rewrites a filter by %s', (_, where, expected) =>
  expect(whereByDate(where, now)).toEqual(expected),
)

test.each([
  ['overdue', '-reviewDue'],
  ['-overdue', 'reviewDue'],
  ['title', 'title'],
])('rewrites the sort %s to %s', (sort, expected) => {
  const hookArgs = stub<Parameters<typeof queryByReviewDue>[0]>({
    operation: 'read',
    args: { sort },
  })
  expect(queryByReviewDue(hookArgs)).toMatchObject({ sort: expected })
})
