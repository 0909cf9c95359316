import { dateTime } from '@law-firm/contract/date-time'
import { recordChanges, type RecordChanges } from '@law-firm/contract/member'
import * as v from 'valibot'

/** An invalid field of a body. The message names it, never its value. */
export class FieldError extends Error {
  override name = 'FieldError'
  constructor(readonly field: string) {
    super(`${field} is not valid.`)
  }
}

/**
 * Parses a value by a schema of the contract.
 *
 * @param at the field that the value is, for the error
 * @throws FieldError
 */
export function parse<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  at = 'body',
): Output {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  throw new FieldError((v.getDotPath(result.issues[0]) ?? at).slice(0, 60))
}

/**
 * Parses the changed fields of a body; omitted ones stay.
 *
 * @throws FieldError
 */
export const parseChanges = (body: unknown): RecordChanges => parse(recordChanges, body)

/** @throws FieldError for what is no date-time with a time zone (RFC 3339), and no date */
export const parseDateTime = (value: unknown, at: string): string | null =>
  parse(v.nullable(dateTime), value, at)
