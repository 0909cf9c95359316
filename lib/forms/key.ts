import { createHash } from 'node:crypto'

/**
 * The idempotency key of a submission: the same for a form that is sent twice with the same values.
 *
 * @param mark the form's, made by its script; without it equal values of one day are one submission
 */
export function submissionKey(values: unknown, mark: unknown, now = new Date()): string {
  const isMark = typeof mark === 'string' && /^[\w-]{16,64}$/.test(mark)
  const text = JSON.stringify([values, isMark ? mark : now.toISOString().slice(0, 10)])
  return createHash('sha256').update(text).digest('hex')
}
