import type { CollectionBeforeOperationHook, Where, WhereField } from 'payload'

/** Whether the review date has passed; false without a date. */
export const isOverdue = (reviewDue: unknown, now = new Date()): boolean => {
  const due =
    reviewDue instanceof Date || typeof reviewDue === 'string'
      ? new Date(reviewDue).getTime()
      : Number.NaN
  return due < now.getTime()
}

/**
 * `overdue` depends on the current date and has no column: filters and sorts by it are rewritten to
 * `reviewDue`.
 */
export const queryByReviewDue: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'read' && operation !== 'count') return args
  const query = args as { where?: Where; sort?: string | string[] }
  return {
    ...args,
    ...(query.where ? { where: whereByDate(query.where) } : {}),
    ...(query.sort ? { sort: sortByDate(query.sort) } : {}),
  }
}

export function whereByDate(where: Where, now = new Date()): Where {
  const result: Where = {}
  const and: Where[] = []
  for (const [name, value] of Object.entries(where)) {
    if (name === 'overdue') and.push(reviewDueWhere(value as WhereField, now))
    else if (isList(name) && Array.isArray(value))
      result[name] = value.map((condition) => whereByDate(condition, now))
    else result[name] = value
  }
  return and.length > 0 ? { and: [...and, result] } : result
}

const isList = (name: string): boolean => ['and', 'or', 'AND', 'OR'].includes(name)

function reviewDueWhere(query: WhereField, now: Date): Where {
  const overdue =
    'not_equals' in query ? String(query.not_equals) !== 'true' : String(query.equals) === 'true'
  const moment = now.toISOString()
  return overdue
    ? { reviewDue: { less_than: moment } }
    : { or: [{ reviewDue: { greater_than_equal: moment } }, { reviewDue: { exists: false } }] }
}

/** `true` sorts after `false`, so that ascending `overdue` is descending `reviewDue`. */
const sortByDate = (sort: string | string[]): string | string[] =>
  Array.isArray(sort) ? sort.map(byDate) : byDate(sort)

const byDate = (name: string): string =>
  name === 'overdue' ? '-reviewDue' : name === '-overdue' ? 'reviewDue' : name
