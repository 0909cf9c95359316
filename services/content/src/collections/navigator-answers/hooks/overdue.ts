import type { CollectionBeforeOperationHook, Where, WhereField } from 'payload'

/** Whether an answer's review should have been done by now; one without a date never is. */
export const isOverdue = (reviewDue: unknown, now = new Date()): boolean => {
  const due =
    reviewDue instanceof Date || typeof reviewDue === 'string'
      ? new Date(reviewDue).getTime()
      : Number.NaN
  return due < now.getTime()
}

/**
 * `overdue` depends on the day, so no column holds it: a list that is filtered or sorted by it is
 * filtered or sorted by the day on which the review is due.
 */
export const queryByReviewDue: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'read' && operation !== 'count') return args
  const asked = args as { where?: Where; sort?: string | string[] }
  return {
    ...args,
    ...(asked.where ? { where: whereByDate(asked.where) } : {}),
    ...(asked.sort ? { sort: sortByDate(asked.sort) } : {}),
  }
}

export function whereByDate(where: Where, now = new Date()): Where {
  const result: Where = {}
  const and: Where[] = []
  for (const [name, value] of Object.entries(where)) {
    if (name === 'overdue') and.push(dueWhere(value as WhereField, now))
    else if (isList(name) && Array.isArray(value))
      result[name] = value.map((one) => whereByDate(one, now))
    else result[name] = value
  }
  return and.length > 0 ? { and: [...and, result] } : result
}

const isList = (name: string): boolean => ['and', 'or', 'AND', 'OR'].includes(name)

function dueWhere(asked: WhereField, now: Date): Where {
  const wanted =
    'not_equals' in asked ? String(asked.not_equals) !== 'true' : String(asked.equals) === 'true'
  const moment = now.toISOString()
  return wanted
    ? { reviewDue: { less_than: moment } }
    : { or: [{ reviewDue: { greater_than_equal: moment } }, { reviewDue: { exists: false } }] }
}

/**
 * “Overdue” sorts behind “not overdue”, as true does behind false: the earliest day stands last.
 */
const sortByDate = (sort: string | string[]): string | string[] =>
  Array.isArray(sort) ? sort.map(byDate) : byDate(sort)

const byDate = (name: string): string =>
  name === 'overdue' ? '-reviewDue' : name === '-overdue' ? 'reviewDue' : name
