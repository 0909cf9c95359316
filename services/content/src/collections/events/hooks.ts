import type { FieldHook } from 'payload'

/** Fields that calendars show; a change of one increments SEQUENCE (RFC 5545, 3.8.7.4). */
const calendarFields = ['startsAt', 'endsAt', 'state', 'timeZone']

/** The entry's SEQUENCE: it increases when the event is moved or cancelled. */
export const countSequence: FieldHook = ({ data, originalDoc, value }) => {
  const before = Number(originalDoc?.sequence ?? value ?? 0)
  if (!originalDoc?.id || !data) return before
  const moved =
    calendarFields.some(
      (name) => name in data && timeOf(data[name]) !== timeOf(originalDoc[name]),
    ) ||
    ('venue' in data &&
      ['name', 'address'].some(
        (name) => (data.venue?.[name] || null) !== (originalDoc.venue?.[name] || null),
      ))
  return moved ? before + 1 : before
}

/** Dates are compared as timestamps: the admin panel and the database format them differently. */
const timeOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-/.test(value) ? new Date(value).getTime() : value
